package coupdoeil.validator.sight.table;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.table.Corner;
import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/** What is seen does not hang on where north is, on which side is left, or on how a polygon was drawn. */
class TableInvarianceTest {

    private static final int TABLES = 500 / RandomTable.SHARE;

    @Test
    void quarterTurns() {
        same(false, corner -> new Corner(-corner.y(), corner.x()));
        same(false, corner -> new Corner(-corner.x(), -corner.y()));
    }

    @Test
    void mirroring() {
        same(true, corner -> new Corner(-corner.x(), corner.y()));
        same(true, corner -> new Corner(corner.y(), corner.x()));
    }

    @Test
    void shiftsByWholeInches() {
        same(false, corner -> new Corner(corner.x() + 17 * Corner.PER_INCH, corner.y() - 5 * Corner.PER_INCH));
    }

    @Test
    void orderAndDirectionOfVertices() {
        same(false, corner -> corner);
    }

    private static void same(boolean mirrored, UnaryOperator<Corner> move) {
        for (long seed = 0; seed < TABLES; seed++) {
            RandomTable table = new RandomTable(seed);
            MovedTable moved = new MovedTable(table, mirrored, move);
            assertThat(told(UnitSight.of(moved, "observer", moved.observer, "target", moved.target)))
                    .as("seed " + seed)
                    .isEqualTo(told(UnitSight.of(table, "observer", table.observer, "target", table.target)));
            assertThat(new Enfilade(moved.target).by(moved.observer))
                    .as("seed " + seed)
                    .isEqualTo(new Enfilade(table.target).by(table.observer));
        }
    }

    /** Distances to a millionth of an inch. */
    private static List<Long> told(UnitSight sight) {
        return sight.eyes().stream()
                .map(eye -> eye.sight()
                        .line()
                        .map(line -> Math.round(line.lengthInches() * 1e6))
                        .orElse(-1L))
                .toList();
    }
}
