package coupdoeil.editor.form;

import coupdoeil.editor.document.Session;
import coupdoeil.editor.edit.Part;
import coupdoeil.editor.form.FieldType.Option;
import coupdoeil.editor.form.FieldType.Writing;
import coupdoeil.editor.form.Form.Section;
import coupdoeil.editor.text.Messages;
import coupdoeil.model.Attributes;
import coupdoeil.model.pack.Edit;
import coupdoeil.model.rules.AttributeType;
import coupdoeil.model.rules.AttributeType.Kind;
import java.math.BigDecimal;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Makes the fields of one thing of a pack, each from how the thing is read and how another value is put into it. The key
 * of a field is its message key without {@code field.}.
 */
public final class Fields<T> {

    private final Session session;
    private final Part<T> part;
    private final T now;
    private final String subject;
    private final String arm;

    /**
     * @param now the thing as it is
     * @param subject what it is called, for the names of edits
     */
    public Fields(Session session, Part<T> part, T now, String subject) {
        this(session, part, now, subject, "");
    }

    /** @param arm the arm whose attributes are shown; empty for a thing that has none */
    public Fields(Session session, Part<T> part, T now, String subject, String arm) {
        this.session = session;
        this.part = part;
        this.now = now;
        this.subject = subject;
        this.arm = arm;
    }

    public Field text(String label, Function<T, String> get, BiFunction<T, String, T> with) {
        return Field.text(key(label), name(label), get.apply(now), v -> set(label, old -> with.apply(old, v)));
    }

    /** A text of several lines. */
    public Field prose(String label, Function<T, String> get, BiFunction<T, String, T> with) {
        return text(label, get, with).typed(type -> type.written(Writing.PROSE));
    }

    /** One of some options, or none. */
    public Field choice(
            String label,
            List<Option> options,
            Function<T, @Nullable String> get,
            BiFunction<T, @Nullable String, T> with) {
        return Field.choice(
                key(label), name(label), options, get.apply(now), v -> set(label, old -> with.apply(old, v)));
    }

    /** One of some options; nothing chosen is an empty text. */
    public Field word(String label, List<Option> options, Function<T, String> get, BiFunction<T, String, T> with) {
        return choice(label, options, get::apply, (old, v) -> with.apply(old, v == null ? "" : v));
    }

    public Field several(
            String label, List<Option> options, Function<T, List<String>> get, BiFunction<T, List<String>, T> with) {
        return Field.several(
                key(label), name(label), options, get.apply(now), v -> set(label, old -> with.apply(old, v)));
    }

    /** A number, or none. */
    public Field number(
            String label, Function<T, @Nullable BigDecimal> get, BiFunction<T, @Nullable BigDecimal, T> with) {
        return new Field(
                key(label),
                FieldType.of(name(label), Kind.NUMBER),
                get.apply(now),
                v -> set(label, old -> with.apply(old, v instanceof BigDecimal number ? number : null)));
    }

    /** A whole number between two. */
    public Field whole(String label, int least, int most, Function<T, Integer> get, BiFunction<T, Integer, T> with) {
        return new Field(
                key(label),
                FieldType.of(name(label), Kind.INTEGER)
                        .between(BigDecimal.valueOf(least), BigDecimal.valueOf(most))
                        .demanded(),
                BigDecimal.valueOf(get.apply(now)),
                v -> set(label, old -> v instanceof BigDecimal number ? with.apply(old, number.intValue()) : old));
    }

    public Field flag(String label, Function<T, Boolean> get, BiFunction<T, Boolean, T> with) {
        return new Field(
                key(label),
                FieldType.of(name(label), Kind.BOOLEAN),
                get.apply(now),
                v -> set(label, old -> with.apply(old, Boolean.TRUE.equals(v))));
    }

    /** A value of any type, or none. */
    public Field value(
            String label, FieldType type, Function<T, @Nullable Object> get, BiFunction<T, @Nullable Object, T> with) {
        return new Field(
                key(label), type.labelled(name(label)), get.apply(now), v -> set(label, old -> with.apply(old, v)));
    }

    /** A position, a label, a shape: something written as a text that may be refused. */
    public <V> Field parsed(
            String label,
            Function<T, String> get,
            Function<String, Optional<V>> parse,
            BiFunction<T, @Nullable V, T> with,
            String refusal) {
        return new Field(
                        key(label),
                        FieldType.of(name(label), Kind.TEXT),
                        Optional.of(get.apply(now))
                                .filter(text -> !text.isEmpty())
                                .orElse(null),
                        v -> set(
                                label,
                                old -> with.apply(
                                        old,
                                        parse.apply(Objects.requireNonNullElse(v, "")
                                                        .toString())
                                                .orElse(null))))
                .checked(v -> parse.apply(v.toString()).isPresent() ? "" : refusal);
    }

    /** The sections of attributes. @param prefix tells their keys from those of the other fields */
    public List<Section> attributes(
            String prefix,
            String title,
            List<AttributeType> types,
            Function<T, Attributes> get,
            BiFunction<T, Attributes, T> with) {
        return new AttributeFields(session, subject, arm)
                .sections(
                        prefix,
                        title,
                        types,
                        get.apply(now),
                        (name, change) -> part.edit(name, old -> with.apply(old, change.apply(get.apply(old)))));
    }

    private Edit set(String label, UnaryOperator<T> change) {
        return part.edit(Messages.text("edit.set", name(label), subject), change);
    }

    private static String key(String label) {
        return label.substring(label.indexOf('.') + 1);
    }

    private static String name(String label) {
        return Messages.text(label);
    }
}
