package coupdoeil.validator.check;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.scenario.Placement;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiConsumer;

/** What differs between two set-ups that name the same pieces in the same order: some are placed otherwise. */
final class Moves {

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
        for (int i = 0; i < after.size(); i++) {
            Placement was = before.get(i);
            Placement is = after.get(i);
            if (was != is) {
                if (!was.piece().equals(is.piece()) || times(was, before) > 1) {
                    return Optional.empty();
                }
                moved.add(i);
            }
        }
        return Optional.of(new Moves(before, after, moved));
    }

    @SuppressWarnings("ReferenceEquality")
    private static long times(Placement one, List<Placement> setup) {
        return setup.stream().filter(other -> other == one).count();
    }

    /** Whether these are the moves from this very set-up. */
    boolean from(List<Placement> setup) {
        return before == setup;
    }

    /** The ids of the pieces that are placed otherwise. */
    Set<String> pieces() {
        Set<String> pieces = new HashSet<>();
        moved.forEach(i -> pieces.add(after.get(i).piece()));
        return pieces;
    }

    /** The hexes that anyone left, entered or stands otherwise in. */
    Set<Hex> hexes() {
        Set<Hex> hexes = new HashSet<>();
        for (int i : moved) {
            hexes.addAll(before.get(i).hexes());
            hexes.addAll(after.get(i).hexes());
        }
        return hexes;
    }

    /** The placements of each piece that moved after the moves. */
    Map<String, List<Placement>> placements() {
        Map<String, List<Placement>> result = new HashMap<>();
        for (String piece : pieces()) {
            result.put(
                    piece,
                    after.stream()
                            .filter(placement -> placement.piece().equals(piece))
                            .toList());
        }
        return result;
    }

    /** Each placement that stands in the place of another, and which of the set-up it is, from 0. */
    void forEach(BiConsumer<Integer, Placement> consumer) {
        moved.forEach(i -> consumer.accept(i, after.get(i)));
    }
}
