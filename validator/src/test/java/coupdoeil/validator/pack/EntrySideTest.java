package coupdoeil.validator.pack;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.pack.Pack;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.rules.RuleSystems;
import coupdoeil.validator.check.Finding;
import coupdoeil.validator.check.Validator;
import coupdoeil.validator.example.ExamplePacks;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Whose entry it is binds no rule of any system; that a group comes through another's is said in each. */
class EntrySideTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "fb | 0105      | 06:30 | column | blue   | red",
                "lb | 0105      | 10:00 | column | blue   | red",
                "cc | R1C1,R1C2 | -     | edge   | blue   | red",
                "hm | 0,4 0,14  | 9     | edge   | blue   | red",
                "ot | 0,20 0,24 | 11:00 | column | french | austrian"
            })
    void aGroupThroughTheEntryOfItsEnemy(
            String system, String where, String when, String mode, String own, String enemy) {
        assertThat(said(system, where, when, mode, own, "side=" + enemy))
                .singleElement()
                .asString()
                .matches("g of \\w+ enters through gate, which is the entry of \\w+\\.");
        assertThat(said(system, where, when, mode, own, "side=" + own)).isEmpty();
        assertThat(said(system, where, when, mode, own, "")).isEmpty();
    }

    private static List<String> said(String id, String where, String when, String mode, String own, String side) {
        RuleSystem system = RuleSystems.load(id).orElseThrow();
        Pack pack = ExamplePacks.of(
                system,
                "unit comer " + own + " infantry",
                "place entry gate " + where + " " + side,
                "group g " + when + " gate " + mode + " march:comer");
        return Validator.of(system).validate(pack).all().stream()
                .filter(finding -> finding.rule().equals("PACK-73"))
                .map(Finding::message)
                .toList();
    }
}
