package coupdoeil.model.json;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A list of JSON values. */
public record JsonArray(List<JsonValue> items, Spot spot) implements JsonValue {

    public JsonArray {
        items = List.copyOf(items);
    }

    public static JsonArray of(List<? extends JsonValue> items) {
        return new JsonArray(List.copyOf(items), Spot.NONE);
    }

    public static JsonArray ofTexts(List<String> texts) {
        List<JsonValue> items = new ArrayList<>(texts.size());
        for (String text : texts) {
            items.add(JsonScalar.of(text));
        }
        return of(items);
    }

    /** The item of this number, as a pointer has it. */
    Optional<JsonValue> at(String index) {
        boolean valid = index.length() < 9 && index.matches("\\d+") && Integer.parseInt(index) < items.size();
        return valid ? Optional.of(items.get(Integer.parseInt(index))) : Optional.empty();
    }
}
