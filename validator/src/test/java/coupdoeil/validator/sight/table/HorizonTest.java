package coupdoeil.validator.sight.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.locationtech.jts.geom.Envelope;

/**
 * Where sight from 20,0 surely ends. Beam 24 begins in the north and goes an eighth of a quarter turn to the west; it has 32
 * directions, of about a third of a degree.
 */
class HorizonTest {

    private static final int NORTH = 24;
    private static final double INCH = OpenBeam.INCH;

    private final TableOf table = new TableOf();

    private Horizon ground(int highest) {
        return new Horizon(Looks.over(table.ground()), TableOf.quarters(20), 0, NORTH, highest);
    }

    private Horizon pieces(int highest) {
        Looks past = Looks.pastPieces(table, table.bodies);
        return new Horizon(ground(highest), past.stops(TableOf.quarters(20), 0));
    }

    /** The directions in which a point so far off, of a level like its own, is surely hidden. */
    private static List<Integer> hidden(Horizon horizon, double inches, int higher) {
        return IntStream.range(0, 32)
                .filter(direction -> horizon.hides(inches * INCH, direction, higher))
                .boxed()
                .toList();
    }

    private static List<Integer> from(int first, int last) {
        return IntStream.rangeClosed(first, last).boxed().toList();
    }

    @Test
    void aBuildingHidesWhatIsBehindItInTheDirectionsThatItFills() {
        table.building("mill", 19.4, 10, 19.8, 11);
        Horizon horizon = ground(2);

        for (int level = 0; level < 4; level++) {
            assertThat(hidden(horizon, 11.02, level)).isEqualTo(from(3, 8));
            assertThat(hidden(horizon, 11.01, level))
                    .as("up to its farthest corner")
                    .isEmpty();
        }
        assertThat(horizon.hides(11.02 * INCH, 5)).as("however high").isTrue();
        assertThat(horizon.hides(11.01 * INCH, 5)).isFalse();
        assertThat(horizon.hides(40 * INCH, -1)).as("in no direction").isFalse();
        assertThat(horizon.farthest()).isInfinite();
        assertThat(horizon.endsWithin(1e9)).isFalse();
    }

    @Test
    void overAnOrchardOneSeesFromHeights() {
        table.orchard("orchard", 19.4, 10, 19.8, 11);

        assertThat(hidden(ground(2), 12, 0)).isEqualTo(from(3, 8));
        assertThat(hidden(ground(2), 12, 1)).isEmpty();
        assertThat(hidden(ground(2), 12, 2)).isEmpty();
        assertThat(ground(2).hides(12 * INCH, 5)).isFalse();
        assertThat(ground(0).hides(12 * INCH, 5)).as("there are none").isTrue();
    }

    @ParameterizedTest
    @CsvSource({"31, 21, 31", "0, 0, 10"})
    void whatLiesInTheWestIsPartedByTheEndsOfTheHorizon(int beam, int first, int last) {
        table.building("mill", 5, -1, 6, 1);
        Horizon horizon = new Horizon(Looks.over(table.ground()), TableOf.quarters(20), 0, beam, 0);

        assertThat(hidden(horizon, 15.2, 0)).isEqualTo(from(first, last));
        table.body("guns", 5, -1, 6, 1);
        Horizon past =
                new Horizon(horizon, Looks.pastPieces(table, table.bodies).stops(TableOf.quarters(20), 0));
        for (int direction = 0; direction < 32; direction++) {
            boolean near = direction >= first - 2 && direction <= last + 2;
            boolean within = direction >= first && direction <= last;
            assertThat(past.isFree(13.9 * INCH, direction)).isTrue();
            assertThat(past.isFree(14.1 * INCH, direction)).isEqualTo(!within && (past.standing(direction) == 0));
            assertThat(past.standing(direction)).isIn(within ? List.of(1L) : near ? List.of(0L, 1L) : List.of(0L));
        }
    }

