package coupdoeil.validator.check.fact;

import coupdoeil.model.Attributes;
import coupdoeil.model.rules.Choice;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.scenario.Clock;
import coupdoeil.model.scenario.Period;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.model.scenario.TurnTrack;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/**
 * The scenario's turns with what holds in each.
 *
 * @param turns one entry per turn, in order; empty if the clock makes no sense
 */
public record Timetable(Clock clock, int minutesPerTurn, List<Turn> turns) {

    /**
     * A turn.
     *
     * @param conditions conditions in force that the rule system knows, each once
     * @param attributes attributes of the periods it lies in, the last one winning
     */
    public record Turn(int number, String label, List<Choice> conditions, Attributes attributes) {}

    public static Timetable of(RuleSystem system, Scenario scenario) {
        TurnTrack track = new TurnTrack(scenario.clock(), system.minutesPerTurn());
        List<Turn> turns = new ArrayList<>();
        for (int turn = 0; turn < track.count(); turn++) {
            List<Choice> conditions = new ArrayList<>();
            Attributes attributes = Attributes.NONE;
            for (Period period : scenario.periods()) {
                if (covers(track, period, turn)) {
                    period.conditions().stream()
                            .flatMap(id -> system.condition(id).stream())
                            .filter(condition -> !conditions.contains(condition))
                            .forEach(conditions::add);
                    for (var entry : period.attributes().values().entrySet()) {
                        attributes = attributes.with(entry.getKey(), entry.getValue());
                    }
                }
            }
            turns.add(new Turn(turn, track.label(turn), List.copyOf(conditions), attributes));
        }
        return new Timetable(scenario.clock(), system.minutesPerTurn(), List.copyOf(turns));
    }

    /** The turns by label and number. */
    public TurnTrack track() {
        return new TurnTrack(clock, minutesPerTurn);
    }

    /** Whether a period holds during a turn; one whose ends make no sense holds never. */
    private static boolean covers(TurnTrack track, Period period, int turn) {
        OptionalInt from = track.turnOf(period.from());
        OptionalInt to = track.turnOf(period.to());
        return from.isPresent() && to.isPresent() && from.getAsInt() <= turn && turn <= to.getAsInt();
    }
}
