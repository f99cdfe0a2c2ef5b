package coupdoeil.validator.sight.hexes;

import coupdoeil.model.grid.Hex;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * What an edit changed in what some observers see; every hex of either region, row by row.
 *
 * @param newlySeen hexes that nobody saw before and somebody sees now
 * @param newlyHidden hexes that somebody saw before and nobody sees now
 * @param seenByMore hexes that were seen and that more observers see now
 * @param seenByFewer hexes that are still seen, by fewer observers
 */
public record SightChange(List<Hex> newlySeen, List<Hex> newlyHidden, List<Hex> seenByMore, List<Hex> seenByFewer) {

    public SightChange {
        newlySeen = List.copyOf(newlySeen);
        newlyHidden = List.copyOf(newlyHidden);
        seenByMore = List.copyOf(seenByMore);
        seenByFewer = List.copyOf(seenByFewer);
    }

    /** Compares what was seen with what is; hexes outside a region count as unseen there. */
    public static SightChange between(SeenBy before, SeenBy after) {
        Set<Hex> region = new TreeSet<>(before.region());
        region.addAll(after.region());
        List<Hex> seen = new ArrayList<>();
        List<Hex> hidden = new ArrayList<>();
        List<Hex> more = new ArrayList<>();
        List<Hex> fewer = new ArrayList<>();
        for (Hex hex : region) {
            int was = before.count(hex);
            int is = after.count(hex);
            if (is > was) {
                (was == 0 ? seen : more).add(hex);
            } else if (is < was) {
                (is == 0 ? hidden : fewer).add(hex);
            }
        }
        return new SightChange(seen, hidden, more, fewer);
    }

    /** Whether the same hexes are seen as before, by as many. */
    public boolean isEmpty() {
        return newlySeen.isEmpty() && newlyHidden.isEmpty() && seenByMore.isEmpty() && seenByFewer.isEmpty();
    }
}
