package coupdoeil.validator.report;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexGrid;
import coupdoeil.model.grid.Orientation;
import coupdoeil.model.grid.Shifted;
import java.util.function.Function;

/** A map in characters: two for a hex where rows are straight, so that shifted rows stand half a hex aside. */
final class MapPicture {

    private MapPicture() {}

    /** @param sign one character for a hex, perhaps coloured */
    static String of(HexGrid grid, Function<Hex, String> sign) {
        StringBuilder out = new StringBuilder();
        boolean rowsAreStraight = grid.orientation() == Orientation.POINTY;
        for (int row = 0; row < grid.rows(); row++) {
            boolean aside = rowsAreStraight && (row % 2 == 1) == (grid.shifted() == Shifted.ODD);
            out.append(aside ? " " : "");
            for (int column = 0; column < grid.columns(); column++) {
                out.append(sign.apply(grid.hexAt(column, row))).append(rowsAreStraight ? " " : "");
            }
            out.append('\n');
        }
        return out.toString();
    }
}