    @Test
    void whereAWholeBeamIsShutSightEnds() {
        table.building("mill", 10, 10, 21, 11);
        double farthest = Math.hypot(10, 11);
        Horizon horizon = ground(3);

        assertThat(horizon.farthest() / INCH).isCloseTo(farthest, within(0.001));
        assertThat(horizon.endsWithin((farthest + 0.001) * INCH)).isTrue();
        assertThat(horizon.endsWithin((farthest - 0.001) * INCH)).isFalse();
        assertThat(horizon.maySee(ConvexGround.inches(18, 9, 19, 9.5))).isTrue();
        assertThat(horizon.maySee(ConvexGround.inches(18, 14, 19, 14.5))).isTrue();
        assertThat(horizon.maySee(ConvexGround.inches(18, 15, 19, 16))).isFalse();
        assertThat(horizon.maySee(ConvexGround.inches(19, -1, 21, 40)))
                .as("he stands in it")
                .isTrue();
        assertThat(horizon.maySee(ConvexGround.inches(19, -30, 21, -20)))
                .as("behind him")
                .isFalse();
    }

    @Test
    void heightsBehindAnOrchardAreSeenAsFarAsTheyGo() {
        table.orchard("orchard", 10, 10, 21, 11).hill("hill", 1, 10, 20, 21, 25);
        Horizon horizon = ground(1);

        assertThat(horizon.ownLevel()).isZero();
        assertThat(horizon.farthest() / INCH).isCloseTo(Math.hypot(10, 25), within(0.001));
        assertThat(horizon.endsWithin(100 * INCH)).isFalse();
        assertThat(horizon.maySee(ConvexGround.inches(18, 22, 19, 23))).isTrue();
        assertThat(horizon.maySee(ConvexGround.inches(18, 28, 19, 29))).isFalse();
        table.building("mill", 10, 12, 21, 13);
        assertThat(ground(1).farthest() / INCH)
                .as("what nobody sees over ends sight of them, too")
                .isCloseTo(Math.hypot(10, 13), within(0.001));
    }

    @Test
    void aHillFarToTheSideIsSeenInItsDirectionsOnly() {
        // Three to five degrees to the left of north.
        table.orchard("orchard", 10, 10, 21, 11).hill("hill", 1, 18.3, 20, 18.9, 21);
        Horizon horizon = ground(1);

        assertThat(horizon.maySee(ConvexGround.inches(18.4, 20.2, 18.8, 20.8))).isTrue();
        assertThat(horizon.maySee(ConvexGround.inches(16.5, 20.2, 16.9, 20.8))).isFalse();
        assertThat(horizon.maySee(ConvexGround.inches(19.7, 20.2, 19.8, 20.8))).isFalse();
    }

    @Test
    void fromAHillOneSeesAsFarAsNothingHigherStands() {
        table.hill("hill", 1, 10, -5, 30, 5).orchard("orchard", 10, 10, 21, 11);
        Horizon horizon = ground(1);

        assertThat(horizon.ownLevel()).isEqualTo(1);
        assertThat(horizon.farthest()).isInfinite();
        assertThat(hidden(horizon, 30, 1)).isEmpty();
        assertThat(horizon.maySee(ConvexGround.inches(18, 28, 19, 29))).isTrue();
    }

    @Test
    void whatIsHiddenByANarrowThingIsSoInItsShadowOnly() {
        table.building("mill", 19.4, 10, 19.8, 11);
        Horizon horizon = ground(0);

        assertThat(horizon.maySee(ConvexGround.inches(19.16, 20, 19.38, 20.05))).isFalse();
        assertThat(horizon.maySee(ConvexGround.inches(19.16, 20, 19.6, 20.05))).isTrue();
        assertThat(horizon.maySee(ConvexGround.inches(18.6, 20, 19.38, 20.05))).isTrue();
        assertThat(horizon.maySee(ConvexGround.inches(19.58, 10.4, 19.62, 10.6)))
                .as("the mill")
                .isTrue();
        assertThat(horizon.maySee(ConvexGround.inches(18, 20, 18.2, 20.05)))
                .as("beside")
                .isTrue();
    }

