package coupdoeil.model.pack;

import coupdoeil.model.json.JsonArray;
import coupdoeil.model.json.JsonObject;
import coupdoeil.model.json.JsonScalar;
import coupdoeil.model.json.JsonValue;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** By which of their members the records of a list are told from each other; texts are told by themselves. */
record RecordKeys(List<String> members) {

    /** The most telling first. */
    private static final List<RecordKeys> ALL = Stream.of(
                    List.of("id"),
                    List.of("piece"),
                    List.of("hex", "side"),
                    List.of("hex"),
                    List.of("rule", "subject"),
                    List.of("from"),
                    List.<String>of())
            .map(RecordKeys::new)
            .toList();

    /** The keys that tell the records of each of these lists; empty if there are none. */
    static Optional<RecordKeys> of(Stream<JsonArray> lists) {
        List<JsonArray> all = lists.toList();
        return ALL.stream().filter(keys -> all.stream().allMatch(keys::tell)).findFirst();
    }

    private boolean tell(JsonArray list) {
        Set<String> seen = new HashSet<>();
        return list.items().stream()
                .allMatch(item -> key(item).filter(seen::add).isPresent());
    }

    private Optional<String> key(JsonValue item) {
        if (members.isEmpty()) {
            return item instanceof JsonScalar scalar ? scalar.text() : Optional.empty();
        }
        if (!(item instanceof JsonObject object)) {
            return Optional.empty();
        }
        List<String> parts = members.stream()
                .flatMap(member -> object.get(member).stream())
                .map(value -> value instanceof JsonScalar scalar ? String.valueOf(scalar.value()) : "")
                .toList();
        return parts.size() == members.size() && !parts.contains("")
                ? Optional.of(parts.stream().collect(Collectors.joining("/")))
                : Optional.empty();
    }

    /** The records of a list in its order. */
    Map<String, JsonValue> byKey(JsonArray list) {
        Map<String, JsonValue> records = new LinkedHashMap<>();
        list.items().forEach(item -> records.put(key(item).orElseThrow(), item));
        return records;
    }
}
