package coupdoeil.validator.sight.table;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.table.Corner;
import java.util.BitSet;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;

/** A beam from a point holds the ground of a 32nd of the horizon, as far as it reaches and the table does. */
class SectorTest {

    private static final GeometryFactory GEOMETRIES = new GeometryFactory();
    private static final Envelope TABLE = ConvexGround.inches(0, 0, 40, 30);
    private static final double INCH = Corner.PER_INCH;

    @Test
    void everyBeamAsFarAsTheTableGoes() {
        for (int beam = 0; beam < Beam.COUNT; beam++) {
            Sector sector = Sector.ofBeam(quarters(13), quarters(17), beam, Double.POSITIVE_INFINITY, TABLE);
            Geometry ground = triangle(13, 17, beam, 100).intersection(GEOMETRIES.toGeometry(TABLE));
            ConvexGround met = new ConvexGround(ground, sector::mayMeet).assertMet(beam, 150, 1, 8);
            assertThat(met.met()).as("beam %d", beam).isPositive();
            assertThat(met.left()).as("beam %d", beam).isGreaterThan(30);
            Envelope bounds = ground.getEnvelopeInternal();
            assertThat(sector.bounds().contains(bounds)).as("beam %d", beam).isTrue();
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 5, 8, 15, 16, 21, 24, 31})
    void noFurtherThanItReaches(int beam) {
        Sector sector = Sector.ofBeam(quarters(20), quarters(15), beam, 10 * 4 * INCH, TABLE);
        double middle = 2 * Math.PI * (beam + 0.5) / Beam.COUNT - Math.PI;

        assertThat(sector.mayMeet(point(middle, 9.999))).isTrue();
        assertThat(sector.mayMeet(point(middle, 10.003))).isFalse();
        Envelope bounds = new Envelope(triangle(20, 15, beam, 10).getEnvelopeInternal());
        bounds.expandBy(2);
        assertThat(sector.bounds().getMinX()).isBetween(bounds.getMinX() - 3, bounds.getMinX() + 1);
        assertThat(sector.bounds().getMaxX()).isBetween(bounds.getMaxX() - 1, bounds.getMaxX() + 3);
        assertThat(sector.bounds().getMinY()).isBetween(bounds.getMinY() - 3, bounds.getMinY() + 1);
        assertThat(sector.bounds().getMaxY()).isBetween(bounds.getMaxY() - 1, bounds.getMaxY() + 3);
    }

    /** @param direction from 20,15 */
    private static Envelope point(double direction, double inches) {
        return new Envelope(
                new Coordinate((20 + inches * Math.cos(direction)) * INCH, (15 + inches * Math.sin(direction)) * INCH));
    }

    @Test
    void aWidePieceAstrideTheReachIsInIt() {
        // Twelve inches west, but its near edge is nine inches off.
        Sector west = Sector.ofBeam(quarters(20), quarters(15), 0, 10 * 4 * INCH, TABLE);

        assertThat(west.mayMeet(ConvexGround.inches(5, 14, 11, 15))).isTrue();
        assertThat(west.mayMeet(ConvexGround.inches(5, 14, 9.9, 15))).isFalse();
    }

    @Test
    void fromOffTheTableItHoldsTheWayToIt() {
        // Beam 24 goes north, and a little west of it.
        Sector north = Sector.ofBeam(quarters(20), quarters(-5), 24, Double.POSITIVE_INFINITY, TABLE);

        assertThat(north.mayMeet(ConvexGround.inches(19.9, -4, 19.95, -3))).isTrue();
        assertThat(north.mayMeet(ConvexGround.inches(19.9, -7, 19.95, -6))).isFalse();
        assertThat(north.mayMeet(ConvexGround.inches(19, 31, 19.5, 32))).isFalse();
        assertThat(north.bounds().getMaxY()).isEqualTo(30 * INCH + 2);
    }

    @Test
    void severalPointsHaveTheGroundOfEach() {
        Squares squares = new Squares(40, 30);
        Eye one = new Eye(quarters(10), quarters(5), squares, new BitSet());
        Eye other = new Eye(quarters(30), quarters(8), squares, new BitSet());
        Sectors both = Sectors.ofBeam(List.of(one, other), 24, 12 * 4 * INCH);

        assertThat(both.mayMeet(ConvexGround.inches(9.8, 10, 9.9, 11))).isTrue();
        assertThat(both.mayMeet(ConvexGround.inches(29.8, 10, 29.9, 11))).isTrue();
        assertThat(both.mayMeet(ConvexGround.inches(20, 10, 20.1, 11))).isFalse();
        assertThat(both.mayMeet(ConvexGround.inches(9.8, 18, 9.9, 19))).isFalse();
        assertThat(both.bounds().contains(ConvexGround.inches(9, 5, 30, 20))).isTrue();
        assertThat(both.bounds().contains(ConvexGround.inches(9, 5, 31, 20))).isFalse();
    }

    private static long quarters(double inches) {
        return Math.round(inches * 4 * INCH);
    }

    private static Geometry triangle(double x, double y, int beam, double inches) {
        double right = 2 * Math.PI * beam / Beam.COUNT - Math.PI;
        double left = right + 2 * Math.PI / Beam.COUNT;
        double beyond = inches / Math.cos(Math.PI / Beam.COUNT);
        Coordinate eye = new Coordinate(x * INCH, y * INCH);
        return GEOMETRIES.createPolygon(new Coordinate[] {
            eye,
            new Coordinate((x + beyond * Math.cos(right)) * INCH, (y + beyond * Math.sin(right)) * INCH),
            new Coordinate((x + beyond * Math.cos(left)) * INCH, (y + beyond * Math.sin(left)) * INCH),
            eye
        });
    }
}
