package coupdoeil.editor.edit;

import coupdoeil.editor.text.Messages;
import coupdoeil.model.pack.Edit;
import coupdoeil.model.scenario.ArrivalGroup;
import coupdoeil.model.scenario.Period;
import coupdoeil.model.scenario.Scenario;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/** Edits of a scenario's timetable and of the scenario itself. */
public final class ScenarioEdits {

    private ScenarioEdits() {}

    public static Edit add(Scenario scenario) {
        return new Edit(Messages.text("edit.add", scenario.name()), pack -> {
            List<Scenario> changed = new ArrayList<>(pack.scenarios());
            changed.add(scenario);
            return pack.withScenarios(changed);
        });
    }

    /** Removes a scenario with what was accepted in it alone. */
    public static Edit remove(String id, String name) {
        return new Edit(
                Messages.text("edit.delete", name),
                pack -> pack.withScenarios(pack.scenarios().stream()
                                .filter(scenario -> !scenario.id().equals(id))
                                .toList())
                        .withSuppressions(pack.suppressions().stream()
                                .filter(suppression -> !suppression.scenario().equals(id))
                                .toList()));
    }

    public static Edit change(String name, String id, UnaryOperator<Scenario> change) {
        return new Edit(name, pack -> pack.withScenario(id, change));
    }

    public static Edit addPeriod(String scenario, Period period) {
        return change(Messages.text("edit.add-period"), scenario, old -> old.withPeriods(with(old.periods(), period)));
    }

    /** Lets another period begin with a turn and last as long as the one it falls into, which ends the turn before. */
    public static Edit splitPeriod(String scenario, int index, String before, Period from) {
        return change(Messages.text("edit.add-period"), scenario, old -> {
            List<Period> periods = new ArrayList<>(old.periods());
            periods.set(index, periods.get(index).withTo(before));
            periods.add(index + 1, from);
            return old.withPeriods(periods);
        });
    }

    /** Changes the period with this index; nothing happens if there is none. */
    public static Edit period(String name, String scenario, int index, UnaryOperator<Period> change) {
        return change(name, scenario, old -> {
            if (index >= old.periods().size()) {
                return old;
            }
            List<Period> periods = new ArrayList<>(old.periods());
            periods.set(index, change.apply(periods.get(index)));
            return old.withPeriods(periods);
        });
    }

    public static Edit removePeriod(String scenario, int index) {
        return change(Messages.text("edit.remove-period"), scenario, old -> {
            if (index >= old.periods().size()) {
                return old;
            }
            List<Period> periods = new ArrayList<>(old.periods());
            periods.remove(index);
            return old.withPeriods(periods);
        });
    }

    public static Edit addGroup(String scenario, ArrivalGroup group) {
        return change(
                Messages.text("edit.add", group.name()),
                scenario,
                old -> old.withReinforcements(with(old.reinforcements(), group)));
    }

    public static Edit group(String name, String scenario, String id, UnaryOperator<ArrivalGroup> change) {
        return change(
                name,
                scenario,
                old -> old.withReinforcements(old.reinforcements().stream()
                        .map(group -> group.id().equals(id) ? change.apply(group) : group)
                        .toList()));
    }

    public static Edit removeGroup(String scenario, String id, String name) {
        return change(
                Messages.text("edit.delete", name),
                scenario,
                old -> old.withReinforcements(old.reinforcements().stream()
                        .filter(group -> !group.id().equals(id))
                        .toList()));
    }

    private static <T> List<T> with(List<T> list, T value) {
        List<T> changed = new ArrayList<>(list);
        changed.add(value);
        return changed;
    }
}
