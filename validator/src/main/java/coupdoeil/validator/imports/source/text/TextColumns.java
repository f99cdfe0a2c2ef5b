package coupdoeil.validator.imports.source.text;

import coupdoeil.validator.imports.source.Cell;
import coupdoeil.validator.imports.source.ColumnKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Figures in plain text that stand in columns below a line of nothing but what they are called.
 *
 * @param names what the columns are called, from the left
 * @param ends where each name ends in its line, from 0
 */
public record TextColumns(List<String> names, List<Integer> ends) {

    /** A longer line is no row of a table; looking for figures at its end could take the square of its length. */
    private static final int LONGEST = 400;

    /** So far in stands what says something of figures only. */
    private static final int INDENTED = 8;

    private static final Pattern NAME = Pattern.compile("[^\\s|]+(?: [^\\s|]+)*");
    /** {@code Officers. Men.}: names so near each other that only their dots part them. */
    private static final Pattern DOTTED =
            Pattern.compile("\\s*(?:\\p{L}+\\.\\s+)*\\p{L}+\\. \\p{L}+\\.(?:\\s+\\p{L}+\\.)*\\s*");

    private static final Pattern HEAD =
            Pattern.compile("\\s{0,8}((?:\\p{Lu}{5,}|\\p{Lu}\\p{L}{4,}(?=\\.))\\.?)\\s{8,}(?=\\S)");

    private static final int LONGEST_GLUED = 12;

    /** {@code Men.Horses.}: names between which nothing stands but the dot of the first. */
    private static final Pattern GLUED = Pattern.compile("(?<=\\p{L}\\.)\\s?(?=\\p{Lu})");

    private static final Pattern WORD = Pattern.compile("\\S+");
    private static final String FIGURE =
            "[=~c.]*\\d{1,3}(?:[.,'’ \\u00a0\\u202f]\\d{3})*\\d*(?:[½¼¾]|,\\d)?\\s?[*†?+]?";
    private static final String NOTHING = "[-–—»«\"”“·.?]|--+";
    private static final Pattern LAST =
            Pattern.compile("(?:(?<=[\\s.])|(?<=^))(?:(?<figure>" + FIGURE + ")|(?<nothing>" + NOTHING + "))\\s*$");
    private static final Pattern LEADER = Pattern.compile("(?:\\s?\\.){2,}\\s*$|\\s{2,}$|\\t\\s*$");
    private static final Pattern DOTS = Pattern.compile("(?:\\s?\\.){2,}\\s*$");

    private static final String OF_FIGURE = "=~c.,'’\u00a0\u202f½¼¾*†?+-–—»«\"”“·";
    private static final String OF_LEADER = ".";

    public TextColumns {
        names = List.copyOf(names);
        ends = List.copyOf(ends);
    }

    /** Of a column that repeats others with more, and counts nothing by itself. */
    private static final String LEFT_OUT = "";

    /** A row: what stands before its figures, and those that there are, with what their columns are called. */
    record Row(String text, List<Cell> figures, List<String> names) {}

    /** Words of a line of headings, and where they stand in it. */
    private record Heading(String text, int start, int end) {}

    /** The columns that a line names; empty if it says anything else. */
    public static Optional<TextColumns> of(String line) {
        return line.length() > LONGEST || holdsDigit(line) ? Optional.empty() : of(line, headings(line));
    }

    private static Optional<TextColumns> of(String line, List<Heading> headings) {
        List<String> names = new ArrayList<>();
        List<Integer> ends = new ArrayList<>();
        for (Heading heading : headings) {
            boolean known = ColumnKind.of(heading.text()) != ColumnKind.NONE
                    || !heading.text().endsWith(".");
            String text = known
                    ? heading.text()
                    : heading.text().substring(0, heading.text().length() - 1);
            if (names.isEmpty() && heading.start() == head(line)) {
                continue;
            }
            boolean figures = ColumnKind.of(text).isFigure();
            boolean first = names.isEmpty() && (ColumnKind.of(text) == ColumnKind.NAME || line.indexOf('|') > 0);
            if (!figures && !first) {
                return Optional.empty();
            }
            int apart = figures ? apart(text) : -1;
            if (apart > 0) {
                names.add(text.substring(0, apart));
                ends.add(heading.start() + apart);
            }
            if (figures) {
                names.add(text.substring(apart + 1));
                ends.add(heading.end());
            }
        }
        return names.size() < 2 ? Optional.empty() : Optional.of(new TextColumns(names, ends));
    }

    private static List<Heading> headings(String line) {
        List<Heading> headings = new ArrayList<>();
        boolean dotted = line.contains(". ") && DOTTED.matcher(line).matches();
        for (Matcher name = (dotted ? WORD : NAME).matcher(line); name.find(); ) {
            headings.addAll(parted(new Heading(name.group(), name.start(), name.end())));
        }
        return headings;
    }

