package coupdoeil.validator.sight.table;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.table.Base;
import coupdoeil.model.table.Corner;
import coupdoeil.model.table.Footprint;
import coupdoeil.model.table.Outline;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Looking beam by beam finds what looking at every point finds, however early a beam ends. */
class GazeTest {

    private static final int TABLES = 400 / RandomTable.SHARE;
    private static final Squares SQUARES = new Squares(12, 16);

    @Test
    void beamsShowWhatIsSeenPointByPoint() {
        int seen = 0;
        int hidden = 0;
        for (long seed = 0; seed < TABLES; seed++) {
            RandomTable table = new RandomTable(seed);
            BitSet byBeams = all(table);
            FieldOfView field =
                    new FieldOfView(table, "observer", table.observer, SQUARES.bounds(table.observer.bounds()));
            BitSet byPoints = SQUARES.where(field::sees);
            assertThat(byBeams).as("seed %d", seed).isEqualTo(byPoints);
            seen += byPoints.cardinality();
            hidden += SQUARES.where(field::isInArc).cardinality() - byPoints.cardinality();
        }
        // Tables on which all is seen, or nothing, would show nothing.
        assertThat(seen).isGreaterThan(1_000 / RandomTable.SHARE);
        assertThat(hidden).isGreaterThan(1_000 / RandomTable.SHARE);
    }

    /** A pack may give a hill any level. */
    @Test
    void hillsBeyondAllMeasure() {
        RandomTable table = new RandomTable(1);
        for (int level : new int[] {1, 15, 16, 17, Integer.MAX_VALUE}) {
            Surroundings hills = new Laid(
                    table.screens,
                    List.of(new Contour("hill", "hill", Outline.of(table.target.rectangle()), level)),
                    table.bodies);
            FieldOfView field =
                    new FieldOfView(hills, "observer", table.observer, SQUARES.bounds(table.observer.bounds()));
            assertThat(all(hills, table.observer)).isEqualTo(SQUARES.where(field::sees));
        }
    }

    /** More bases than are told apart by direction. */
    @Test
    void aCrowdOfPieces() {
        List<Body> crowd = new ArrayList<>();
        for (int i = 0; i < 90; i++) {
            double x = 2540 * (i % 12) + 37 * (i % 5);
            double y = 2540 * (5 + i / 12) + 53 * (i % 7);
            Corner frontLeft = new Corner(x, y + 150);
            Corner frontRight = new Corner(x + 150, y + 150);
            crowd.add(new Body(
                    "crowd" + i,
                    "crowd" + i,
                    List.of(new Base(frontLeft, frontRight, new Corner(x + 150, y), new Corner(x, y)))));
        }
        int hidden = 0;
        for (long seed = 0; seed < 12; seed++) {
            RandomTable table = new RandomTable(seed);
            List<Body> all = new ArrayList<>(table.bodies);
            all.addAll(crowd);
            Surroundings crowded = new Laid(table.screens, table.contours, all);
            FieldOfView field =
                    new FieldOfView(crowded, "observer", table.observer, SQUARES.bounds(table.observer.bounds()));
            BitSet seen = all(crowded, table.observer);
            assertThat(seen).as("seed %d", seed).isEqualTo(SQUARES.where(field::sees));
            hidden += all(table).cardinality() - seen.cardinality();
        }
        assertThat(hidden).isPositive();
    }

    private static BitSet all(RandomTable table) {
        return all(table, table.observer);
    }

    private static BitSet all(Surroundings table, Footprint observer) {
        Gaze gaze = new Gaze("observer", observer, SQUARES);
        BitSet seen = new BitSet();
        for (int beam : gaze.beams()) {
            OpenBeam open = gaze.open(table, beam);
            seen.or(gaze.seen(table, open, table.bodies(open.reach())));
        }
        return seen;
    }
}
