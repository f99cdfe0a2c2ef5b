package coupdoeil.editor.inspector;

import coupdoeil.model.Attributes;
import coupdoeil.model.pack.Edit;
import coupdoeil.model.rules.AttributeType;
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
 * @param options what it may be, if that is a choice; suggestions for references
 * @param min smallest legal number, null if unlimited
 * @param max largest legal number, null if unlimited
 * @param tip what it means, for a tool tip; may be empty
 * @param value as {@link Attributes} holds it; null if unset
 * @param change makes the edit that sets another value, or with null takes it away
 */
record Field(
        String key,
        String label,
        Kind kind,
        List<Option> options,
        @Nullable BigDecimal min,
        @Nullable BigDecimal max,
        String measure,
        boolean required,
        String tip,
        @Nullable Object value,
        Function<@Nullable Object, Edit> change) {

    /** A value that can be chosen, and what it is called. */
    record Option(String id, String name) {
        @Override
        public String toString() {
            return name;
        }
    }

    Field {
        options = List.copyOf(options);
    }

    static Field of(
            String key,
            AttributeType type,
            List<Option> options,
            @Nullable Object value,
            Function<@Nullable Object, Edit> change) {
        String tip = type.description();
        if (!type.reference().isEmpty()) {
            tip = tip.isEmpty() ? "§ " + type.reference() : tip + " (§ " + type.reference() + ")";
        }
        return new Field(
                key,
                type.name(),
                type.kind(),
                options,
                type.min(),
                type.max(),
                type.measure(),
                type.required(),
                tip,
                value,
                change);
    }

    static Field text(String key, String label, String value, Function<String, Edit> change) {
        return plain(
                key,
                label,
                Kind.TEXT,
                List.of(),
                value.isEmpty() ? null : value,
                changed -> change.apply(Objects.requireNonNullElse(changed, "").toString()));
    }

    /** A whole number that is 0 where nothing is said. */
    static Field count(String key, String label, int value, Function<Integer, Edit> change) {
        return new Field(
                key,
                label,
                Kind.INTEGER,
                List.of(),
                BigDecimal.ZERO,
                null,
                "",
                false,
                "",
                value == 0 ? null : BigDecimal.valueOf(value),
                changed -> change.apply(changed instanceof BigDecimal number ? number.intValue() : 0));
    }

    /** A number of men, horses or guns: nothing said is unknown, which is not 0. */
    static Field strength(
            String key, String label, @Nullable Integer value, Function<@Nullable Integer, Edit> change) {
        return new Field(
                key,
                label,
                Kind.INTEGER,
                List.of(),
                BigDecimal.ZERO,
                null,
                "",
                false,
                "",
                value == null ? null : BigDecimal.valueOf(value),
                changed -> change.apply(changed instanceof BigDecimal number ? number.intValue() : null));
    }

    static Field choice(
            String key,
            String label,
            List<Option> options,
            @Nullable String value,
            Function<@Nullable String, Edit> change) {
        return plain(key, label, Kind.CHOICE, options, value, changed -> change.apply((String) changed));
    }

    /** Several texts or ids; an empty list is none. */
    static Field several(
            String key, String label, List<Option> options, List<String> value, Function<List<String>, Edit> change) {
        return plain(
                key,
                label,
                Kind.TEXTS,
                options,
                value,
                changed -> change.apply(
                        changed == null
                                ? List.of()
                                : Attributes.of(key, changed).texts(key)));
    }

    Field withTip(String changed) {
        return new Field(key, label, kind, options, min, max, measure, required, changed, value, change);
    }

    private static Field plain(
            String key,
            String label,
            Kind kind,
            List<Option> options,
            @Nullable Object value,
            Function<@Nullable Object, Edit> change) {
        return new Field(key, label, kind, options, null, null, "", false, "", value, change);
    }

    /** All but the value: what a row on the screen depends on. */
    Object row() {
        return List.of(key, label, kind, options, measure, required, tip, String.valueOf(min), String.valueOf(max));
    }
}
