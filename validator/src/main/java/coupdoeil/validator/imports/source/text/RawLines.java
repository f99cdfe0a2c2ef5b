package coupdoeil.validator.imports.source.text;

import java.util.ArrayList;
import java.util.List;

/** A text cut at the ends of its lines, of whatever kind they are. */
final class RawLines {

    /** Ends of lines, beside a carriage return with a line feed behind it. */
    private static final String BREAKS = "\n\r\f\u0085\u2028\u2029";

    private static final char FEED = '\f';
    private static final int LONGEST_NUMBER = 3;

    private RawLines() {}

    static String[] of(String printed) {
        String text = withoutPageFeeds(printed);
        List<String> lines = new ArrayList<>();
        int[] next = BREAKS.chars().map(text::indexOf).toArray(); // Of most there is none: those are looked for once.
        int from = 0;
        for (int end = nearest(text, next, from); end >= 0; end = nearest(text, next, from)) {
            lines.add(text.substring(from, end));
            from = end + (text.startsWith("\r\n", end) ? 2 : 1);
        }
        lines.add(text.substring(from));
        return lines.toArray(String[]::new);
    }

    /**
     * Without page feeds that begin or end a line, which would be counted as one more, and without the numbers of pages that
     * stand before them, counted from 1.
     */
    private static String withoutPageFeeds(String text) {
        if (text.indexOf(FEED) < 0) {
            return text;
        }
        StringBuilder out = new StringBuilder(text.length());
        int from = 0;
        int page = 0;
        for (int feed = text.indexOf(FEED); feed >= 0; feed = text.indexOf(FEED, from)) {
            out.append(text, from, feed);
            page++;
            leaveOutNumber(out, page);
            boolean inLine = !endsLine(out) && feed + 1 < text.length() && BREAKS.indexOf(text.charAt(feed + 1)) < 0;
            out.append(inLine ? "\n" : "");
            from = feed + 1;
        }
        return out.append(text, from, text.length()).toString();
    }

    private static boolean endsLine(StringBuilder text) {
        return text.length() == 0 || BREAKS.indexOf(text.charAt(text.length() - 1)) >= 0;
    }

    /** Takes the number of a page out of its last line, if nothing else stands there. */
    private static void leaveOutNumber(StringBuilder page, int number) {
        int end = page.length();
        while (end > 0 && Character.isWhitespace(page.charAt(end - 1))) {
            end--;
        }
        int from = end;
        while (from > 0 && end - from <= LONGEST_NUMBER && Character.isDigit(page.charAt(from - 1))) {
            from--;
        }
        int line = from;
        while (line > 0 && page.charAt(line - 1) == ' ') {
            line--;
        }
        boolean alone =
                from < end && end - from <= LONGEST_NUMBER && (line == 0 || BREAKS.indexOf(page.charAt(line - 1)) >= 0);
        if (alone && Integer.parseInt(page, from, end, 10) == number) {
            page.replace(from, end, " ".repeat(end - from));
        }
    }

    /**
     * Where the next line ends; -1 if it is the last.
     *
     * @param next where each kind of break stands next, or -1; brought up to date
     */
    private static int nearest(String text, int[] next, int from) {
        int nearest = -1;
        for (int kind = 0; kind < next.length; kind++) {
            if (next[kind] >= 0 && next[kind] < from) {
                next[kind] = text.indexOf(BREAKS.charAt(kind), from);
            }
            if (next[kind] >= 0 && (nearest < 0 || next[kind] < nearest)) {
                nearest = next[kind];
            }
        }
        return nearest;
    }
}
