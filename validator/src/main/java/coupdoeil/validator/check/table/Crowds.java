package coupdoeil.validator.check.table;

import coupdoeil.model.table.Footprint;
import coupdoeil.validator.check.Situation;
import java.util.Collection;
import java.util.Collections;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeSet;

/**
 * Pieces that crowd on a square inch of the table. They are compared neither with each other nor in what they see or
 * charge: each would be looked past for each of the others.
 *
 * @param pieces how many stand on an inch with more than can be compared each with each
 */
public record Crowds(int pieces) {

    /** So many pieces on one square inch are compared each with each: more than the smallest bases find room there. */
    static final int MOST_COMPARED = 12;

    private static final SortedMap<Integer, Stand> NOBODY = Collections.emptySortedMap();

    static Crowds of(Situation situation) {
        TreeSet<Integer> crowded = new TreeSet<>();
        Collection<SortedMap<Integer, Stand>> blocks =
                Standing.BLOCKS.of(situation).values();
        blocks.stream().filter(Crowds::is).forEach(together -> crowded.addAll(together.keySet()));
        return new Crowds(crowded.size());
    }

    /** After an edit. @param touched blocks on which others may stand than before; empty: any */
    Crowds after(Situation now, Optional<Set<Block>> touched) {
        SortedMap<Block, SortedMap<Integer, Stand>> blocks = Standing.BLOCKS.of(now);
        boolean noneStill = pieces == 0
                && touched.isPresent()
                && touched.get().stream().noneMatch(block -> is(blocks.getOrDefault(block, NOBODY)));
        return noneStill ? this : of(now);
    }

    /** Whether a piece shares a square inch with a crowd. */
    public boolean holds(Stand stand, Stands stands) {
        return holds(stand.footprint(), stands);
    }

    /** Whether a place shares a square inch with a crowd. */
    public boolean holds(Footprint there, Stands stands) {
        return pieces > 0 && stands.crowded(there);
    }

    /** Whether too many stand on a square inch to be compared each with each. */
    static boolean is(SortedMap<Integer, Stand> together) {
        return together.size() > MOST_COMPARED;
    }
}
