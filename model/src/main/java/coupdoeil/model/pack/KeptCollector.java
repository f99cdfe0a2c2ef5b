package coupdoeil.model.pack;

import coupdoeil.model.json.JsonArray;
import coupdoeil.model.json.JsonObject;
import coupdoeil.model.json.JsonPointers;
import coupdoeil.model.json.JsonScalar;
import coupdoeil.model.json.JsonValue;
import coupdoeil.model.json.Spot;
import coupdoeil.model.pack.format.HexLabels;
import coupdoeil.model.pack.format.Omissions;
import coupdoeil.model.pack.problem.PackPaths;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Finds what a file holds and the value read from it does not, by holding the file against what the value is written
 * as. Costs as much as writing the files that have something to keep; nothing for all others.
 */
final class KeptCollector {

    /** Keys of which one stands for all: where a thing is. */
    private static final Set<String> POSITION = Set.of("hex", "at", "in", "with", "off");

    /** Lists whose entries go by hex, whatever their order in the file. */
    private static final Set<String> BY_HEX = Set.of("/features", "/hexsides");

    private static final Set<String> ROWS = Set.of("/terrain/rows", "/levels/rows");

    private final Map<String, List<UnreadContent.Change>> keys = new LinkedHashMap<>();
    private final Map<String, List<UnreadContent.Item>> items = new LinkedHashMap<>();
    private final HexLabels labels;

    KeptCollector(HexLabels labels) {
        this.labels = labels;
    }

    Map<String, List<UnreadContent.Change>> keys() {
        return keys;
    }

    Map<String, List<UnreadContent.Item>> items() {
        return items;
    }

    /**
     * Adds what one file holds.
     *
     * @param read the file
     * @param written what the value read from it is written as
     * @param path the file it will be written to
     */
    void collect(JsonObject read, Omissions leftOut, JsonObject written, String path) {
        if (!leftOut.isEmpty()) {
            new File(leftOut, path.equals(PackPaths.BATTLEFIELD)).object(read, written, path, "");
        }
    }

    private final class File {

        private final Omissions leftOut;
        private final boolean battlefield;

        File(Omissions leftOut, boolean battlefield) {
            this.leftOut = leftOut;
            this.battlefield = battlefield;
        }

        void object(JsonObject read, JsonObject written, String path, String pointer) {
            List<UnreadContent.Change> changes = new ArrayList<>();
            Set<String> done = new HashSet<>();
            read.members().forEach((key, member) -> {
                String below = JsonPointers.child(pointer, key);
                if (!leftOut.concerns(below) || done.contains(key)) {
                    return;
                }
                JsonValue there = written.get(key).orElse(null);
                if (leftOut.has(below)) {
                    Set<String> group = POSITION.contains(key) ? POSITION : Set.of(key);
                    done.addAll(group);
                    changes.add(new UnreadContent.Change(only(read, group), only(written, group)));
                } else if (there == null || !into(member.value(), there, KeptNames.step(path, key), below)) {
                    changes.add(new UnreadContent.Change(only(read, Set.of(key)), only(written, Set.of(key))));
                }
            });
            if (!read.repeats().isEmpty()) {
                JsonObject repeats = bare(new JsonObject(Map.of(), read.repeats(), Spot.NONE));
                changes.add(
                        new UnreadContent.Change(repeats, JsonObject.builder().done()));
            }
            if (!changes.isEmpty()) {
                keys.put(path, changes);
            }
        }

        /** Whether the two values are alike enough to look into. */
        private boolean into(JsonValue read, JsonValue written, String path, String pointer) {
            if (read instanceof JsonObject from && written instanceof JsonObject to) {
                object(from, to, path, pointer);
                return true;
            }
            if (read instanceof JsonArray from && written instanceof JsonArray to) {
                list(from, to, path, pointer);
                return true;
            }
            return false;
        }

