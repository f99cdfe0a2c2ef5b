package coupdoeil.model.pack;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Keys that no format knows, with their values, by the path of the object that holds them.
 *
 * <p>A path names the file and the way to the object, list entries by their id where they have one, so that a key stays
 * with its object when others are added or moved: {@code order-of-battle.json/units/blue-1}.
 */
public record UnknownKeys(Map<String, Map<String, Object>> byPath) {

    public static final UnknownKeys NONE = new UnknownKeys(Map.of());

    public UnknownKeys {
        Map<String, Map<String, Object>> copy = new LinkedHashMap<>();
        byPath.forEach((path, keys) -> copy.put(path, Collections.unmodifiableMap(new LinkedHashMap<>(keys))));
        byPath = Collections.unmodifiableMap(copy);
    }

    public Map<String, Object> at(String path) {
        return byPath.getOrDefault(path, Map.of());
    }
}
