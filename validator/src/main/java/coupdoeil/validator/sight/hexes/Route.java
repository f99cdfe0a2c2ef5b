package coupdoeil.validator.sight.hexes;

import coupdoeil.model.grid.Hex;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Where a group of reinforcements can be when, at the earliest: if nobody hinders it, from the hexes where it enters on
 * along the roads.
 *
 * @param group id of the group
 * @param side id of its side; empty if it has none
 * @param stages every hex that it can reach, by turn, nearest to the entry first; empty if it never comes
 */
public record Route(String group, String name, String side, List<Stage> stages) {

    /**
     * A hex on the way.
     *
     * @param turn the first turn, 0-based, in which it can be there
     * @param before the hex that it comes from; null where it enters
     */
    public record Stage(Hex hex, int turn, @Nullable Hex before) {}

    public Route {
        stages = stages.stream().sorted(Comparator.comparingInt(Stage::turn)).toList();
    }

    /** The hexes from where it enters to a hex that it can reach. */
    public List<Hex> way(Hex to) {
        Map<Hex, Stage> byHex = new LinkedHashMap<>();
        stages.forEach(stage -> byHex.putIfAbsent(stage.hex(), stage));
        LinkedList<Hex> way = new LinkedList<>();
        for (Stage stage = byHex.remove(to); stage != null; stage = byHex.remove(stage.before())) {
            way.addFirst(stage.hex());
        }
        return List.copyOf(way);
    }
}
