package coupdoeil.model;

import java.math.BigDecimal;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.BiConsumer;

/**
 * Named values in the order they were written, kept exactly as written: the rule system says which names and types are
 * expected, the checks say what is wrong.
 *
 * <p>A value is a {@link String}, {@link BigDecimal}, {@link Boolean}, {@link List} of values or {@code Attributes}.
 */
public record Attributes(Map<String, Object> values) {

    public static final Attributes NONE = new Attributes(Map.of());

    /** @throws IllegalArgumentException if a value is of another type */
    public Attributes {
        if (!(values instanceof WatchedValues)) {
            Map<String, Object> copy = new LinkedHashMap<>();
            values.forEach((name, value) -> copy.put(name, normal(value)));
            values = Collections.unmodifiableMap(copy);
        }
    }

    /**
     * The same, telling of every name that is asked for, there or not: to see what reads a rule system's data.
     *
     * @param path where these stand; that of nested ones has their name behind it
     * @param asked told the path and the name, or {@code *} where somebody looks at all
     */
    public Attributes watched(String path, BiConsumer<String, String> asked) {
        Map<String, Object> watched = new LinkedHashMap<>();
        unwatched().forEach((name, value) -> watched.put(name, watched(value, path + "/" + name, asked)));
        return new Attributes(new WatchedValues(watched, path, asked));
    }

    private static Object watched(Object value, String path, BiConsumer<String, String> asked) {
        if (value instanceof Attributes group) {
            return group.watched(path, asked);
        }
        return value instanceof List<?> list
                ? list.stream().map(each -> watched(each, path, asked)).toList()
                : value;
    }

    private Map<String, Object> unwatched() {
        return values instanceof WatchedValues watched ? watched.unwatched() : values;
    }

    private Attributes with(Map<String, Object> others) {
        return new Attributes(values instanceof WatchedValues watched ? watched.with(others) : others);
    }

    /** Attributes from alternating names and values; integers may be given as int. */
    public static Attributes of(Object... namesAndValues) {
        Map<String, Object> values = new LinkedHashMap<>();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            values.put((String) namesAndValues[i], namesAndValues[i + 1]);
        }
        return new Attributes(values);
    }

    public boolean has(String name) {
        return values.containsKey(name);
    }

    public Optional<Object> value(String name) {
        return Optional.ofNullable(values.get(name));
    }

    /** The whole number of this name; empty if it is missing or no whole number in the range of int. */
    public OptionalInt integer(String name) {
        return values.get(name) instanceof BigDecimal number ? whole(number) : OptionalInt.empty();
    }

    public int integer(String name, int otherwise) {
        return integer(name).orElse(otherwise);
    }

    /** The number of this name; empty if it is missing or no number. */
    public Optional<BigDecimal> number(String name) {
        return values.get(name) instanceof BigDecimal number ? Optional.of(number) : Optional.empty();
    }

    /** The number of this name; 0 if it is missing or no number. */
    public double decimal(String name) {
        return number(name).map(BigDecimal::doubleValue).orElse(0.0);
    }

    public Optional<String> text(String name) {
        return values.get(name) instanceof String text ? Optional.of(text) : Optional.empty();
    }

    /** Whether the value of this name is this text. */
    public boolean is(String name, String text) {
        return text.equals(values.get(name));
    }

    /** Whether the value of this name is true; false if it is missing or not a boolean. */
    public boolean flag(String name) {
        return Boolean.TRUE.equals(values.get(name));
    }

    /** The texts of a list, or the single text, of this name; anything else in it is left out. */
    public List<String> texts(String name) {
        Object value = values.get(name);
        if (value instanceof List<?> list) {
            return list.stream()
                    .filter(String.class::isInstance)
                    .map(String.class::cast)
                    .toList();
        }
        return value instanceof String text ? List.of(text) : List.of();
    }

    /** The whole numbers of a list, or the single whole number, of this name; anything else in it is left out. */
    public List<Integer> integers(String name) {
        Object value = values.get(name);
        List<?> list = value instanceof List<?> several ? several : value == null ? List.of() : List.of(value);
        return list.stream()
                .filter(BigDecimal.class::isInstance)
                .map(number -> whole((BigDecimal) number))
                .filter(OptionalInt::isPresent)
                .map(OptionalInt::getAsInt)
                .toList();
    }

    /** The nested attributes of this name, or none. */
    public Attributes nested(String name) {
        return values.get(name) instanceof Attributes nested ? nested : NONE;
    }

    /** The nested attributes in a list of this name; anything else in it is left out. */
    public List<Attributes> groups(String name) {
        return values.get(name) instanceof List<?> list
                ? list.stream()
                        .filter(Attributes.class::isInstance)
                        .map(Attributes.class::cast)
                        .toList()
                : List.of();
    }

    public Attributes with(String name, Object value) {
        Map<String, Object> copy = new LinkedHashMap<>(unwatched());
        copy.put(name, normal(value));
        return with(copy);
    }

    public Attributes without(String name) {
        Map<String, Object> copy = new LinkedHashMap<>(unwatched());
        copy.remove(name);
        return with(copy);
    }

    /** These with others added or, where the name is known, put in their place. */
    public Attributes overriddenBy(Attributes others) {
        Map<String, Object> copy = new LinkedHashMap<>(unwatched());
        copy.putAll(others.unwatched());
        return others.with(copy);
    }

    private static OptionalInt whole(BigDecimal number) {
        try {
            return OptionalInt.of(number.intValueExact());
        } catch (ArithmeticException notWhole) {
            return OptionalInt.empty();
        }
    }

    private static Object normal(Object value) {
        if (value instanceof Integer number) {
            return BigDecimal.valueOf(number);
        }
        if (value instanceof List<?> list) {
            return list.stream().map(Attributes::normal).toList();
        }
        if (value instanceof String
                || value instanceof BigDecimal
                || value instanceof Boolean
                || value instanceof Attributes) {
            return value;
        }
        throw new IllegalArgumentException("no attribute value: " + value);
    }
}
