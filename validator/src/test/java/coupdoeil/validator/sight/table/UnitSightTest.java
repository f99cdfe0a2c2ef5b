package coupdoeil.validator.sight.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import coupdoeil.model.table.Base;
import coupdoeil.model.table.Corner;
import coupdoeil.model.table.Footprint;
import coupdoeil.model.table.LineTo;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Two bases of two inches whose eyes are at 18,0 and 22,0 look north at a piece 20 inches off (HM Line of Sight). */
class UnitSightTest {

    private static final Base LEFT = TableOf.base(17, -1, 19, 1);
    private static final Base RIGHT = TableOf.base(21, -1, 23, 1);
    private static final Footprint FROM =
            new Footprint(List.of(LEFT, RIGHT), List.of(LEFT, RIGHT), TableOf.base(17, -1, 23, 1));
    private static final Footprint TO = TableOf.piece(TableOf.base(15, 20, 25, 21));

    private final TableOf table = new TableOf();

    private UnitSight look() {
        UnitSight sight = UnitSight.of(table, "from", FROM, "to", TO);
        assertThat(UnitSight.sees(table, "from", FROM, "to", TO)).isEqualTo(sight.isClear());
        return sight;
    }

    private static List<Double> line(LineTo line) {
        return List.of(
                line.start().xInches(),
                line.start().yInches(),
                line.end().xInches(),
                line.end().yInches());
    }

    @Test
    void allSeeAndFireFromTheMiddle() {
        table.body("from", 17, -1, 23, 1).body("to", 15, 20, 25, 21);
        UnitSight sight = look();

        assertThat(sight.inArc()).isTrue();
        assertThat(sight.bases()).isEqualTo(2);
        assertThat(line(sight.lineOfFire().orElseThrow())).containsExactly(20.0, 0.0, 20.0, 20.0);
        assertThat(sight.rangeInches()).as("a whole inch is one").contains(20);
    }

    @Test
    void whereOneSeesItFiresFromItsMiddle() {
        table.body("friend", 20.5, 2, 24, 3);
        UnitSight sight = look();

        assertThat(sight.bases()).isEqualTo(1);
        assertThat(sight.eyes().get(1).sight().isClear()).isFalse();
        assertThat(sight.eyes().get(1).sight().obstruction().orElseThrow().id()).isEqualTo("friend");
        assertThat(line(sight.eyes().get(1).sight().best().orElseThrow())).containsExactly(22.0, 0.0, 22.0, 20.0);
        assertThat(line(sight.lineOfFire().orElseThrow())).containsExactly(18.0, 0.0, 18.0, 20.0);
    }

    /** Between the bases something stands right before the middle: the shortest line of a base counts. */
    @Test
    void whereTheMiddleSeesNothingTheShortestLineOfABaseCounts() {
        table.building("mill", 19, 1, 21, 1.2).building("barn", 21, 18, 25, 19);
        UnitSight sight = look();

        assertThat(sight.bases()).isEqualTo(2);
        assertThat(line(sight.lineOfFire().orElseThrow())).containsExactly(18.0, 0.0, 18.0, 20.0);
        assertThat(sight.eyes().get(1).sight().line().orElseThrow().lengthInches())
                .isGreaterThan(20.01);
        table.screens.remove(1);
        table.building("barn", 15, 18, 19, 19);
        assertThat(line(look().lineOfFire().orElseThrow())).containsExactly(22.0, 0.0, 22.0, 20.0);
    }

    @Test
    void thePieceIsSeenWhereItsNearestVisiblePointIs() {
        table.building("mill", 10, 10, 20, 11);
        UnitSight sight = look();

        LineTo left = sight.eyes().get(0).sight().line().orElseThrow();
        assertThat(left.end().xInches()).as("past a corner of the mill").isCloseTo(18 + 2 / 10.0 * 20, within(1e-9));
        assertThat(sight.eyes().get(0).sight().obstruction()).isEmpty();
        assertThat(left.end().yInches()).isEqualTo(20);
    }

    @Test
    void nobodySeesIt() {
        table.building("mill", 10, 10, 30, 11);
        UnitSight sight = look();

        assertThat(sight.inArc()).isTrue();
        assertThat(sight.isClear()).isFalse();
        assertThat(sight.bases()).isZero();
        assertThat(sight.lineOfFire()).isEmpty();
        assertThat(sight.rangeInches()).isEmpty();
    }