        private void list(JsonArray read, JsonArray written, String path, String pointer) {
            List<UnreadContent.Item> kept = new ArrayList<>();
            boolean rows = battlefield && ROWS.contains(pointer);
            int[] counterparts = rows ? rows(read, written) : counterparts(read, written, pointer);
            List<String> names = KeptNames.of(written);
            for (int i = 0; i < counterparts.length; i++) {
                String below = pointer + "/" + i;
                JsonValue item = read.items().get(i);
                JsonValue there = counterparts[i] < 0 ? null : written.items().get(counterparts[i]);
                if (leftOut.has(below)) {
                    kept.add(new UnreadContent.Item(i, bare(item), rows ? there : null));
                } else if (leftOut.concerns(below)
                        && (there == null
                                || !into(item, there, KeptNames.entry(path, names.get(counterparts[i])), below))) {
                    kept.add(new UnreadContent.Item(i, bare(item), null));
                }
            }
            if (!kept.isEmpty()) {
                items.put(path, kept);
            }
        }

        private int[] rows(JsonArray read, JsonArray written) {
            int[] counterparts = new int[read.items().size()];
            for (int i = 0; i < counterparts.length; i++) {
                counterparts[i] = i < written.items().size() ? i : -1;
            }
            return counterparts;
        }

        /** For every entry that was read the number of the one it is written as; -1 if there is none. */
        private int[] counterparts(JsonArray read, JsonArray written, String pointer) {
            int[] counterparts = new int[read.items().size()];
            List<JsonValue> counted = new ArrayList<>();
            List<Integer> places = new ArrayList<>();
            for (int i = 0; i < counterparts.length; i++) {
                counterparts[i] = -1;
                if (!leftOut.has(pointer + "/" + i)) {
                    JsonValue item = leftOut.pruned(read.items().get(i), pointer + "/" + i);
                    counted.add(item instanceof JsonObject entry ? canonical(entry) : item);
                    places.add(i);
                }
            }
            if (battlefield && BY_HEX.contains(pointer)) {
                Map<String, Integer> numbers = new HashMap<>();
                KeptNames.of(written).forEach(name -> numbers.put(name, numbers.size()));
                List<String> names = KeptNames.of(JsonArray.of(counted));
                for (int i = 0; i < names.size(); i++) {
                    counterparts[places.get(i)] = numbers.getOrDefault(names.get(i), -1);
                }
            } else if (counted.size() == written.items().size()) {
                for (int i = 0; i < counted.size(); i++) {
                    counterparts[places.get(i)] = i;
                }
            }
            return counterparts;
        }

        /** An entry with its hex named as it will be written. */
        private JsonObject canonical(JsonObject entry) {
            if (entry.get("hex").orElse(null) instanceof JsonScalar hex
                    && hex.text().isPresent()) {
                String label = labels.canonical(hex.text().get());
                Map<String, JsonObject.Member> members = new LinkedHashMap<>(entry.members());
                members.put("hex", new JsonObject.Member(JsonScalar.of(label), Spot.NONE));
                return new JsonObject(members, Spot.NONE);
            }
            return entry;
        }
    }

    private static JsonObject only(JsonObject object, Set<String> keys) {
        JsonObject.Builder some = JsonObject.builder();
        object.members().forEach((key, member) -> {
            if (keys.contains(key)) {
                some.put(key, bare(member.value()));
            }
        });
        return some.done();
    }

    /** A value that does not say where it stood. */
    private static JsonValue bare(JsonValue value) {
        if (value instanceof JsonObject object) {
            return bare(object);
        }
        if (value instanceof JsonArray array) {
            return JsonArray.of(array.items().stream().map(KeptCollector::bare).toList());
        }
        return value instanceof JsonScalar scalar ? new JsonScalar(scalar.value(), Spot.NONE) : value;
    }

    private static JsonObject bare(JsonObject object) {
        JsonObject.Builder bare = JsonObject.builder();
        object.members().forEach((key, member) -> bare.put(key, bare(member.value())));
        object.repeats().forEach(again -> bare.repeat(new JsonObject.Repeat(again.key(), bare(again.value()))));
        return bare.done();
    }
}
