package coupdoeil.model.json;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A JSON object: values by key, in the order written.
 *
 * @param repeats what was written under a key that the object had before; it does not count, but is not forgotten
 */
public record JsonObject(Map<String, Member> members, List<Repeat> repeats, Spot spot) implements JsonValue {

    /** A value and where its key stands. */
    public record Member(JsonValue value, Spot keySpot) {}

    /** A value under a key that occurs a second time. */
    public record Repeat(String key, JsonValue value) {}

    public JsonObject {
        members = Collections.unmodifiableMap(members);
        repeats = List.copyOf(repeats);
    }

    /** An object in which no key occurs twice. */
    public JsonObject(Map<String, Member> members, Spot spot) {
        this(members, List.of(), spot);
    }

    public Optional<JsonValue> get(String key) {
        return Optional.ofNullable(members.get(key)).map(Member::value);
    }

    public boolean has(String key) {
        return members.containsKey(key);
    }

    public static Builder builder() {
        return new Builder();
    }

    /** Puts an object together, leaving out what need not be written. */
    public static final class Builder {

        private final Map<String, Member> members = new LinkedHashMap<>();
        private final List<Repeat> repeats = new ArrayList<>();

        private Builder() {}

        public Builder put(String key, JsonValue value) {
            members.put(key, new Member(value, Spot.NONE));
            return this;
        }

        /** A text, number, truth value or null. */
        public Builder put(String key, @Nullable Object value) {
            return put(key, JsonScalar.of(value));
        }

        /** As {@link #put(String, Object)}, but nothing if the text is empty. */
        public Builder putIfSaid(String key, String text) {
            return text.isEmpty() ? this : put(key, text);
        }

        /** As {@link #put(String, Object)}, but nothing if the value is null. */
        public Builder putUnlessNull(String key, @Nullable Object value) {
            return value == null ? this : put(key, value);
        }

        /** As {@link #put(String, JsonValue)}, but nothing if the object or list is empty. */
        public Builder putIfFilled(String key, JsonValue value) {
            boolean empty = (value instanceof JsonObject object
                            && object.members().isEmpty())
                    || (value instanceof JsonArray array && array.items().isEmpty());
            return empty ? this : put(key, value);
        }

        /** Puts the members of an object in the place of these keys: where the first of them stood, or at the end. */
        public Builder replace(Set<String> keys, JsonObject by, boolean whereTheyStood) {
            Map<String, Member> before = new LinkedHashMap<>(members);
            members.clear();
            boolean put = false;
            for (Map.Entry<String, Member> member : before.entrySet()) {
                if (!keys.contains(member.getKey())) {
                    members.put(member.getKey(), member.getValue());
                } else if (!put && whereTheyStood) {
                    members.putAll(by.members());
                    put = true;
                }
            }
            if (!put) {
                members.putAll(by.members());
            }
            return this;
        }

        /** Writes a key that is there a second time. */
        public Builder repeat(Repeat again) {
            repeats.add(again);
            return this;
        }

        public JsonObject done() {
            return new JsonObject(members, repeats, Spot.NONE);
        }
    }
}
