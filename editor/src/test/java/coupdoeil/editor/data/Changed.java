package coupdoeil.editor.data;

import coupdoeil.model.json.JsonArray;
import coupdoeil.model.json.JsonObject;
import coupdoeil.model.json.JsonReader;
import coupdoeil.model.json.JsonScalar;
import coupdoeil.model.json.JsonValue;
import coupdoeil.model.pack.Attachment;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.PackWriter;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;

/** Which properties of a pack's files differ between two packs: {@code scenario/victory/*}{@code /text}. */
final class Changed {

    /** Most edits change one file of several. */
    private static final Map<Attachment, Object> READ = new HashMap<>();

    private Changed() {}

    private static Object plain(Attachment file) {
        return plain(JsonReader.read(file.bytes()).value().orElseThrow());
    }

    /** The files of a pack as maps, lists and values; all scenarios have one name. */
    static Map<String, Object> files(Pack pack) {
        Map<String, Object> files = new LinkedHashMap<>();
        PackWriter.files(pack).forEach((path, bytes) -> {
            String name = path.startsWith("scenarios/") ? "scenario " + path : path.replace(".json", "");
            files.put(name, READ.computeIfAbsent(new Attachment(bytes), Changed::plain));
        });
        return files;
    }

    static Object plain(JsonValue value) {
        if (value instanceof JsonObject object) {
            Map<String, Object> map = new LinkedHashMap<>();
            object.members().forEach((key, member) -> map.put(key, plain(member.value())));
            return map;
        }
        if (value instanceof JsonArray array) {
            return array.items().stream().map(Changed::plain).toList();
        }
        return Objects.requireNonNullElse(((JsonScalar) value).value(), "null");
    }

    static Set<String> between(Map<String, Object> before, Map<String, Object> after) {
        Set<String> changed = new TreeSet<>();
        Set<String> names = new TreeSet<>(before.keySet());
        names.addAll(after.keySet());
        for (String name : names) {
            String path = name.startsWith("scenario ") ? "scenario" : name;
            differ(path, before.get(name), after.get(name), changed);
        }
        return changed;
    }

    private static void differ(String path, Object before, Object after, Set<String> changed) {
        if (Objects.equals(before, after)) {
            return;
        }
        changed.add(path);
        if (isMap(before) && isMap(after)) {
            Map<?, ?> old = before == null ? Map.of() : (Map<?, ?>) before;
            Map<?, ?> now = after == null ? Map.of() : (Map<?, ?>) after;
            Set<Object> keys = new TreeSet<>(old.keySet());
            keys.addAll(now.keySet());
            keys.forEach(key -> differ(path + "/" + key, old.get(key), now.get(key), changed));
        } else if (isList(before) && isList(after)) {
            List<?> old = before == null ? List.of() : (List<?>) before;
            List<?> now = after == null ? List.of() : (List<?>) after;
            List<Object> longer = new ArrayList<>(old.size() > now.size() ? old : now);
            for (int i = 0; i < longer.size(); i++) {
                differ(path + "/*", i < old.size() ? old.get(i) : null, i < now.size() ? now.get(i) : null, changed);
            }
        }
    }

    private static boolean isMap(Object value) {
        return value == null || value instanceof Map;
    }

    private static boolean isList(Object value) {
        return value == null || value instanceof List;
    }
}
