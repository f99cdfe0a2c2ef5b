package coupdoeil.validator.pack;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.Attributes;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.PackReader;
import coupdoeil.model.pack.PackReading;
import coupdoeil.model.rules.HouseRules;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.rules.RuleSystems;
import coupdoeil.validator.check.Finding;
import coupdoeil.validator.check.ValidationSession;
import coupdoeil.validator.check.Validator;
import coupdoeil.validator.example.ExampleRun;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * A house variant needs files of the pack and nothing else: what chart.json and house-rules.json of two packs say holds, and
 * without them the rules of the books do.
 */
class HouseVariantTest {

    private static final Pack FB = read("house-fb");
    private static final Pack LB = read("house-lb");

    @Test
    void newTerrainBlocksSight() {
        assertThat(found(FB, "FB-LOS-03")).containsExactly("FB-LOS-03 unit:battery-4 info");
        assertThat(found(FB.withChart(List.of()), "FB-LOS-03")).isEmpty();

        assertThat(found(LB, "LB-LOS-01")).containsExactly("LB-LOS-01 unit:battery-1 warning");
        assertThat(found(LB.withChart(List.of()), "LB-LOS-01")).isEmpty();
    }

    @Test
    void newTerrainIsClosedToAnArm() {
        assertThat(found(LB, "LB-UNIT-18")).containsExactly("LB-UNIT-18 unit:battery-2 warning");
        assertThat(found(LB.withChart(List.of()), "LB-UNIT-18")).isEmpty();
    }

    @Test
    void newTerrainIsKnown() {
        assertThat(found(FB, "FB-MAP-01")).isEmpty();
        assertThat(found(FB.withChart(List.of()), "FB-MAP-01")).hasSize(2);
        assertThat(found(LB, "LB-MAP-01")).isEmpty();
        assertThat(found(LB.withChart(List.of()), "LB-MAP-01")).hasSize(4);
    }

    @Test
    void aStackIsLegalByTheLimitsOfTheHouseAlone() {
        assertThat(found(FB, "FB-STACK-07")).isEmpty();
        assertThat(found(byTheBook(FB), "FB-STACK-07")).containsExactly("FB-STACK-07 stack:0308 error");

        assertThat(errors(LB, "LB-STACK")).noneMatch(text -> text.contains("stack:0202"));
        assertThat(errors(byTheBook(LB), "LB-STACK")).anyMatch(text -> text.contains("stack:0202"));
    }

    @Test
    void aStackIsLegalByTheLimitsOfTheBookAlone() {
        assertThat(found(FB, "FB-STACK-06")).containsExactly("FB-STACK-06 stack:0607 error");
        assertThat(found(byTheBook(FB), "FB-STACK-06")).isEmpty();

        assertThat(errors(LB, "LB-STACK")).anyMatch(text -> text.contains("stack:1102"));
        assertThat(errors(byTheBook(LB), "LB-STACK")).noneMatch(text -> text.contains("stack:1102"));
    }

    @Test
    void aSpecialRuleOfTheHouseIsKnownAndItsParametersAreChecked() {
        for (Pack pack : List.of(FB, LB)) {
            assertThat(found(pack, "PACK-")).isEmpty();
            assertThat(found(powder(pack, Attributes.of("units", List.of("nobody"), "turns", 4)), "PACK-"))
                    .containsExactly("PACK-62 special-rule:short-of-powder error");
            assertThat(found(powder(pack, Attributes.of("units", List.of("battery-1"), "turns", "four")), "PACK-"))
                    .containsExactly("PACK-68 special-rule:short-of-powder error");
            assertThat(found(powder(pack, Attributes.of("units", List.of("battery-1"), "turn", 4)), "PACK-67"))
                    .containsExactly("PACK-67 special-rule:short-of-powder warning");
        }
        assertThat(found(powder(FB, Attributes.of("units", List.of("battery-1"))), "PACK-"))
                .containsExactly("PACK-71 special-rule:short-of-powder error");
        assertThat(found(LB, "LB-SCEN-12")).isEmpty();
        assertThat(found(powder(LB, Attributes.of("units", List.of("battery-1"))), "LB-SCEN-12"))
                .containsExactly("LB-SCEN-12 special-rule:short-of-powder error");
        assertThat(found(LB.withHouse(HouseRules.NONE), "LB-SCEN-12"))
                .containsExactly("LB-SCEN-12 special-rule:short-of-powder warning");
    }

    @Test
    void aSwitchOfTheHouseIsKnown() {
        assertThat(found(FB.withHouse(HouseRules.NONE), "PACK-64")).containsExactly("PACK-64 scenario:maize error");
    }

    @Test
    void aFormationOfTheHouseHasAFront() {
        assertThat(found(LB, "LB-SCEN-10")).containsExactly("LB-SCEN-10 unit:battalion-3 warning");
        Pack bare = LB.withHouse(HouseRules.NONE);
        assertThat(found(bare, "LB-SCEN-10")).isEmpty();
        assertThat(found(bare, "PACK-64")).containsExactly("PACK-64 placement:masse-1 error");
        assertThat(found(bare, "LB-SCEN-17")).isEmpty();
    }

    /** An editor keeps a session while the pack under it changes. */
    @Test
    void aSessionFollowsTheHouseRules() {
        for (Pack pack : List.of(FB, LB)) {
            RuleSystem book = RuleSystems.load(pack.info().system()).orElseThrow();
            ValidationSession session = Validator.of(book).session();
            for (Pack next : List.of(pack, byTheBook(pack), pack.withHouse(HouseRules.NONE), pack)) {
                assertThat(session.update(next)).isEqualTo(Validator.of(book).validate(next));
            }
        }
    }

    private static Pack byTheBook(Pack pack) {
        return pack.withHouse(HouseRules.NONE).withChart(List.of());
    }

    private static Pack powder(Pack pack, Attributes parameters) {
        return pack.withScenario(
                "maize",
                scenario -> scenario.withSpecialRules(scenario.specialRules().stream()
                        .map(rule -> rule.id().equals("short-of-powder") ? rule.withAttributes(parameters) : rule)
                        .toList()));
    }

    private static List<String> errors(Pack pack, String rules) {
        return found(pack, rules).stream()
                .filter(text -> text.endsWith(" error"))
                .toList();
    }

    private static List<String> found(Pack pack, String rules) {
        return Validator.of(pack.rules().orElseThrow()).validate(pack).all().stream()
                .filter((Finding finding) -> finding.rule().startsWith(rules))
                .map(ExampleRun::text)
                .toList();
    }

    private static Pack read(String name) {
        PackReading reading = PackReader.read(Path.of("../model/src/test/resources/packs", name));
        assertThat(reading.problems()).isEmpty();
        return reading.pack().orElseThrow();
    }
}
