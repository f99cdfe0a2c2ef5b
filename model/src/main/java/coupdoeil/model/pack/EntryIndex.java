package coupdoeil.model.pack;

import coupdoeil.model.json.JsonScalar;
import coupdoeil.model.json.JsonValue;
import coupdoeil.model.pack.format.Fields;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The entries of a list in a file by what they say under one key, so that thousands are found as fast as one. */
final class EntryIndex {

    private final Map<String, List<Fields>> byValue = new HashMap<>();

    /** @param key whose value is text, such as {@code id}; entries without it are in no place of the index */
    EntryIndex(List<Fields> entries, String key) {
        for (Fields entry : entries) {
            JsonValue said = entry.object().get(key).orElse(null);
            if (said instanceof JsonScalar scalar && scalar.value() instanceof String value) {
                byValue.computeIfAbsent(value, none -> new ArrayList<>(1)).add(entry);
            }
        }
    }

    /** All that say this, in the order of the list. */
    List<Fields> all(String value) {
        return byValue.getOrDefault(value, List.of());
    }

    /** The entry of an id; {@code id#2} is the second of that id, or the first if there are not so many. */
    Optional<Fields> occurrence(String value) {
        List<Fields> exact = all(value);
        int mark = value.lastIndexOf('#');
        if (!exact.isEmpty() || mark < 0 || !value.substring(mark + 1).matches("[1-9]\\d{0,8}")) {
            return exact.stream().findFirst();
        }
        List<Fields> entries = all(value.substring(0, mark));
        int number = Integer.parseInt(value.substring(mark + 1));
        return number <= entries.size()
                ? Optional.of(entries.get(number - 1))
                : entries.stream().findFirst();
    }
}
