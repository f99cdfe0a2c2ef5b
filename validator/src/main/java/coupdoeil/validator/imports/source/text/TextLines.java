package coupdoeil.validator.imports.source.text;

import coupdoeil.validator.imports.source.Cell;
import coupdoeil.validator.imports.source.ColumnKind;
import coupdoeil.validator.imports.source.Mark;
import coupdoeil.validator.imports.source.Once;
import coupdoeil.validator.imports.source.SourceLine;
import coupdoeil.validator.imports.source.grid.ShortRows;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Plain text as lines: bullets, rows with bars or tabs, wrapped lines. */
public final class TextLines {

    private static final Pattern BULLET = Pattern.compile(
            "([\\s\\p{Z}]*)(?:[▪•·*►▸◦○●■□❖➢→↳│├└┬─]+|(?:[-–—+>]|--)(?=[\\s\\p{Z}])|\\d{1,3}\\)|)[\\s\\p{Z}│├└─]*");
    private static final Pattern RULE = Pattern.compile("[\\s|+:=_\\-–—*~.]*");
    /** The line below the names of columns that have bars between them. */
    private static final Pattern OPEN_RULE = Pattern.compile("\\s*[-=]{2,}[-=+| ]*");

    private static final int NEAR = 4;

    private static final String HYPHENS = "-=\u00ad";
    private static final Pattern CUT_WORD = Pattern.compile("\\p{L}{2}([-=\u00ad])\\s*$");
    private static final Pattern REST_OF_WORD =
            Pattern.compile("(\\s*)(?!\\p{Ll}{0,2}te[rs]? \\p{Lu})(\\p{Ll}{2,}[,;.:)]?)(?=\\s|$)");
    /** Equals signs around a heading, as pages that anybody may edit have them. */
    private static final Pattern HEADING = Pattern.compile("(={1,6})\\s*([^=\\s](?:[^=]*[^=\\s])?)\\s*\\1");

    /** {@code ## French Army}. */
    private static final Pattern MARKDOWN = Pattern.compile("(#{1,6})\\s+(\\S.*?)\\s*#*");

    private static final int FEW_STARS = 2;
    private static final Pattern OUTLINE = Pattern.compile("\\s*\\d{1,2}(?:\\.\\d{1,2}){1,4}\\.?\\s+(?=\\S)");
    private static final Pattern OUTLINE_ENTRY =
            Pattern.compile("\\s*(\\d{1,2}(?:\\.\\d{1,2}){0,4}(?=\\.?\\s))\\.?\\s+(?=\\p{L}|\\d)");
    private static final Pattern LETTERED = Pattern.compile("\\s*[a-h](?:\\)\\s+(?=\\p{Lu})|\\.\\s+(?=\\p{Lu}|\\d))");
    private static final int WIDE = 60;
    /** No list goes on over so many lines; a novel without paragraphs may. */
    private static final int LONGEST_PARAGRAPH = 300;

    private static final int BELOW_HEADING = 4;

    static final int LONGEST_ROW = 400;
    /** Different tables of which it is kept what their lines are. */
    private static final int MOST_TABLES = 100;

    private final List<SourceLine> lines = new ArrayList<>();
    /** The line that may still go on, and what it went on with. */
    private @Nullable SourceLine open;

    private final List<Cell> more = new ArrayList<>();
    private final Once<String, Optional<TextColumns>> names = new Once<>();
    /** What lines are in columns, and between bars, wherever they stand: those of a text with many tables come again and again. */
    private final Map<TextColumns, Once<String, Optional<TextColumns.Row>>> inColumns = new HashMap<>();

    private final Map<Bars, Once<String, SourceLine>> betweenBars = new HashMap<>();
    private Once<String, Optional<TextColumns.Row>> figures = new Once<>();
    private Once<String, SourceLine> plain = new Once<>();
    private final Matcher heading = HEADING.matcher("");
    private final Matcher bullet = BULLET.matcher("");
    private int widest;
    /** Lines that begin with the rest of a word, by their numbers from 0. */
    private Set<Integer> wrapped = Set.of();
    /** What stood beside other lines and goes before them, by the number of those, from 0. */
    private final Map<Integer, List<SourceLine>> told = new HashMap<>();
    /** Whether so many lines begin with a star that it is their bullet, and no mark of a footnote. */
    private boolean starred;
    /** Whether lines are numbered by 1.1 and 1.1.1. */
    private boolean outlined;
    /** What figures at the ends of lines are, by the last line that said so. */
    private @Nullable TextColumns columns;

    private Bars bars = Bars.NONE;

