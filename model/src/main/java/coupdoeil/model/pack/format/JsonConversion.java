package coupdoeil.model.pack.format;

import coupdoeil.model.Attributes;
import coupdoeil.model.json.JsonArray;
import coupdoeil.model.json.JsonObject;
import coupdoeil.model.json.JsonScalar;
import coupdoeil.model.json.JsonValue;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** JSON to and from the values that the model holds as they were written. */
public final class JsonConversion {

    private JsonConversion() {}

    /** Attributes of an object; nulls, which attributes cannot hold and the schema reports, are left out. */
    static Attributes attributes(JsonObject object) {
        Map<String, Object> values = new LinkedHashMap<>();
        object.members().forEach((key, member) -> {
            Object value = attribute(member.value());
            if (value != null) {
                values.put(key, value);
            }
        });
        return new Attributes(values);
    }

    private static @Nullable Object attribute(JsonValue value) {
        if (value instanceof JsonObject object) {
            return attributes(object);
        }
        if (value instanceof JsonArray array) {
            List<Object> items = new ArrayList<>();
            for (JsonValue item : array.items()) {
                Object kept = attribute(item);
                if (kept != null) {
                    items.add(kept);
                }
            }
            return items;
        }
        return value instanceof JsonScalar scalar && !(scalar.value() instanceof JsonScalar.Excess)
                ? scalar.value()
                : null;
    }

    /** The object that attributes are written as. */
    public static JsonObject json(Attributes attributes) {
        return object(attributes.values());
    }

    /** The object that texts by key are written as. */
    public static JsonObject texts(Map<String, String> texts) {
        return object(texts);
    }

    /** The JSON of an attribute's value. */
    static JsonValue json(@Nullable Object value) {
        if (value instanceof Attributes attributes) {
            return json(attributes);
        }
        if (value instanceof Map<?, ?> map) {
            return object(map);
        }
        return value instanceof List<?> list
                ? JsonArray.of(list.stream().map(JsonConversion::json).toList())
                : JsonScalar.of(value);
    }

    private static JsonObject object(Map<?, ?> map) {
        JsonObject.Builder object = JsonObject.builder();
        map.forEach((key, value) -> object.put(String.valueOf(key), json(value)));
        return object.done();
    }
}
