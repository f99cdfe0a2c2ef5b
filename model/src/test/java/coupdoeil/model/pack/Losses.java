package coupdoeil.model.pack;

import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.grid.HexGrid;
import coupdoeil.model.json.JsonArray;
import coupdoeil.model.json.JsonObject;
import coupdoeil.model.json.JsonReader;
import coupdoeil.model.json.JsonScalar;
import coupdoeil.model.json.JsonValue;
import coupdoeil.model.pack.problem.PackPaths;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What the files of a pack held and the files written from it do not: the promise of {@code docs/pack-format.md}, told
 * from the files alone. Another order, what is empty, other names for the same hex, another spelling of the same map and
 * the name of a scenario's file do not count.
 */
public final class Losses {

    private static final Set<String> OPEN = Set.of("attributes", "effects", "look", "tables", "fallback");
    /** Counts of which the format says that none is not written. */
    private static final Set<String> NONE = Set.of("metresPerHex", "required", "afterBlank", "continues", "unit");

    private static final Set<String> BY_HEX = Set.of("/features", "/hexsides");

    private final SortedMap<String, byte[]> read;
    private final SortedMap<String, byte[]> written;
    private final List<String> lost = new ArrayList<>();
    private final Optional<HexGrid> grid;
    private JsonObject before = JsonObject.builder().done();
    private JsonObject after = JsonObject.builder().done();

    private Losses(SortedMap<String, byte[]> read, SortedMap<String, byte[]> written, Optional<HexGrid> grid) {
        this.read = read;
        this.written = written;
        this.grid = grid;
    }

    /** File and JSON pointer of everything that was read and is not written. */
    public static List<String> between(SortedMap<String, byte[]> read, SortedMap<String, byte[]> written) {
        Optional<HexGrid> grid = PackReader.readFiles(written)
                .pack()
                .map(Pack::battlefield)
                .filter(HexBattlefield.class::isInstance)
                .map(map -> ((HexBattlefield) map).grid());
        Losses losses = new Losses(read, written, grid);
        losses.find();
        return losses.lost;
    }

    private void find() {
        read.forEach((path, bytes) -> {
            byte[] now = written.get(path);
            boolean same = now != null && Arrays.equals(bytes, now);
            if (same || PackPaths.isIgnored(path)) {
                return;
            }
            Optional<JsonObject> tree = tree(bytes);
            if (!PackPaths.isOwn(path) || tree.isEmpty()) {
                lost.add(path);
            } else if (PackPaths.stem(path).isPresent()) {
                scenario(path, tree.get());
            } else {
                compare(path, tree.get(), now == null ? Optional.empty() : tree(now));
            }
        });
    }

    private void scenario(String path, JsonObject tree) {
        List<String> best = null;
        for (Map.Entry<String, byte[]> file : new TreeMap<>(written).entrySet()) {
            if (PackPaths.stem(file.getKey()).isPresent()) {
                Losses one = new Losses(read, written, grid);
                one.compare(path, tree, tree(file.getValue()));
                if (best == null
                        || one.lost.size() < best.size()
                        || file.getKey().equals(path)) {
                    best = one.lost;
                }
                if (one.lost.isEmpty()) {
                    return;
                }
            }
        }
        lost.addAll(best == null ? List.of(path) : best);
    }

    private void compare(String path, JsonObject tree, Optional<JsonObject> now) {
        if (now.isEmpty()) {
            tree.members().forEach((key, member) -> {
                if (!Set.of("format", "version").contains(key) && !isNothing(key, member.value())) {
                    lost.add(path + "/" + key);
                }
            });
            return;
        }
        before = tree;
        after = now.get();
        object(tree, now.get(), path, "", false, lost);
    }

    private static Optional<JsonObject> tree(byte[] bytes) {
        return JsonReader.read(bytes)
                .value()
                .filter(JsonObject.class::isInstance)
                .map(JsonObject.class::cast);
    }

    private void object(
            JsonObject read, JsonObject to, String path, String pointer, boolean open, List<String> missing) {
        JsonObject from = read.repeats().size() > to.repeats().size() ? withoutEmptyFirsts(read, open) : read;
        from.members().forEach((key, member) -> {
            String below = pointer + "/" + key;
            Optional<JsonValue> there = to.get(key);
            boolean free = open || OPEN.contains(key);
            if (there.isPresent()) {
                value(member.value(), there.get(), path, below, key, free, missing);
            } else if (open || !isNothing(key, member.value())) {
                boolean battlefield = path.equals(PackPaths.BATTLEFIELD);
                boolean flat = below.equals("/levels") && isFlat(member.value());
                boolean bare = BY_HEX.contains(below)
                        && member.value() instanceof JsonArray entries
                        && entries.items().stream().allMatch(item -> merged(item, JsonArray.of(List.of())));
                if (!battlefield || !flat && !bare) {
                    missing.add(path + below);
                }
            }
        });
        if (from.repeats().size() > to.repeats().size()) {
            missing.add(path + pointer + " (a key written twice)");
        }
        for (int i = 0; i < Math.min(from.repeats().size(), to.repeats().size()); i++) {
            JsonObject.Repeat one = from.repeats().get(i);
            JsonObject.Repeat other = to.repeats().get(i);
            if (!one.key().equals(other.key())) {
                missing.add(path + pointer + "/" + one.key() + " (a key written twice)");
            }
            value(one.value(), other.value(), path, pointer + "/" + one.key(), one.key(), true, missing);
        }
    }

