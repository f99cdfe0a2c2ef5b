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
                "fb | 0105      | 06:30 | column",
                "lb | 0105      | 10:00 | column",
                "cc | R1C1,R1C2 | -     | edge",
                "hm | 0,4 0,14  | 9     | edge"
            })
    void aGroupThroughTheEntryOfItsEnemy(String system, String where, String when, String mode) {
        assertThat(said(system, where, when, mode, "side=red"))
                .containsExactly("g of blue enters through gate, which is the entry of red.");
        assertThat(said(system, where, when, mode, "side=blue")).isEmpty();
        assertThat(said(system, where, when, mode, "")).isEmpty();
    }

    private static List<String> said(String id, String where, String when, String mode, String side) {
        RuleSystem system = RuleSystems.load(id).orElseThrow();
        Pack pack = ExamplePacks.of(
                system,
                "unit comer blue infantry",
                "place entry gate " + where + " " + side,
                "group g " + when + " gate " + mode + " march:comer");
        return Validator.of(system).validate(pack).all().stream()
                .filter(finding -> finding.rule().equals("PACK-73"))
                .map(Finding::message)
                .toList();
    }
}
