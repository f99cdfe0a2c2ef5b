package coupdoeil.validator.report;

import java.math.BigDecimal;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** What stands in the cells of a roster sheet. */
public final class RosterCells {

    private static final Pattern SHOUTED = Pattern.compile("[A-Z][A-Z0-9]*(_[A-Z0-9]+)*");
    private static final int SHORTEST_WORD = 4;

    private RosterCells() {}

    /** A value in words: numbers with strokes between them, words of the rules as people write them; nothing if unknown. */
    public static String text(Optional<Object> value) {
        return value.map(RosterCells::text).orElse("");
    }

    private static String text(Object value) {
        if (value instanceof BigDecimal number) {
            return number.stripTrailingZeros().toPlainString();
        }
        if (value instanceof Boolean yes) {
            return yes ? "yes" : "";
        }
        if (value instanceof List<?> list) {
            boolean numbers = list.stream().allMatch(BigDecimal.class::isInstance);
            return list.stream().map(RosterCells::text).collect(Collectors.joining(numbers ? "/" : ", "));
        }
        return value instanceof String word ? inWords(word) : "…";
    }

    private static String inWords(String word) {
        return word.length() < SHORTEST_WORD || !SHOUTED.matcher(word).matches()
                ? word
                : word.charAt(0) + word.substring(1).toLowerCase(Locale.ROOT).replace('_', ' ');
    }
}
