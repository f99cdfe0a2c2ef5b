package coupdoeil.validator.cc.fact;

import coupdoeil.model.grid.HexDirection;
import coupdoeil.model.grid.HexGrid;
import java.util.List;
import java.util.stream.IntStream;

/** An end of the board where one side has its baseline (CC 3); rows run along it. */
public enum Camp {
    TOP(List.of(HexDirection.D1, HexDirection.D2)),
    BOTTOM(List.of(HexDirection.D4, HexDirection.D5));

    private final List<HexDirection> ahead;

    Camp(List<HexDirection> ahead) {
        this.ahead = ahead;
    }

    /** The two hexsides that face the enemy's baseline. */
    public List<HexDirection> ahead() {
        return ahead;
    }

    /** The two hexsides that face its own baseline, which retreats lead across (CC 5). */
    public List<HexDirection> behind() {
        return ahead.stream().map(HexDirection::opposite).toList();
    }

    /** The scenario attribute that says something of the side there: {@code topCards}. */
    public String attribute(String what) {
        return this == TOP ? "top" + what : "bottom" + what;
    }

    /** How many rows lie between a row and its baseline. */
    public int rowsBehind(HexGrid grid, int row) {
        return this == TOP ? row : grid.rows() - 1 - row;
    }

    /** The cells of its baseline, those out of play among them. */
    public IntStream baseline(HexGrid grid) {
        int row = this == TOP ? 0 : grid.rows() - 1;
        return IntStream.range(0, grid.columns()).map(column -> grid.index(grid.hexAt(column, row)));
    }
}
