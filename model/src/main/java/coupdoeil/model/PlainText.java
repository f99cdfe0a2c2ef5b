package coupdoeil.model;

/**
 * Text of strangers as it may be shown: without what steers a terminal, turns the order of letters round, feigns further
 * lines or cannot be written in UTF-8. All in linear time.
 */
public final class PlainText {

    /** What stands for a character that is not shown. */
    public static final char REPLACEMENT = '\uFFFD';

    private PlainText() {}

    /** The text on one line: every unsafe character is replaced, line feeds and tabs too. */
    public static String line(String text) {
        return clean(text, false);
    }

    /** The text with its line feeds and tabs; every other unsafe character is replaced. */
    public static String lines(String text) {
        return clean(text, true);
    }

    /** The text with every half of a surrogate pair replaced, so that it can be written in UTF-8; nothing else changes. */
    public static String whole(String text) {
        if (text.codePoints().noneMatch(PlainText::isHalf)) {
            return text;
        }
        StringBuilder whole = new StringBuilder(text.length());
        text.codePoints().forEach(point -> whole.appendCodePoint(isHalf(point) ? REPLACEMENT : point));
        return whole.toString();
    }

    /** Whether a character does more than stand there: controls, line separators, marks that turn the direction, halves. */
    public static boolean isUnsafe(int point) {
        return Character.isISOControl(point)
                || point == '\u2028'
                || point == '\u2029'
                || point == '\u061C'
                || point == '\u200E'
                || point == '\u200F'
                || point >= '\u202A' && point <= '\u202E'
                || point >= '\u2066' && point <= '\u2069'
                || isHalf(point);
    }

    private static boolean isHalf(int point) {
        return point >= Character.MIN_SURROGATE && point <= Character.MAX_SURROGATE;
    }

    private static String clean(String text, boolean keepsLines) {
        if (isPlain(text, keepsLines)) {
            return text;
        }
        StringBuilder plain = new StringBuilder(text.length());
        text.codePoints().forEach(point -> plain.appendCodePoint(isReplaced(point, keepsLines) ? REPLACEMENT : point));
        return plain.toString();
    }

    private static boolean isPlain(String text, boolean keepsLines) {
        for (int at = 0; at < text.length(); at++) {
            char c = text.charAt(at);
            if (c >= ' ' && c < '\u007F') {
                continue;
            }
            int point = text.codePointAt(at);
            if (isReplaced(point, keepsLines)) {
                return false;
            }
            at += Character.charCount(point) - 1;
        }
        return true;
    }

    private static boolean isReplaced(int point, boolean keepsLines) {
        return isUnsafe(point) && !(keepsLines && (point == '\n' || point == '\t'));
    }
}
