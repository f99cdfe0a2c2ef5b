package coupdoeil.validator.check;

import coupdoeil.model.scenario.Placement;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.stream.Collectors;

/** What differs between two set-ups that name the same pieces in the same order: some are placed otherwise. */
public final class Moves {

    private final List<Placement> before;
    private final List<Placement> after;
    /** Where in both lists the placements differ. */
    private final List<Integer> moved;

    private Moves(List<Placement> before, List<Placement> after, List<Integer> moved) {
        this.before = before;
        this.after = after;
        this.moved = moved;
    }

    /**
     * What was moved from one set-up to another; empty if they do not name the same pieces in the same order, or if one
     * moved that is listed twice. A placement that is another object counts as moved, be it equal or not.
     */
    @SuppressWarnings("ReferenceEquality") // Whoever stays is the same object in the edited set-up, and told by that.
    static Optional<Moves> between(List<Placement> before, List<Placement> after) {
        if (before.size() != after.size()) {
            return Optional.empty();
        }
        List<Integer> moved = new ArrayList<>();
        Set<Placement> gone = Collections.newSetFromMap(new IdentityHashMap<>());
        for (int i = 0; i < after.size(); i++) {
            Placement was = before.get(i);
            Placement is = after.get(i);
            if (was != is) {
                if (!was.piece().equals(is.piece())) {
                    return Optional.empty();
                }
                moved.add(i);
                gone.add(was);
            }
        }
        boolean twice =
                !gone.isEmpty() && before.stream().filter(gone::contains).count() > gone.size();
        return twice ? Optional.empty() : Optional.of(new Moves(before, after, moved));
    }

    /** Whether these are the moves from this very set-up. */
    boolean from(List<Placement> setup) {
        return before == setup;
    }

    /** Whether whoever moved did nothing else. */
    boolean sameAttributes() {
        return moved.stream()
                .allMatch(i -> before.get(i).attributes().equals(after.get(i).attributes()));
    }

    /** The ids of the pieces that are placed otherwise. */
    Set<String> pieces() {
        Set<String> pieces = new HashSet<>();
        moved.forEach(i -> pieces.add(after.get(i).piece()));
        return pieces;
    }

    /** The regions that anyone left, entered or stands otherwise in. @param of the regions that a placement takes */
    public <R> Set<R> regions(Function<Placement, ? extends Collection<R>> of) {
        Set<R> regions = new HashSet<>();
        for (int i : moved) {
            regions.addAll(of.apply(before.get(i)));
            regions.addAll(of.apply(after.get(i)));
        }
        return regions;
    }

    /** The placements of each piece that moved after the moves. */
    Map<String, List<Placement>> placements() {
        Set<String> pieces = pieces();
        return after.stream()
                .filter(placement -> pieces.contains(placement.piece()))
                .collect(Collectors.groupingBy(Placement::piece));
    }

    /** Each placement that stands in the place of another, and which of the set-up it is, from 0. */
    public void forEach(BiConsumer<Integer, Placement> consumer) {
        moved.forEach(i -> consumer.accept(i, after.get(i)));
    }
}
