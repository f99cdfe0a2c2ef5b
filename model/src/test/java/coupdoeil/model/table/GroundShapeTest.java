package coupdoeil.model.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.LinearRing;
import org.locationtech.jts.io.ParseException;
import org.locationtech.jts.io.WKTReader;

class GroundShapeTest {

    private static final GeometryFactory GEOMETRIES = new GeometryFactory();

    @Test
    void aBowTieIsReadAsBothItsHalves() throws ParseException {
        GroundShape shape = shape("POLYGON ((0 0, 4 4, 4 0, 0 4, 0 0))", 0);
        assertThat(shape.isRepaired()).isTrue();
        assertThat(holds(shape, 0.5, 2)).isTrue();
        assertThat(holds(shape, 3.5, 2)).isTrue();
        assertThat(holds(shape, 2, 0.5)).isFalse();
    }

    @Test
    void aHoleIsOutsideAndItsEdgeIsNot() throws ParseException {
        GroundShape shape = shape("POLYGON ((0 0, 9 0, 9 9, 0 9, 0 0), (3 3, 6 3, 6 6, 3 6, 3 3))", 0);
        assertThat(shape.isRepaired()).isFalse();
        assertThat(holds(shape, 1, 4)).isTrue();
        assertThat(holds(shape, 4, 4)).isFalse();
        assertThat(holds(shape, 3, 4)).isTrue();
        assertThat(line(shape, 4, 4, 5, 5)).as("in the hole").isFalse();
        assertThat(line(shape, 3, 1, 3, 8))
                .as("along the hole, but through ground")
                .isTrue();
        assertThat(line(shape, 3, 3, 3, 6)).as("along the hole only").isFalse();
    }

    @Test
    void aLineWithAWidthTakesGround() throws ParseException {
        GroundShape river = shape("LINESTRING (0 5, 10 5, 10 15)", 2);
        assertThat(holds(river, 5, 6)).isTrue();
        assertThat(holds(river, 5, 6.001)).isFalse();
        assertThat(holds(river, 11, 4)).as("the corner is mitred").isTrue();
        assertThat(shape("LINESTRING (0 5, 10 5)", 0).outline().isEmpty()).isTrue();
        assertThat(shape("LINESTRING (3 3, 3 3)", 2).outline().isEmpty()).isTrue();
    }

    @Test
    void distanceToABaseIsThatOfTheNearestEdges() throws ParseException {
        Base base = new Base(corner(1, 1), corner(2, 1), corner(2, 0), corner(1, 0));
        assertThat(shape("LINESTRING (0 1.5, 9 1.5)", 0).inchesFrom(base)).isCloseTo(0.5, within(1e-9));
        assertThat(shape("LINESTRING (0 2, 9 2)", 1).inchesFrom(base)).isCloseTo(0.5, within(1e-9));
        assertThat(shape("POLYGON ((0 0, 9 0, 9 9, 0 9, 0 0))", 0).inchesFrom(base))
                .isZero();
        assertThat(shape("POINT (5 5)", 0).inchesFrom(base)).isCloseTo(5, within(1e-9));
    }

    /** Each round meets all others along every edge: what is asked is that a thousand of them are read at once. */
    @Test
    void aRingThatGoesRoundManyTimesTakesTheGroundOfOne() {
        Coordinate[] corners = {new Coordinate(0, 0), new Coordinate(9, 0), new Coordinate(9, 9), new Coordinate(4, 4)};
        Coordinate[] rounds = new Coordinate[1_000 * corners.length + 3];
        for (int i = 0; i < rounds.length - 1; i++) {
            rounds[i] = corners[i % corners.length].copy();
        }
        rounds[rounds.length - 1] = corners[0].copy();
        GroundShape shape = GroundShape.of(GEOMETRIES.createPolygon(rounds), 0);
        GroundShape hole = GroundShape.of(
                GEOMETRIES.createPolygon(
                        GEOMETRIES.createLinearRing(new Coordinate[] {
                            new Coordinate(-9, -9),
                            new Coordinate(19, -9),
                            new Coordinate(19, 19),
                            new Coordinate(-9, 19),
                            new Coordinate(-9, -9)
                        }),
                        new LinearRing[] {GEOMETRIES.createLinearRing(rounds)}),
                0);
        assertThat(shape.isRepaired()).isTrue();
        assertThat(shape.outline().edges()).hasSize(4);
        assertThat(shape.holdsInches(8, 5)).isTrue();
        assertThat(shape.holdsInches(2, 6)).isFalse();
        assertThat(hole.outline().edges()).hasSize(8);
        assertThat(hole.holdsInches(8, 5)).isFalse();
        assertThat(hole.holdsInches(2, 6)).isTrue();
    }

    /** Rings that cross themselves, coordinates without bounds: whatever a file holds can be read. */
    @Test
    void anyShapeCanBeRead() {
        Random random = new Random(7);
        for (int i = 0; i < 3_000; i++) {
            double size = random.nextInt(20) == 0 ? 1e9 : random.nextInt(3) == 0 ? 3 : 40;
            Geometry shape = random.nextInt(4) == 0
                    ? GEOMETRIES.createLineString(points(random, size, false))
                    : GEOMETRIES.createPolygon(
                            GEOMETRIES.createLinearRing(points(random, size, true)),
                            random.nextBoolean()
                                    ? new LinearRing[] {GEOMETRIES.createLinearRing(points(random, size, true))}
                                    : new LinearRing[0]);
            GroundShape read = GroundShape.of(shape, random.nextInt(3));
            LineTo line = LineTo.point(random.nextInt(100_000), 0, 100_000 + random.nextInt(100_000), 300_000);
            read.outline().isCrossedBy(line);
            Within.inches(read.outline(), line);
            read.inchesFrom(new Base(corner(1, 1), corner(2, 1), corner(2, 0), corner(1, 0)));
        }
    }

    private static Coordinate[] points(Random random, double size, boolean closed) {
        Coordinate[] points = new Coordinate[4 + random.nextInt(5)];
        for (int i = 0; i < points.length; i++) {
            points[i] = new Coordinate(
                    Math.rint(random.nextDouble() * size * 2) / 2, Math.rint(random.nextDouble() * size * 2) / 2);
        }
        if (closed) {
            points[points.length - 1] = points[0].copy();
        }
        return points;
    }

    private static Corner corner(double x, double y) {
        return new Corner(x * Corner.PER_INCH, y * Corner.PER_INCH);
    }

    private static boolean holds(GroundShape shape, double x, double y) {
        return shape.outline().holds(Math.round(x * Outline.PER_INCH), Math.round(y * Outline.PER_INCH));
    }

    private static boolean line(GroundShape shape, double fromX, double fromY, double toX, double toY) {
        return shape.outline()
                .isCrossedBy(LineTo.point(
                        Math.round(fromX * Outline.PER_INCH),
                        Math.round(fromY * Outline.PER_INCH),
                        Math.round(toX * Outline.PER_INCH),
                        Math.round(toY * Outline.PER_INCH)));
    }

    private static GroundShape shape(String wkt, double width) throws ParseException {
        return GroundShape.of(new WKTReader().read(wkt), width);
    }
}
