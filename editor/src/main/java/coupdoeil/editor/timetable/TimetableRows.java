package coupdoeil.editor.timetable;

import coupdoeil.editor.document.Session;
import coupdoeil.editor.text.Messages;
import coupdoeil.model.Attributes;
import coupdoeil.model.rules.AttributeType;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.scenario.Period;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.model.scenario.TurnTrack;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.Collectors;

/**
 * The turns of a scenario as rows of text: the turn, what holds then, what happens and who arrives.
 *
 * @param columns what the columns are called
 * @param periods for each turn the index of the first period in force; -1 if none is
 */
record TimetableRows(List<String> columns, List<List<String>> rows, List<Integer> periods) {

    static final TimetableRows EMPTY = new TimetableRows(List.of(), List.of(), List.of());

    /** Column of the conditions in force. */
    static final int CONDITIONS = 1;

    static TimetableRows of(Session session) {
        return session.scenario()
                .map(scenario -> of(session.system(), scenario))
                .orElse(EMPTY);
    }

    private static TimetableRows of(RuleSystem system, Scenario scenario) {
        TurnTrack track = new TurnTrack(scenario.clock(), system.minutesPerTurn());
        List<AttributeType> types = system.attributesOf("period").stream()
                .filter(type -> type.members().isEmpty())
                .toList();
        List<String> columns = new ArrayList<>(List.of(Messages.text("time.turn"), Messages.text("time.conditions")));
        types.forEach(type -> columns.add(type.name()));
        columns.add(Messages.text("time.events"));
        columns.add(Messages.text("time.arrivals"));
        List<List<String>> rows = new ArrayList<>();
        List<Integer> periods = new ArrayList<>();
        for (int turn = 0; turn < track.count(); turn++) {
            int period = period(scenario, track, turn);
            Attributes attributes = period < 0
                    ? Attributes.NONE
                    : scenario.periods().get(period).attributes();
            List<String> row = new ArrayList<>(List.of(track.label(turn), conditions(system, scenario, period)));
            types.forEach(type ->
                    row.add(attributes.value(type.id()).map(Object::toString).orElse("")));
            String label = track.label(turn);
            row.add(scenario.events().stream()
                    .filter(event -> event.at().equals(label))
                    .map(event -> event.name())
                    .collect(Collectors.joining(", ")));
            row.add(scenario.reinforcements().stream()
                    .filter(group -> group.at().equals(label))
                    .map(group -> group.name())
                    .collect(Collectors.joining(", ")));
            rows.add(List.copyOf(row));
            periods.add(period);
        }
        return new TimetableRows(List.copyOf(columns), List.copyOf(rows), List.copyOf(periods));
    }

    private static int period(Scenario scenario, TurnTrack track, int turn) {
        for (int i = 0; i < scenario.periods().size(); i++) {
            Period period = scenario.periods().get(i);
            OptionalInt from = track.turnOf(period.from());
            OptionalInt to = track.turnOf(period.to());
            if (from.isPresent() && to.isPresent() && from.getAsInt() <= turn && turn <= to.getAsInt()) {
                return i;
            }
        }
        return -1;
    }

    private static String conditions(RuleSystem system, Scenario scenario, int period) {
        if (period < 0) {
            return Messages.text("time.no-period");
        }
        Map<String, String> names = system.vocabulary().conditions().stream()
                .collect(Collectors.toMap(known -> known.id(), known -> known.name(), (a, b) -> a));
        List<String> conditions = scenario.periods().get(period).conditions();
        return conditions.isEmpty()
                ? Messages.text("time.clear")
                : conditions.stream().map(id -> names.getOrDefault(id, id)).collect(Collectors.joining(", "));
    }
}
