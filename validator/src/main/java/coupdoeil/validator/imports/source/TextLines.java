package coupdoeil.validator.imports.source;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Plain text as lines: bullets, rows with bars or tabs, wrapped lines. */
final class TextLines {

    /** Ends of lines, beside a carriage return with a line feed behind it. */
    private static final String BREAKS = "\n\r\f\u0085\u2028\u2029";

    private static final Pattern BULLET = Pattern.compile(
            "([\\s\\p{Z}]*)(?:[▪•·*►▸◦○●■□❖➢→↳│├└┬─]+|[-–—+>](?=[\\s\\p{Z}])|\\d{1,3}\\)|)[\\s\\p{Z}│├└─]*");
    private static final Pattern RULE = Pattern.compile("[\\s|+:=_\\-–—*~.]*");
    /** The line below the names of columns that have bars between them. */
    private static final Pattern OPEN_RULE = Pattern.compile("\\s*[-=]{2,}[-=+| ]*");

    private static final int NEAR = 4;

    private static final String HYPHENS = "-=\u00ad";
    private static final Pattern CUT_WORD = Pattern.compile("\\p{L}{2}([-=\u00ad])\\s*$");
    private static final Pattern REST_OF_WORD = Pattern.compile("(\\s*)(\\p{Ll}{2,}[,;.:)]?)(?=\\s|$)");
    /** Equals signs around a heading, as pages that anybody may edit have them. */
    private static final Pattern HEADING = Pattern.compile("(={1,6})\\s*([^=\\s](?:[^=]*[^=\\s])?)\\s*\\1");

    private static final int FEW_STARS = 2;
    private static final Pattern OUTLINE = Pattern.compile("\\s*\\d{1,2}(?:\\.\\d{1,2}){1,4}\\.?\\s+(?=\\S)");
    private static final Pattern OUTLINE_ENTRY =
            Pattern.compile("\\s*(\\d{1,2}(?:\\.\\d{1,2}){0,4}(?=\\.?\\s))\\.?\\s+(?=\\p{L}|\\d)");
    private static final Pattern LETTERED = Pattern.compile("\\s*[a-h]\\)\\s+(?=\\p{Lu})");
    private static final int WIDE = 60;
    /** No list goes on over so many lines; a novel without paragraphs may. */
    private static final int LONGEST_PARAGRAPH = 300;

    /** What a page that anybody may edit shows behind its headings. */
    private static final Pattern EDIT = Pattern.compile(
            "(?U)\\s*\\[\\s*(?:edit|modifica|modifier|bearbeiten|quelltext bearbeiten|editar|bewerken)\\b[^\\]]{0,60}\\]",
            Pattern.CASE_INSENSITIVE);

    /** Dots that lead to officers and men at the end of a line. */
    private static final Pattern LED = Pattern.compile("(.*?[^.\\s])(\\s*\\.{4,}\\s*)(\\d{1,3}/\\d[\\d,.]*)\\s*");

    /** Dots far from each other, that lead to a figure. */
    private static final Pattern LEADERS = Pattern.compile("(?<=[\\p{L}\\d)])\\s+\\.(?:\\s+\\.)*\\s{2,}(?=[\\d(])");

    /** How a printed page is numbered above or below what it holds. */
    private static final Pattern PAGE_NUMBER = Pattern.compile(
            "(?U).{0,90}(?:[–—-]|\\s{3}|^)\\s*(?:page|pg?\\.|seite|s\\.|str\\.|strona|pagina|página|pág\\.|стр\\.)\\s*\\d{1,4}\\s*",
            Pattern.CASE_INSENSITIVE);

    private static final List<String> PAGE_WORDS =
            List.of("page", "p.", "pg.", "seite", "s.", "str.", "strona", "pagina", "página", "pág.", "стр.");

    private static final int LONGEST_PAGE_WORD = 6;

    private static final Pattern QUOTED = Pattern.compile("\\[quote[^\\]]*].*?\\[/quote]");
    private static final Pattern BOLD_LINE = Pattern.compile("\\s*\\[b]([^\\[\\]=]+)\\[/b]\\s*");
    private static final Pattern CODE = Pattern.compile("\\[/?(?:b|i|u|quote|size|color|list|url)(?:=[^\\]]*)?]");

    private static final int LONGEST_ROW = 400;
    /** The number of a sheet in a collection, alone on its line. */
    private static final Pattern PAGE = Pattern.compile("\\s*\\d{3}[A-Z]{3}\\s*");

    private static final Pattern CONTENTS = Pattern.compile(
            "(?U)\\s*(?:contents|indice|índice|sommaire|inhaltsverzeichnis|inhoud)\\b.{0,20}",
            Pattern.CASE_INSENSITIVE);

    private static final Pattern CHAPTER = Pattern.compile("\\s*\\d{1,2}(?:\\.\\d{1,2})*\\.?\\s+\\p{L}");

    private final List<SourceLine> lines = new ArrayList<>();
    /** The line that may still go on, and what it went on with. */
    private @Nullable SourceLine open;

