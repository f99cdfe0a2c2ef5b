package coupdoeil.validator.imports.source.grid;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Quotation marks that begin a value and quote nothing: they say that it is the one above. A reader of quoted values would look
 * for the mark that closes them, and take all to there for one.
 */
final class DittoMarks {

    private static final int LONGEST_QUOTED = 10_000;
    /** Stands for one while values are told apart; no text means anything by it. */
    private static final char HIDDEN = '\uE022';

    private DittoMarks() {}

    /** The text with all of them hidden; it is as long. Looks at no character more than a few times. */
    static String hidden(String text, char delimiter) {
        if (text.indexOf('"') < 0) {
            return text;
        }
        StringBuilder out = new StringBuilder(text);
        Matcher opening = Pattern.compile("(?:^|[\n" + delimiter + "]) *+\"").matcher(text);
        int from = 0;
        while (from < text.length() && opening.find(from)) {
            int mark = opening.end() - 1;
            int closing = closing(text, mark, delimiter);
            if (closing < 0) {
                out.setCharAt(mark, HIDDEN);
            }
            from = Math.max(mark, closing) + 1;
        }
        return out.toString();
    }

    /** The text as it was. */
    static String shown(String text) {
        return text.replace(HIDDEN, '"');
    }

    /** Where the mark stands that closes one: before a blank, a delimiter or a line's end; below nought if none does. */
    private static int closing(String text, int open, char delimiter) {
        int end = Math.min(text.length(), open + LONGEST_QUOTED);
        if (open + 1 < end && text.charAt(open + 1) == delimiter) {
            return -1;
        }
        for (int at = open + 1; at < end; at++) {
            if (text.charAt(at) == '"') {
                char next = at + 1 < text.length() ? text.charAt(at + 1) : '\n';
                if (next != '"') {
                    boolean ends = next == delimiter || next == '\n' || next == ' ';
                    return at > open + 1 && ends ? at : -1;
                }
                at++;
            }
        }
        return -1;
    }
}