    /** The names that one is of, if all of them say what figures are. */
    private static List<Heading> parted(Heading whole) {
        String[] names = GLUED.split(whole.text());
        List<Heading> parts = new ArrayList<>();
        int from = 0;
        for (String name : names) {
            int start = whole.text().indexOf(name, from);
            from = start + name.length();
            parts.add(new Heading(name, whole.start() + start, whole.start() + from));
        }
        boolean figures = names.length > 1
                && parts.stream()
                        .allMatch(part -> part.text().length() <= LONGEST_GLUED
                                && ColumnKind.of(part.text()).isFigure());
        return figures ? parts : List.of(whole);
    }

    /**
     * The columns of two lines, the upper of which holds beginnings of words that the lower one ends, or of names ({@code Chefs}
     * over {@code et off.}); empty if it does not.
     */
    static Optional<TextColumns> ofCutWords(String upper, String lower) {
        boolean far = upper.length() - upper.stripLeading().length() >= INDENTED && !upper.isBlank();
        if (upper.indexOf('-') < 0 && !far
                || upper.length() > LONGEST
                || lower.length() > LONGEST
                || holdsDigit(upper)
                || holdsDigit(lower)) {
            return Optional.empty();
        }
        List<Heading> below = headings(lower);
        for (Heading cut : headings(upper)) {
            int nearest = -1;
            for (int at = 0; at < below.size(); at++) {
                boolean touches =
                        below.get(at).start() < cut.end() + 1 && below.get(at).end() + 1 > cut.start();
                nearest = touches ? at : nearest;
            }
            if (nearest < 0) {
                return Optional.empty();
            }
            Heading end = below.get(nearest);
            boolean word = cut.text().endsWith("-");
            String whole = word
                    ? cut.text().substring(0, cut.text().length() - 1) + end.text()
                    : cut.text() + " " + end.text();
            boolean name = ColumnKind.of(end.text()) == ColumnKind.NONE
                    && ColumnKind.of(whole).isFigure();
            if (!word && !name) {
                return Optional.empty();
            }
            below.set(nearest, new Heading(whole, Math.min(cut.start(), end.start()), Math.max(cut.end(), end.end())));
        }
        return of(lower, below);
    }

    /** No column is called by a number. */
    private static boolean holdsDigit(String line) {
        for (int at = 0; at < line.length(); at++) {
            if (line.charAt(at) >= '0' && line.charAt(at) <= '9') {
                return true;
            }
        }
        return false;
    }

    /** {@code Pres Abs}: where the blank stands between two names that nothing else parts; -1 if it is one name. */
    private static int apart(String name) {
        int blank = name.indexOf(' ');
        boolean two = blank > 0
                && blank == name.lastIndexOf(' ')
                && !ColumnKind.isKnown(name)
                && ColumnKind.of(name.substring(0, blank)).isFigure()
                && ColumnKind.of(name.substring(blank + 1)).isFigure();
        return two ? blank : -1;
    }

    /** Whether a line says nothing but what several columns below it have together: {@code Fit for duty | Sick | Total}. */
    static boolean isOver(String line) {
        if (line.length() > LONGEST || holdsDigit(line)) {
            return false;
        }
        int known = 0;
        int all = 0;
        for (Matcher name = NAME.matcher(line); name.find(); all++) {
            known += ColumnKind.of(name.group()).isFigure() ? 1 : 0;
        }
        return all > 1
                && 2 * known >= all
                && line.length() - line.stripLeading().length() >= INDENTED;
    }

    /** {@code INFANTRY.      Men.   Horses.}: where what the lines below are of begins; -1 if nothing of this kind does. */
    static int head(String line) {
        Matcher head = HEAD.matcher(line.length() > LONGEST ? "" : line);
        return head.lookingAt() ? head.start(1) : -1;
    }

    /** The same with words that stand over the names, in the line above. */
    TextColumns below(String line) {
        List<String> whole = new ArrayList<>(names);
        Matcher name = NAME.matcher(line.length() > LONGEST ? "" : line);
        while (name.find()) {
            for (int column = 0; column < names.size(); column++) {
                int from = ends.get(column) - names.get(column).length();
                boolean over = name.start() < ends.get(column) && name.end() > from;
                boolean counts = ColumnKind.of(name.group()) == ColumnKind.BATTALIONS
                        && ColumnKind.of(names.get(column)) == ColumnKind.SQUADRONS;
                String both = name.group() + " " + names.get(column);
                if (over && counts || over && ColumnKind.of(both) == ColumnKind.LOSSES) {
                    whole.set(column, both);
                } else if (over && ColumnKind.of(name.group()) == ColumnKind.LOSSES) {
                    whole.set(column, name.group());
                } else if (over && isAgain(column)) {
                    whole.set(column, LEFT_OUT);
                }
            }
        }
        return new TextColumns(whole, ends);
    }

    /** Whether a column before this one is called the same. */
    private boolean isAgain(int column) {
        return names.subList(0, column).contains(names.get(column));
    }

