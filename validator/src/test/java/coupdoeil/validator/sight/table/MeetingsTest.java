package coupdoeil.validator.sight.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import coupdoeil.model.table.LineTo;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.locationtech.jts.geom.Envelope;

/** What a line north from 20,0 to 20,30 runs through, and what is said of it (HM Line of Sight). */
class MeetingsTest {

    private static final LineTo NORTH = line(0, 30);

    private final TableOf table = new TableOf();

    private static LineTo line(double from, double to) {
        return LineTo.point(TableOf.quarters(20), TableOf.quarters(from), TableOf.quarters(20), TableOf.quarters(to));
    }

    private List<String> told(LineTo line) {
        return UnitSight.meetings(table, line, Set.of("observer")).stream()
                .map(meeting -> meeting.effect() + " " + meeting.text())
                .toList();
    }

    private Looks looks() {
        return new Looks(table, Region.of(new Envelope(-1e9, 1e9, -1e9, 1e9)), Set.of("observer"));
    }

    private String obstruction(LineTo line) {
        return looks().obstruction(line)
                .map(stop -> stop.cause() + " " + stop.id() + " " + stop.name())
                .orElse("none");
    }

    private void assertStopped(LineTo line, String obstruction) {
        assertThat(obstruction(line)).isEqualTo(obstruction);
        assertThat(looks().isClear(line)).isEqualTo(obstruction.equals("none"));
    }

    @Test
    void nothing() {
        table.building("mill", 10, 10, 20, 11).body("observer", 19, 4, 21, 5);

        assertThat(told(NORTH))
                .as("a wall that it touches, and who looks himself")
                .isEmpty();
        assertStopped(NORTH, "none");
    }

    @Test
    void aPiece() {
        table.body("guns", 19, 10, 21, 11);

        assertThat(told(NORTH)).containsExactly("BLOCKS 10.0 inches off: the guns stands in the way");
        assertStopped(NORTH, "PIECE guns the guns");
        assertStopped(line(0, 10), "none");
    }

    @Test
    void theJointOfTwoPieces() {
        table.body("foot", 10, 10, 20, 12).body("guns", 20, 11, 30, 14);

        assertThat(told(NORTH)).containsExactly("BLOCKS 11.0 inches off: the foot stands in the way");
        assertStopped(NORTH, "PIECE foot the foot");
        assertStopped(line(0, 11), "none");
        assertStopped(line(12, 30), "none");
        assertStopped(line(11.5, 11.7), "PIECE foot the foot");
        assertStopped(line(30, 0), "PIECE foot the foot");
    }

    @Test
    void aPieceIsSeenOverFromHigherGround() {
        table.body("guns", 19, 10, 21, 11).hill("hill", 1, 10, 25, 30, 35);

        assertThat(told(NORTH))
                .containsExactly(
                        "OVERLOOKED 10.0 inches off: the guns stands lower than the higher end and is seen over",
                        "NONE 25.0 inches off: the hill holds an end of the line");
        assertStopped(NORTH, "none");
        table.hill("knoll", 1, 18, 9, 22, 12);
        assertThat(told(NORTH))
                .containsExactly(
                        "BLOCKS 9.0 inches off: the knoll is another crest as high as the higher end",
                        "BLOCKS 10.0 inches off: the guns stands in the way",
                        "NONE 25.0 inches off: the hill holds an end of the line");
        assertStopped(NORTH, "PIECE guns the guns");
    }

    @Test
    void groundThatIsSeenOverOrNot() {
        table.orchard("orchard", 19, 10, 21, 12);
        assertThat(told(NORTH))
                .containsExactly("BLOCKS 10.0 inches off: the orchard stops sight, being no lower than the ends");
        assertStopped(NORTH, "GROUND orchard the orchard");

        table.hill("hill", 1, 10, -5, 30, 5);
        assertThat(told(NORTH))
                .containsExactly(
                        "NONE 0.0 inches off: the hill holds an end of the line",
                        "OVERLOOKED 10.0 inches off: the orchard lies lower than the higher end and is seen over");
        assertStopped(NORTH, "none");
        assertThat(UnitSight.isLower(table, table.screens.get(0).outline(), NORTH))
                .isTrue();

        table.hill("knoll", 1, 18, 11, 22, 12);
        assertThat(UnitSight.isLower(table, table.screens.get(0).outline(), NORTH))
                .isFalse();
        assertStopped(NORTH, "GROUND orchard the orchard");
    }

