package coupdoeil.editor.edit;

import coupdoeil.editor.text.Messages;
import coupdoeil.model.pack.Edit;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.Suppression;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.scenario.Clock;
import coupdoeil.model.scenario.Scenario;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What a designer wants of a further scenario.
 *
 * @param copied the scenario that it is to be a copy of; empty if it is to have no pieces
 * @param clock how long it lasts, unless it is a copy
 */
public record ScenarioPlan(String title, Optional<Scenario> copied, Clock clock) {

    /** The scenario, under an id that nothing in the pack has. */
    public Scenario scenario(Pack pack, RuleSystem system) {
        return copied.map(old -> copy(old, FreshId.of(pack, title)))
                .orElseGet(() -> Starter.scenario(pack, system, title, clock));
    }

    private Scenario copy(Scenario old, String id) {
        return old.withId(id).withName(title);
    }

    /** Adds the scenario that this plan has made. What was accepted in a scenario is accepted in its copy. */
    public Edit add(Scenario made) {
        Edit added = ScenarioEdits.add(made);
        return copied.isEmpty()
                ? added
                : new Edit(
                        Messages.text("edit.add", made.name()),
                        pack -> withSuppressions(added.apply(pack), copied.get().id(), made.id()));
    }

    private static Pack withSuppressions(Pack pack, String old, String made) {
        List<Suppression> changed = new ArrayList<>(pack.suppressions());
        pack.suppressions().stream()
                .filter(suppression -> suppression.scenario().equals(old))
                .map(suppression -> new Suppression(
                        suppression.rule(),
                        suppression.subject(),
                        made,
                        suppression.reason(),
                        suppression.author(),
                        suppression.date()))
                .forEach(changed::add);
        return pack.withSuppressions(changed);
    }
}
