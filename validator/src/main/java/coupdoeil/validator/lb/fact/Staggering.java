package coupdoeil.validator.lb.fact;

import coupdoeil.model.scenario.ArrivalGroup;
import coupdoeil.model.scenario.TurnTrack;
import coupdoeil.validator.check.fact.Arrivals;
import coupdoeil.validator.check.fact.Timetable;
import coupdoeil.validator.hexes.GroupSplit;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Predicate;

/** Letting the rear of a group come a turn or more later (LB 44): the cure of groups too large for their entry. */
public final class Staggering {

    /** Each place to split a group costs another march of it; who follow behind so many are not put right by one edit. */
    private static final int MAX_PIECES = 60;

    private final Arrivals arrivals;
    private final Timetable timetable;

    public Staggering(Arrivals arrivals, Timetable timetable) {
        this.arrivals = arrivals;
        this.timetable = timetable;
    }

    /**
     * A group split behind as many pieces as can come on its turn, the rear a turn later; empty if it comes by dice or on
     * a condition, if the scenario is over by then, or if no split serves.
     */
    public Optional<GroupSplit> split(ArrivalGroup group, Predicate<ArrivalGroup> fits) {
        TurnTrack track = timetable.track();
        OptionalInt due = track.turnOf(group.at());
        if (due.isEmpty() || !track.contains(due.getAsInt()) || !track.contains(due.getAsInt() + 1) || open(group)) {
            return Optional.empty();
        }
        List<String> pieces =
                group.march().stream().map(ArrivalGroup.Marcher::piece).toList();
        for (int cut = pieces.size() <= MAX_PIECES ? pieces.size() - 1 : 0; cut > 0; cut--) {
            GroupSplit split =
                    GroupSplit.of(group, pieces.subList(cut, pieces.size()), track.label(due.getAsInt() + 1), arrivals);
            if (fits.test(split.head())) {
                return Optional.of(split).filter(found -> fits.test(found.rear()));
            }
        }
        return Optional.empty();
    }

    private static boolean open(ArrivalGroup group) {
        return ArrivalDice.rolled(group)
                || !group.condition().isEmpty()
                || group.attributes().has("trigger");
    }
}