    /**
     * Bars that part a table.
     *
     * @param names what the cells are, by the row over the last rule
     * @param between whether bars or tabs stand between those cells only, and not before the first of them
     * @param headed whether some of its rows are stressed and have no figures, and so head those below them
     */
    private record Bars(List<String> names, boolean between, boolean headed) {
        static final Bars NONE = new Bars(List.of(), false, false);
    }

    /** Its lines as they are meant: columns read one after the other, rows of tables as rows, wrapped lines joined. */
    public static List<SourceLine> of(String text) {
        String[] raw = RawLines.of(text);
        List<SourceLine> quoted = QuotedLists.lines(raw);
        if (!quoted.isEmpty()) {
            return quoted;
        }
        DrawnTables.resolve(raw);
        Optional<TextGutter> gutter = TextGutter.of(raw);
        if (gutter.isPresent()) {
            List<SourceLine> both = new ArrayList<>(read(gutter.get().left(raw)));
            both.addAll(read(gutter.get().right(raw)));
            return both;
        }
        return read(raw);
    }

    private static List<SourceLine> read(String[] raw) {
        TextLines reader = new TextLines();
        TextCleaning.clean(raw);
        reader.wrapped = joinWords(raw);
        reader.told.putAll(Braces.resolve(raw));
        reader.told.putAll(Abreast.resolve(raw));
        Once<String, Boolean> numbered = new Once<>();
        int outlined = 0;
        int starred = 0;
        for (String line : raw) {
            char first = first(line);
            boolean digit = first >= '0' && first <= '9';
            outlined += digit && numbered.of(line, any -> OUTLINE.matcher(any).lookingAt()) ? 1 : 0;
            starred += first == '*' && !line.strip().startsWith("**") ? 1 : 0;
            reader.widest = Math.max(reader.widest, line.length() > 4 * WIDE ? 0 : line.length());
        }
        reader.outlined = outlined > FEW_STARS;
        reader.starred = starred > FEW_STARS;
        reader.readAll(raw);
        return reader.lines;
    }

    /** A word that is cut by a hyphen at the end of a line goes whole to that line; the rest stays where it stood. The lines of the rests. */
    private static Set<Integer> joinWords(String[] raw) {
        Set<Integer> wrapped = new HashSet<>();
        for (int at = 0; at + 1 < raw.length; at++) {
            Matcher head = endsInHyphen(raw[at]) ? CUT_WORD.matcher(raw[at]) : null;
            Matcher tail = head != null && head.find() ? REST_OF_WORD.matcher(raw[at + 1]) : null;
            if (head != null
                    && tail != null
                    && tail.lookingAt()
                    && TextColumns.ofCutWords(raw[at], raw[at + 1]).isEmpty()) {
                raw[at] = raw[at].substring(0, head.start(1)) + tail.group(2);
                raw[at + 1] = " ".repeat(tail.end()) + raw[at + 1].substring(tail.end());
                wrapped.add(at + 1);
            }
        }
        return wrapped;
    }

    private static boolean endsInHyphen(String line) {
        int end = line.length();
        while (end > 0 && line.charAt(end - 1) <= ' ') {
            end--;
        }
        return end > 0 && HYPHENS.indexOf(line.charAt(end - 1)) >= 0;
    }

    private void readAll(String[] raw) {
        boolean blank = true;
        String last = "";
        for (int at = 0; at < raw.length; at++) {
            String line = raw[at];
            if (told.containsKey(at)) {
                close();
                lines.addAll(told.get(at));
                blank = false;
                last = "";
            }
            Optional<TableInText> table = TableInText.at(raw, at, blank);
            if (table.isPresent()) {
                close();
                lines.addAll(table.get().lines());
                at += table.get().rows() - 1;
                blank = table.get().open();
                last = "";
                continue;
            }
            if (isRule(line)) {
                blank = true;
                last = "";
                continue;
            }
            Optional<TextColumns> cut =
                    at + 1 < raw.length ? TextColumns.ofCutWords(line, raw[at + 1]) : Optional.empty();
            if (cut.isPresent()) {
                close();
                columns(cut.get());
                at++;
                last = "";
                continue;
            }
            if (isOverColumns(raw, at)) {
                close();
                continue;
            }
            if (namesColumns(raw, at)) {
                if (at > 1 && columns != null && isOverColumns(raw, at - 1)) {
                    columns(columns.below(raw[at - 1]));
                }
                close();
                if (bars.equals(Bars.NONE) && TextColumns.head(line) >= 0) {
                    lines.add(SourceLine.plain(
                            at + 1, line.substring(0, line.indexOf("  ", TextColumns.head(line))), blank));
                }
                last = "";
                continue;
            }
            Optional<TextColumns.Row> row = row(line);
            if (row.isPresent()) {
                close();
                lines.add(row(row.get()).at(at + 1, blank));
                blank = false;
                last = "";
                continue;
            }
            if (!blank
                    && more.size() < LONGEST_PARAGRAPH
                    && (wrapped.contains(at) || !isBullet(line) && Wrapping.goesOn(last, line, widest))) {
                Cell first = SourceLine.plain(at + 1, line, false).cells().get(0);
                more.add(new Cell(first.text(), at + 1, first.column(), true));
            } else {
                close();
                open = alone(line).at(at + 1, blank);
            }
            blank = false;
            last = line;
        }
        close();
    }

