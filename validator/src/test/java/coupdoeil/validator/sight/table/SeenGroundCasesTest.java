package coupdoeil.validator.sight.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import coupdoeil.model.table.Base;
import coupdoeil.model.table.Corner;
import coupdoeil.model.table.Footprint;
import coupdoeil.model.table.GroundShape;
import coupdoeil.model.table.Outline;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;

/**
 * What a base of one inch sees that faces north, its front at the middle of the south edge of a table of 40 by 30 inches: its
 * eye is half an inch south of 20,0.
 */
class SeenGroundCasesTest {

    private static final GeometryFactory GEOMETRIES = new GeometryFactory();
    private static final Envelope TABLE = new Envelope(0, 40 * Corner.PER_INCH, 0, 30 * Corner.PER_INCH);
    private static final Footprint OBSERVER = base(20, 0);

    /** As much of the table is in the front arc. */
    private static final double ARC = 40 * 30 - 2 * (19.5 * 19.5 / 2);

    private final Laid around = new Laid(new ArrayList<>(), new ArrayList<>(), new ArrayList<>());

    private static Footprint base(double x, double north) {
        Base base = rectangle(x - 0.5, north - 1, x + 0.5, north);
        return new Footprint(List.of(base), List.of(base), base);
    }

    private static Base rectangle(double west, double south, double east, double north) {
        return new Base(corner(west, north), corner(east, north), corner(east, south), corner(west, south));
    }

    private static Corner corner(double x, double y) {
        return new Corner(Math.rint(x * Corner.PER_INCH), Math.rint(y * Corner.PER_INCH));
    }

    private static Outline outline(double... points) {
        Coordinate[] ring = new Coordinate[points.length / 2 + 1];
        for (int i = 0; i < ring.length; i++) {
            int at = 2 * i % points.length;
            ring[i] = new Coordinate(points[at], points[at + 1]);
        }
        return GroundShape.of(GEOMETRIES.createPolygon(ring), 0).outline();
    }

    private void wood(double depth, double... points) {
        around.screens.add(new Screen("wood", "wood", outline(points), true, depth));
    }

    private void orchard(double... points) {
        around.screens.add(new Screen("orchard", "orchard", outline(points), false, Double.POSITIVE_INFINITY));
    }

    private void hill(int level, double... points) {
        around.contours.add(new Contour("hill", "hill", outline(points), level));
    }

    private Geometry seen() {
        Geometry seen = SeenGround.of(around, "observer", OBSERVER, TABLE);
        assertThat(seen.isValid()).isTrue();
        return seen;
    }

    private static double inches(Geometry ground) {
        return ground.getArea() / Corner.PER_INCH / Corner.PER_INCH;
    }

    private static boolean holds(Geometry ground, double x, double y) {
        return ground.contains(GEOMETRIES.createPoint(new Coordinate(x * Corner.PER_INCH, y * Corner.PER_INCH)));
    }

    /** The arc opens at 45 degrees from the corners of the front, and ends with the table. */
    @Test
    void openGround() {
        assertThat(inches(seen())).isCloseTo(ARC, within(1e-6));
    }

    @Test
    void aBuildingIsSeenAndHidesWhatIsBehindIt() {
        wood(Double.POSITIVE_INFINITY, 19, 9.5, 21, 9.5, 21, 11.5, 19, 11.5);
        Geometry seen = seen();
        assertThat(holds(seen, 20, 11)).isTrue();
        assertThat(holds(seen, 20, 12)).isFalse();
        // From an eye half an inch south of the table the near corners hide a tenth of the distance to each side.
        assertThat(holds(seen, 22.9, 29.9)).isFalse();
        assertThat(holds(seen, 23.1, 29.9)).isTrue();
        double shadow = (2 + 6.1) / 2 * 20.5;
        assertThat(inches(seen)).isCloseTo(ARC - shadow + 2 * 2, within(0.01));
    }

    @Test
    void intoAWoodOneSeesAsFarAsItsDepth() {
        wood(2, 0, 10, 40, 10, 40, 20, 0, 20);
        Geometry seen = seen();
        assertThat(holds(seen, 20, 11.9)).isTrue();
        assertThat(holds(seen, 20, 12.1)).isFalse();
        assertThat(holds(seen, 20, 25)).isFalse();
        // Two inches aslant are less far in.
        assertThat(holds(seen, 29, 11.3)).isTrue();
        assertThat(holds(seen, 29, 11.7)).isFalse();
    }

    @Test
    void fromWithinAWoodOneSeesAsFarAsItsDepthAllRound() {
        wood(3, 0, -5, 40, -5, 40, 20, 0, 20);
        Geometry seen = seen();
        assertThat(holds(seen, 20, 2.49)).isTrue();
        assertThat(holds(seen, 20, 2.52)).isFalse();
        assertThat(holds(seen, 22, 1.7)).isTrue();
        assertThat(holds(seen, 22, 1.8)).isFalse();
    }

