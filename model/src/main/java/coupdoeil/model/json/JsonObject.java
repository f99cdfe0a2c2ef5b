package coupdoeil.model.json;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** A JSON object: values by key, in the order written. Of a key that was written twice, the first value counts. */
public record JsonObject(Map<String, Member> members, Spot spot) implements JsonValue {

    /** A value and where its key stands. */
    public record Member(JsonValue value, Spot keySpot) {}

    public JsonObject {
        members = Collections.unmodifiableMap(members);
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

        public JsonObject done() {
            return new JsonObject(members, Spot.NONE);
        }
    }
}
