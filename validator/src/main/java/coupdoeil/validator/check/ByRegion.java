package coupdoeil.validator.check;

import coupdoeil.model.scenario.Placement;
import java.util.Collection;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * What stands where at the start, by region: by hex on a map, by block on a table. When pieces move only the regions
 * that they left and entered are worked out again.
 *
 * @param <R> a region
 * @param <S> what stands in one
 */
public abstract class ByRegion<R extends Comparable<? super R>, S> {

    private final Derived<SortedMap<R, S>> derived = new Derived<>(now -> standing(now, Optional.empty()), this::carry);

    /** The regions that a placement takes; quick, for it is asked before and after every move. */
    protected abstract Collection<R> regions(Situation situation, Placement placement);

    /** What stands in some regions. @param wanted empty: in all */
    protected abstract SortedMap<R, S> standing(Situation situation, Optional<Set<R>> wanted);

    /** Whether a placement takes the same regions, by the same names, in both situations. */
    protected abstract boolean comparable(Situation before, Situation now);

    /** Everything that stands anywhere. The same object while nobody moves. */
    public final SortedMap<R, S> of(Situation situation) {
        return situation.get(derived);
    }

    /** The regions of which something else may be told since another situation; empty if nobody knows. */
    public final Optional<Set<R>> touched(Situation before, Situation now) {
        return now.movesSince(before).filter(moves -> comparable(before, now)).map(moves -> touched(moves, now));
    }

    private Set<R> touched(Moves moves, Situation now) {
        return moves.regions(placement -> regions(now, placement));
    }

    private @Nullable SortedMap<R, S> carry(SortedMap<R, S> known, Situation before, Situation now, Moves moves) {
        if (!comparable(before, now)) {
            return null;
        }
        Set<R> touched = touched(moves, now);
        if (touched.isEmpty()) {
            return known;
        }
        SortedMap<R, S> moved = new TreeMap<>(known);
        moved.keySet().removeAll(touched);
        moved.putAll(standing(now, Optional.of(touched)));
        return moved;
    }
}
