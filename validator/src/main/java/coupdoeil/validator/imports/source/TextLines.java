package coupdoeil.validator.imports.source;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Plain text as lines: bullets, rows with bars or tabs, wrapped lines. */
final class TextLines {

    private static final Pattern BREAK = Pattern.compile("\r\n|[\n\r\f\u0085\u2028\u2029]");
    private static final Pattern BULLET = Pattern.compile(
            "([\\s\\p{Z}]*)(?:[▪•·*►▸◦○●■□❖➢→│├└┬─]+|[-–—+>](?=[\\s\\p{Z}])|\\d{1,3}\\)|)[\\s\\p{Z}│├└─]*");
    private static final Pattern OPEN_END = Pattern.compile(".*(?:[,;(–—-]|\\b(?:and|et|und|y|e|en|&))\\s*");
    private static final Pattern RULE = Pattern.compile("[\\s|+:=_\\-–—*~.]*");
    /** The letter l where a digit is meant begins a unit. */
    private static final Pattern MISREAD = Pattern.compile("l(?:[/\\d]|st|th)");

    private static final Pattern COMPLETE = Pattern.compile(".*[.:;)\\d]\\s*");
    private static final Pattern ENDED = Pattern.compile(".*[.:\\d]\\s*");
    private static final int WIDE = 60;
    private static final int WRAPPED = 50;
    /** No list goes on over so many lines; a novel without paragraphs may. */
    private static final int LONGEST_PARAGRAPH = 300;

    private final List<SourceLine> lines = new ArrayList<>();
    /** The line that may still go on, and what it went on with. */
    private @Nullable SourceLine open;

    private final List<Cell> more = new ArrayList<>();
    private int widest;

    static List<SourceLine> of(String text) {
        TextLines reader = new TextLines();
        String[] raw = BREAK.split(text, -1);
        for (String line : raw) {
            reader.widest = Math.max(reader.widest, line.length() > 4 * WIDE ? 0 : line.length());
        }
        reader.read(raw);
        return reader.lines;
    }

    private void read(String[] raw) {
        boolean blank = true;
        String last = "";
        for (int at = 0; at < raw.length; at++) {
            String line = raw[at];
            if (RULE.matcher(line).matches()) {
                blank = true;
                last = "";
                continue;
            }
            if (!blank && more.size() < LONGEST_PARAGRAPH && goesOn(last, line)) {
                Cell first = SourceLine.plain(at + 1, line, false).cells().get(0);
                more.add(new Cell(first.text(), at + 1, first.column(), true));
            } else {
                close();
                open = line(line, at + 1, blank);
            }
            blank = false;
            last = line;
        }
        close();
    }

    private void close() {
        if (open != null) {
            List<Cell> cells = new ArrayList<>(open.cells());
            cells.addAll(more);
            lines.add(new SourceLine(open.mark(), open.level(), cells, open.header(), open.afterBlank()));
            more.clear();
            open = null;
        }
    }

    private static SourceLine line(String line, int number, boolean blank) {
        String bare = line.strip();
        if (bare.startsWith("|")) {
            return row(line, number, blank, '|');
        }
        Matcher bullet = BULLET.matcher(line);
        if (bullet.lookingAt()
                && bullet.end() < line.length()
                && !bullet.group().isBlank()) {
            String text = line.substring(bullet.end());
            int level = Math.min(20, bullet.group(1).length());
            return new SourceLine(
                    Mark.ITEM,
                    level,
                    List.of(new Cell(text.stripTrailing(), number, bullet.end() + 1)),
                    List.of(),
                    blank);
        }
        int inner = bare.indexOf('\t');
        return inner > 0 ? row(line, number, blank, '\t') : SourceLine.plain(number, line, blank);
    }

    /** A row with cells parted by a sign; empty cells are left out. */
    private static SourceLine row(String line, int number, boolean blank, char sign) {
        List<Cell> cells = new ArrayList<>();
        int from = 0;
        for (int at = 0; at <= line.length(); at++) {
            if (at == line.length() || line.charAt(at) == sign) {
                String text = line.substring(from, at);
                if (!text.isBlank()) {
                    cells.add(new Cell(text.strip(), number, from + text.indexOf(text.strip()) + 1));
                }
                from = at + 1;
            }
        }
        SourceLine plain = SourceLine.plain(number, line, blank);
        return cells.isEmpty() ? plain : new SourceLine(Mark.PLAIN, plain.level(), cells, List.of(), blank);
    }

    /** Whether a line is the rest of the one before, wrapped. */
    private boolean goesOn(String last, String line) {
        String next = line.strip();
        if (last.contains("|") || next.startsWith("|") || isBullet(line) || last.indexOf('\t') > 0) {
            return false;
        }
        boolean bracketOpen = last.lastIndexOf('(') > last.lastIndexOf(')') && next.indexOf(')') >= 0;
        boolean lower = Character.isLowerCase(next.charAt(0))
                && last.length() >= WRAPPED
                && !MISREAD.matcher(next).lookingAt()
                && !COMPLETE.matcher(last).matches();
        boolean full = widest >= WIDE && last.length() >= 0.85 * widest;
        boolean running = full && last.indexOf(';') >= 0 && !ENDED.matcher(last).matches();
        return bracketOpen || lower || running || OPEN_END.matcher(last).matches();
    }

    private static boolean isBullet(String line) {
        Matcher bullet = BULLET.matcher(line);
        return bullet.lookingAt() && !bullet.group().isBlank();
    }
}
