package coupdoeil.validator.cc.fact;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexGrid;
import coupdoeil.validator.check.fact.ScenarioFacts;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Which side has its baseline at which end of the board (CC 3). */
public final class Camps {

    private final String top;
    private final String bottom;

    public Camps(ScenarioFacts scenario) {
        this.top = scenario.attributes().text("top").orElse("");
        this.bottom = scenario.attributes().text("bottom").orElse("");
    }

    /** The camp of a side; empty if the scenario gives it none, or both. */
    public Optional<Camp> of(String side) {
        if (side.isEmpty() || top.equals(bottom)) {
            return Optional.empty();
        }
        return side.equals(top)
                ? Optional.of(Camp.TOP)
                : Optional.of(Camp.BOTTOM).filter(camp -> side.equals(bottom));
    }

    /** The camp whose baseline is nearer to a hex; empty in the middle row. */
    public static Optional<Camp> nearest(HexGrid grid, Hex hex) {
        int row = grid.row(hex);
        int difference = Integer.compare(Camp.TOP.rowsBehind(grid, row), Camp.BOTTOM.rowsBehind(grid, row));
        return difference == 0 ? Optional.empty() : Optional.of(difference < 0 ? Camp.TOP : Camp.BOTTOM);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Camps camps && top.equals(camps.top) && bottom.equals(camps.bottom);
    }

    @Override
    public int hashCode() {
        return Objects.hash(top, bottom);
    }
}
