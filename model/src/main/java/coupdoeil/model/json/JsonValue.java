package coupdoeil.model.json;

/** A JSON value and where it began in its text. */
public sealed interface JsonValue permits JsonObject, JsonArray, JsonScalar {

    Spot spot();

    /** The value at a JSON pointer below this one, or the last one found on the way there. */
    default JsonValue nearest(String pointer) {
        JsonValue value = this;
        for (String step : JsonPointers.steps(pointer)) {
            JsonValue next = value instanceof JsonObject object
                    ? object.get(step).orElse(null)
                    : value instanceof JsonArray array ? array.at(step).orElse(null) : null;
            if (next == null) {
                return value;
            }
            value = next;
        }
        return value;
    }
}