    private final List<Cell> more = new ArrayList<>();
    private final Matcher rule = RULE.matcher("");
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
    /** What the cells between bars are, by the row over the last rule. */
    private List<String> bars = List.of();
    /** Whether bars stand between those cells only, and not before the first of them. */
    private boolean barred;

    static List<SourceLine> of(String text) {
        String[] raw = split(text);
        Optional<TextGutter> gutter = TextGutter.of(raw);
        if (gutter.isPresent()) {
            List<SourceLine> both = new ArrayList<>(read(gutter.get().left(raw)));
            both.addAll(read(gutter.get().right(raw)));
            return both;
        }
        return read(raw);
    }

    private static String[] split(String text) {
        List<String> lines = new ArrayList<>();
        int from = 0;
        for (int at = 0; at < text.length(); at++) {
            char c = text.charAt(at);
            if (BREAKS.indexOf(c) >= 0) {
                lines.add(text.substring(from, at));
                at += c == '\r' && at + 1 < text.length() && text.charAt(at + 1) == '\n' ? 1 : 0;
                from = at + 1;
            }
        }
        lines.add(text.substring(from));
        return lines.toArray(String[]::new);
    }

    private static List<SourceLine> read(String[] raw) {
        TextLines reader = new TextLines();
        for (int at = 0; at < raw.length; at++) {
            raw[at] = raw[at].indexOf('[') < 0 ? raw[at] : EDIT.matcher(raw[at]).replaceAll("");
        }
        leaveOutCode(raw);
        leaveOutContents(raw);
        Matcher page = PAGE.matcher("");
        for (int at = 0; at < raw.length; at++) {
            if (raw[at].length() <= LONGEST_ROW && raw[at].indexOf(" .") > 0) {
                raw[at] = LEADERS.matcher(raw[at])
                        .replaceAll(dots -> " " + ".".repeat(dots.group().length() - 2) + " ");
            }
            boolean led = raw[at].length() <= LONGEST_ROW && raw[at].contains("....");
            Matcher parted = led ? LED.matcher(raw[at]) : null;
            if (parted != null && parted.matches()) {
                raw[at] = parted.group(1) + " ".repeat(parted.group(2).length() - 1) + "(" + parted.group(3) + ")";
            } else if (page.reset(raw[at]).matches() || isPageNumber(raw[at])) {
                raw[at] = "";
            }
        }
        reader.wrapped = joinWords(raw);
        reader.told.putAll(Braces.resolve(raw));
        reader.told.putAll(Abreast.resolve(raw));
        Matcher outline = OUTLINE.matcher("");
        int outlined = 0;
        int starred = 0;
        for (String line : raw) {
            outlined += outline.reset(line).lookingAt() ? 1 : 0;
            starred += line.strip().startsWith("*") ? 1 : 0;
            reader.widest = Math.max(reader.widest, line.length() > 4 * WIDE ? 0 : line.length());
        }
        reader.outlined = outlined > FEW_STARS;
        reader.starred = starred > FEW_STARS;
        reader.readAll(raw);
        return reader.lines;
    }

    /** Quotes of others, and the marks of stressed words, as forums have them; a line that is stressed is a heading. */
    private static void leaveOutCode(String[] raw) {
        for (int at = 0; at < raw.length; at++) {
            if (raw[at].length() <= LONGEST_ROW && raw[at].indexOf("[/") >= 0) {
                String line = QUOTED.matcher(raw[at]).replaceAll("");
                Matcher stressed = BOLD_LINE.matcher(line);
                raw[at] = stressed.matches()
                        ? "== " + stressed.group(1) + " =="
                        : CODE.matcher(line).replaceAll("");
            }
        }
    }

    /** Asks for the word first, for most lines that end in a number end in a strength. */
    private static boolean isPageNumber(String line) {
        String before = line.stripTrailing();
        int end = before.length();
        while (end > 0 && Character.isDigit(before.charAt(end - 1))) {
            end--;
        }
        if (end == before.length()) {
            return false;
        }
        String word = before.substring(0, end).stripTrailing();
        String last =
                word.substring(Math.max(0, word.length() - LONGEST_PAGE_WORD)).toLowerCase(Locale.ROOT);
        return PAGE_WORDS.stream().anyMatch(last::endsWith)
                && PAGE_NUMBER.matcher(line).matches();
    }

    /** The table of contents of a page names formations in front of their place. */
    private static void leaveOutContents(String[] raw) {
        boolean contents = false;
        Matcher heading = CONTENTS.matcher("");
        for (int at = 0; at < raw.length; at++) {
            contents = contents && CHAPTER.matcher(raw[at]).lookingAt()
                    || heading.reset(raw[at]).matches();
            raw[at] = contents ? "" : raw[at];
        }
    }

