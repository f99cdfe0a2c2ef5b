package coupdoeil.validator.sight.table;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.table.Corner;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.Geometry;

/** Looks from a point all round, and square inches. */
class PointSightTest {

    private static final Set<String> WITHOUT = Set.of("observer", "target");

    /** Points of a lattice of half inches, on which the corners of most of the ground lie. */
    @Test
    void pointsSeeWhatTheWordsSay() {
        List<String> differences = new ArrayList<>();
        int seen = 0;
        int hidden = 0;
        for (int seed = 0; seed < 300 / RandomTable.SHARE; seed++) {
            RandomTable table = new RandomTable(7_000 + seed);
            SlowSight slow = new SlowSight(table.things);
            Random random = new Random(seed);
            Corner eye = point(random);
            PointSight sight = new PointSight(table, eye, new Envelope(0, 30_000, 0, 40_000), WITHOUT);
            for (int i = 0; i < 40; i++) {
                Corner other = point(random);
                boolean expected = eye.equals(other) || !slow.isBlocked(dot(eye), dot(other));
                if (sight.sees(other) != expected) {
                    differences.add("seed " + seed + ": from " + eye + " to " + other);
                }
                seen += expected ? 1 : 0;
                hidden += expected ? 0 : 1;
            }
        }
        assertThat(differences).isEmpty();
        assertThat(seen).isGreaterThan(1_000 / RandomTable.SHARE);
        assertThat(hidden).isGreaterThan(1_000 / RandomTable.SHARE);
    }

    @Test
    void aPieceSeesWhatAnyBaseOfItsFrontSees() {
        for (int seed = 0; seed < 100 / RandomTable.SHARE; seed++) {
            RandomTable table = new RandomTable(8_000 + seed);
            FieldOfView field = new FieldOfView(table, "observer", table.observer, new Envelope(0, 30_000, 0, 40_000));
            Random random = new Random(seed);
            for (int i = 0; i < 20; i++) {
                Corner point = point(random);
                boolean one = table.observer.front().stream()
                        .anyMatch(base -> new PointSight(
                                        new Looks(
                                                table,
                                                Region.of(new Envelope(0, 30_000, 0, 40_000)),
                                                Set.of("observer")),
                                        base.middleX(),
                                        base.middleY())
                                .sees(point));
                assertThat(field.sees(point)).isEqualTo(one && field.isInArc(point));
            }
        }
    }

    @Test
    void squaresAreThoseWhoseMiddleIsOnTheTable() {
        Squares squares = new Squares(3.5, 2.4);
        assertThat(squares.columns()).isEqualTo(4);
        assertThat(squares.rows()).isEqualTo(2);
        assertThat(squares.middle(5)).isEqualTo(new Corner(3810, 3810));
        BitSet east = squares.where(point -> point.xInches() > 2);
        assertThat(east.stream().toArray()).containsExactly(2, 3, 6, 7);
        Geometry shape = squares.shape(east);
        assertThat(shape.getNumGeometries()).isEqualTo(1);
        assertThat(shape.getArea()).isEqualTo(3.0);
        assertThat(squares.shape(new BitSet()).isEmpty()).isTrue();
    }

    @Test
    void noTableOrOneBeyondAllMeasureHasNoSquares() {
        assertThat(new Squares(0, 48).count()).isZero();
        assertThat(new Squares(1e9, 1e9).count()).isZero();
        assertThat(new Squares(Double.NaN, 48).count()).isZero();
    }

    private static Corner point(Random random) {
        return new Corner(random.nextInt(24) * 1270, random.nextInt(30) * 1270);
    }

    private static Dot dot(Corner point) {
        return Dot.of((long) point.x() * 4, (long) point.y() * 4);
    }
}
