package coupdoeil.validator.check.fact;

import coupdoeil.model.Attributes;
import coupdoeil.model.rules.Choice;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.scenario.Clock;
import coupdoeil.model.scenario.Period;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.model.scenario.TurnTrack;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * The scenario's turns with what holds in each.
 *
 * @param turns one entry per turn, in order; empty if the clock makes no sense
 */
public record Timetable(Clock clock, int minutesPerTurn, List<Turn> turns) {

    private static final int DAY_MINUTES = 24 * 60;

    /**
     * A turn.
     *
     * @param conditions conditions in force that the rule system knows, each once
     * @param attributes attributes of the periods it lies in, the last one winning
     */
    public record Turn(int number, String label, List<Choice> conditions, Attributes attributes) {}

    public static Timetable of(RuleSystem system, Scenario scenario) {
        TurnTrack track = new TurnTrack(scenario.clock(), system.minutesPerTurn());
        List<Span> spans = scenario.periods().stream()
                .flatMap(period -> Span.of(track, period).stream())
                .toList();
        List<Turn> turns = new ArrayList<>();
        for (int turn = 0; turn < track.count(); turn++) {
            List<Choice> conditions = new ArrayList<>();
            Attributes attributes = Attributes.NONE;
            for (Span span : spans) {
                if (span.covers(turn)) {
                    Period period = span.period();
                    period.conditions().stream()
                            .flatMap(id -> system.condition(id).stream())
                            .filter(condition -> !conditions.contains(condition))
                            .forEach(conditions::add);
                    attributes = attributes.overriddenBy(period.attributes());
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

    /** Whether a label is that of a turn; where the scenario has none at all, any may be. */
    public boolean isTurn(String label) {
        TurnTrack track = track();
        OptionalInt turn = track.turnOf(label);
        return track.count() == 0 || (turn.isPresent() && track.contains(turn.getAsInt()));
    }

    /** The label of the turn that begins nearest to a time of day, midnight or not between; empty if it is no such time. */
    public Optional<String> nearestTurn(String time) {
        OptionalInt minutes = Clock.minutes(time);
        return minutes.isEmpty()
                ? Optional.empty()
                : turns.stream()
                        .map(Turn::label)
                        .min(Comparator.comparingInt(label -> apart(label, minutes.getAsInt())));
    }

    private static int apart(String label, int minutes) {
        int apart = Math.abs(Clock.minutes(label).orElse(0) - minutes);
        return Math.min(apart, DAY_MINUTES - apart);
    }

    /** A period from turn to turn, both included. One that ends before it begins goes on past midnight. */
    private record Span(Period period, int from, int to) {

        /** Empty if the period's ends make no sense: it holds never. */
        static Optional<Span> of(TurnTrack track, Period period) {
            OptionalInt from = track.turnOf(period.from());
            OptionalInt to = track.turnOf(period.to());
            return from.isPresent() && to.isPresent()
                    ? Optional.of(new Span(period, from.getAsInt(), to.getAsInt()))
                    : Optional.empty();
        }

        boolean covers(int turn) {
            return from <= to ? from <= turn && turn <= to : from <= turn || turn <= to;
        }
    }
}
