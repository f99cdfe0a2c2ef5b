package coupdoeil.model.pack.format;

import coupdoeil.model.Attributes;
import coupdoeil.model.json.JsonArray;
import coupdoeil.model.json.JsonObject;
import coupdoeil.model.json.JsonPointers;
import coupdoeil.model.json.JsonScalar;
import coupdoeil.model.json.JsonValue;
import coupdoeil.model.json.Spot;
import coupdoeil.model.pack.problem.ProblemKind;
import coupdoeil.model.pack.problem.Problems;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * An object of a file and what it says. A value that is missing, of the wrong type or left out reads as nothing, without
 * a word: it has been reported before.
 */
public record Fields(JsonObject object, String file, String pointer, Problems problems, Omissions leftOut) {

    /** An object of which everything counts. */
    Fields(JsonObject object, String file, String pointer, Problems problems) {
        this(object, file, pointer, problems, new Omissions());
    }

    public String text(String key) {
        String text = textOrNull(key);
        return text == null ? "" : text;
    }

    @Nullable
    String textOrNull(String key) {
        return scalar(key).flatMap(JsonScalar::text).orElse(null);
    }

    public List<String> texts(String key) {
        List<String> texts = new ArrayList<>();
        for (JsonValue item : items(key)) {
            if (item instanceof JsonScalar scalar) {
                scalar.text().ifPresent(texts::add);
            }
        }
        return texts;
    }

    Map<String, String> textByKey(String key) {
        Map<String, String> texts = new LinkedHashMap<>();
        if (pruned(key) instanceof JsonObject map) {
            map.members().forEach((name, member) -> {
                if (member.value() instanceof JsonScalar scalar) {
                    scalar.text().ifPresent(text -> texts.put(name, text));
                }
            });
        }
        return texts;
    }

    public int integer(String key, int otherwise) {
        Integer number = integerOrNull(key);
        return number == null ? otherwise : number;
    }

    /** Whether a truth value is written and true. */
    boolean truth(String key) {
        return scalar(key).map(it -> Boolean.TRUE.equals(it.value())).orElse(false);
    }

    @Nullable
    Integer integerOrNull(String key) {
        return scalar(key).flatMap(JsonScalar::number).flatMap(Fields::whole).orElse(null);
    }

    double number(String key) {
        return scalar(key)
                .flatMap(JsonScalar::number)
                .map(BigDecimal::doubleValue)
                .orElse(0.0);
    }

    Attributes attributes(String key) {
        return pruned(key) instanceof JsonObject map ? JsonConversion.attributes(map) : Attributes.NONE;
    }

    /** The attributes in the list of this key. */
    List<Attributes> groups(String key) {
        List<Attributes> groups = new ArrayList<>();
        if (pruned(key) instanceof JsonArray array) {
            for (JsonValue item : array.items()) {
                if (item instanceof JsonObject map) {
                    groups.add(JsonConversion.attributes(map));
                }
            }
        }
        return groups;
    }

    public boolean has(String key) {
        return get(key).isPresent();
    }

    /** The value of a key without what is left out of it; null if there is none. */
    @Nullable
    JsonValue pruned(String key) {
        return get(key).map(value -> leftOut.pruned(value, at(key))).orElse(null);
    }

    /** The object of this key; an empty one if there is none. */
    public Fields child(String key) {
        JsonValue value = get(key).orElse(null);
        JsonObject child = value instanceof JsonObject map ? map : new JsonObject(Map.of(), object.spot());
        return new Fields(child, file, at(key), problems, leftOut);
    }

    /** The objects in the list of this key. */
    public List<Fields> children(String key) {
        List<Fields> children = new ArrayList<>();
        List<JsonValue> items = items(key);
        for (int i = 0; i < items.size(); i++) {
            if (items.get(i) instanceof JsonObject child) {
                children.add(new Fields(child, file, at(key) + "/" + i, problems, leftOut));
            }
        }
        return children;
    }

    /** The values in the list of this key, each in its place; nulls for those that are left out. */
    public List<JsonValue> items(String key) {
        return get(key).orElse(null) instanceof JsonArray array ? leftOut.items(array, at(key)) : List.of();
    }

    /** The pointer of a key. */
    public String at(String key) {
        return JsonPointers.child(pointer, key);
    }

    /** Reports a problem with the value of a key. */
    public void report(ProblemKind kind, String message, String key) {
        Spot spot = object.get(key).map(JsonValue::spot).orElse(object.spot());
        problems.add(kind, message, file, at(key), spot);
    }

    /** Leaves out the value of a key. */
    void leaveOut(String key) {
        leftOut.add(at(key));
    }

    /** Leaves out the object itself. */
    void leaveOut() {
        leftOut.add(pointer);
    }

    public static Optional<Integer> whole(BigDecimal number) {
        try {
            return Optional.of(number.intValueExact());
        } catch (ArithmeticException notWhole) {
            return Optional.empty();
        }
    }

    private Optional<JsonScalar> scalar(String key) {
        return get(key).filter(JsonScalar.class::isInstance).map(JsonScalar.class::cast);
    }

    private Optional<JsonValue> get(String key) {
        Optional<JsonValue> value = object.get(key);
        return value.isPresent() && !leftOut.isEmpty() && leftOut.has(at(key)) ? Optional.empty() : value;
    }
}
