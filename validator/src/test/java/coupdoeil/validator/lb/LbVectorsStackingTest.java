package coupdoeil.validator.lb;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.validator.check.hexes.Occupancy;
import coupdoeil.validator.check.subject.PlacedUnit;
import coupdoeil.validator.lb.fact.Formations;
import coupdoeil.validator.lb.fact.Loads;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Stacking and the shares of formations in several hexes. */
class LbVectorsStackingTest {

    @Test
    void t20RegimentOfTwentyFourInColumn() {
        assertThat(findings("unit r blue infantry size=regiment increments=24 @0507 side:0 column"))
                .containsExactly("LB-STACK-10 stack:0507 warning");
    }

    @Test
    void t21TwoBattalionsOfDifferentRegiments() {
        String first = "unit u blue infantry increments=9 @0507 side:0 column #1";

        assertThat(findings(first, "unit v blue infantry increments=9 @0507 side:0 column #2"))
                .doesNotContain("LB-STACK-02 stack:0507 error", "LB-STACK-01 stack:0507 error");
        assertThat(findings(first, "unit v blue infantry increments=10 @0507 side:0 column #2"))
                .contains("LB-STACK-02 stack:0507 error");
    }

    @Test
    void t22FifteenIncrementsDrawFire() {
        assertThat(LbAnswers.of("unit r blue infantry size=regiment increments=15 @0507 side:0 column")
                        .messages("LB-STACK-10"))
                .containsExactly("0507: 15 increments; fire on it gets +6.");
    }

    @Test
    void t26ElevenIncrementsInRoadMarch() {
        LbAnswers answers = LbAnswers.of("unit u blue infantry increments=11 @0505 side:0 road-march +0405 +0305");

        assertThat(answers.fact(Formations.class).roadHexes(11)).isEqualTo(3);
        assertThat(shares(answers, "u")).containsExactly(4, 4, 3);
    }

    @Test
    void t30HorseBatteryWithCavalry() {
        assertThat(findings(
                        "unit c blue cavalry @0507 side:0 column #1",
                        "unit g blue artillery kind=horse @0507 side:0 limbered #2"))
                .containsExactly("LB-STACK-04 stack:0507 error");
    }

    @Test
    void t31ColumnWithSkirmishers() {
        assertThat(findings(
                        "unit u blue infantry increments=4 @0507 side:0 column #1",
                        "unit v blue infantry increments=2 skirmish=true @0507 corner:0 skirmish #2"))
                .containsExactly("LB-STACK-03 stack:0507 error", "LB-STACK-05 stack:0507 error");
    }

    @Test
    void t32VillageHoldsABattalionAndABattery() {
        String battalion = "unit u blue infantry increments=7 @0507 side:0 general-order #1";

        assertThat(findings("terrain village 0507", battalion, "unit g blue artillery @0507 side:0 unlimbered #2"))
                .isEmpty();
        assertThat(findings(
                        "terrain village 0507",
                        battalion,
                        "unit v blue infantry increments=4 @0507 side:0 general-order #2"))
                .contains("LB-STACK-01 stack:0507 error");
    }

    @Test
    void sharesOfFormationsInSeveralHexes() {
        assertThat(shares(
                        LbAnswers.of("unit u blue infantry increments=5 skirmish=true @0507 corner:5 skirmish +0607"),
                        "u"))
                .containsExactly(3, 2);
        assertThat(shares(LbAnswers.of("unit c blue cavalry increments=14 @0507 corner:5 line +0407 +0607"), "c"))
                .containsExactly(4, 5, 5);
        assertThat(shares(
                        LbAnswers.of("unit c blue cavalry increments=13 ~losses=1 @0507 corner:5 line +0407:5 +0607"),
                        "c"))
                .containsExactly(4, 5, 3);
    }

    private static List<Integer> shares(LbAnswers answers, String unit) {
        PlacedUnit placed = answers.placed(unit);
        return placed.placement().hexes().stream()
                .map(hex -> answers.fact(Loads.class)
                        .increments(answers.fact(Occupancy.class).at(hex)))
                .toList();
    }

    private static List<String> findings(String... lines) {
        return LbAnswers.of(lines).findings("LB-STACK").stream()
                .filter(finding -> !finding.endsWith(" info"))
                .toList();
    }
}
