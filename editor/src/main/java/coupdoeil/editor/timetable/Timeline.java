package coupdoeil.editor.timetable;

import coupdoeil.editor.document.Session;
import coupdoeil.editor.paint.piece.CounterColours;
import coupdoeil.editor.text.Messages;
import coupdoeil.model.oob.Roster;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.scenario.ArrivalGroup;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.model.scenario.ScenarioEvent;
import coupdoeil.model.scenario.TurnTrack;
import coupdoeil.validator.check.fact.Arrivals;
import java.awt.Color;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;

/**
 * The turns of a scenario from left to right, and what lies along them, row under row.
 *
 * @param turns their labels
 */
record Timeline(List<String> turns, List<Row> rows) {

    /** Rows that events are shared out to, so that one does not hide the name of the one before. */
    private static final int EVENT_ROWS = 3;

    /** About so many letters of a name have room in a turn. */
    private static final int LETTERS = 6;

    static final Timeline EMPTY = new Timeline(List.of(), List.of());

    /** What has a row of its own. */
    sealed interface Row {
        /** What stands before it; may be empty. */
        String name();
    }

    /** What holds in which turns: light, weather, visibility. */
    record Band(String name, List<Span> spans) implements Row {}

    /**
     * What holds from a turn to another, both included.
     *
     * @param weight how much of a colour it has, from 0 to 1
     */
    record Span(int from, int to, String text, double weight, int period) {}

    /** Events that do not hide each other. */
    record Events(String name, List<Event> events) implements Row {}

    /**
     * @param index which of the scenario's events it is
     * @param ends whether its name stands before it, as there is no room behind
     */
    record Event(int index, int turn, String name, boolean ends) {

        /** Whether this and another stand clear of each other, by about how long their names are. */
        boolean isClearOf(Event other) {
            return last() < other.first() || other.last() < first();
        }

        private int first() {
            return ends ? turn - turnsOf(name) : turn;
        }

        private int last() {
            return ends ? turn : turn + turnsOf(name);
        }
    }

    private static int turnsOf(String name) {
        return name.length() / LETTERS + 1;
    }

    /**
     * A group of reinforcements.
     *
     * @param due the turn it is due, from 0, in the scenario or not; empty if no turn begins then
     * @param at label of that turn, as written
     * @param condition what must hold for them to come; empty if nothing
     * @param uncertain whether dice or what happens in play settle when they come
     */
    record Bar(
            String id,
            String name,
            Color colour,
            OptionalInt due,
            String at,
            List<Comer> comers,
            String condition,
            boolean uncertain)
            implements Row {

        /** Those who enter at a turn. */
        List<Comer> entering(int turn) {
            return comers.stream()
                    .filter(comer -> comer.turn().isPresent() && comer.turn().getAsInt() == turn)
                    .toList();
        }

        /** The turn at which the last of them is in; that of the first if nobody comes. */
        int last() {
            return comers.stream()
                    .flatMapToInt(comer -> comer.turn().stream())
                    .max()
                    .orElse(due.orElse(0));
        }

        /** Whether the rules say who enters when. */
        boolean isKnown() {
            return comers.stream().allMatch(Comer::known);
        }
    }

    /** @param comers who of a group enters when */
    static Timeline of(Session session, Function<ArrivalGroup, List<Comer>> comers) {
        return session.scenario().map(scenario -> of(session, scenario, comers)).orElse(EMPTY);
    }

    private static Timeline of(Session session, Scenario scenario, Function<ArrivalGroup, List<Comer>> comers) {
        RuleSystem system = session.system();
        TurnTrack track = new TurnTrack(scenario.clock(), system.minutesPerTurn());
        List<String> turns = new ArrayList<>();
        for (int turn = 0; turn < track.count(); turn++) {
            turns.add(track.label(turn));
        }
        List<Row> rows = new ArrayList<>(new TimelineBands(system, scenario, track).rows());
        rows.addAll(events(scenario, track));
        CounterColours colours = new CounterColours(session.pack().orderOfBattle(), session.roster());
        for (ArrivalGroup group : scenario.reinforcements()) {
            rows.add(bar(group, track, colours, session.roster(), comers.apply(group)));
        }
        return new Timeline(List.copyOf(turns), List.copyOf(rows));
    }

    private static List<Row> events(Scenario scenario, TurnTrack track) {
        List<List<Event>> rows = new ArrayList<>();
        List<ScenarioEvent> events = scenario.events();
        for (int i = 0; i < events.size(); i++) {
            String name = events.get(i).name();
            int turn = track.turnOf(events.get(i).at()).orElse(0);
            Event event = new Event(i, turn, name, turn > 0 && turn + turnsOf(name) > track.count());
            rows.stream()
                    .filter(row -> row.stream().allMatch(event::isClearOf))
                    .findFirst()
                    .or(() -> {
                        if (rows.size() < EVENT_ROWS) {
                            rows.add(new ArrayList<>());
                        }
                        return Optional.of(rows.get(rows.size() - 1));
                    })
                    .ifPresent(row -> row.add(event));
        }
        List<Row> made = new ArrayList<>();
        rows.forEach(row -> made.add(new Events(made.isEmpty() ? Messages.text("time.events") : "", List.copyOf(row))));
        return made;
    }

    private static Bar bar(
            ArrivalGroup group, TurnTrack track, CounterColours colours, Roster roster, List<Comer> comers) {
        String side = Arrivals.side(group, roster);
        String owner = group.march().isEmpty() ? side : group.march().get(0).piece();
        return new Bar(
                group.id(),
                group.name(),
                colours.ofOwner(owner),
                track.turnOf(group.at()),
                group.at(),
                comers,
                group.condition(),
                Arrivals.isUncertain(group));
    }
}