    @Test
    void onLevelGroundNothingIsLower() {
        table.orchard("orchard", 19, 10, 21, 12).hill("far", 1, 25, 20, 30, 24);

        assertThat(UnitSight.isLower(table, table.screens.get(0).outline(), NORTH))
                .isFalse();
    }

    @Test
    void groundOverWhichNobodySees() {
        table.building("mill", 19, 10, 21, 12).hill("hill", 3, 10, -5, 30, 5);

        assertThat(told(NORTH)).contains("BLOCKS 10.0 inches off: the mill stops sight, from whatever height");
        assertStopped(NORTH, "TALL mill the mill");
    }

    @Test
    void woodsThatHoldAnEnd() {
        table.wood("wood", 3, 10, -2, 30, 3);

        assertThat(told(NORTH)).containsExactly("NONE 0.0 inches off: the wood holds an end of the line");
        assertStopped(NORTH, "none");
        assertStopped(line(30, 0), "none");
        assertStopped(line(-0.002, 30), "DEPTH wood the wood");
        assertStopped(line(30, -0.002), "DEPTH wood the wood");
        assertThat(told(line(-1, 30))).containsExactly("BLOCKS 0.0 inches off: the wood is too deep to see through");
        assertThat(told(line(30, -1))).containsExactly("BLOCKS 27.0 inches off: the wood is too deep to see through");
    }

    @Test
    void hillsThatAreHigher() {
        table.hill("hill", 2, 10, 10, 30, 12);

        assertThat(told(NORTH)).containsExactly("BLOCKS 10.0 inches off: the hill is higher than both ends");
        assertStopped(NORTH, "HIGHER hill the hill");
        assertStopped(line(11, 30), "none");
        assertStopped(line(0, 11), "none");
        table.hill("height", 2, 10, 25, 30, 35).hill("rise", 1, 10, 15, 30, 18);
        assertThat(told(NORTH))
                .containsExactly(
                        "BLOCKS 10.0 inches off: the hill is another crest as high as the higher end",
                        "NONE 15.0 inches off: the rise is lower than the higher end, or as high as both",
                        "NONE 25.0 inches off: the height holds an end of the line");
        assertStopped(NORTH, "CREST hill the hill");
        assertStopped(line(30, 0), "CREST hill the hill");
        assertStopped(line(11, 30), "none");
        assertStopped(line(30, 11), "none");
    }

    @Test
    void theCrestOfTheHigherEndItselfHidesNothing() {
        table.hill("hill", 1, 10, -5, 30, 5);

        assertStopped(NORTH, "none");
        assertStopped(line(30, 0), "none");
    }

    @Test
    void severalThingsInTheOrderInWhichTheyAreMet() {
        table.hill("hill", 1, 10, 8, 30, 9)
                .building("mill", 19, 10, 21, 11)
                .body("guns", 19, 12, 21, 13)
                .building("barn", 15, 10, 25, 11);

        assertThat(UnitSight.meetings(table, NORTH, Set.of()))
                .extracting(Meeting::name)
                .containsExactly("the hill", "the barn", "the mill", "the guns");
        assertThat(UnitSight.meetings(table, NORTH, Set.of()))
                .extracting(Meeting::kind)
                .containsExactly(Meeting.Kind.HILL, Meeting.Kind.GROUND, Meeting.Kind.GROUND, Meeting.Kind.PIECE);
        assertThat(UnitSight.meetings(table, NORTH, Set.of()))
                .extracting(Meeting::level)
                .containsExactly(1, 0, 0, 0);
        assertStopped(NORTH, "PIECE guns the guns");
        table.bodies.clear();
        assertStopped(NORTH, "TALL mill the mill");
        table.screens.clear();
        assertStopped(NORTH, "HIGHER hill the hill");
        assertThat(looks().hasDepths()).isFalse();
        table.wood("wood", 2, 0, 0, 1, 1);
        assertThat(looks().hasDepths()).isTrue();
        table.screens.clear();
        table.orchard("orchard", 0, 0, 1, 1);
        assertThat(looks().hasDepths()).isFalse();
    }