    /** A word that is cut by a hyphen at the end of a line goes whole to that line; the rest stays where it stood. The lines of the rests. */
    private static Set<Integer> joinWords(String[] raw) {
        Set<Integer> wrapped = new HashSet<>();
        for (int at = 0; at + 1 < raw.length; at++) {
            Matcher head = endsInHyphen(raw[at]) ? CUT_WORD.matcher(raw[at]) : null;
            Matcher tail = head != null && head.find() ? REST_OF_WORD.matcher(raw[at + 1]) : null;
            if (head != null && tail != null && tail.lookingAt()) {
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
            if (line.isBlank() || rule.reset(line).matches()) {
                blank = true;
                last = "";
                continue;
            }
            int rows = blank ? TabTable.rows(raw, at) : 0;
            if (rows > 0) {
                close();
                lines.addAll(GridLines.of(TabTable.grid(raw, at, rows)));
                at += rows - 1;
                last = "";
                continue;
            }
            if (isOverColumns(raw, at)) {
                close();
                continue;
            }
            if (namesColumns(raw, at)) {
                if (at > 1 && columns != null && isOverColumns(raw, at - 1)) {
                    columns = columns.below(raw[at - 1]);
                }
                close();
                if (!barred && bars.isEmpty() && TextColumns.head(line) >= 0) {
                    lines.add(SourceLine.plain(at + 1, line.strip().split("\\s{2}", 2)[0], blank));
                }
                last = "";
                continue;
            }
            Optional<TextColumns.Row> row = columns == null ? Optional.empty() : columns.row(line, at + 1);
            if (row.isPresent()) {
                close();
                lines.add(row(row.get(), at + 1, blank));
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
                open = line(line, at + 1, blank);
            }
            blank = false;
            last = line;
        }
        close();
    }

    /** The first of two lines of headings between two rules. */
    private static boolean isOverColumns(String[] raw, int at) {
        return at > 0
                && at + 2 < raw.length
                && isDrawn(raw[at + 2])
                && (isDrawn(raw[at - 1]) || TextColumns.isOver(raw[at]))
                && TextColumns.of(raw[at + 1]).isPresent();
    }

    private static boolean isDrawn(String line) {
        return line.strip().length() >= WIDE / 2 && RULE.matcher(line).matches();
    }

    /** Whether a line says what stands below it: words over figures, or a row of a table with a rule below. */
    private boolean namesColumns(String[] raw, int at) {
        String line = raw[at];
        String below = at + 1 < raw.length ? raw[at + 1] : "";
        boolean bar = line.strip().startsWith("|");
        Optional<TextColumns> found = bar ? Optional.empty() : TextColumns.of(line);
        boolean finer = found.isPresent() && found.get().names().size() > bars(line) + 1;
        if (!bar && !finer && isOverBars(raw, at) && areNames(cells(line, '|'))) {
            bars = cells(line, '|');
            barred = true;
            return true;
        }
        if (!bar) {
            bars = barred ? bars : List.of();
            found.ifPresent(named -> columns = named);
            return found.isPresent();
        }
        if (at > 1 && !bars.isEmpty() && isBarRule(raw[at - 1]) && BarHeadings.areBelow(cells(line, '|'))) {
            bars = BarHeadings.of(bars, cells(line, '|'));
            return true;
        }
        if (isBarRule(below)) {
            bars = cells(line, '|');
            barred = false;
            return true;
        }
        return false;
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

    /** A row below words that say what its figures are. */
    private SourceLine row(TextColumns.Row row, int number, boolean blank) {
        if (row.text().isBlank()) {
            return new SourceLine(Mark.PLAIN, row.figures().get(0).column(), row.figures(), row.names(), blank);
        }
        SourceLine named = line(row.text(), number, blank);
        List<Cell> cells = new ArrayList<>(named.cells());
        List<String> header = new ArrayList<>(Collections.nCopies(cells.size(), ""));
        cells.addAll(row.figures());
        header.addAll(row.names());
        return new SourceLine(named.mark(), named.level(), cells, header, blank);
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
        boolean inner = barred && bars(bare) == bars.size() - 1;
        if (bare.startsWith("|") || inner) {
            return SignedRow.of(line, number, blank, '|', bars);
        }
        if (heading.reset(bare).matches()) {
            Cell cell = new Cell(heading.group(2), number, line.indexOf(heading.group(2)) + 1);
            return new SourceLine(Mark.HEADING, heading.group(1).length(), List.of(cell), List.of(), blank);
        }
        Matcher stressed = SignedRow.STRESSED.matcher(bare);
        if (bare.length() <= LONGEST_ROW && stressed.matches() && bare.indexOf('*', 1) == bare.length() - 1) {
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
        boolean footnote = !starred && bare.startsWith("* ");
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
                ? SignedRow.of(line, number, blank, '\t', List.of())
                : SourceLine.plain(number, line, blank);
    }

    private static int indent(String line) {
        return line.length() - line.stripLeading().length();
    }

    private boolean isBullet(String line) {
        return bullet.reset(line).lookingAt() && !bullet.group().isBlank();
    }
}
