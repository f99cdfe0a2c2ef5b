package coupdoeil.validator.export;

/** Text as XML files hold it. */
public final class XmlText {

    private XmlText() {}

    /** A text for between quotes: line breaks and tabs come back as they are, what XML cannot hold is replaced. */
    public static String attribute(String text) {
        StringBuilder out = new StringBuilder(text.length() + 16);
        text.codePoints().forEach(c -> {
            switch (c) {
                case '&' -> out.append("&amp;");
                case '<' -> out.append("&lt;");
                case '>' -> out.append("&gt;");
                case '"' -> out.append("&quot;");
                case '\t', '\n', '\r' -> out.append("&#").append(c).append(';');
                default -> out.appendCodePoint(isAllowed(c) ? c : 0xFFFD);
            }
        });
        return out.toString();
    }

    /** Whether XML 1.0 can hold it at all; half of a surrogate pair is none. */
    private static boolean isAllowed(int c) {
        return c >= 0x20 && c <= 0xD7FF || c >= 0xE000 && c <= 0xFFFD || c >= 0x10000;
    }
}