    /** Ground of several parts: a hill that the line runs onto twice. */
    @Test
    void aRayStopsSomewhereAndRunsOverLevels() {
        table.hill("hollow", 1, 10, 5, 30, 5, 30, 20, 19, 20, 19, 15, 22, 15, 22, 10, 10, 10)
                .hill("top", 2, 10, 6, 30, 7);
        TableLook.Ray ray = new TableLook.Ray(
                TableOf.corner(20, 0), TableOf.corner(20, 30), false, 6, UnitSight.meetings(table, NORTH, Set.of()));

        assertThat(ray.lengthInches()).isCloseTo(30, within(1e-9));
        assertThat(ray.stop()).isEqualTo(TableOf.corner(20, 6));
        assertThat(List.of(4.9, 5.5, 6.5, 9.0, 12.0, 17.0, 21.0))
                .extracting(ray::levelAt)
                .containsExactly(0, 1, 2, 1, 0, 1, 0);
        assertThat(List.of(5.0, 10.0, 15.0, 20.0))
                .as("at its ends")
                .extracting(ray::levelAt)
                .containsOnly(1);
    }

    @Test
    void whereGroundThatIsSeenOverCrossesContours() {
        table.hill("hill", 1, 15, 5, 25, 11).building("mill", 10, 10, 20, 12);
        assertThat(looks().crossings()).isEmpty();
        table.orchard("orchard", 10, 10, 20, 12);
        assertThat(looks().crossings())
                .extracting(crossing -> crossing[0] / OpenBeam.INCH + "," + crossing[1] / OpenBeam.INCH)
                .contains("15.0,10.0", "20.0,11.0");
    }

    @Test
    void raysThatStopAtTheirEndsOrHaveNoLength() {
        TableLook.Ray aslant = new TableLook.Ray(TableOf.corner(20, 10), TableOf.corner(23, 14), false, 2.5, List.of());
        TableLook.Ray beyond =
                new TableLook.Ray(TableOf.corner(20, 10), TableOf.corner(23, 14), true, 5.001, List.of());
        TableLook.Ray none = new TableLook.Ray(TableOf.corner(20, 10), TableOf.corner(20, 10), true, 1, List.of());

        assertThat(aslant.lengthInches()).isEqualTo(5);
        assertThat(aslant.stop()).isEqualTo(TableOf.corner(21.5, 12));
        assertThat(beyond.stop()).isEqualTo(beyond.to());
        assertThat(none.stop()).isEqualTo(none.from());
        assertThat(none.levelAt(0)).isZero();
    }

    @Test
    void aBaseStandsAsHighAsTheHighestHillUnderItsMiddle() {
        table.hill("low", 1, 0, 0, 30, 30).hill("top", 3, 10, 10, 20, 20).hill("mid", 2, 5, 5, 25, 25);

        assertThat(table.level(TableOf.base(14, 14, 16, 15))).isEqualTo(3);
        assertThat(table.level(TableOf.base(19.1, 19.1, 20.9, 20.9)))
                .as("its middle on the edge")
                .isEqualTo(3);
        assertThat(table.level(TableOf.base(19.2, 19.2, 21, 21))).isEqualTo(2);
        assertThat(table.level(TableOf.base(1, 1, 2, 2))).isEqualTo(1);
        assertThat(table.level(TableOf.base(40, 1, 42, 2))).isZero();
        assertThat(table.highest()).isEqualTo(3);
        assertThat(new TableOf().highest()).isZero();
    }
}
