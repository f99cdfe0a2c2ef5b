package coupdoeil.validator.lb;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexDirection;
import coupdoeil.validator.hexes.Arcs;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Facing and zones of influence. Sides and vertices are numbered from East anticlockwise in the vectors: side s is our
 * side -s, vertex v our corner -v.
 */
class LbVectorsFacingTest {

    @Test
    void t14InfantryColumn() {
        Arcs arcs = LbAnswers.of("unit u blue infantry @0507 side:4 column").arcs("u");

        assertThat(LbAnswers.digestSides(arcs.front())).containsExactly(1, 2, 3);
        assertThat(LbAnswers.digestSides(arcs.flank())).containsExactly(0, 4);
        assertThat(LbAnswers.digestSides(arcs.rear())).containsExactly(5);
    }

    @Test
    void t15InfantryLineInOneHex() {
        Arcs arcs = LbAnswers.of("unit u blue infantry @0507 corner:5 line").arcs("u");

        assertThat(LbAnswers.digestSides(arcs.front())).containsExactly(1, 2);
        assertThat(LbAnswers.digestSides(arcs.flank())).containsExactly(0, 3);
        assertThat(LbAnswers.digestSides(arcs.rear())).containsExactly(4, 5);
    }

    @Test
    void t16InfantryLineInTwoHexes() {
        LbAnswers answers = LbAnswers.of("unit u blue infantry @0507 corner:5 line +0607");
        Hex first = answers.placed("u").placement().hexes().get(0);
        Hex second = first.plus(HexDirection.D0);
        Arcs arcs = answers.arcs("u");

        assertThat(arcs.front()).hasSize(4);
        assertThat(arcs.flank())
                .containsExactlyInAnyOrder(new Arcs.Way(first, HexDirection.D3), new Arcs.Way(second, HexDirection.D0));
        assertThat(arcs.rear()).hasSize(4);
        assertThat(Stream.of(arcs.front(), arcs.flank(), arcs.rear()).flatMap(List::stream))
                .doesNotContain(new Arcs.Way(first, HexDirection.D0), new Arcs.Way(second, HexDirection.D3));
    }

    @Test
    void t17ThreeIncrementsOfSkirmishers() {
        Arcs arcs = LbAnswers.of("unit u blue infantry increments=3 skirmish=true @0507 corner:5 skirmish")
                .arcs("u");

        assertThat(LbAnswers.digestSides(arcs.front())).containsExactly(0, 1, 2, 3);
        assertThat(LbAnswers.digestSides(arcs.flank())).containsExactly(4, 5);
        assertThat(arcs.rear()).isEmpty();
    }

    @Test
    void skirmishersInTwoHexesHaveSixFrontsTwoFlanksAndTwoRears() {
        LbAnswers answers =
                LbAnswers.of("unit u blue infantry increments=5 skirmish=true @0507 corner:5 skirmish +0607:2");
        Hex left = answers.placed("u").placement().hexes().get(0);
        Hex right = left.plus(HexDirection.D0);
        Arcs arcs = answers.arcs("u");

        assertThat(arcs.front()).hasSize(6);
        assertThat(arcs.flank())
                .containsExactlyInAnyOrder(new Arcs.Way(left, HexDirection.D2), new Arcs.Way(right, HexDirection.D1));
        assertThat(arcs.rear())
                .containsExactlyInAnyOrder(new Arcs.Way(left, HexDirection.D1), new Arcs.Way(right, HexDirection.D2));
    }

    @Test
    void t18CarreHasNoZone() {
        LbAnswers answers = LbAnswers.of(
                "unit u blue infantry @0507 carre",
                "unit v red infantry @0607 side:3 column",
                "unit w red infantry @0407 side:3 column");

        assertThat(answers.zone("u")).isEmpty();
        assertThat(answers.zone("v"))
                .contains(answers.placed("u").placement().hex().orElseThrow());
        assertThat(answers.zone("w"))
                .doesNotContain(answers.placed("u").placement().hex().orElseThrow());
    }

    @Test
    void t19LightCavalryColumn() {
        LbAnswers answers = LbAnswers.of("unit c blue cavalry @0507 side:0 column");

        assertThat(LbAnswers.digestSides(answers.arcs("c").front())).containsExactly(0, 1, 2, 4, 5);
        assertThat(LbAnswers.digestSides(answers.arcs("c").rear())).containsExactly(3);
        assertThat(answers.zone("c")).hasSize(5);
    }

    @Test
    void heavyCavalryColumnFrontsThreeSides() {
        Arcs arcs = LbAnswers.of("unit c blue cavalry movement=12 class=heavy @0507 side:0 column")
                .arcs("c");

        assertThat(LbAnswers.digestSides(arcs.front())).containsExactly(0, 1, 5);
    }

    @Test
    void cavalryLineOfThreeHexesHasSixFrontsTwoFlanksAndSixRears() {
        Arcs arcs = LbAnswers.of("unit c blue cavalry increments=12 @0507 corner:5 line +0407 +0607")
                .arcs("c");

        assertThat(arcs.front()).hasSize(6);
        assertThat(arcs.flank()).hasSize(2);
        assertThat(arcs.rear()).hasSize(6);
    }

    @Test
    void guns() {
        Arcs alone =
                LbAnswers.of("unit g blue artillery @0507 side:0 unlimbered").arcs("g");
        Arcs withLine = LbAnswers.of(
                        "unit u blue infantry @0507 corner:5 line #1",
                        "unit g blue artillery @0507 corner:5 unlimbered #2")
                .arcs("g");

        assertThat(LbAnswers.digestSides(alone.front())).containsExactly(0, 1, 5);
        assertThat(LbAnswers.digestSides(withLine.front())).containsExactly(1, 2);
    }

    @Test
    void routedUnitsFaceNowhereUnlessASwitchSaysSo() {
        String unit = "unit u blue infantry @0507 side:0 column !routed";

        assertThat(LbAnswers.of(unit).zone("u")).isEmpty();
        assertThat(LbAnswers.of("switch zoi.routed=YES", unit).zone("u")).hasSize(3);
    }

    @Test
    void disorderedUnitsHaveAZoneUnlessASwitchSaysNot() {
        String unit = "unit u blue infantry @0507 side:0 column !disordered";

        assertThat(LbAnswers.of(unit).zone("u")).hasSize(3);
        assertThat(LbAnswers.of("switch zoi.disordered=NO", unit).zone("u")).isEmpty();
    }

    @Test
    void cityWallsStopZonesAndRiversByASwitch() {
        String unit = "unit u blue infantry @0507 side:0 column";

        assertThat(LbAnswers.of("hexside 0507/0 city-wall", unit).zone("u")).hasSize(2);
        assertThat(LbAnswers.of("hexside 0507/0 river", unit).zone("u")).hasSize(3);
        assertThat(LbAnswers.of("switch zoi.ground=WHERE_IT_MAY_GO", "hexside 0507/0 river", unit)
                        .zone("u"))
                .hasSize(2);
    }
}