    /** The row that a line is; empty if no figures stand at its end, or more than there are columns. */
    Optional<Row> row(String text, int number) {
        String whole = withoutRemark(text);
        String line = whole.stripLeading().startsWith("|") ? whole : whole.replace('|', ' ');
        List<Cell> cells = new ArrayList<>();
        List<Integer> columns = new ArrayList<>();
        String left = line;
        int last = names.size();
        while (last > 0) {
            Matcher cell = atEnd(LAST, left, OF_FIGURE, behindGap(left));
            if (!cell.find()) {
                break;
            }
            String before = left.substring(0, cell.start());
            boolean nothing = cell.group("nothing") != null;
            if (!leads(before) || nothing && dots(line.substring(0, cell.end())) >= 0) {
                break;
            }
            last = nearest(cell.end(), last);
            if (last < 0) {
                return Optional.empty();
            }
            if (!nothing && !names.get(last).equals(LEFT_OUT)) {
                cells.add(0, new Cell(cell.group("figure").strip(), number, cell.start() + 1));
                columns.add(0, last);
            }
            int dots = dots(before);
            left = (dots >= 0 ? before.substring(0, dots) : before).stripTrailing();
        }
        boolean total = left.isBlank() && cells.size() == names.size();
        return left.isBlank() && !total || last == names.size()
                ? Optional.empty()
                : Optional.of(
                        new Row(left, cells, columns.stream().map(names::get).toList()));
    }

    /** Asked before a row is read: most lines end in a word. */
    static boolean mayBeRow(String line) {
        return line.length() <= LONGEST && mayEndInCell(withoutRemark(line));
    }

    /** {@code 15th Light ....  1   754  (other bn. with the park)}: what is remarked behind the figures is no column. */
    private static String withoutRemark(String line) {
        String text = line.endsWith(")") ? line : line.stripTrailing();
        int open = text.endsWith(")") ? text.lastIndexOf('(') : -1;
        String before = open > 0 && !holdsDigit(text.substring(open)) ? text.substring(0, open) : "";
        String figures = before.stripTrailing();
        boolean behind = !figures.isEmpty()
                && before.length() > figures.length()
                && Character.isDigit(figures.charAt(figures.length() - 1));
        return behind ? figures : line;
    }

    /** Whether a line ends in what a figure may hold, with a gap or dots in it: most lines end in a word, or in a figure of a sentence. */
    private static boolean mayEndInCell(String line) {
        int at = line.length() - 1;
        while (at >= 0 && line.charAt(at) <= ' ') {
            at--;
        }
        boolean gap = false;
        while (at >= 0 && !gap && (line.charAt(at) == '|' || isOneOf(line.charAt(at), OF_FIGURE))) {
            char c = line.charAt(at);
            gap = c == '\t' || c == '|' || at > 0 && isOfGap(c) && isOfGap(line.charAt(at - 1));
            at--;
        }
        return gap;
    }

    private static boolean isOfGap(char c) {
        return c <= ' ' || c == '.';
    }

    /**
     * Looks for a pattern that runs to the end of a text only where what is left holds nothing else: most of a line is a
     * name, and no part of a figure.
     *
     * @param signs what such a pattern may hold beside digits and blanks
     * @param first no match begins before it
     */
    private static Matcher atEnd(Pattern pattern, String text, String signs, int first) {
        int from = text.length();
        while (from > first && isOneOf(text.charAt(from - 1), signs)) {
            from--;
        }
        return pattern.matcher(text)
                .region(from, text.length())
                .useTransparentBounds(true)
                .useAnchoringBounds(false);
    }

    /** Whether a text ends in what leads to a figure: mostly in two blanks. */
    private static boolean leads(String text) {
        return text.endsWith("  ") || atEnd(LEADER, text, OF_LEADER, 0).find();
    }

    /** Where dots that lead to a figure begin at the end of a text; -1 if there are none. */
    private static int dots(String text) {
        int last = text.lastIndexOf('.');
        if (last < 0 || !text.substring(last + 1).isBlank()) {
            return -1;
        }
        Matcher dots = atEnd(DOTS, text, OF_LEADER, 0);
        return dots.find() ? dots.start() : -1;
    }

    /** Behind the last two blanks before the end of what a text says, which no figure has inside. */
    private static int behindGap(String text) {
        int at = text.length();
        while (at > 0 && text.charAt(at - 1) <= ' ') {
            at--;
        }
        while (at > 1 && (text.charAt(at - 1) > ' ' || text.charAt(at - 2) > ' ')) {
            at--;
        }
        return at > 1 ? at : 0;
    }

    private static boolean isOneOf(char c, String signs) {
        return c >= '0' && c <= '9' || c <= ' ' || signs.indexOf(c) >= 0;
    }

    /** The column whose name ends nearest to where a figure ends, of those left of another one; -1 if there is none. */
    private int nearest(int end, int before) {
        int nearest = before - 1;
        for (int column = before - 1; column >= 0; column--) {
            if (Math.abs(ends.get(column) - end) < Math.abs(ends.get(nearest) - end)) {
                nearest = column;
            }
        }
        return nearest;
    }
}
