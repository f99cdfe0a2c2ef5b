package coupdoeil.validator.imports.source.text;

import coupdoeil.validator.imports.source.Cell;
import coupdoeil.validator.imports.source.Mark;
import coupdoeil.validator.imports.source.SourceLine;
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
    /** What a brace is drawn of, and its last piece. */
    private static final String OPENING = "{⎧⎨⎩⎰⎱⎪";

    private static final String LAST_PIECES = "⎩⎱";
    /** {@code 1e bat.}: a part of the regiment before the brace. */
    private static final Pattern BATTALION =
            Pattern.compile("(?U)(?i)\\s*(?:\\d{1,2}\\p{L}{0,3}|[IVX]{1,4})\\.? b(?:at|n|t[lj])\\p{L}{0,9}\\b.*");

    private static final Pattern REGIMENT = Pattern.compile("(?U)(?i)\\b(?:reg|rgt|ir\\b|n[ro]\\.|n\\.? ?[°º])");
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
            if (LAST_PIECES.indexOf(lines[at].charAt(brace.applyAsInt(at))) >= 0) {
                return at + 1;
            }
            at++;
        }
        return at;
    }

    /** The column of the only brace of a line that has words behind it; -1 if there is none. */
    private int brace(int at) {
        int column = opening(lines[at], 0);
        boolean only = column >= 0 && opening(lines[at], column + 1) < 0 && lines[at].indexOf('}') < 0;
        return only && !lines[at].substring(column + 1).isBlank() ? column : -1;
    }

    private static int opening(String line, int from) {
        for (int at = from; at < line.length(); at++) {
            if (OPENING.indexOf(line.charAt(at)) >= 0) {
                return at;
            }
        }
        return -1;
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
        int first = from;
        for (int at = from; at < to; at++) {
            int column = right(at);
            String piece = lines[at].substring(column + 1).strip();
            first = name.length() == 0 && !piece.isEmpty() ? at : first;
            name.append(name.length() > 0 && !piece.isEmpty() ? " " : "").append(piece);
            lines[at] = lines[at].substring(0, column).stripTrailing();
        }
        while (name.length() > 0 && name.charAt(name.length() - 1) == '.') {
            name.setLength(name.length() - 1);
        }
        heading(from, first, name, LEVEL.matcher(name).find() ? 0 : OUTWARD); // A person heads what stands further in.
    }

    /** Gives each battalion behind braces the name of the regiment before them; false if they are none. */
    private boolean battalions(int from, int to) {
        String regiment = "";
        for (int at = from; at < to; at++) {
            String before = lines[at].substring(0, brace(at));
            boolean named = !before.isBlank();
            if (named && !regiment.isEmpty()
                    || !BATTALION.matcher(lines[at].substring(brace(at) + 1)).matches()) {
                return false;
            }
            regiment = named ? before.strip() : regiment;
        }
        if (!REGIMENT.matcher(regiment).find()) {
            return false;
        }
        for (int at = from; at < to; at++) {
            int column = brace(at);
            String name = regiment + ",";
            lines[at] = " ".repeat(Math.max(0, column + 1 - name.length())) + name + lines[at].substring(column + 1);
        }
        return true;
    }

    private void block(int from, int to) {
        if (battalions(from, to)) {
            return;
        }
        int head = from;
        int first = from;
        StringBuilder name = new StringBuilder();
        boolean owned = false;
        boolean open = false;
        for (int at = from; at < to; at++) {
            int column = brace(at);
            String piece = lines[at].substring(0, column).strip();
            boolean possessive = POSSESSIVE.matcher(piece).matches();
            if (owned && possessive && !open) {
                heading(head, first, name, 0);
                name.setLength(0);
                head = at;
            }
            owned |= possessive;
            first = name.length() == 0 && !piece.isEmpty() ? at : first;
            int last = Math.max(piece.lastIndexOf('('), piece.lastIndexOf(')'));
            open = last < 0 ? open : piece.charAt(last) == '(';
            name.append(name.length() > 0 && !piece.isEmpty() ? " " : "").append(piece);
        }
        heading(head, first, name, 0);
        for (int at = from; at < to; at++) {
            int column = brace(at);
            lines[at] = " ".repeat(column + 1) + lines[at].substring(column + 1);
        }
    }

    /**
     * @param at the line it goes before
     * @param printed the line that its first piece stands on
     * @param outward so many characters further out than the line it goes before
     */
    private void heading(int at, int printed, StringBuilder name, int outward) {
        if (name.length() > 0) {
            int indent = lines[at].length() - lines[at].stripLeading().length();
            Cell cell = new Cell(name + ":", printed + 1, indent + 1);
            headings.put(at, List.of(new SourceLine(Mark.PLAIN, indent - outward, List.of(cell), List.of(), true)));
        }
    }
}
