package coupdoeil.editor.form;

import coupdoeil.editor.form.FieldType.Option;
import coupdoeil.editor.form.FieldType.Writing;
import coupdoeil.model.Attributes;
import coupdoeil.model.pack.Edit;
import coupdoeil.model.rules.AttributeType.Kind;
import java.math.BigDecimal;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * One value of a thing, and the edit that changes it.
 *
 * @param key names it within its form
 * @param value as {@link Attributes} holds it; null if unset
 * @param change makes the edit that sets another value, or with null takes it away
 * @param check what is wrong with a value that its type allows; empty if nothing
 * @param isMixed whether several things are meant that do not say the same; its value is null then
 */
public record Field(
        String key,
        FieldType type,
        @Nullable Object value,
        Function<@Nullable Object, Edit> change,
        Function<Object, String> check,
        boolean isMixed) {

    public Field(
            String key,
            FieldType type,
            @Nullable Object value,
            Function<@Nullable Object, Edit> change,
            Function<Object, String> check) {
        this(key, type, value, change, check, false);
    }

    public Field(String key, FieldType type, @Nullable Object value, Function<@Nullable Object, Edit> change) {
        this(key, type, value, change, any -> "");
    }

    public static Field text(String key, String label, String value, Function<String, Edit> change) {
        return new Field(
                key,
                FieldType.of(label, Kind.TEXT),
                value.isEmpty() ? null : value,
                changed -> change.apply(Objects.requireNonNullElse(changed, "").toString()));
    }

    /** A text of several lines. */
    public static Field prose(String key, String label, String value, Function<String, Edit> change) {
        return text(key, label, value, change).typed(type -> type.written(Writing.PROSE));
    }

    /** A whole number that is 0 where nothing is said. */
    public static Field count(String key, String label, int value, Function<Integer, Edit> change) {
        return new Field(
                key,
                FieldType.of(label, Kind.INTEGER).between(BigDecimal.ZERO, null),
                value == 0 ? null : BigDecimal.valueOf(value),
                changed -> change.apply(changed instanceof BigDecimal number ? number.intValue() : 0));
    }

    public static Field choice(
            String key,
            String label,
            List<Option> options,
            @Nullable String value,
            Function<@Nullable String, Edit> change) {
        return new Field(
                key,
                FieldType.of(label, Kind.CHOICE).withOptions(options),
                value == null || value.isEmpty() ? null : value,
                changed -> change.apply((String) changed));
    }

    /** Several texts or ids; an empty list is none. */
    public static Field several(
            String key, String label, List<Option> options, List<String> value, Function<List<String>, Edit> change) {
        return new Field(
                key,
                FieldType.of(label, Kind.TEXTS).withOptions(options),
                value,
                changed -> change.apply(
                        changed == null
                                ? List.of()
                                : Attributes.of(key, changed).texts(key)));
    }

    public Field withTip(String changed) {
        return typed(type -> type.withTip(changed));
    }

    /** The same under another key. */
    public Field keyed(String changed) {
        return new Field(changed, type, value, change, check, isMixed);
    }

    /** The same of several things that do not say the same. */
    public Field mixed() {
        return new Field(key, type, null, change, check, true);
    }

    /** The same with another type. */
    public Field typed(Function<FieldType, FieldType> changed) {
        return new Field(key, changed.apply(type), value, change, check, isMixed);
    }

    /** The same, refusing what a check finds wrong. */
    public Field checked(Function<Object, String> by) {
        return new Field(key, type, value, change, by, isMixed);
    }

    String label() {
        return type.label();
    }

    /** All but the value: what a row on the screen depends on. */
    Object row() {
        return List.of(key, type);
    }
}
