package coupdoeil.validator.export.vassal;

import coupdoeil.model.Attributes;
import coupdoeil.model.PlainText;
import java.math.BigDecimal;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** Names and texts of packs as VASSAL can keep them. */
final class Words {

    private final Set<String> taken = new HashSet<>();

    /**
     * A text on one line, without a backslash at its end: VASSAL's lists cannot hold one there. It stands as the sign for the
     * difference of sets, which looks the same.
     */
    static String clean(String text) {
        String line = PlainText.line(text.replace('\t', ' ').replace('\n', ' ')).strip();
        return line.endsWith("\\") ? line.substring(0, line.length() - 1) + '\u2216' : line;
    }

    /** Whether a text comes out otherwise than it went in. */
    static boolean differs(String text) {
        return !clean(text).equals(text);
    }

    /** Attributes in words: names and values. */
    static String of(Attributes attributes) {
        return attributes.values().entrySet().stream()
                .map(entry -> entry.getKey() + " " + of(entry.getValue()))
                .collect(Collectors.joining(", "));
    }

    private static String of(Object value) {
        if (value instanceof Attributes group) {
            return "(" + of(group) + ")";
        }
        if (value instanceof List<?> list) {
            return list.stream().map(Words::of).collect(Collectors.joining(" / "));
        }
        return value instanceof BigDecimal number ? number.toPlainString() : value.toString();
    }

    /** A clean name that nothing else has that was named here; a name that is taken gets a number. */
    String name(String wanted, String otherwise) {
        String clean = clean(wanted);
        String base = clean.isEmpty() ? otherwise : clean;
        String name = base;
        for (int number = 2; !taken.add(name); number++) {
            name = base + " (" + number + ")";
        }
        return name;
    }
}
