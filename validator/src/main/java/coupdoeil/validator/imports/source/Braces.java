package coupdoeil.validator.imports.source;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntUnaryOperator;
import java.util.regex.Pattern;

/**
 * Units in lines below each other with a column of braces before or behind them, and beyond the braces, in pieces, the name
 * of what they belong to, as old books set it. Linear in the lines.
 */
final class Braces {

    private static final Pattern POSSESSIVE = Pattern.compile(".*(?:['’]s|s['’])(?![\\p{L}\\d]).*");
    private static final int ASTRAY = 1;
    private static final int FEWEST = 2;
    private static final Pattern LEVEL = Pattern.compile("(?U)(?i)\\b(?:brig|div)");
    private static final int OUTWARD = 2;

    private final String[] lines;
    private final Map<Integer, List<SourceLine>> headings = new HashMap<>();

    private Braces(String[] lines) {
        this.lines = lines;
    }

    /**
     * Blanks out the braces and what stands left of them.
     *
     * @return the headings that were told by them, by the number of the line, from 0, that each goes before
     */
    static Map<Integer, List<SourceLine>> resolve(String[] lines) {
        Braces braces = new Braces(lines);
        for (int at = 0; at < lines.length; ) {
            int end = end(lines, at, braces::brace);
            int right = end(lines, at, braces::right);
            if (end - at >= FEWEST) {
                braces.block(at, end);
            } else if (right - at >= FEWEST) {
                braces.rightBlock(at, right);
            }
            at = Math.max(Math.max(end, right), at + 1);
        }
        return braces.headings;
    }

    /**
     * Where the lines end that have a brace where this one has; this one if it has none.
     *
     * @param brace the column of the brace of a line, or -1
     */
    private static int end(String[] lines, int from, IntUnaryOperator brace) {
        int column = brace.applyAsInt(from);
        int at = from;
        while (column >= 0
                && at < lines.length
                && brace.applyAsInt(at) >= 0
                && Math.abs(brace.applyAsInt(at) - column) <= ASTRAY) {
            at++;
        }
        return at;
    }

    /** The column of the only brace of a line that has words behind it; -1 if there is none. */
    private int brace(int at) {
        int column = lines[at].indexOf('{');
        boolean only = column >= 0 && lines[at].indexOf('{', column + 1) < 0 && lines[at].indexOf('}') < 0;
        return only && !lines[at].substring(column + 1).isBlank() ? column : -1;
    }

    /** The column of the only brace of a line that closes, and has words before it; -1 if there is none. */
    private int right(int at) {
        int column = lines[at].indexOf('}');
        boolean only = column >= 0 && lines[at].indexOf('}', column + 1) < 0 && lines[at].indexOf('{') < 0;
        return only && !lines[at].substring(0, column).isBlank() ? column : -1;
    }

    /** What stands behind the braces of several lines is one name. */
    private void rightBlock(int from, int to) {
        StringBuilder name = new StringBuilder();
        for (int at = from; at < to; at++) {
            int column = right(at);
            String piece = lines[at].substring(column + 1).strip();
            name.append(name.length() > 0 && !piece.isEmpty() ? " " : "").append(piece);
            lines[at] = lines[at].substring(0, column).stripTrailing();
        }
        while (name.length() > 0 && name.charAt(name.length() - 1) == '.') {
            name.setLength(name.length() - 1);
        }
        heading(from, name, LEVEL.matcher(name).find() ? 0 : OUTWARD); // A person heads what stands further in.
    }

    private void block(int from, int to) {
        int head = from;
        StringBuilder name = new StringBuilder();
        boolean owned = false;
        boolean open = false;
        for (int at = from; at < to; at++) {
            int column = brace(at);
            String piece = lines[at].substring(0, column).strip();
            boolean possessive = POSSESSIVE.matcher(piece).matches();
            if (owned && possessive && !open) {
                heading(head, name, 0);
                name.setLength(0);
                head = at;
            }
            owned |= possessive;
            int last = Math.max(piece.lastIndexOf('('), piece.lastIndexOf(')'));
            open = last < 0 ? open : piece.charAt(last) == '(';
            name.append(name.length() > 0 && !piece.isEmpty() ? " " : "").append(piece);
        }
        heading(head, name, 0);
        for (int at = from; at < to; at++) {
            int column = brace(at);
            lines[at] = " ".repeat(column + 1) + lines[at].substring(column + 1);
        }
    }

    /** @param outward so many characters further out than the line it goes before */
    private void heading(int at, StringBuilder name, int outward) {
        if (name.length() > 0) {
            int indent = lines[at].length() - lines[at].stripLeading().length();
            Cell cell = new Cell(name + ":", at + 1, indent + 1);
            headings.put(at, List.of(new SourceLine(Mark.PLAIN, indent - outward, List.of(cell), List.of(), true)));
        }
    }
}
