package coupdoeil.validator.sight.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import coupdoeil.model.table.Base;
import coupdoeil.model.table.Corner;
import coupdoeil.model.table.LineTo;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Square inches as an eye has them, by beams and directions; and the beams along which a front looks. */
class EyeTest {

    private static final Squares SQUARES = new Squares(12, 9);

    private final BitSet asked = SQUARES.where(middle -> middle.xInches() + middle.yInches() > 4);
    private final Eye eye = new Eye(TableOf.quarters(5.2), TableOf.quarters(3.9), SQUARES, asked);

    @Test
    void everySquareAskedAboutLiesInTheBeamOfItsMiddle() {
        BitSet all = new BitSet();
        for (int beam = 0; beam < Beam.COUNT; beam++) {
            int[] squares = eye.squares(beam);
            byte[] directions = eye.directions(beam);
            assertThat(directions).hasSameSizeAs(squares);
            assertThat(squares).isSorted();
            for (int i = 0; i < squares.length; i++) {
                assertThat(all.get(squares[i])).as("once").isFalse();
                all.set(squares[i]);
                double degrees = degrees(squares[i]);
                assertThat((int) (degrees / 11.25)).isEqualTo(beam);
                assertThat((int) ((degrees - beam * 11.25) / 11.25 * 32)).isEqualTo(directions[i]);
            }
        }
        assertThat(all).isEqualTo(asked);
    }

    /** Anticlockwise from the west. */
    private static double degrees(int square) {
        Corner middle = SQUARES.middle(square);
        return Math.toDegrees(Math.atan2(middle.yInches() - 3.9, middle.xInches() - 5.2)) + 180;
    }

    @Test
    void howFarAndWhereTheyAre() {
        // In the middle of the south-west corner of the table.
        Eye corner = new Eye(TableOf.quarters(0.5), TableOf.quarters(0.5), SQUARES, asked);

        assertThat(corner.distance(3) / OpenBeam.INCH).isCloseTo(3, within(1e-9));
        assertThat(corner.distance(4 * 12 + 3) / OpenBeam.INCH).isCloseTo(5, within(1e-9));
        LineTo line = corner.line(4 * 12 + 3).orElseThrow();
        assertThat(line.start()).isEqualTo(TableOf.corner(0.5, 0.5));
        assertThat(line.end()).isEqualTo(TableOf.corner(3.5, 4.5));
        assertThat(corner.line(0)).as("itself").isEmpty();
        assertThat(corner.line(1)).as("east of it").isPresent();
        assertThat(corner.line(12)).as("north of it").isPresent();
    }

    @ParameterizedTest
    @ValueSource(doubles = {0, 7, 30, 45, 90, 133, 180, 201, 270, 315, 359})
    void aFrontLooksAlongTheBeamsAheadOfItAndNoOthers(double heading) {
        double ahead = Math.toRadians(heading);
        List<Integer> beams = Gaze.beams(base(ahead));

        for (double aside = -Math.PI / 2; aside <= Math.PI / 2; aside += Math.PI / 180) {
            assertThat(beams).contains(Beam.of(Math.IEEEremainder(ahead + aside * 0.9999, 2 * Math.PI)));
        }
        double most = Math.PI / 2 + 2 * Math.PI / Beam.COUNT + 0.01;
        for (double aside = most; aside < 2 * Math.PI - most; aside += Math.PI / 180) {
            assertThat(beams).doesNotContain(Beam.of(Math.IEEEremainder(ahead + aside, 2 * Math.PI)));
        }
    }

    private static Base base(double ahead) {
        double x = Math.cos(ahead);
        double y = Math.sin(ahead);
        return new Base(
                TableOf.corner(20 - y, 20 + x),
                TableOf.corner(20 + y, 20 - x),
                TableOf.corner(20 + y - x, 20 - x - y),
                TableOf.corner(20 - y - x, 20 + x - y));
    }

    @Test
    void whatAPieceLooksAtIsItsFrontArc() {
        Base base = TableOf.base(5, 1, 7, 2);
        Gaze gaze = new Gaze("guns", TableOf.piece(base), SQUARES);
        BitSet before = gaze.before();

        assertThat(before.get(2 * 12 + 4)).as("on the ray").isTrue();
        assertThat(before.get(2 * 12 + 3)).isFalse();
        assertThat(before.get(2 * 12 + 5)).isTrue();
        assertThat(before.get(12 + 5)).as("its own ground").isFalse();
        assertThat(before.get(8 * 12 + 11)).isTrue();
        assertThat(Arrays.stream(new int[] {2, 3, 4, 5}).map(row -> count(before, row)))
                .containsExactly(4, 6, 8, 10);
        assertThat(gaze.beams()).isEqualTo(Gaze.beams(base)).contains(23, 24);
    }

    private static int count(BitSet squares, int row) {
        return squares.get(row * 12, row * 12 + 12).cardinality();
    }
}
