package coupdoeil.validator.fb;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.pack.Pack;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.rules.RuleSystems;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.validator.check.Situation;
import coupdoeil.validator.example.ExamplePacks;
import coupdoeil.validator.fb.fact.MarchColumns;
import coupdoeil.validator.hexes.March;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Columns of reinforcements (FB 7.3): the digest's vectors and the readings that switches settle. */
class FbMarchVectorsTest {

    private static final RuleSystem SYSTEM = RuleSystems.load("fb").orElseThrow();

    @Test
    @DisplayName("FB-T23 three battalions on a half-cost road: the third has 4 MF, 8 road hexes, in a column of 4")
    void t23() {
        March march = march(
                "unit u1 blue infantry steps=3 mf=6",
                "unit u2 blue infantry steps=3 mf=6",
                "unit u3 blue infantry steps=2 mf=6",
                "group g 06:30 west-road column march:u1,u2,u3");
        assertThat(march.steps().get(2).hexesAhead()).isEqualTo(3);
        assertThat(march.steps().get(2).movement()).isEqualByComparingTo("4");
        assertThat(march.steps().get(2).movement().divideToIntegralValue(march.roadCost()))
                .isEqualByComparingTo("8");
        assertThat(march.columnHexes()).isEqualTo(4);
        assertThat(march.late()).isEmpty();
    }

    @Test
    @DisplayName("FB-T24 a battery at the head: four hexes ahead of the fourth unit, 4 MF left")
    void t24() {
        March march = march(
                "unit g1 blue artillery mf=6",
                "unit u1 blue infantry steps=3 mf=6",
                "unit u2 blue infantry steps=3 mf=6",
                "unit u3 blue infantry steps=2 mf=6",
                "group g 06:30 west-road column march:g1,u1,u2,u3");
        assertThat(march.steps().get(3).hexesAhead()).isEqualTo(4);
        assertThat(march.steps().get(3).movement()).isEqualByComparingTo("4");
    }

    @Test
    void oneStepOfInfantryAndOneOfCavalryShareAHex() {
        March march = march(
                "unit u1 blue infantry steps=1 mf=6",
                "unit c1 blue cavalry steps=1 mf=6",
                "group g 06:30 west-road column march:u1,c1");
        assertThat(march.columnHexes()).isEqualTo(1);
    }

    @Test
    void nationsDoNotShareAHex() {
        March march = march(
                "unit u1 blue infantry steps=1 mf=6",
                "unit u2 blue infantry steps=1 mf=6 nat:polish",
                "group g 06:30 west-road column march:u1,u2");
        assertThat(march.columnHexes()).isEqualTo(2);
    }

    @Test
    void whoCannotEnterFollowsNextTurn() {
        March march = march(
                "unit u1 blue infantry steps=4 mf=2",
                "unit u2 blue infantry steps=4 mf=2",
                "group g 06:30 west-road column march:u1,u2");
        assertThat(march.steps().get(0).arrival()).contains("06:30");
        assertThat(march.steps().get(1).arrival()).contains("06:30");
        March longer = march(
                "unit u1 blue infantry steps=4 mf=2",
                "unit u2 blue infantry steps=4 mf=2",
                "unit u3 blue infantry steps=4 mf=2",
                "group g 06:30 west-road column march:u1,u2,u3");
        assertThat(longer.steps().get(2).arrival()).contains("06:45");
        assertThat(longer.late()).hasSize(1);
    }

    @Test
    @DisplayName("FB 7.3 the slowest unit of a formation sets the pace of that formation, and of no other")
    void eachFormationHasItsPace() {
        String[] lines = {
            "formation blue-second brigade army:blue-army",
            "unit u1 blue infantry steps=2 mf=6",
            "unit u2 blue infantry steps=2 mf=8 under:blue-second",
            "unit g1 blue artillery mf=4 under:blue-second",
            "group g 06:30 west-road column march:u1,u2,g1"
        };
        assertThat(march(lines).steps())
                .extracting(step -> step.movement().intValue())
                .containsExactly(6, 3, 3);
        List<String> attached = new ArrayList<>(List.of(lines));
        attached.add("special attachment unit=g1 to=blue-brigade");
        assertThat(march(attached.toArray(String[]::new)).steps())
                .extracting(step -> step.movement().intValue())
                .containsExactly(4, 7, 3);
    }

    @Test
    void rainHalvesMovementAndTheSwitchSaysWhenToRound() {
        String[] lines = {
            "unit u1 blue infantry steps=3 mf=5",
            "unit u2 blue infantry steps=2 mf=5",
            "period 06:30 06:30 rain",
            "group g 06:30 west-road column march:u1,u2"
        };
        assertThat(march(lines).steps().get(1).movement()).isEqualByComparingTo("1");
        List<String> end = new ArrayList<>(List.of(lines));
        end.add("switch mfRounding=END");
        assertThat(march(end.toArray(String[]::new)).steps().get(1).movement()).isEqualByComparingTo("1");
        assertThat(march(end.toArray(String[]::new)).steps().get(0).movement()).isEqualByComparingTo("2");
    }

    @Test
    void aUnitThatCannotMoveNeverArrives() {
        March march = march("unit m1 blue artillery kind=mortar mf=0", "group g 06:30 west-road column march:m1");
        assertThat(march.complete()).isEmpty();
    }

    private static March march(String... lines) {
        List<String> all = new ArrayList<>(List.of("place entry west-road 0105"));
        all.addAll(List.of(lines));
        Pack pack = ExamplePacks.of(SYSTEM, all.toArray(String[]::new));
        Scenario scenario = pack.scenarios().get(0);
        MarchColumns columns = Situation.of(pack, SYSTEM, scenario).facts().get(MarchColumns.class);
        return columns.of(scenario.reinforcements().get(0)).orElseThrow();
    }
}