    /** Its front is what is nearest, though its rear is asked about first. */
    @Test
    void whoFacesThemIsSeenAtHisFront() {
        Base facing = new Base(
                TableOf.corner(25, 20), TableOf.corner(15, 20), TableOf.corner(15, 21), TableOf.corner(25, 21));
        Footprint to = TableOf.piece(facing);

        assertThat(line(UnitSight.of(table, "from", FROM, "to", to).lineOfFire().orElseThrow()))
                .containsExactly(20.0, 0.0, 20.0, 20.0);
        table.building("mill", 10, 10, 30, 11);
        UnitSight hidden = UnitSight.of(table, "from", FROM, "to", to);
        assertThat(line(hidden.eyes().get(0).sight().best().orElseThrow())).containsExactly(18.0, 0.0, 18.0, 20.0);
        assertThat(hidden.eyes().get(0).sight().nearest()).isPresent();
    }

    @Test
    void whatIsNotInTheArcIsNotLookedAt() {
        Footprint beside = TableOf.piece(TableOf.base(30, -5, 32, -4));
        UnitSight sight = UnitSight.of(table, "from", FROM, "to", beside);

        assertThat(sight.inArc()).isFalse();
        assertThat(sight.eyes()).isEmpty();
        assertThat(UnitSight.sees(table, "from", FROM, "to", beside)).isFalse();
    }

    @Test
    void aPointLooksAllRound() {
        table.body("to", 15, 20, 25, 21);
        UnitSight north = UnitSight.ofPoint(table, TableOf.corner(20, 0), "to", TO);
        UnitSight south = UnitSight.ofPoint(table, TableOf.corner(20, 30), "to", TO);

        assertThat(line(north.lineOfFire().orElseThrow())).containsExactly(20.0, 0.0, 20.0, 20.0);
        assertThat(line(south.lineOfFire().orElseThrow())).containsExactly(20.0, 30.0, 20.0, 21.0);
        assertThat(north.inArc() && south.inArc()).isTrue();
        assertThat(north.eyes()).hasSize(1);
        assertThat(UnitSight.spot(TableOf.corner(1, 2)).bounds().getWidth()).isEqualTo(2);
        assertThat(UnitSight.spot(TableOf.corner(1, 2)).centre().x).isEqualTo(2540);
        table.building("mill", 10, 10, 30, 11);
        assertThat(UnitSight.ofPoint(table, TableOf.corner(20, 0), "to", TO).isClear())
                .isFalse();
    }

    /** The bases of two units, or of one, touch before the eye at 18: nobody sees through between the men. */
    @Test
    void basesThatTouchAreOne() {
        table.body("left", 10, 10, 18, 12).body("right", 18, 9, 30, 11);
        UnitSight sight = look();

        assertThat(sight.isClear()).isFalse();
        assertThat(sight.eyes().get(0).sight().obstruction().orElseThrow().cause())
                .isEqualTo(Obstruction.Cause.PIECE);
        table.bodies.clear();
        table.bodies.add(new Body("one", "one", List.of(TableOf.base(10, 10, 18, 12), TableOf.base(18, 10, 30, 12))));
        assertThat(look().isClear()).isFalse();
    }

    /** A gap of a hundredth of a millimetre is one, and so is a corner at which two touch. */
    @Test
    void basesThatDoNotTouchOrOnlyAtACornerAreTwo() {
        Base right = new Base(
                new Corner(18 * Corner.PER_INCH + 1, 12 * Corner.PER_INCH),
                new Corner(30 * Corner.PER_INCH, 12 * Corner.PER_INCH),
                new Corner(30 * Corner.PER_INCH, 10 * Corner.PER_INCH),
                new Corner(18 * Corner.PER_INCH + 1, 10 * Corner.PER_INCH));
        table.body("left", 10, 10, 18, 12).bodies.add(new Body("right", "right", List.of(right)));
        assertThat(look().eyes().get(0).sight().isClear()).isTrue();
        table.bodies.clear();
        table.body("left", 10, 10, 18, 12).body("right", 18, 12, 30, 14);
        assertThat(look().eyes().get(0).sight().isClear()).isTrue();
    }

    /** From a height one sees over the one that stands lower, so along the other. */
    @Test
    void aJointIsSeenOverWhereOneOfTheBasesIs() {
        table.body("left", 10, 10, 18, 12)
                .body("right", 18, 10, 30, 12)
                .hill("behind", 1, 0, -5, 40, 5)
                .hill("knoll", 1, 18, 9, 30, 13);
        assertThat(look().eyes().get(0).sight().isClear()).isTrue();
        table.hill("other", 1, 10, 9, 18, 13);
        assertThat(look().eyes().get(0).sight().isClear()).isFalse();
    }
}
