package coupdoeil.editor.edit;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.document.Document;
import coupdoeil.editor.document.Packs;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.Suppression;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.rules.RuleSystems;
import coupdoeil.model.scenario.Clock;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.validator.check.Severity;
import coupdoeil.validator.check.Validator;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A further scenario of a battle. */
class ScenarioPlanTest {

    private static long errors(RuleSystem system, Pack pack) {
        return Validator.of(system).validate(pack).open().stream()
                .filter(finding -> finding.severity() == Severity.ERROR)
                .count();
    }

    @ParameterizedTest
    @ValueSource(strings = {"fb", "lb", "cc", "hm", "ot"})
    void anEmptyOneIsWithoutErrorInEverySystem(String id) {
        RuleSystem system = RuleSystems.load(id).orElseThrow();
        Pack pack = BattlePlan.usual(system, "A new battle").pack();
        ScenarioPlan plan = new ScenarioPlan(
                "Second day", Optional.empty(), system.newBattle().clock());

        Pack changed = plan.add(plan.scenario(pack, system)).apply(pack);

        assertThat(changed.scenarios()).extracting(Scenario::name).containsExactly("Scenario", "Second day");
        assertThat(errors(system, changed)).isZero();
    }

    @Test
    void aCopyHasEverythingButTheNameAndWhatWasAcceptedIn() {
        Pack albuera = Packs.albuera();
        Scenario whole = albuera.scenario("whole-day").orElseThrow();
        List<Suppression> accepted = new ArrayList<>(albuera.suppressions());
        accepted.add(new Suppression("FB-LOS-06", "place ridge", whole.id(), "meant so", "", "2026-01-01"));
        Pack pack = albuera.withSuppressions(accepted);
        ScenarioPlan plan = new ScenarioPlan("What if", Optional.of(whole), Clock.UNSET);
        Document document = new Document(pack, null);

        Scenario copy = plan.scenario(pack, Packs.fb());
        document.edit(plan.add(copy));

        assertThat(copy.id()).isEqualTo("what-if");
        assertThat(copy.name()).isEqualTo("What if");
        assertThat(copy.setup()).isEqualTo(whole.setup());
        assertThat(copy.clock()).isEqualTo(whole.clock());
        assertThat(copy.reinforcements()).isEqualTo(whole.reinforcements());
        assertThat(document.pack().scenarios()).hasSize(albuera.scenarios().size() + 1);
        assertThat(document.pack().suppressions())
                .contains(new Suppression("FB-LOS-06", "place ridge", "what-if", "meant so", "", "2026-01-01"));
        assertThat(errors(Packs.fb(), document.pack())).isZero();

        document.undo();
        assertThat(document.pack()).isEqualTo(pack);
    }
}
