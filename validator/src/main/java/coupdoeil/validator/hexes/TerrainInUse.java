package coupdoeil.validator.hexes;

import coupdoeil.model.grid.Hex;
import coupdoeil.validator.check.fact.Memo;
import coupdoeil.validator.check.fact.Tracker;
import coupdoeil.validator.check.hexes.Ground;
import coupdoeil.validator.check.hexes.HexMemo;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Which terrain the hexes of the map have, features included: a fact, read anew when some hex gets other terrain. */
public final class TerrainInUse {

    /** Every sort of hex that was met, and its number in this list. */
    private final List<Set<String>> sorts = new ArrayList<>();

    private final Map<Set<String>, Integer> numbers = new HashMap<>();
    private final Memo<Boolean, Set<String>> used;

    public TerrainInUse(Ground ground, Tracker tracker) {
        HexMemo cells = new HexMemo(ground, 1, (hex, slot) -> number(ground, hex));
        this.used = new Memo<>(tracker, all -> ids(cells.all(-1)));
    }

    /** Whether a hex of the map has terrain of this id, as its base or on it. */
    public boolean has(String terrain) {
        return used.get(true).contains(terrain);
    }

    private int number(Ground ground, Hex hex) {
        Set<String> ids = new HashSet<>(ground.features(hex));
        ids.add(ground.terrain(hex));
        return numbers.computeIfAbsent(Set.copyOf(ids), sort -> {
            sorts.add(sort);
            return sorts.size() - 1;
        });
    }

    private Set<String> ids(int[] cells) {
        Set<String> ids = new HashSet<>();
        Arrays.stream(cells).distinct().forEach(number -> ids.addAll(sorts.get(number)));
        return Set.copyOf(ids);
    }
}
