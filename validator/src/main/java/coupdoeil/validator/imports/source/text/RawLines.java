package coupdoeil.validator.imports.source.text;

import java.util.ArrayList;
import java.util.List;

/** A text cut at the ends of its lines, of whatever kind they are. */
final class RawLines {

    /** Ends of lines, beside a carriage return with a line feed behind it. */
    private static final String BREAKS = "\n\r\f\u0085\u2028\u2029";

    private RawLines() {}

    static String[] of(String text) {
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
