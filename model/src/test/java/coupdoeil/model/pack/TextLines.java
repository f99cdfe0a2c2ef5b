package coupdoeil.model.pack;

import coupdoeil.model.Attributes;
import java.math.BigDecimal;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Lines of text, written one after the other. */
final class TextLines {

    private final StringBuilder text = new StringBuilder();

    void line(String line) {
        text.append(line.stripTrailing()).append('\n');
    }

    void title(String title) {
        line("");
        line(title);
    }

    /** A line of a list: what there is to say of one thing, the empty left out; no line if there is nothing. */
    void item(String... parts) {
        String said = Stream.of(parts).filter(part -> !part.isEmpty()).collect(Collectors.joining("  "));
        if (!said.isEmpty()) {
            line("  " + said);
        }
    }

    /** Attributes as {@code name=value}, in their order. */
    static String attributes(Attributes attributes) {
        return attributes.values().entrySet().stream()
                .map(entry -> entry.getKey() + "=" + value(entry.getValue()))
                .collect(Collectors.joining(" "));
    }

    private static String value(Object value) {
        if (value instanceof BigDecimal number) {
            return number.toPlainString();
        }
        if (value instanceof List<?> list) {
            return list.stream().map(TextLines::value).collect(Collectors.joining(",", "[", "]"));
        }
        return value instanceof Attributes nested ? "{" + attributes(nested) + "}" : value.toString();
    }

    @Override
    public String toString() {
        return text.toString();
    }
}
