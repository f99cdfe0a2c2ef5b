package coupdoeil.editor.edit;

import coupdoeil.editor.text.Messages;
import coupdoeil.model.Attributes;
import coupdoeil.model.pack.Edit;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.scenario.ArrivalGroup;
import coupdoeil.model.scenario.ArrivalGroup.Marcher;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.model.scenario.ScenarioEvent;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;

/** Edits of who comes when, and of what happens when. */
public final class ArrivalEdits {

    private ArrivalEdits() {}

    /** Lets a group be due at another turn. @param turn its label */
    public static Edit due(String scenario, ArrivalGroup group, String turn) {
        return ScenarioEdits.group(
                Messages.text("edit.due", group.name(), turn), scenario, group.id(), old -> old.withAt(turn));
    }

    /** Lets the event with this index happen at another turn; nothing happens if there is none. @param turn its label */
    public static Edit happens(String scenario, int index, String name, String turn) {
        return ScenarioEdits.change(Messages.text("edit.due", name, turn), scenario, old -> {
            if (index >= old.events().size()) {
                return old;
            }
            List<ScenarioEvent> events = new ArrayList<>(old.events());
            events.set(index, events.get(index).withAt(turn));
            return old.withEvents(events);
        });
    }

    /** A new event, after all others. @param turn label of when it happens */
    public static Edit event(Pack pack, RuleSystem system, String scenario, String turn) {
        String name = Messages.text("data.event");
        Attributes attributes = Starter.defaults(system, "event", "");
        ScenarioEvent event = new ScenarioEvent(FreshId.of(pack, name), turn, name, "", attributes);
        return ScenarioEdits.change(Messages.text("edit.add", name), scenario, old -> {
            List<ScenarioEvent> events = new ArrayList<>(old.events());
            events.add(event);
            return old.withEvents(events);
        });
    }

    /** Lets a force come with a group, last of all, wherever it was before: on the map or with another group. */
    public static Edit join(RuleSystem system, String scenario, ArrivalGroup group, Force force) {
        return new Edit(Messages.text("edit.join", force.name(), group.name()), pack -> {
            Pack without = without(scenario, force.pieces()).apply(pack);
            return without.withScenario(scenario, inGroup(group.id(), old -> {
                List<Marcher> march = new ArrayList<>(old.march());
                force.pieces()
                        .forEach(piece -> march.add(new Marcher(piece, null, Starter.defaults(system, "marcher", ""))));
                return old.withMarch(march);
            }));
        });
    }

    private static UnaryOperator<Scenario> inGroup(String id, UnaryOperator<ArrivalGroup> change) {
        return scenario -> scenario.withReinforcements(scenario.reinforcements().stream()
                .map(group -> group.id().equals(id) ? change.apply(group) : group)
                .toList());
    }

    /** Lets a force come as a group of its own, wherever it was before. @param turn label of the turn it is due */
    public static Edit bring(RuleSystem system, String scenario, String turn, Force force) {
        return new Edit(Messages.text("edit.bring", force.name(), turn), pack -> {
            Pack without = without(scenario, force.pieces()).apply(pack);
            return without.scenario(scenario)
                    .map(known -> ScenarioEdits.addGroup(scenario, Starter.group(without, system, known, turn, force))
                            .apply(without))
                    .orElse(pack);
        });
    }

    /** Takes pieces off the map and out of all groups. */
    private static UnaryOperator<Pack> without(String scenario, List<String> pieces) {
        Set<String> gone = Set.copyOf(pieces);
        return pack -> SetupEdits.remove(scenario, gone)
                .apply(pack)
                .withScenario(
                        scenario,
                        old -> old.withReinforcements(old.reinforcements().stream()
                                .map(group -> group.withMarch(group.march().stream()
                                        .filter(marcher -> !gone.contains(marcher.piece()))
                                        .toList()))
                                .toList()));
    }
}
