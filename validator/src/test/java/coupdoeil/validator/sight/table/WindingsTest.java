package coupdoeil.validator.sight.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import coupdoeil.model.battlefield.Area;
import coupdoeil.validator.sight.SightMarks;
import coupdoeil.validator.sight.Sighting;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;

/** Ground is covered where edges go round it, whatever they do besides. */
class WindingsTest {

    private static final GeometryFactory GEOMETRIES = new GeometryFactory();

    private final List<Coordinate[]> edges = new ArrayList<>();

    private void ring(double... points) {
        for (int i = 0; i < points.length; i += 2) {
            int next = (i + 2) % points.length;
            edges.add(new Coordinate[] {
                new Coordinate(points[i], points[i + 1]), new Coordinate(points[next], points[next + 1])
            });
        }
    }

    private String covered() {
        return Windings.covered(edges).norm().toText();
    }

    @Test
    void whatOverlapsIsOne() {
        ring(0, 0, 10, 0, 10, 10, 0, 10);
        ring(5, 5, 15, 5, 15, 15, 5, 15);
        assertThat(covered()).isEqualTo("POLYGON ((0 0, 0 10, 5 10, 5 15, 15 15, 15 5, 10 5, 10 0, 0 0))");
    }

    @Test
    void whatLiesWithinAnotherIsNoHoleButClockwiseItIs() {
        ring(0, 0, 10, 0, 10, 10, 0, 10);
        ring(2, 2, 4, 2, 4, 4, 2, 4);
        ring(6, 6, 6, 8, 8, 8, 8, 6);
        assertThat(covered()).isEqualTo("POLYGON ((0 0, 0 10, 10 10, 10 0, 0 0), (6 6, 8 6, 8 8, 6 8, 6 6))");
    }

    @Test
    void clockwiseNothingIsCovered() {
        ring(0, 0, 0, 10, 10, 10, 10, 0);
        assertThat(covered()).isEqualTo("POLYGON EMPTY");
        edges.clear();
        assertThat(covered()).isEqualTo("POLYGON EMPTY");
    }

    @Test
    void whatTouchesAtACornerIsTwoAndAtAnEdgeOne() {
        ring(0, 0, 10, 0, 10, 10, 0, 10);
        ring(10, 10, 20, 10, 20, 20, 10, 20);
        assertThat(Windings.covered(edges).getNumGeometries()).isEqualTo(2);
        ring(10, 0, 20, 0, 20, 10, 10, 10);
        assertThat(Windings.covered(edges).getNumGeometries()).isEqualTo(1);
    }

    @Test
    void edgesThatRunBackAndCrossEachOther() {
        ring(0, 0, 10, 0, 10, 10, 0, 10, 0, 5, -7, 5, 0, 5);
        ring(20, 0, 30, 10, 30, 0, 20, 10);
        Geometry covered = Windings.covered(edges);
        assertThat(covered.isValid()).isTrue();
        assertThat(covered.getArea()).as("one half of the bow-tie goes round").isEqualTo(100 + 25);
    }

    /** Rings of corners anywhere on a small grid, so that they cross, touch and overlap. */
    @Test
    void anyRings() {
        Random random = new Random(1781);
        for (int i = 0; i < 400 / RandomTable.SHARE; i++) {
            edges.clear();
            int rings = 1 + random.nextInt(4);
            int size = 4 + random.nextInt(60);
            for (int j = 0; j < rings; j++) {
                double[] points = new double[2 * (3 + random.nextInt(6))];
                for (int k = 0; k < points.length; k++) {
                    points[k] = random.nextInt(size);
                }
                ring(points);
            }
            Geometry covered = Windings.covered(edges);
            assertThat(covered.isValid()).as("%d: %s", i, covered).isTrue();
            for (int j = 0; j < 10; j++) {
                Coordinate at = new Coordinate(random.nextDouble() * size, random.nextDouble() * size);
                if (edges.stream()
                        .allMatch(edge -> GEOMETRIES.createLineString(edge).distance(GEOMETRIES.createPoint(at)) > 1)) {
                    assertThat(covered.contains(GEOMETRIES.createPoint(at)))
                            .as("%d: %s in %s", i, at, covered)
                            .isEqualTo(times(at) > 0);
                }
            }
        }
    }

    /** How often edges go round a point, by the angles that they span. */
    private long times(Coordinate at) {
        double angle = 0;
        for (Coordinate[] edge : edges) {
            double ax = edge[0].x - at.x;
            double ay = edge[0].y - at.y;
            double bx = edge[1].x - at.x;
            double by = edge[1].y - at.y;
            angle += Math.atan2(ax * by - ay * bx, ax * bx + ay * by);
        }
        return Math.round(angle / (2 * Math.PI));
    }

    @Test
    void whatIsSeenAndWhatIsNotAreAllOfTheTable() {
        Envelope table = new Envelope(0, 30_000, 0, 40_000);
        AskedGround all = AskedGround.of(table);
        for (int seed = 0; seed < 60 / RandomTable.SHARE; seed++) {
            RandomTable random = new RandomTable(3_000 + seed);
            Geometry seen = SeenGround.of(random, "observer", random.observer, table);
            assertParts(all, seen, 30_000.0 / 2540 * 40_000 / 2540);
            AskedGround before = all.before(random.observer, 6);
            assertThat(before.shape().isValid()).isTrue();
            assertParts(before, seen, before.shape().getArea() / 2540 / 2540);
        }
    }

    private static void assertParts(AskedGround asked, Geometry seen, double inches) {
        SightMarks.Ground marks = asked.marks(seen);
        Geometry visible = ((Area.Shape) marks.of(Sighting.VISIBLE)).geometry();
        Geometry blocked = ((Area.Shape) marks.of(Sighting.BLOCKED)).geometry();
        assertThat(visible.isValid() && blocked.isValid()).isTrue();
        assertThat(visible.getArea() + blocked.getArea()).isCloseTo(inches, within(0.05));
    }

    @Test
    void groundBeforeAPieceEndsWithItsReach() {
        RandomTable random = new RandomTable(1);
        Geometry far = AskedGround.of(new Envelope(-1e6, 1e6, -1e6, 1e6))
                .before(random.observer, 90)
                .shape();
        Coordinate middle = random.observer.centre();
        assertThat(far.getCoordinates())
                .allSatisfy(point -> assertThat(point.distance(middle)).isLessThan(90 * 2540 + 1));
        Coordinate[] ring = far.getCoordinates();
        int round = 0;
        for (int i = 1; i < ring.length; i++) {
            if (ring[i - 1].distance(middle) > 89.9 * 2540 && ring[i].distance(middle) > 89.9 * 2540) {
                Coordinate between = new Coordinate((ring[i - 1].x + ring[i].x) / 2, (ring[i - 1].y + ring[i].y) / 2);
                assertThat(between.distance(middle)).isGreaterThan(89.99 * 2540);
                round++;
            }
        }
        assertThat(round).isGreaterThan(50);
    }
}