    /** The first of two lines of headings between two rules. */
    private boolean isOverColumns(String[] raw, int at) {
        return at > 0
                && at + 2 < raw.length
                && (isDrawn(raw[at + 2]) && isDrawn(raw[at - 1])
                        || (isDrawn(raw[at + 2]) || raw[at + 2].isBlank()) && TextColumns.isOver(raw[at]))
                && names.of(raw[at + 1], TextColumns::of).isPresent();
    }

    private static boolean isDrawn(String line) {
        return isRuled(line)
                && line.strip().length() >= WIDE / 2
                && RULE.matcher(line).matches();
    }

    /** Asked before the pattern is: hardly a line begins as rules do. */
    private static boolean isRuled(String line) {
        return !Character.isLetterOrDigit(first(line));
    }

    /** The first character that is no blank; a blank if there is none. */
    static char first(String line) {
        int at = 0;
        while (at < line.length() && line.charAt(at) <= ' ') {
            at++;
        }
        return at < line.length() ? line.charAt(at) : ' ';
    }

    /** Whether a line says what stands below it: words over figures, or a row of a table with a rule below. */
    private boolean namesColumns(String[] raw, int at) {
        String line = raw[at];
        String below = at + 1 < raw.length ? raw[at + 1] : "";
        boolean bar = line.strip().startsWith("|");
        Optional<TextColumns> found = bar ? Optional.empty() : names.of(line, TextColumns::of);
        List<String> tabs = TabTable.names(line);
        if (!tabs.isEmpty()) {
            bars(tabs, true, false);
            return true;
        }
        boolean finer = found.isPresent() && found.get().names().size() > bars(line) + 1;
        if (!bar && !finer && isOverBars(raw, at) && areNames(cells(line, '|'))) {
            bars(cells(line, '|'), true, false);
            return true;
        }
        if (!bar) {
            bars(bars.between() ? bars.names() : List.of(), bars.between(), false);
            found.ifPresent(this::columns);
            return found.isPresent();
        }
        if (at > 1 && !bars.names().isEmpty() && isBarRule(raw[at - 1]) && BarHeadings.areBelow(cells(line, '|'))) {
            bars(BarHeadings.of(bars.names(), cells(line, '|')), bars.between(), bars.headed());
            return true;
        }
        if (isBarRule(below)) {
            bars(cells(line, '|'), false, isHeaded(raw, at + 2));
            return true;
        }
        return false;
    }

    /** Whether a row of a table from here on heads others. */
    private static boolean isHeaded(String[] raw, int from) {
        for (int at = from; at < raw.length && first(raw[at]) == '|' && !isBarRule(raw[at]); at++) {
            if (SignedRow.isHeading(raw[at])) {
                return true;
            }
        }
        return false;
    }

    private void bars(List<String> names, boolean between, boolean headed) {
        Bars now = new Bars(names, between, headed);
        if (!now.equals(bars)) {
            bars = now;
            plain = kept(betweenBars, now);
        }
    }

    private void columns(TextColumns some) {
        columns = some;
        figures = kept(inColumns, some);
    }

    private static <T, R> Once<String, R> kept(Map<T, Once<String, R>> by, T table) {
        if (by.size() > MOST_TABLES) {
            by.clear();
        }
        return by.computeIfAbsent(table, any -> new Once<>());
    }

    /** The row that a line is below the names of columns; on line 1. */
    private Optional<TextColumns.Row> row(String line) {
        TextColumns now = columns;
        return now == null || !TextColumns.mayBeRow(line) ? Optional.empty() : figures.of(line, any -> now.row(any, 1));
    }

    /** What a line is that belongs to no other; on line 1, and behind no blank. */
    private SourceLine alone(String line) {
        return plain.of(line, any -> line(any, 1, false));
    }

    private static boolean isRule(String line) {
        return isRuled(line) && (line.isBlank() || RULE.matcher(line).matches());
    }

    private static boolean isBarRule(String line) {
        return line.strip().startsWith("|")
                && line.indexOf('-') >= 0
                && RULE.matcher(line).matches();
    }

