package coupdoeil.validator.check.fact;

import coupdoeil.model.scenario.ArrivalGroup;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Who comes with the reinforcements, and with which group first. Indexed, or asking it of every piece of a long list would
 * take the square of its length.
 */
public final class Comings {

    private final Map<ArrivalGroup, Integer> groups = new HashMap<>();
    private final Map<String, Integer> first = new HashMap<>();

    public Comings(Arrivals arrivals) {
        List<ArrivalGroup> all = arrivals.all();
        for (int number = 0; number < all.size(); number++) {
            groups.putIfAbsent(all.get(number), number);
            for (ArrivalGroup.Marcher marcher : all.get(number).march()) {
                first.putIfAbsent(marcher.piece(), number);
            }
        }
    }

    /** Whether a piece comes with any group. */
    public boolean comes(String piece) {
        return first.containsKey(piece);
    }

    /** Whether a piece comes with a group that is written before another; of equal groups the first counts. */
    public boolean before(String piece, ArrivalGroup group) {
        Integer place = groups.get(group);
        Integer comes = first.get(piece);
        return place != null && comes != null && comes < place;
    }
}
