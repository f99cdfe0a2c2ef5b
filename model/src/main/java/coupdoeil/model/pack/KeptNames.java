package coupdoeil.model.pack;

import coupdoeil.model.json.JsonArray;
import coupdoeil.model.json.JsonObject;
import coupdoeil.model.json.JsonPointers;
import coupdoeil.model.json.JsonScalar;
import coupdoeil.model.json.JsonValue;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * How an entry of a list is found again: by its id (or piece, hex and side, rule and subject), with {@code #2} behind it
 * if that occurs a second time; by its number among those without, if it has none.
 */
final class KeptNames {

    private static final List<List<String>> KEYS =
            List.of(List.of("id"), List.of("piece"), List.of("hex", "side"), List.of("rule", "subject"));

    private KeptNames() {}

    /** The path of what an object holds under a key. */
    static String step(String path, String key) {
        return path + "/" + JsonPointers.escape(key);
    }

    /** The path of an entry of a list: told from a key's, for without its list an entry is not there. */
    static String entry(String path, String name) {
        return path + "//" + JsonPointers.escape(name);
    }

    static List<String> of(JsonArray array) {
        List<String> names = new ArrayList<>();
        Map<String, Integer> occurrences = new HashMap<>();
        for (JsonValue item : array.items()) {
            String name = item instanceof JsonObject object ? name(object) : "";
            int occurrence = item instanceof JsonScalar ? 0 : occurrences.merge(name, 1, Integer::sum);
            names.add(occurrence == 1 && !name.isEmpty() ? name : name + "#" + occurrence);
        }
        return names;
    }

    private static String name(JsonObject object) {
        for (List<String> keys : KEYS) {
            String name = keys.stream()
                    .map(key -> object.get(key).orElse(null))
                    .filter(JsonScalar.class::isInstance)
                    .map(part -> text((JsonScalar) part))
                    .collect(Collectors.joining("-"));
            if (!name.isEmpty()) {
                return name;
            }
        }
        return "";
    }

    private static String text(JsonScalar scalar) {
        Object value = scalar.value();
        return value instanceof BigDecimal number ? number.stripTrailingZeros().toPlainString() : String.valueOf(value);
    }
}
