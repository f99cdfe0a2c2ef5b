package coupdoeil.validator.hexes;

import coupdoeil.model.scenario.Period;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.model.scenario.SpecialRule;
import coupdoeil.model.scenario.TurnTrack;
import coupdoeil.validator.check.subject.SubjectRef;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Predicate;

/** The parts of a scenario that a finding about more than one of them means, so that it points at these and not at all. */
public final class WrittenParts {

    private WrittenParts() {}

    /** The first period over a turn, 0-based, that says something. */
    public static Optional<SubjectRef> period(Scenario scenario, TurnTrack track, int turn, Predicate<Period> says) {
        for (int i = 0; i < scenario.periods().size(); i++) {
            Period period = scenario.periods().get(i);
            if (covers(period, track, turn) && says.test(period)) {
                String span = period.from().equals(period.to()) ? period.from() : period.from() + "-" + period.to();
                return Optional.of(new SubjectRef("period", String.valueOf(i), span));
            }
        }
        return Optional.empty();
    }

    /** One that ends before it begins goes on past midnight. */
    private static boolean covers(Period period, TurnTrack track, int turn) {
        OptionalInt from = track.turnOf(period.from());
        OptionalInt to = track.turnOf(period.to());
        if (from.isEmpty() || to.isEmpty()) {
            return false;
        }
        return from.getAsInt() <= to.getAsInt()
                ? from.getAsInt() <= turn && turn <= to.getAsInt()
                : from.getAsInt() <= turn || turn <= to.getAsInt();
    }

    /** A special rule among those of its scenario; the second of one sort is {@code id#2}. */
    public static SubjectRef specialRule(List<SpecialRule> rules, SpecialRule rule) {
        int occurrence = 0;
        for (SpecialRule other : rules) {
            occurrence += other.id().equals(rule.id()) ? 1 : 0;
            if (other.equals(rule)) {
                break;
            }
        }
        return new SubjectRef("special-rule", rule.id() + (occurrence > 1 ? "#" + occurrence : ""), rule.id());
    }
}
