package coupdoeil.validator.sight.table;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.table.Base;
import coupdoeil.model.table.Footprint;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.locationtech.jts.geom.Envelope;

/** What two bases in the south of a table have of the beam west of north, which goes eleven degrees aside. */
class OpenBeamTest {

    private static final Squares SQUARES = new Squares(40, 60);
    private static final Base LEFT = TableOf.base(19, 0, 20, 1);
    private static final Base RIGHT = TableOf.base(20, 0, 21, 1);
    private static final Footprint FRONT =
            new Footprint(List.of(LEFT, RIGHT), List.of(LEFT, RIGHT), TableOf.base(19, 0, 21, 1));
    private static final int NORTH = 24;

    private final TableOf table = new TableOf();
    private final Gaze gaze = new Gaze("guns", FRONT, SQUARES);

    private OpenBeam open() {
        return gaze.open(table, NORTH);
    }

    private static int square(int column, int row) {
        return row * 40 + column;
    }

    @Test
    void openGround() {
        OpenBeam open = open();

        assertThat(open.views()).hasSize(2);
        assertThat(open.seen().get(square(19, 20))).isTrue();
        assertThat(open.seen().get(square(18, 59))).isTrue();
        assertThat(open.seen().get(square(9, 59)))
                .as("ten inches aside, of nearly twelve")
                .isTrue();
        assertThat(open.seen().get(square(6, 59))).isFalse();
        assertThat(open.seen().get(square(21, 20))).as("to the right").isFalse();
        assertThat(open.reach().mayMeet(ConvexGround.inches(19, 50, 19.2, 51))).isTrue();
        assertThat(open.reach().mayMeet(ConvexGround.inches(21, 50, 21.2, 51))).isFalse();
        assertThat(open.reach().mayMeet(ConvexGround.inches(2, 30, 3, 31))).isFalse();
        assertThat(open.reach().bounds().contains(ConvexGround.inches(9, 1, 20.5, 60)))
                .isTrue();
        assertThat(open.reach().bounds().contains(ConvexGround.inches(9, 1, 21, 60)))
                .isFalse();
    }

    @Test
    void groundBehindABuildingIsNoConcernOfTheirs() {
        table.building("mill", 10, 10, 22, 11);
        OpenBeam open = open();

        assertThat(open.seen().get(square(19, 9))).isTrue();
        assertThat(open.seen().get(square(19, 10))).as("the building").isTrue();
        assertThat(open.seen().get(square(19, 12))).isFalse();
        assertThat(open.reach().mayMeet(ConvexGround.inches(19, 8, 19.2, 9))).isTrue();
        assertThat(open.reach().mayMeet(ConvexGround.inches(19, 20, 19.2, 21))).isFalse();
        assertThat(open.reach().bounds().getMaxY()).isLessThan(16 * 2540);
    }

    /** Two bases: what is hidden from one of them may be seen by the other. */
    @Test
    void oneSeesPastWhatStopsTheOther() {
        table.building("mill", 10, 10, 19.8, 11);
        OpenBeam open = open();

        assertThat(open.seen().get(square(19, 40))).isTrue();
        assertThat(open.seen().get(square(15, 40))).isFalse();
    }

    /** Nothing is asked of the ground beyond where sight ends: nearer than 12 inches, then than 36. */
    @Test
    void noMoreOfTheGroundIsReadThanMatters() {
        List<Envelope> read = new ArrayList<>();
        table.building("mill", 10, 5, 22, 6);
        Surroundings noting = new Noting(table, read);
        gaze.open(noting, NORTH);
        assertThat(read).hasSize(1);
        assertThat(read.get(0).getMaxY() / 2540).isBetween(12.5, 12.8);

        read.clear();
        table.screens.clear();
        table.building("mill", 8, 20, 22, 21);
        gaze.open(noting, NORTH);
        assertThat(read).hasSize(2);
        assertThat(read.get(1).getMaxY() / 2540).isBetween(36.5, 36.8);

        read.clear();
        table.screens.clear();
        gaze.open(noting, NORTH);
        assertThat(read).hasSize(3);
        assertThat(read.get(2).getMaxY() / 2540).isBetween(60.0, 60.1);
        read.clear();
        OpenGround.of(noting, TableOf.quarters(20), TableOf.quarters(0.5), NORTH, SQUARES.table());
        assertThat(read).hasSize(3);
    }

    @Test
    void thePolygonsOfAPointRestOnTheSameGround() {
        table.building("mill", 8, 20, 22, 21).building("far", 10, 50, 11, 51);
        OpenGround open = OpenGround.of(table, TableOf.quarters(20), TableOf.quarters(0.5), NORTH, SQUARES.table());

        assertThat(open.ground().screens()).extracting(Screen::id).containsExactly("mill");
        assertThat(open.mayMeet(ConvexGround.inches(19, 10, 19.2, 11))).isTrue();
        assertThat(open.mayMeet(ConvexGround.inches(19, 30, 19.2, 31)))
                .as("hidden")
                .isFalse();
        assertThat(open.mayMeet(ConvexGround.inches(22, 10, 23, 11)))
                .as("in another beam")
                .isFalse();
        assertThat(open.bounds().getMaxY() / 2540).isBetween(21.0, 25.0);
    }

    @Test
    void whoeverStandsInTheWayHidesWhatIsBehindHimFromThoseBehindHim() {
        OpenBeam open = open();
        Body friend = new Body("horse", "horse", List.of(TableOf.base(17, 5, 22, 6)));
        Body self = new Body("guns", "guns", List.of(TableOf.base(17, 5, 22, 6)));
        Body away = new Body("away", "away", List.of(TableOf.base(30, 5, 34, 6)));

        assertThat(gaze.seen(table, open, List.of())).isEqualTo(open.seen());
        assertThat(gaze.seen(table, open, List.of(self, away))).isEqualTo(open.seen());
        BitSet past = gaze.seen(table, open, List.of(away, friend));
        assertThat(past.get(square(19, 4))).isTrue();
        assertThat(past.get(square(19, 20))).isFalse();
        table.hill("hill", 1, 10, 30, 30, 50);
        BitSet hill = gaze.seen(table, open(), List.of(friend));
        assertThat(hill.get(square(19, 20))).isFalse();
        assertThat(hill.get(square(19, 40))).as("high ground behind him").isTrue();
        assertThat(hill.get(square(19, 55))).as("and what that hides").isFalse();
    }

    private record Noting(TableOf table, List<Envelope> read) implements Surroundings {

        @Override
        public Ground ground(Region within) {
            read.add(within.bounds());
            return new Ground(screens(within), contours(within));
        }

        @Override
        public Collection<Screen> screens(Region within) {
            return table.screens(within);
        }

        @Override
        public Collection<Contour> contours(Region within) {
            return table.contours(within);
        }

        @Override
        public Collection<Body> bodies(Region within) {
            return table.bodies(within);
        }
    }
}
