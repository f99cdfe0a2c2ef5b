package coupdoeil.model.rules;

import coupdoeil.model.Attributes;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A JSON value that knows its file and pointer, so that every complaint names the place. */
record JsonCursor(String file, String pointer, JsonNode node) {

    private static final JsonMapper MAPPER = JsonMapper.builder()
            .enable(DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
            .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .build();

    static JsonCursor parse(String file, byte[] json) {
        try {
            return new JsonCursor(file, "", MAPPER.readTree(json));
        } catch (JacksonException e) {
            throw new IllegalArgumentException(file + ": " + e.getMessage(), e);
        }
    }

    /** Complains of the first key that is none of these. */
    void only(String... keys) {
        Set<String> known = Set.copyOf(Arrays.asList(keys));
        keys().stream().filter(key -> !known.contains(key)).findFirst().ifPresent(key -> {
            throw child(key).fault("unknown key");
        });
    }

    Set<String> keys() {
        if (!node.isObject()) {
            throw fault("not an object");
        }
        return Set.copyOf(node.propertyNames());
    }

    boolean has(String key) {
        return node.has(key);
    }

    JsonCursor child(String key) {
        JsonNode value = node.get(key);
        String path = pointer + "/" + key.replace("~", "~0").replace("/", "~1");
        if (value == null) {
            throw new JsonCursor(file, path, node).fault("missing");
        }
        return new JsonCursor(file, path, value);
    }

    String text(String key) {
        JsonCursor child = child(key);
        if (!child.node.isString()) {
            throw child.fault("not a text");
        }
        return child.node.stringValue();
    }

    String textOr(String key, String otherwise) {
        return has(key) ? text(key) : otherwise;
    }

    boolean flag(String key) {
        return has(key) && child(key).value().equals(true);
    }

    BigDecimal number(String key) {
        JsonCursor child = child(key);
        if (!child.node.isNumber()) {
            throw child.fault("not a number");
        }
        return child.node.decimalValue();
    }

    BigDecimal numberOr(String key, BigDecimal otherwise) {
        return has(key) ? number(key) : otherwise;
    }

    /** The whole numbers of a list, none if the key is missing. */
    List<Integer> integers(String key) {
        return list(key, entry -> {
            if (!entry.node.isIntegralNumber()) {
                throw entry.fault("not a whole number");
            }
            return entry.node.intValue();
        });
    }

    <E extends Enum<E>> E choice(String key, Class<E> type) {
        String text = text(key);
        return Arrays.stream(type.getEnumConstants())
                .filter(constant -> constant.name().toLowerCase(Locale.ROOT).equals(text))
                .findFirst()
                .orElseThrow(() -> child(key).fault("none of " + Arrays.toString(type.getEnumConstants())));
    }

    /** The entries of a list, none if the key is missing. */
    <T> List<T> list(String key, Function<JsonCursor, T> each) {
        if (!has(key)) {
            return List.of();
        }
        return child(key).elements().stream().map(each).toList();
    }

    List<String> texts(String key) {
        return list(key, entry -> {
            if (!entry.node.isString()) {
                throw entry.fault("not a text");
            }
            return entry.node.stringValue();
        });
    }

    /** The attributes under a key, none if it is missing. */
    Attributes attributes(String key) {
        return has(key) ? child(key).attributes() : Attributes.NONE;
    }

    /** This value as {@link Attributes} hold it. */
    Object value() {
        return switch (node.getNodeType()) {
            case STRING -> node.stringValue();
            case NUMBER -> node.decimalValue();
            case BOOLEAN -> node.booleanValue();
            case ARRAY -> elements().stream().map(JsonCursor::value).toList();
            case OBJECT -> attributes();
            default -> throw fault("no value");
        };
    }

    private Attributes attributes() {
        Map<String, Object> values = new LinkedHashMap<>();
        node.propertyNames().forEach(key -> values.put(key, child(key).value()));
        return new Attributes(values);
    }

    private List<JsonCursor> elements() {
        if (!node.isArray()) {
            throw fault("not a list");
        }
        List<JsonCursor> elements = new ArrayList<>();
        for (int i = 0; i < node.size(); i++) {
            elements.add(new JsonCursor(file, pointer + "/" + i, node.get(i)));
        }
        return elements;
    }

    private IllegalArgumentException fault(String what) {
        return new IllegalArgumentException(file + "#" + pointer + ": " + what);
    }
}
