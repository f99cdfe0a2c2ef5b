package coupdoeil.validator.imports.lines;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The number that a line of an outline begins with.
 *
 * @param text {@code 1.2.3}; empty if it has none
 */
public record LineNumber(String text) {

    private static final Pattern NUMBER = Pattern.compile("\\s*(\\d{1,3}(?:\\.\\d{1,3}){0,9})\\.?(?=\\s|$)");

    private static final LineNumber NONE = new LineNumber("");

    /** Looks at the beginning alone: a line of thousands of units is asked for each of them. */
    public static LineNumber of(ListLine line) {
        String text = line.cells().isEmpty() ? "" : line.cells().get(0).text();
        int first = 0;
        while (first < text.length() && Character.isWhitespace(text.charAt(first))) {
            first++;
        }
        if (first == text.length() || !Character.isDigit(text.charAt(first))) {
            return NONE;
        }
        Matcher number = NUMBER.matcher(text);
        return number.lookingAt() ? new LineNumber(number.group(1)) : NONE;
    }

    /** How many levels it stands below those of one number. */
    public int levels() {
        return (int) text.chars().filter(sign -> sign == '.').count();
    }

    /** That of what it is part of; empty if it is part of nothing. */
    public String above() {
        return text.substring(0, Math.max(0, text.lastIndexOf('.')));
    }
}
