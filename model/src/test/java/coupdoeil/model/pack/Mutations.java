package coupdoeil.model.pack;

import coupdoeil.model.json.JsonArray;
import coupdoeil.model.json.JsonObject;
import coupdoeil.model.json.JsonPointers;
import coupdoeil.model.json.JsonPrinter;
import coupdoeil.model.json.JsonReader;
import coupdoeil.model.json.JsonScalar;
import coupdoeil.model.json.JsonValue;
import coupdoeil.model.json.Spot;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;

/** Changes of JSON trees at places that a pattern of a pointer names: {@code /units/*}{@code /strength/men}. */
public final class Mutations {

    /** What a value may be changed to. */
    static final List<JsonValue> OTHERS = List.of(
            JsonScalar.of(null),
            JsonScalar.of(true),
            JsonScalar.of(new BigDecimal("-7.5")),
            JsonScalar.of(new BigDecimal("123456789012")),
            JsonScalar.of("no such thing"),
            JsonArray.of(List.of(JsonScalar.of(3), JsonScalar.of("x"), JsonScalar.of(null))),
            JsonObject.builder().put("in", "side").done());

    /** What is done to the members of an object. */
    interface Change {
        void to(Map<String, JsonObject.Member> members, List<JsonObject.Repeat> repeats, String key);
    }

    private Mutations() {}

    /** The patterns of all values of a file, each with how often it occurs. */
    static Map<String, Integer> patterns(JsonValue root) {
        Map<String, Integer> patterns = new TreeMap<>();
        collect(root, "", patterns);
        return patterns;
    }

    private static void collect(JsonValue value, String pattern, Map<String, Integer> patterns) {
        if (value instanceof JsonObject object) {
            object.members().forEach((key, member) -> {
                String below = JsonPointers.child(pattern, key);
                patterns.merge(below, 1, Integer::sum);
                collect(member.value(), below, patterns);
            });
        } else if (value instanceof JsonArray array) {
            array.items().forEach(item -> {
                patterns.merge(pattern + "/*", 1, Integer::sum);
                collect(item, pattern + "/*", patterns);
            });
        }
    }

    static void rename(Map<String, JsonObject.Member> members, String key) {
        JsonObject.Member member = members.remove(key);
        if (member != null) {
            members.put(key.length() < 3 ? key + key : key.charAt(1) + "" + key.charAt(0) + key.substring(2), member);
        }
    }

    /** Changes the key that a pattern ends in, at the given occurrence of it, or at all if that is negative. */
    static JsonObject key(JsonObject root, String pattern, int only, Change change) {
        return (JsonObject) change(root, "", pattern, new int[] {only}, change, null);
    }

    /** Puts another value in the place of the given occurrence of a pattern, or of all if that is negative. */
    static JsonObject value(JsonObject root, String pattern, int only, JsonValue other) {
        return (JsonObject) change(root, "", pattern, new int[] {only}, null, other);
    }

    private static JsonValue change(
            JsonValue value, String at, String pattern, int[] only, Change change, JsonValue other) {
        if (at.equals(pattern)) {
            return other != null && hit(only) ? other : value;
        }
        if (value instanceof JsonObject object) {
            Map<String, JsonObject.Member> members = new LinkedHashMap<>();
            List<JsonObject.Repeat> repeats = new ArrayList<>(object.repeats());
            String found = null;
            for (Map.Entry<String, JsonObject.Member> member : object.members().entrySet()) {
                String below = JsonPointers.child(at, member.getKey());
                boolean onTheWay = pattern.equals(below) || pattern.startsWith(below + "/");
                JsonValue next = onTheWay
                        ? change(member.getValue().value(), below, pattern, only, change, other)
                        : member.getValue().value();
                members.put(member.getKey(), new JsonObject.Member(next, Spot.NONE));
                if (change != null && below.equals(pattern) && hit(only)) {
                    found = member.getKey();
                }
            }
            if (found != null) {
                change.to(members, repeats, found);
            }
            return new JsonObject(members, repeats, Spot.NONE);
        }
        if (value instanceof JsonArray array && pattern.startsWith(at + "/*")) {
            List<JsonValue> items = new ArrayList<>();
            array.items().forEach(item -> items.add(change(item, at + "/*", pattern, only, change, other)));
            return JsonArray.of(items);
        }
        return value;
    }

    /** A file with one value or key changed; itself if it is no object. */
    public static byte[] random(byte[] file, Random random) {
        if (!(JsonReader.read(file).value().orElse(null) instanceof JsonObject root)) {
            return file;
        }
        List<Map.Entry<String, Integer>> patterns = List.copyOf(patterns(root).entrySet());
        if (patterns.isEmpty()) {
            return file;
        }
        Map.Entry<String, Integer> one = patterns.get(random.nextInt(patterns.size()));
        int only = random.nextInt(4) == 0 ? -1 : random.nextInt(one.getValue());
        JsonValue other = OTHERS.get(random.nextInt(OTHERS.size()));
        JsonObject.Member member = new JsonObject.Member(other, Spot.NONE);
        JsonObject changed = switch (random.nextInt(6)) {
            case 0 -> key(root, one.getKey(), only, (members, repeats, key) -> rename(members, key));
            case 1 -> key(root, one.getKey(), only, (members, repeats, key) -> members.remove(key));
            case 2 -> key(root, one.getKey(), only, (members, repeats, key) -> members.put("x" + key, member));
            case 3 ->
                key(
                        root,
                        one.getKey(),
                        only,
                        (members, repeats, key) -> repeats.add(new JsonObject.Repeat(key, other)));
            default -> value(root, one.getKey(), only, other);
        };
        return JsonPrinter.print(changed, Set.of());
    }

    private static boolean hit(int[] only) {
        return only[0] < 0 || only[0]-- == 0;
    }
}
