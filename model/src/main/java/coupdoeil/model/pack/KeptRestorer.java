package coupdoeil.model.pack;

import coupdoeil.model.json.JsonArray;
import coupdoeil.model.json.JsonObject;
import coupdoeil.model.json.JsonScalar;
import coupdoeil.model.json.JsonValue;
import coupdoeil.model.json.Spot;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Puts what is {@link UnreadContent} back into the files of a pack. */
final class KeptRestorer {

    private final UnreadContent kept;
    private final Map<String, Set<String>> below = new HashMap<>();

    KeptRestorer(UnreadContent kept) {
        this.kept = kept;
        kept.keys().keySet().forEach(this::note);
        kept.items().keySet().forEach(this::note);
    }

    private void note(String path) {
        String owner = path;
        for (int end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) {
            String step = owner.substring(end + 1);
            owner = path.substring(0, end);
            if (!below.computeIfAbsent(owner, none -> new LinkedHashSet<>()).add(step)) {
                return;
            }
        }
    }

    /** Whether anything is kept in a file. */
    boolean concerns(String file) {
        return below.containsKey(file) || kept.keys().containsKey(file);
    }

    /** The file with what is kept of it: unknown keys behind those that are known, other values in their places. */
    JsonObject restored(JsonObject root, String file) {
        return concerns(file) ? object(root, file) : root;
    }

    private JsonValue value(JsonValue value, String path) {
        if (value instanceof JsonObject object) {
            return object(object, path);
        }
        return value instanceof JsonArray array ? list(array, path) : value;
    }

    private JsonObject object(JsonObject object, String path) {
        JsonObject.Builder copy = JsonObject.builder();
        object.members().forEach((key, member) -> copy.put(key, value(member.value(), KeptNames.step(path, key))));
        Set<String> missing = new LinkedHashSet<>(below.getOrDefault(path, Set.of()));
        // Entries of a list that is gone are gone with it.
        missing.remove("");
        object.members()
                .keySet()
                .forEach(key -> missing.remove(KeptNames.step("", key).substring(1)));
        for (String step : missing) {
            String there = path + "/" + step;
            String key = step.replace("~1", "/").replace("~0", "~");
            if (kept.items().containsKey(there)) {
                copy.putIfFilled(key, list(JsonArray.of(List.of()), there));
            } else {
                copy.putIfFilled(key, object(JsonObject.builder().done(), there));
            }
        }
        for (UnreadContent.Change change : kept.keys().getOrDefault(path, List.of())) {
            apply(change, object, copy);
        }
        return copy.done();
    }

    private static void apply(UnreadContent.Change change, JsonObject now, JsonObject.Builder copy) {
        JsonObject written = change.written();
        JsonObject instead = change.instead();
        Set<String> watched = new HashSet<>(written.members().keySet());
        watched.addAll(instead.members().keySet());
        boolean unchanged = watched.stream().allMatch(key -> now.get(key).equals(instead.get(key)));
        if (unchanged) {
            // A map may need no legend the next time; then there is no place to go by.
            copy.replace(instead.members().keySet(), written, !instead.has("legend"));
        } else if (watched.size() == 1) {
            written.members()
                    .forEach((key, member) ->
                            now.get(key).ifPresent(value -> copy.put(key, joined(value, member.value()))));
        }
        written.repeats().forEach(copy::repeat);
    }

    /** An object that now has a value of its own, with what it lacks of the one that is kept. */
    private static JsonValue joined(JsonValue now, JsonValue kept) {
        if (!(now instanceof JsonObject object) || !(kept instanceof JsonObject more)) {
            return now;
        }
        JsonObject.Builder both = JsonObject.builder();
        object.members().forEach((key, member) -> both.put(key, member.value()));
        more.members().forEach((key, member) -> {
            if (!object.has(key)) {
                both.put(key, member.value());
            }
        });
        return both.done();
    }

    private JsonArray list(JsonArray array, String path) {
        List<String> names = below.containsKey(path) ? KeptNames.of(array) : List.of();
        List<JsonValue> items = new ArrayList<>();
        for (int i = 0; i < array.items().size(); i++) {
            JsonValue item = array.items().get(i);
            items.add(names.isEmpty() ? item : value(item, KeptNames.entry(path, names.get(i))));
        }
        for (UnreadContent.Item item : kept.items().getOrDefault(path, List.of())) {
            if (item.instead() == null) {
                // At most the ten thousand faults of a file: what moves up is cheaper than a second list.
                items.add(Math.min(item.index(), items.size()), item.written());
            } else if (item.index() < items.size()) {
                items.set(item.index(), row(items.get(item.index()), item.written(), item.instead()));
            }
        }
        return new JsonArray(items, Spot.NONE);
    }

    /** A row of a map, with the characters that are kept where it is as it was read. */
    private static JsonValue row(JsonValue now, JsonValue written, JsonValue instead) {
        if (now.equals(instead)) {
            return written;
        }
        String text = text(now);
        String kept = text(written);
        String read = text(instead);
        if (text.length() != read.length()) {
            return now;
        }
        StringBuilder row = new StringBuilder(text);
        for (int i = 0; i < Math.min(kept.length(), text.length()); i++) {
            if (text.charAt(i) == read.charAt(i)) {
                row.setCharAt(i, kept.charAt(i));
            }
        }
        return JsonScalar.of(row.append(kept.substring(Math.min(kept.length(), text.length())))
                .toString());
    }

    private static String text(JsonValue value) {
        return value instanceof JsonScalar scalar ? scalar.text().orElse("") : "";
    }
}
