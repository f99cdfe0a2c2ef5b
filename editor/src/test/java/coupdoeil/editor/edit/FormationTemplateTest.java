package coupdoeil.editor.edit;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.oob.Belonging;
import coupdoeil.model.oob.Formation;
import coupdoeil.model.oob.Leader;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.rules.RuleSystems;
import coupdoeil.validator.check.Finding;
import coupdoeil.validator.check.Severity;
import coupdoeil.validator.check.Validator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Formations made after the templates of every rule system. */
class FormationTemplateTest {

    private static Pack fresh(String system) {
        return BattlePlan.usual(RuleSystems.load(system).orElseThrow(), "Battle")
                .pack();
    }

    private static Belonging first(Pack pack) {
        return new Belonging(
                Map.of(Belonging.ARMY, pack.orderOfBattle().armies().get(0).id()));
    }

    /** Apart from those that every new unit has: it stands nowhere yet, and its nation is for the designer to say. */
    private static Set<String> errors(Pack pack, RuleSystem system) {
        Set<String> errors = new HashSet<>();
        Validator.of(system).validate(pack).open().stream()
                .filter(finding -> finding.severity() == Severity.ERROR)
                .filter(finding -> !finding.rule().equals("CC-STACK-06"))
                .filter(finding -> !finding.data().toString().contains("nation"))
                .filter(finding -> !finding.data().toString().contains("in no scenario"))
                .map(Finding::rule)
                .forEach(errors::add);
        return errors;
    }

    @ParameterizedTest
    @ValueSource(strings = {"fb", "lb", "cc", "hm", "ot"})
    void noTemplateBringsAnErrorOfTheOrderOfBattle(String id) {
        RuleSystem system = RuleSystems.load(id).orElseThrow();
        Pack empty = fresh(id);
        Set<String> before = errors(empty, system);
        List<FormationTemplate> templates = FormationTemplate.of(empty);

        assertThat(templates).hasSizeGreaterThan(3);
        for (FormationTemplate template : templates) {
            Pack made = template.make(empty, system, first(empty), "First", 2)
                    .edit()
                    .apply(empty);
            assertThat(made.orderOfBattle().units()).hasSize(2 * template.units());
            assertThat(errors(made, system)).as(template.name()).isSubsetOf(before);
        }
    }

    @Test
    void namesCountUpAndIdsFollowThem() {
        Pack empty = fresh("fb");
        RuleSystem system = RuleSystems.load("fb").orElseThrow();
        FormationTemplate template = FormationTemplate.of(empty).get(0);
        Pack made = template.make(empty, system, first(empty), "First Brigade", 2)
                .edit()
                .apply(empty);

        assertThat(made.orderOfBattle().formations())
                .extracting(Formation::name)
                .containsExactly("First Brigade", "Second Brigade");
        assertThat(made.orderOfBattle().units())
                .extracting(Unit::name)
                .containsExactly("1st Blue", "2nd Blue", "3rd Blue", "4th Blue");
        assertThat(made.orderOfBattle().units())
                .extracting(Unit::id)
                .containsExactly("1st-blue", "2nd-blue", "3rd-blue", "4th-blue");
        assertThat(made.orderOfBattle().leaders())
                .extracting(Leader::name)
                .containsExactly("Commander, First Brigade", "Commander, Second Brigade");
        assertThat(made.orderOfBattle().leaders().get(1).leads()).containsExactly("second-brigade");
    }
}