    /** What is empty is not written; of a key written twice the second value then stands alone. */
    private static JsonObject withoutEmptyFirsts(JsonObject object, boolean open) {
        Map<String, JsonObject.Member> members = new LinkedHashMap<>(object.members());
        List<JsonObject.Repeat> repeats = new ArrayList<>();
        for (JsonObject.Repeat again : object.repeats()) {
            JsonObject.Member first = members.get(again.key());
            if (!open && first != null && isNothing(again.key(), first.value())) {
                members.put(again.key(), new JsonObject.Member(again.value(), first.keySpot()));
            } else {
                repeats.add(again);
            }
        }
        return new JsonObject(members, repeats, object.spot());
    }

    private void value(
            JsonValue from, JsonValue to, String path, String pointer, String key, boolean open, List<String> missing) {
        if (from instanceof JsonObject some && to instanceof JsonObject other) {
            object(some, other, path, pointer, open, missing);
        } else if (from instanceof JsonArray some && to instanceof JsonArray other) {
            list(some, other, path, pointer, key, open, missing);
        } else if (!(from instanceof JsonScalar some && to instanceof JsonScalar other && alike(some, other, key))) {
            missing.add(path + pointer);
        }
    }

    private void list(
            JsonArray from, JsonArray to, String path, String pointer, String key, boolean open, List<String> missing) {
        boolean battlefield = path.equals(PackPaths.BATTLEFIELD);
        if (battlefield && (pointer.equals("/terrain/rows") || pointer.equals("/levels/rows"))) {
            rows(from, to, path, pointer, missing);
            return;
        }
        boolean anyOrder = battlefield && BY_HEX.contains(pointer) || key.equals("is") && !open;
        boolean names = path.equals(PackPaths.PACK) && pointer.equals("/scenarios");
        int next = 0;
        for (int i = 0; i < from.items().size(); i++) {
            JsonValue item = from.items().get(i);
            int found = find(item, to, anyOrder ? 0 : next, path, pointer, i, key, open);
            if (found < 0 && battlefield && BY_HEX.contains(pointer)) {
                found = merged(item, to) ? 0 : -1;
            }
            if (found < 0 && !(names && isRenamed(item))) {
                missing.add(path + pointer + "/" + i);
            } else if (!anyOrder && found >= 0) {
                next = found + 1;
            }
        }
    }

    private int find(
            JsonValue item, JsonArray to, int first, String path, String pointer, int i, String key, boolean open) {
        int size = to.items().size();
        int start = Math.max(first, Math.min(i, size));
        for (int n = 0; n < size - first; n++) {
            int at = first + (start - first + n) % (size - first);
            List<String> missing = new ArrayList<>();
            value(item, to.items().get(at), path, pointer + "/" + i, key, open, missing);
            if (missing.isEmpty()) {
                // Of several that would do the first leaves most for what follows.
                return at;
            }
        }
        return -1;
    }

    /** Whether an entry of a hex or hexside stands in entries of the same one. */
    private boolean merged(JsonValue item, JsonArray to) {
        if (!(item instanceof JsonObject entry)) {
            return false;
        }
        Set<Object> wanted = new HashSet<>(texts(entry));
        boolean plain = Set.of("hex", "side", "is").containsAll(entry.members().keySet())
                && entry.repeats().isEmpty()
                && entry.get("hex").isPresent();
        for (JsonValue other : to.items()) {
            boolean same = other instanceof JsonObject there
                    && sameScalar(entry, there, "hex")
                    && (entry.get("side").isEmpty() || sameScalar(entry, there, "side"));
            if (same) {
                wanted.removeAll(texts((JsonObject) other));
            }
        }
        return plain && wanted.isEmpty();
    }

    private boolean sameScalar(JsonObject one, JsonObject other, String key) {
        return one.get(key).orElse(null) instanceof JsonScalar a
                && other.get(key).orElse(null) instanceof JsonScalar b
                && alike(a, b, key);
    }

