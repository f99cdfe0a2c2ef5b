package coupdoeil.editor.form;

import coupdoeil.editor.form.FieldType.Option;
import coupdoeil.editor.form.FieldType.Writing;
import coupdoeil.editor.text.Messages;
import coupdoeil.model.Attributes;
import coupdoeil.model.rules.AttributeType.Kind;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Between the value of a field and what is typed: lists are written with commas. */
public final class FieldText {

    /** A value read, or what is wrong with the text. @param value null for nothing typed */
    public record Reading(@Nullable Object value, String error) {
        public boolean isGood() {
            return error.isEmpty();
        }
    }

    private FieldText() {}

    public static String write(@Nullable Object value) {
        if (value == null) {
            return "";
        }
        if (value instanceof List<?> list && list.stream().anyMatch(Attributes.class::isInstance)) {
            return Messages.text("field.rows", list.size());
        }
        if (value instanceof List<?> list) {
            return list.stream().map(FieldText::write).collect(Collectors.joining(", "));
        }
        return value instanceof BigDecimal number ? number.toPlainString() : value.toString();
    }

    public static Reading read(FieldType field, String text) {
        String typed = text.strip();
        if (typed.isEmpty()) {
            return new Reading(null, "");
        }
        return switch (field.kind()) {
            case INTEGER, NUMBER -> number(field, typed);
            case INTEGERS -> list(typed, part -> number(field, part));
            case TEXTS, WORDS, REFERENCES -> list(typed, part -> known(field, part));
            case CHOICE, WORD, REFERENCE -> known(field, typed);
            case BOOLEAN -> flag(typed);
            case TEXT, GROUP, GROUPS -> new Reading(typed, "");
        };
    }

    /** What is wrong with a value that is there already; empty if it would be accepted if it were typed. */
    public static String fault(FieldType field, @Nullable Object value) {
        if (value == null || !field.isTyped() || value instanceof Boolean) {
            return value == null && field.required() ? Messages.text("field.required") : "";
        }
        if (value instanceof List<?> list && field.isSeveral()) {
            return list.stream()
                    .map(part -> known(field, write(part)).error())
                    .filter(error -> !error.isEmpty())
                    .findFirst()
                    .orElse("");
        }
        return read(field, write(value)).error();
    }

    /** What is wrong with the value of a field, its own check included. */
    public static String fault(Field field) {
        if (field.isMixed()) {
            return "";
        }
        String fault = fault(field.type(), field.value());
        return fault.isEmpty() && field.value() != null ? field.check().apply(field.value()) : fault;
    }

    /** What a value is called: the names of what it chooses, not their ids. */
    public static String name(FieldType field, @Nullable Object value) {
        if (value instanceof List<?> list && field.isSeveral()) {
            return list.stream().map(part -> name(field, part)).collect(Collectors.joining(", "));
        }
        if (value instanceof Boolean flag) {
            return Messages.text(flag ? "field.yes" : "field.no");
        }
        String text = write(value);
        return field.options().stream()
                .filter(option -> option.id().equals(text))
                .findFirst()
                .map(Option::name)
                .orElse(text);
    }

    private static Reading flag(String typed) {
        boolean yes = typed.equalsIgnoreCase(Messages.text("field.yes")) || typed.equalsIgnoreCase("true");
        boolean no = typed.equalsIgnoreCase(Messages.text("field.no")) || typed.equalsIgnoreCase("false");
        return yes || no ? new Reading(yes, "") : new Reading(null, Messages.text("field.yes-or-no", typed));
    }

    private interface PartReader {
        Reading read(String part);
    }

    private static Reading list(String typed, PartReader reader) {
        List<Object> values = new ArrayList<>();
        for (String part : Arrays.stream(typed.split(",")).map(String::strip).toList()) {
            if (part.isEmpty()) {
                continue;
            }
            Reading reading = reader.read(part);
            if (!reading.isGood() || reading.value() == null) {
                return reading;
            }
            values.add(reading.value());
        }
        return new Reading(values.isEmpty() ? null : List.copyOf(values), "");
    }

    private static Reading number(FieldType field, String typed) {
        BigDecimal number;
        try {
            number = new BigDecimal(typed.replace('\u2212', '-'));
        } catch (NumberFormatException e) {
            return new Reading(null, Messages.text("field.no-number", typed));
        }
        boolean whole = field.kind() != Kind.NUMBER && field.writing() != Writing.FRACTIONS;
        if (number.precision() > 12 || number.scale() > 6 || number.scale() < -6) {
            return new Reading(null, Messages.text("field.no-number", typed));
        }
        if (whole && number.stripTrailingZeros().scale() > 0) {
            return new Reading(null, Messages.text("field.no-whole", typed));
        }
        BigDecimal min = field.min();
        BigDecimal max = field.max();
        if (min != null && number.compareTo(min) < 0 || max != null && number.compareTo(max) > 0) {
            return new Reading(null, range(min, max));
        }
        return new Reading(number, "");
    }

    private static String range(@Nullable BigDecimal min, @Nullable BigDecimal max) {
        if (min != null && max != null) {
            return Messages.text("field.between", min.toPlainString(), max.toPlainString());
        }
        return min != null
                ? Messages.text("field.at-least", min.toPlainString())
                : Messages.text("field.at-most", max == null ? "" : max.toPlainString());
    }

    private static Reading known(FieldType field, String typed) {
        List<Option> options = field.options();
        if (options.isEmpty() || options.stream().anyMatch(option -> option.id().equals(typed))) {
            return new Reading(typed, "");
        }
        Reading otherwise =
                field.open() ? new Reading(typed, "") : new Reading(null, Messages.text("field.unknown", typed));
        return options.stream()
                .filter(option -> option.name().equalsIgnoreCase(typed))
                .findFirst()
                .map(option -> new Reading(option.id(), ""))
                .orElse(otherwise);
    }
}