    @Test
    void piecesAreInTheWayFromWhereTheyBegin() {
        table.body("guns", 19.4, 10, 19.8, 11).body("horse", 17.5, 14, 18.5, 15);
        Horizon horizon = pieces(0);

        for (int direction = 3; direction <= 8; direction++) {
            assertThat(horizon.standing(direction)).isEqualTo(1);
            assertThat(horizon.isFree(10.001 * INCH, direction)).isTrue();
            assertThat(horizon.isFree(10.003 * INCH, direction)).isFalse();
        }
        // From atan(1.5 / 15) to atan(2.5 / 14).
        for (int direction = 17; direction <= 27; direction++) {
            assertThat(horizon.standing(direction)).isEqualTo(2);
            assertThat(horizon.isFree(14.07 * INCH, direction)).isTrue();
            assertThat(horizon.isFree(14.09 * INCH, direction)).isFalse();
        }
        for (int direction : new int[] {0, 12, 13, 31}) {
            assertThat(horizon.standing(direction)).isZero();
            assertThat(horizon.isFree(1000 * INCH, direction)).isTrue();
        }
        assertThat(horizon.standing(-1)).as("in no direction").isEqualTo(Horizon.ALL);
        assertThat(horizon.isFree(1, -1)).isFalse();
        assertThat(hidden(horizon, 11.02, 0)).isEqualTo(from(3, 8));
    }

    @Test
    void ofMorePiecesThanAreToldApartEachMayBeInTheWay() {
        for (int i = 0; i < Long.SIZE; i++) {
            table.body("guns " + i, 19.4, 10, 19.8, 11);
        }
        assertThat(pieces(0).standing(5)).isEqualTo(-1L);
        assertThat(pieces(0).standing(20)).isZero();
        table.body("horse", 17.5, 14, 18.5, 15);
        assertThat(pieces(0).standing(0)).isEqualTo(Horizon.ALL);
    }

    @Test
    void piecesOnLowGroundAreSeenOver() {
        table.hill("hill", 2, 10, 30, 21, 40).body("guns", 10, 10, 21, 11);

        assertThat(hidden(pieces(2), 16, 0)).isEqualTo(from(0, 31));
        assertThat(hidden(pieces(2), 16, 2)).isEmpty();
        assertThat(pieces(2).endsWithin(100 * INCH)).isFalse();
        table.hill("knoll", 1, 9, 9, 22, 12);
        assertThat(hidden(pieces(2), 16, 1)).isEqualTo(from(0, 31));
        assertThat(hidden(pieces(2), 16, 2)).isEmpty();
        table.hill("height", 2, 9, 9, 22, 12);
        assertThat(hidden(pieces(2), 16, 2)).isEqualTo(from(0, 31));
    }

    /** A piece all round the point, as one in whose bounds it is. */
    @Test
    void whoeverStandsAroundItIsInEveryDirection() {
        table.body("guns", 19, -1, 21, 1);
        Horizon horizon = pieces(0);

        assertThat(IntStream.range(0, 32).filter(direction -> horizon.standing(direction) == 1))
                .hasSize(32);
        assertThat(IntStream.range(0, 32).filter(direction -> horizon.isFree(0, direction)))
                .isEmpty();
        assertThat(hidden(horizon, 100, 0)).as("for sure").isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "90.01, 24, 0",
        "90.36, 24, 1",
        "101.24, 24, 31",
        "101.26, 24, -1",
        "89, 24, -1",
        "-179.9, 0, 0",
        "179.9, 31, 31"
    })
    void directionsAreCountedFromTheRight(double degrees, int beam, int direction) {
        assertThat(Horizon.direction(Math.toRadians(degrees), beam)).isEqualTo((byte) direction);
    }

    @ParameterizedTest
    @CsvSource({"-180, 0", "-168.76, 0", "-168.74, 1", "0, 16", "90, 24", "179.99, 31", "180, 31"})
    void beamsAreCountedAnticlockwiseFromTheWest(double degrees, int beam) {
        assertThat(Beam.of(Math.toRadians(degrees))).isEqualTo(beam);
    }

    @Test
    void nothingAtAllIsSeenForEver() {
        assertThat(ground(0).farthest()).isInfinite();
        assertThat(hidden(ground(0), 1e6, 0)).isEmpty();
        assertThat(ground(0).maySee(new Envelope(ConvexGround.inches(19, 500, 20, 501))))
                .isTrue();
    }
}
