package coupdoeil.editor.form;

import coupdoeil.model.rules.AttributeType;
import coupdoeil.model.rules.AttributeType.Kind;
import java.math.BigDecimal;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What may stand in a field or in the cells of a column.
 *
 * @param writing how it is written where the kind leaves that open
 * @param options what it may be, if that is a choice
 * @param open whether something else than the options may be written too
 * @param columns what the rows of a {@link Kind#GROUPS} hold
 * @param min smallest legal number, null if unlimited
 * @param max largest legal number, null if unlimited
 * @param tip what it means; may be empty
 */
public record FieldType(
        String label,
        Kind kind,
        Writing writing,
        List<Option> options,
        boolean open,
        List<Column> columns,
        @Nullable BigDecimal min,
        @Nullable BigDecimal max,
        String measure,
        boolean required,
        String tip) {

    /** How a value is written. */
    public enum Writing {
        LINE,
        /** A text of several lines. */
        PROSE,
        /** Of a list of numbers: they need not be whole. */
        FRACTIONS
    }

    /** A value that can be chosen, and what it is called. */
    public record Option(String id, String name) {
        @Override
        public String toString() {
            return name;
        }
    }

    /** A column of a grid. @param key names it among the columns */
    public record Column(String key, FieldType type) {}

    public FieldType {
        options = List.copyOf(options);
        columns = List.copyOf(columns);
    }

    /** A type of a kind and nothing more. */
    public static FieldType of(String label, Kind kind) {
        return new FieldType(label, kind, Writing.LINE, List.of(), false, List.of(), null, null, "", false, "");
    }

    /** Where in the rulebook something stands, for people: sections that have numbers are marked as such. */
    public static String section(String reference) {
        return !reference.isEmpty() && Character.isDigit(reference.charAt(0)) ? "§ " + reference : reference;
    }

    /** The type of an attribute, apart from what it may be chosen from and what its rows hold. */
    public static FieldType of(AttributeType type) {
        String tip = type.description();
        if (!type.reference().isEmpty()) {
            tip = tip.isEmpty() ? section(type.reference()) : tip + " (" + section(type.reference()) + ")";
        }
        return new FieldType(
                type.name(),
                type.kind(),
                Writing.LINE,
                List.of(),
                false,
                List.of(),
                type.min(),
                type.max(),
                type.measure(),
                type.required(),
                tip);
    }

    public FieldType written(Writing changed) {
        return new FieldType(label, kind, changed, options, open, columns, min, max, measure, required, tip);
    }

    public FieldType withOptions(List<Option> changed) {
        return new FieldType(label, kind, writing, changed, open, columns, min, max, measure, required, tip);
    }

    /** The same, where something else than the options may be written too. */
    public FieldType opened() {
        return new FieldType(label, kind, writing, options, true, columns, min, max, measure, required, tip);
    }

    public FieldType withColumns(List<Column> changed) {
        return new FieldType(label, kind, writing, options, open, changed, min, max, measure, required, tip);
    }

    public FieldType between(@Nullable BigDecimal least, @Nullable BigDecimal most) {
        return new FieldType(label, kind, writing, options, open, columns, least, most, measure, required, tip);
    }

    /** The same with the unit its numbers are in. */
    public FieldType measured(String unit) {
        return new FieldType(label, kind, writing, options, open, columns, min, max, unit, required, tip);
    }

    public FieldType demanded() {
        return new FieldType(label, kind, writing, options, open, columns, min, max, measure, true, tip);
    }

    /** The same for whole numbers. */
    public FieldType whole() {
        return new FieldType(label, Kind.INTEGER, writing, options, open, columns, min, max, measure, required, tip);
    }

    public FieldType withTip(String changed) {
        return new FieldType(label, kind, writing, options, open, columns, min, max, measure, required, changed);
    }

    public FieldType labelled(String changed) {
        return new FieldType(changed, kind, writing, options, open, columns, min, max, measure, required, tip);
    }

    /** Whether it is one of some options. */
    boolean isChoice() {
        return kind == Kind.CHOICE || kind == Kind.WORD || kind == Kind.REFERENCE;
    }

    /** Whether it is several texts or ids. */
    boolean isSeveral() {
        return kind == Kind.TEXTS || kind == Kind.WORDS || kind == Kind.REFERENCES;
    }

    /** Whether a value can be written in a line of text; tables cannot. */
    boolean isTyped() {
        return kind != Kind.GROUP && kind != Kind.GROUPS;
    }
}