    /** Whether a line has bars inside, a rule below it, and soon a row with as many. */
    private static boolean isOverBars(String[] raw, int at) {
        long count = bars(raw[at]);
        if (count == 0
                || at + 1 >= raw.length
                || !OPEN_RULE.matcher(raw[at + 1]).matches()) {
            return false;
        }
        return Arrays.stream(raw, at + 2, Math.min(raw.length, at + 2 + NEAR)).anyMatch(line -> bars(line) == count);
    }

    private static long bars(String line) {
        if (line.indexOf('|') < 0) {
            return 0;
        }
        return line.chars().filter(sign -> sign == '|').count();
    }

    /** Whether at least half of some cells say what stands below them. */
    private static boolean areNames(List<String> cells) {
        long known = cells.stream()
                .filter(cell -> ColumnKind.of(cell) != ColumnKind.NONE || ColumnKind.isOther(cell))
                .count();
        return 2 * known >= cells.size();
    }

    private static List<String> cells(String line, char sign) {
        String bare = line.strip();
        return Arrays.stream(
                        bare.substring(bare.charAt(0) == sign ? 1 : 0).split(Pattern.quote(String.valueOf(sign)), -1))
                .map(String::strip)
                .toList();
    }

    /** A row below words that say what its figures are; on line 1, and behind no blank. */
    private SourceLine row(TextColumns.Row row) {
        if (row.text().isBlank()) {
            return new SourceLine(Mark.PLAIN, row.figures().get(0).column(), row.figures(), row.names(), false);
        }
        SourceLine named = alone(row.text());
        List<Cell> cells = new ArrayList<>(named.cells());
        List<String> header = new ArrayList<>(Collections.nCopies(cells.size(), ""));
        cells.addAll(row.figures());
        header.addAll(row.names());
        return new SourceLine(named.mark(), named.level(), cells, header, false);
    }

    private void close() {
        if (open != null) {
            if (more.isEmpty()) {
                lines.add(open);
            } else {
                List<Cell> cells = new ArrayList<>(open.cells());
                cells.addAll(more);
                lines.add(new SourceLine(open.mark(), open.level(), cells, open.header(), open.afterBlank()));
                more.clear();
            }
            open = null;
        }
    }

    private SourceLine line(String line, int number, boolean blank) {
        String bare = line.strip();
        boolean inner = bars.between() && bars(bare) == bars.names().size() - 1;
        if (bare.startsWith("|") || inner) {
            SourceLine row = SignedRow.of(line, number, blank, '|', bars.names());
            return bars.headed() && !SignedRow.isHeading(line) ? row.further(BELOW_HEADING) : row;
        }
        if (bare.startsWith("=") && heading.reset(bare).matches()) {
            Cell cell = new Cell(heading.group(2), number, line.indexOf(heading.group(2)) + 1);
            return new SourceLine(Mark.HEADING, heading.group(1).length(), List.of(cell), List.of(), blank);
        }
        Matcher marked = bare.startsWith("#") ? MARKDOWN.matcher(bare) : null;
        if (marked != null && marked.matches()) {
            Cell cell = new Cell(marked.group(2), number, line.indexOf(marked.group(2)) + 1);
            return new SourceLine(Mark.HEADING, marked.group(1).length(), List.of(cell), List.of(), blank);
        }
        Matcher stressed = SignedRow.STRESSED.matcher(bare);
        if (bare.length() <= LONGEST_ROW && bare.indexOf('*', 1) == bare.length() - 1 && stressed.matches()) {
            Cell cell = new Cell(stressed.group(2), number, line.indexOf(bare) + 2);
            return new SourceLine(Mark.PLAIN, indent(line), List.of(cell), List.of(), true);
        }
        Matcher outline = (outlined ? OUTLINE_ENTRY : LETTERED).matcher(line);
        if (outline.lookingAt() && outline.end() < line.length()) {
            int deep = outlined
                    ? (int) outline.group(1).chars().filter(c -> c == '.').count() + 1
                    : indent(line);
            return new SourceLine(
                    outlined ? Mark.ITEM : Mark.PLAIN,
                    deep,
                    List.of(new Cell(line.substring(outline.end()).stripTrailing(), number, outline.end() + 1)),
                    List.of(),
                    blank);
        }
        boolean footnote = !starred && bare.startsWith("* ") || bare.startsWith("*)");
        if (!footnote
                && bullet.reset(line).lookingAt()
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
        return bare.indexOf('\t') > 0
                ? SignedRow.of(
                        line, number, blank, '\t', bars.between() ? ShortRows.names(bare, bars.names()) : List.of())
                : SourceLine.plain(number, line, blank);
    }

    private static int indent(String line) {
        return line.length() - line.stripLeading().length();
    }

    private boolean isBullet(String line) {
        char first = first(line);
        return !Character.isLetter(first)
                && first != '('
                && bullet.reset(line).lookingAt()
                && !bullet.group().isBlank();
    }
}
