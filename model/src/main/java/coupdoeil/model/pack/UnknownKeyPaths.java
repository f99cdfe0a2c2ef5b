package coupdoeil.model.pack;

import coupdoeil.model.json.JsonArray;
import coupdoeil.model.json.JsonObject;
import coupdoeil.model.json.JsonPointers;
import coupdoeil.model.json.JsonScalar;
import coupdoeil.model.json.JsonValue;
import coupdoeil.model.json.Spot;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Takes unknown keys out of a file as read and puts them back into the same file as written.
 *
 * <p>An entry of a list is found again by its id (or piece, hex and side, rule and subject), with {@code #2} behind it
 * if that occurs a second time, by its number if it has none.
 */
final class UnknownKeyPaths {

    private static final List<List<String>> NAMES =
            List.of(List.of("id"), List.of("piece"), List.of("hex", "side"), List.of("rule", "subject"));

    private UnknownKeyPaths() {}

    /**
     * Adds a file's unknown keys to those found so far.
     *
     * @param unknown the keys, by JSON pointer to their object
     */
    static void collect(
            JsonObject root, String file, Map<String, Set<String>> unknown, Map<String, Map<String, Object>> byPath) {
        if (!unknown.isEmpty()) {
            collect(root, "", file, unknown, byPath);
        }
    }

    private static void collect(
            JsonValue value,
            String pointer,
            String path,
            Map<String, Set<String>> unknown,
            Map<String, Map<String, Object>> byPath) {
        if (value instanceof JsonObject object) {
            Set<String> here = unknown.getOrDefault(pointer, Set.of());
            Map<String, Object> kept = new LinkedHashMap<>();
            object.members().forEach((key, member) -> {
                if (here.contains(key)) {
                    kept.put(key, JsonConversion.plain(member.value()));
                } else {
                    collect(member.value(), JsonPointers.child(pointer, key), step(path, key), unknown, byPath);
                }
            });
            if (!kept.isEmpty()) {
                byPath.put(path, kept);
            }
        } else if (value instanceof JsonArray array) {
            List<String> names = names(array);
            for (int i = 0; i < names.size(); i++) {
                collect(array.items().get(i), pointer + "/" + i, step(path, names.get(i)), unknown, byPath);
            }
        }
    }

    /** The file with its unknown keys behind those that are known. */
    static JsonObject restore(JsonObject root, String file, UnknownKeys unknown) {
        return unknown.byPath().isEmpty() ? root : (JsonObject) restored(root, file, unknown);
    }

    private static JsonValue restored(JsonValue value, String path, UnknownKeys unknown) {
        if (value instanceof JsonObject object) {
            JsonObject.Builder copy = JsonObject.builder();
            object.members()
                    .forEach((key, member) -> copy.put(key, restored(member.value(), step(path, key), unknown)));
            unknown.at(path).forEach((key, kept) -> {
                if (!object.has(key)) {
                    copy.put(key, JsonConversion.json(kept));
                }
            });
            return copy.done();
        }
        if (value instanceof JsonArray array) {
            List<String> names = names(array);
            List<JsonValue> items = new ArrayList<>();
            for (int i = 0; i < names.size(); i++) {
                items.add(restored(array.items().get(i), step(path, names.get(i)), unknown));
            }
            return new JsonArray(items, Spot.NONE);
        }
        return value;
    }

    private static String step(String path, String key) {
        return path + "/" + JsonPointers.escape(key);
    }

    private static List<String> names(JsonArray array) {
        List<String> names = new ArrayList<>();
        Map<String, Integer> occurrences = new HashMap<>();
        for (JsonValue item : array.items()) {
            String name = item instanceof JsonObject object ? name(object) : "";
            int occurrence = name.isEmpty() ? 1 : occurrences.merge(name, 1, Integer::sum);
            names.add(
                    name.isEmpty() ? Integer.toString(names.size()) : occurrence == 1 ? name : name + "#" + occurrence);
        }
        return names;
    }

    private static String name(JsonObject object) {
        for (List<String> keys : NAMES) {
            String name = keys.stream()
                    .map(key -> object.get(key).orElse(null))
                    .filter(JsonScalar.class::isInstance)
                    .map(part -> String.valueOf(((JsonScalar) part).value()))
                    .collect(Collectors.joining("-"));
            if (!name.isEmpty()) {
                return name;
            }
        }
        return "";
    }
}
