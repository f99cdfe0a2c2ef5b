package coupdoeil.editor.tool;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.region.Excerpt;
import coupdoeil.model.region.Turn;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;

/**
 * Part of a map on its way onto the map.
 *
 * @param excerpt with the set-up of the scenario that is shown
 * @param others the same with the set-ups of other scenarios, by their ids, which move with their ground
 * @param lifted where it was taken from, to be cleared once it is put down; none if it was copied
 */
record InHand(Excerpt excerpt, Map<String, Excerpt> others, Set<Hex> lifted) {

    static InHand copied(Excerpt excerpt) {
        return new InHand(excerpt, Map.of(), Set.of());
    }

    boolean isCopied() {
        return lifted.isEmpty();
    }

    InHand turned(Turn turn) {
        return changed(part -> part.turned(turn));
    }

    /** With its origin at a hex of the map. */
    InHand at(Hex middle) {
        return changed(part -> part.at(middle));
    }

    private InHand changed(UnaryOperator<Excerpt> change) {
        Map<String, Excerpt> changed = new LinkedHashMap<>();
        others.forEach((scenario, part) -> changed.put(scenario, change.apply(part)));
        return new InHand(change.apply(excerpt), changed, lifted);
    }

    /** What comes to lie there, by the scenario whose set-up goes along. @param shown id of the one that is shown */
    Map<String, Excerpt> byScenario(String shown) {
        Map<String, Excerpt> all = new LinkedHashMap<>();
        all.put(shown, excerpt);
        others.forEach(all::put);
        return all;
    }
}
