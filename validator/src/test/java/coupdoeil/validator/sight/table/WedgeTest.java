package coupdoeil.validator.sight.table;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.table.Corner;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;

/** Between a point and a rectangle lies all that may be in the way, and little more. */
class WedgeTest {

    private static final Envelope TARGET = ConvexGround.inches(10, 12, 14, 15);

    @Test
    void whatMayBeInTheWayFromAnywhereAround() {
        Random random = new Random(1781);
        int met = 0;
        int left = 0;
        for (int i = 0; i < 60; i++) {
            Coordinate eye = new Coordinate(
                    Math.rint(random.nextDouble() * 24 * Corner.PER_INCH),
                    Math.rint(random.nextDouble() * 27 * Corner.PER_INCH));
            if (TARGET.distance(new Envelope(eye)) > Corner.PER_INCH) {
                ConvexGround ground = from(eye).assertMet(i, 120, 1, 50);
                met += ground.met();
                left += ground.left();
            }
        }
        assertThat(met).isGreaterThan(500);
        assertThat(left).isGreaterThan(1_500);
    }

    @ParameterizedTest
    @CsvSource({"12, 13", "10, 12", "14, 15", "10, 15", "14, 12", "12, 12", "12, 15", "10, 13.5", "14, 13.5"})
    void fromWithinOrTheEdgeAllOfTheRectangle(double x, double y) {
        from(new Coordinate(x * Corner.PER_INCH, y * Corner.PER_INCH)).assertMet(7, 80, 1, 4);
    }

    @ParameterizedTest
    @CsvSource({"-1, 0", "1, 0", "0, -1", "0, 1"})
    void aHundredthOfAMillimetreBesideIsLikeTheEdge(int dx, int dy) {
        Envelope point = ConvexGround.inches(10, 12, 10, 12);
        Wedge wedge = new Wedge(point.getMinX() + dx, point.getMinY() + dy, point);

        Envelope beyond = new Envelope(point);
        beyond.translate(-dx, -dy);
        assertThat(wedge.mayMeet(beyond)).isTrue();
        beyond.translate(-9 * dx, -9 * dy);
        assertThat(wedge.mayMeet(beyond)).isFalse();
    }

    private static ConvexGround from(Coordinate eye) {
        return new ConvexGround(ConvexGround.hull(new Envelope(eye), TARGET), new Wedge(eye.x, eye.y, TARGET)::mayMeet);
    }
}
