package coupdoeil.validator.cc;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.rules.RuleSystems;
import coupdoeil.validator.check.Finding;
import coupdoeil.validator.check.Severity;
import coupdoeil.validator.check.Validator;
import coupdoeil.validator.example.ExamplePacks;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The test vectors of the digest that are about who may be in a hex, and what lies in it. */
class OccupancyVectorsTest {

    private static final RuleSystem SYSTEM = RuleSystems.load("cc").orElseThrow();
    private static final String RIVER =
            "terrain river R5C1 R5C2 R5C3 R5C4 R5C5 R5C6 R5C7 R5C8 R5C9 R5C10 R5C11 R5C12 R5C13";
    private static final String BRIDGE = "feature bridge R5C2";

    @Test
    void vector35TwoLineInfantriesInOneHex() {
        assertThat(rules("unit b1 blue infantry @R3C3 ~blocks=4", "unit b2 blue infantry @R3C3 ~blocks=4"))
                .contains("CC-STACK-01");
    }

    @Test
    void vector36TwoLeadersInOneHex() {
        assertThat(rules(
                        "unit b1 blue infantry @R3C3 ~blocks=4",
                        "leader l1 blue leader @R3C3",
                        "leader l2 blue leader @R3C3"))
                .contains("CC-STACK-02")
                .doesNotContain("CC-STACK-01");
    }

    @Test
    void vector38InfantryInTheRiver() {
        assertThat(rules(RIVER, BRIDGE, "unit b1 blue infantry @R5C3 ~blocks=4"))
                .contains("CC-STACK-04");
        assertThat(rules(RIVER, BRIDGE, "unit b1 blue infantry @R5C2 ~blocks=4"))
                .doesNotContain("CC-STACK-04");
        assertThat(rules("terrain fordable-river R5C3", "unit b1 blue infantry @R5C3 ~blocks=4"))
                .doesNotContain("CC-STACK-04");
    }

    @Test
    void vector39GunsInTheQuarry() {
        String quarry = "terrain quarry R3C3";
        assertThat(rules(quarry, "unit b1 blue artillery @R3C3 ~blocks=3")).contains("CC-STACK-05");
        assertThat(rules(quarry, "unit b1 blue infantry @R3C3 ~blocks=4")).doesNotContain("CC-STACK-05", "CC-STACK-04");
        assertThat(rules(quarry, "leader l1 blue leader @R3C3")).doesNotContain("CC-STACK-05", "CC-STACK-04");
    }

    @Test
    void vector40BridgeInTheOpen() {
        assertThat(findings("feature bridge R5C7"))
                .filteredOn(finding -> finding.rule().equals("CC-MAP-05"))
                .extracting(Finding::severity)
                .containsExactly(Severity.WARNING);
    }

    private static List<String> rules(String... lines) {
        return findings(lines).stream().map(Finding::rule).toList();
    }

    private static List<Finding> findings(String... lines) {
        return Validator.of(SYSTEM).validate(ExamplePacks.of(SYSTEM, lines)).all();
    }
}
