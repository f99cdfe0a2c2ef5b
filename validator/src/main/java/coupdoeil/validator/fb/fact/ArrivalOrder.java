package coupdoeil.validator.fb.fact;

import coupdoeil.model.scenario.ArrivalGroup;
import coupdoeil.model.scenario.TurnTrack;
import coupdoeil.validator.check.fact.Arrivals;
import coupdoeil.validator.check.fact.Timetable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** In which groups of reinforcements each piece comes, and when first: a fact. */
public final class ArrivalOrder {

    /** When those come who come at no turn: last. */
    private static final int NEVER = Integer.MAX_VALUE;

    private final List<ArrivalGroup> groups;
    private final TurnTrack track;
    private final Map<String, Integer> places = new HashMap<>();
    private final Map<String, List<Integer>> groupsOf = new HashMap<>();
    private final Map<String, Integer> earliest = new HashMap<>();

    public ArrivalOrder(Arrivals arrivals, Timetable timetable) {
        this.groups = arrivals.all();
        this.track = timetable.track();
        for (int i = 0; i < groups.size(); i++) {
            ArrivalGroup group = groups.get(i);
            int place = i;
            int turn = turn(group);
            places.putIfAbsent(group.id(), place);
            group.march().stream().map(ArrivalGroup.Marcher::piece).distinct().forEach(piece -> {
                groupsOf.computeIfAbsent(piece, none -> new ArrayList<>()).add(place);
                earliest.merge(piece, turn, Math::min);
            });
        }
    }

    /** Whether a group comes at a time that is a turn; if not, that is FB-REIN-01, and nothing follows from it. */
    public boolean known(ArrivalGroup group) {
        return turn(group) != NEVER;
    }

    /** Whether a piece comes as reinforcement on the turn of a group or before, or nobody knows when. */
    public boolean cameBy(String piece, ArrivalGroup group) {
        Integer turn = earliest.get(piece);
        return turn != null && (turn == NEVER || turn <= turn(group));
    }

    /** The groups of a piece that are written before the first of a group's id, in the order written. */
    public Stream<ArrivalGroup> before(ArrivalGroup group, String piece) {
        int own = places.getOrDefault(group.id(), groups.size());
        return groupsOf.getOrDefault(piece, List.of()).stream()
                .takeWhile(place -> place < own)
                .map(groups::get);
    }

    private int turn(ArrivalGroup group) {
        return track.turnOf(group.at()).orElse(NEVER);
    }
}