    @Test
    void outOfTheEdgeOfAWoodOneSeesOn() {
        wood(2, 0, -5, 40, -5, 40, 1, 0, 1);
        Geometry seen = seen();
        assertThat(holds(seen, 20, 29)).isTrue();
        // Aslant there is more than two inches of wood.
        assertThat(holds(seen, 36, 20)).isTrue();
        assertThat(holds(seen, 39, 20)).isFalse();
    }

    @Test
    void aHillIsSeenAndHidesWhatIsBehindIt() {
        hill(1, 0, 10, 40, 10, 40, 15, 0, 15);
        Geometry seen = seen();
        assertThat(holds(seen, 20, 9)).isTrue();
        assertThat(holds(seen, 20, 14)).isTrue();
        assertThat(holds(seen, 20, 16)).isFalse();
    }

    @Test
    void aHigherHillIsSeenOverALowerOneAndThatHidesTheGroundBetween() {
        hill(1, 0, 10, 40, 10, 40, 12, 0, 12);
        hill(2, 0, 20, 40, 20, 40, 25, 0, 25);
        Geometry seen = seen();
        assertThat(holds(seen, 20, 11)).isTrue();
        assertThat(holds(seen, 20, 15)).isFalse();
        assertThat(holds(seen, 20, 22)).isTrue();
        assertThat(holds(seen, 20, 27)).isFalse();
        assertThat(seen.getNumGeometries()).isEqualTo(2);
    }

    @Test
    void fromAHillOneSeesOverOrchardsButNotOverThoseOnTheHill() {
        hill(1, 0, -5, 40, -5, 40, 6, 0, 6);
        orchard(15, 10, 18, 10, 18, 12, 15, 12);
        Geometry seen = seen();
        assertThat(holds(seen, 14, 20)).isTrue();
        orchard(19, 3, 21, 3, 21, 4, 19, 4);
        assertThat(holds(seen(), 20, 20)).isFalse();
    }

    @Test
    void aPieceHidesWhatIsBehindItAndItsOwnGroundButNotThoseWhoLook() {
        around.bodies.add(new Body("observer", "observer", OBSERVER.bases()));
        around.bodies.add(new Body("other", "other", base(20, 10.5).bases()));
        Geometry seen = seen();
        assertThat(holds(seen, 20, 9)).isTrue();
        assertThat(holds(seen, 20, 10)).isFalse();
        assertThat(holds(seen, 20, 20)).isFalse();
        assertThat(holds(seen, 22, 20)).isTrue();
        // On a hill it is seen over.
        hill(1, 0, 15, 40, 15, 40, 30, 0, 30);
        assertThat(holds(seen(), 20, 20)).isTrue();
    }

    @Test
    void whatNobodyAsksForIsNoGround() {
        assertThat(SeenGround.of(around, "observer", base(20, -40), TABLE).isEmpty())
                .as("from afar")
                .isFalse();
        assertThat(SeenGround.of(around, "observer", base(20, 31), TABLE).isEmpty())
                .as("beyond the table, looking away")
                .isTrue();
        assertThat(SeenGround.of(around, "observer", OBSERVER, new Envelope()).isEmpty())
                .as("no table")
                .isTrue();
        assertThat(SeenGround.ofPoint(around, corner(20, 10), new Envelope()).isEmpty())
                .as("no table")
                .isTrue();
    }

    /** Corners written twice, edges that run back along themselves or along others, pieces without ground. */
    @Test
    void shapesThatAreNone() {
        wood(1, 15, 5, 15, 5, 18, 5, 18, 8, 18, 8, 15, 8);
        wood(1, 18, 5, 21, 5, 21, 8, 18, 8);
        wood(0, 18, 8, 21, 8, 21, 8, 18, 8);
        wood(2, 22, 5, 26, 9, 26, 5, 22, 9);
        orchard(18, 5, 21, 5, 21, 8, 18, 8);
        hill(1, 18, 5, 21, 5, 21, 8, 18, 8);
        hill(1, 15, 5, 15, 5, 18, 5, 18, 8, 15, 8);
        around.bodies.add(new Body("point", "point", List.of(rectangle(23, 4, 23, 4))));
        around.bodies.add(new Body("line", "line", List.of(rectangle(24, 3, 25, 3))));
        around.bodies.add(new Body("twice", "twice", List.of(rectangle(27, 3, 28, 4), rectangle(27, 3, 28, 4))));
        around.bodies.add(new Body("here", "here", List.of(rectangle(19, -0.5, 20, 0))));
        FieldOfView field = new FieldOfView(around, "observer", OBSERVER, new Envelope(-1e5, 2e5, -1e5, 2e5));
        Geometry seen = seen();
        for (double x = 0.31; x < 40; x += 0.7) {
            for (double y = 0.23; y < 30; y += 0.7) {
                if (seen.getBoundary()
                                .distance(GEOMETRIES.createPoint(
                                        new Coordinate(x * Corner.PER_INCH, y * Corner.PER_INCH)))
                        > 0.02 * Corner.PER_INCH) {
                    assertThat(holds(seen, x, y)).as("%s,%s", x, y).isEqualTo(field.sees(corner(x, y)));
                }
            }
        }
    }
}