    private static List<Object> texts(JsonObject entry) {
        List<Object> texts = new ArrayList<>();
        if (entry.get("is").orElse(null) instanceof JsonArray is) {
            is.items()
                    .forEach(item -> texts.add(
                            item instanceof JsonScalar s && s.text().isPresent()
                                    ? s.text().get()
                                    : item));
        } else {
            texts.add(entry);
        }
        return texts;
    }

    /** Whether pack.json named a scenario by a file that has another name now. */
    private boolean isRenamed(JsonValue item) {
        String stem = item instanceof JsonScalar scalar ? scalar.text().orElse("") : "";
        byte[] file = read.get(PackPaths.scenario(stem));
        return file != null && tree(file).isPresent();
    }

    private boolean alike(JsonScalar one, JsonScalar other, String key) {
        if (one.value() instanceof BigDecimal a && other.value() instanceof BigDecimal b) {
            return a.compareTo(b) == 0 || a.doubleValue() == b.doubleValue();
        }
        if (one.value() instanceof String a && other.value() instanceof String b && !a.equals(b)) {
            boolean hex = key.equals("hex") || key.equals("hexes");
            boolean sameHex = hex
                    && grid.isPresent()
                    && grid.get().parse(a).equals(grid.get().parse(b))
                    && grid.get().parse(a).isPresent();
            boolean heading = a.startsWith("heading:") && b.startsWith("heading:");
            return sameHex || heading && Double.parseDouble(a.substring(8)) == Double.parseDouble(b.substring(8));
        }
        return Objects.equals(one.value(), other.value());
    }

    private void rows(JsonArray from, JsonArray to, String path, String pointer, List<String> missing) {
        String section = pointer.substring(1, pointer.lastIndexOf('/'));
        for (int i = 0; i < from.items().size(); i++) {
            JsonValue item = from.items().get(i);
            JsonValue there = i < to.items().size() ? to.items().get(i) : null;
            boolean same = item instanceof JsonScalar a
                    && there instanceof JsonScalar b
                    && (a.value() instanceof String && b.value() instanceof String
                            ? sameRow((String) a.value(), (String) b.value(), section)
                            : Objects.equals(a.value(), b.value()));
            List<String> differing = new ArrayList<>();
            if (!same && there != null && !(item instanceof JsonScalar)) {
                value(item, there, path, pointer + "/" + i, "", true, differing);
                same = differing.isEmpty();
            }
            if (!same) {
                missing.add(path + pointer + "/" + i);
            }
        }
    }

    private boolean sameRow(String one, String other, String section) {
        if (one.length() > other.length()) {
            return false;
        }
        for (int i = 0; i < one.length(); i++) {
            boolean same = one.charAt(i) == other.charAt(i);
            if (!same && !meaning(before, section, one.charAt(i)).equals(meaning(after, section, other.charAt(i)))) {
                return false;
            }
        }
        return true;
    }

    private static Object meaning(JsonObject battlefield, String section, char character) {
        Object said = battlefield.nearest("/" + section + "/legend") instanceof JsonObject legend
                        && legend.get(String.valueOf(character)).orElse(null) instanceof JsonScalar scalar
                ? scalar.value()
                : null;
        if (section.equals("levels")) {
            int plain = said instanceof BigDecimal level ? level.intValue() : Character.digit(character, 36);
            return plain;
        }
        return said instanceof String id ? id : String.valueOf(character);
    }

    private static boolean isFlat(JsonValue levels) {
        if (!(levels instanceof JsonObject section)) {
            return false;
        }
        boolean rowsOnly = section.members().keySet().stream().allMatch(key -> key.equals("rows"))
                || section.get("legend").orElse(null) instanceof JsonObject legend
                        && legend.members().isEmpty();
        return rowsOnly
                && section.repeats().isEmpty()
                && section.get("rows").orElse(null) instanceof JsonArray rows
                && rows.items().stream()
                        .allMatch(row -> row instanceof JsonScalar text
                                && text.value() instanceof String zeros
                                && zeros.matches("0*"));
    }

    /** Whether a value is one that the format leaves out. */
    private static boolean isNothing(String key, JsonValue value) {
        if (value instanceof JsonObject object) {
            return object.repeats().isEmpty()
                    && object.members().entrySet().stream()
                            .allMatch(member ->
                                    isNothing(member.getKey(), member.getValue().value())
                                            && !(member.getValue().value() instanceof JsonScalar scalar
                                                    && scalar.value() instanceof String));
        }
        if (value instanceof JsonArray array) {
            return array.items().isEmpty();
        }
        Object said = value instanceof JsonScalar scalar ? scalar.value() : null;
        return "".equals(said)
                || NONE.contains(key) && said instanceof BigDecimal number && number.signum() == 0
                || NONE.contains(key) && Boolean.FALSE.equals(said);
    }
}
