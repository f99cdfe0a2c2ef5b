package coupdoeil.validator.sight.table;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.table.LineTo;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.locationtech.jts.geom.Envelope;

/** Between two rectangles lies every line from the one to the other, and nothing else. */
class CorridorTest {

    private static final Envelope TARGET = ConvexGround.inches(10, 12, 14, 13);

    @ParameterizedTest
    @CsvSource({
        "0, 0, 3, 2",
        "20, 2, 21, 8",
        "1, 20, 6, 21",
        "22, 25, 23, 26",
        "11, 0, 12, 1",
        "9, 2, 17, 3",
        "0, 12, 2, 13",
        "20, 11, 22, 17",
        "11, 20, 12, 24",
        "12, 12.5, 16, 15",
        "11, 12.2, 12, 12.8",
        "3, 3, 3, 3"
    })
    void everyLineBetweenTwo(double west, double south, double east, double north) {
        Envelope from = ConvexGround.inches(west, south, east, north);
        Corridor corridor = new Corridor(from, TARGET);
        ConvexGround ground = new ConvexGround(ConvexGround.hull(from, TARGET), corridor::mayMeet);

        ground.assertMet(1, 300, -0.01, 4);
        assertThat(ground.met()).isGreaterThan(4);
        assertThat(ground.left()).isGreaterThan(30);
        Envelope both = new Envelope(from);
        both.expandToInclude(TARGET);
        assertThat(corridor.bounds()).isEqualTo(both);
    }

    @Test
    void theOtherWayRoundItIsTheSame() {
        Envelope from = ConvexGround.inches(20, 2, 21, 8);
        Corridor back = new Corridor(TARGET, from);

        new ConvexGround(ConvexGround.hull(from, TARGET), back::mayMeet).assertMet(2, 300, -0.01, 4);
    }

    @Test
    void alongALineTheRectangleAroundIt() {
        Corridor corridor = Corridor.along(LineTo.point(4 * 2540, 8 * 2540, 48 * 2540, 36 * 2540));

        assertThat(corridor.bounds()).isEqualTo(ConvexGround.inches(1, 2, 12, 9));
        assertThat(corridor.mayMeet(ConvexGround.inches(5, 3, 6, 6))).isTrue();
        assertThat(corridor.mayMeet(ConvexGround.inches(12.5, 3, 13, 6))).isFalse();
    }
}
