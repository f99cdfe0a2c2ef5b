package coupdoeil.validator.imports.source.markup;

import coupdoeil.validator.imports.source.Budget;
import coupdoeil.validator.imports.source.Budget.Limit;
import coupdoeil.validator.imports.source.Cell;
import coupdoeil.validator.imports.source.Mark;
import coupdoeil.validator.imports.source.SourceLine;
import coupdoeil.validator.imports.source.grid.Grid;
import coupdoeil.validator.imports.source.grid.GridLines;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jsoup.parser.Parser;

/** MediaWiki source as lines: headings, bullets, tables; links and templates give their text. */
public final class WikiLines {

    private static final Pattern HEADING = Pattern.compile("\\s*(={2,6})\\s*(.*?)\\s*\\1\\s*");
    private static final Pattern BULLET = Pattern.compile("([*#:;]+)\\s*(.*)");
    private static final Pattern SIGNS = Pattern.compile(
            "(?m)^[ \\t]*(?:\\{\\||={2,6}[^=\n]+={2,6}[ \\t]*$)|\\[\\[[^\\]\\[\n]+\\]\\]|'''[^'\n]+'''");
    /** What headings between equals signs alone are not: the text of a page is copied with those, too. */
    private static final Pattern OWN = Pattern.compile("(?m)^[ \\t]*\\{\\||\\[\\[|'''|^[*#:;]");

    private static final int FEW = 3;
    private static final Pattern SPAN = Pattern.compile("(?i)(row|col)span\\s*=\\s*\"?(\\d{1,3})");
    private static final int WIDEST = 200;
    private static final int LONGEST = 5_000;

    /** What is written about text, and what it leaves. */
    private record Markup(Pattern what, String by) {
        Markup(String what, String by) {
            this(Pattern.compile(what), by);
        }
    }

    /** In this order: what is inside goes before what holds it. */
    private static final List<Markup> MARKUP = List.of(
            new Markup("<ref[^>/]*/>|<ref[^>]*>.*?</ref>|<!--.*?-->", ""),
            new Markup("<br\\s*/?>", "\n"),
            new Markup("</?\\w+[^<>]*>", ""),
            new Markup("\\[\\[(?:File|Image|Datei|Fichier|Archivo):[^\\]]*\\]\\]", ""),
            new Markup("\\[\\[(?:[^\\[\\]|]*\\|)?([^\\[\\]|]*)\\]\\]", "$1"),
            new Markup("\\{\\{\\s*(?:nowrap|small|big|nobr|lang\\|\\w+)\\s*\\|([^{}|]*)\\}\\}", "$1"),
            new Markup("\\{\\{[^{}]*\\}\\}", ""),
            new Markup("'{2,}", ""));

    private final List<SourceLine> lines = new ArrayList<>();
    private final String[] raw;
    private final Budget budget;
    private boolean blank = true;

    private WikiLines(String text, Budget budget) {
        this.budget = budget;
        this.raw = text.split("\r\n|\n|\r", -1);
    }

    /** Whether a text holds a few of the signs of MediaWiki, or begins with a table of it. */
    public static boolean isWiki(String text) {
        String start = text.substring(0, Math.min(text.length(), 20_000));
        Matcher sign = SIGNS.matcher(start);
        int signs = 0;
        while (signs < FEW && sign.find()) {
            signs++;
        }
        return signs >= FEW && OWN.matcher(start).find() || text.stripLeading().startsWith("{|");
    }

    /** Its headings, items, rows and paragraphs as lines. */
    public static List<SourceLine> of(String text, Budget budget) {
        WikiLines reader = new WikiLines(text, budget);
        for (int at = 0; at < reader.raw.length; at++) {
            at = reader.line(at);
        }
        return reader.lines;
    }

    private int line(int at) {
        String line = raw[at];
        if (line.stripLeading().startsWith("{|")) {
            return table(at);
        }
        String text = plain(line);
        if (text.isBlank()) {
            blank = true;
            return at;
        }
        Matcher heading = HEADING.matcher(text);
        Matcher bullet = BULLET.matcher(text);
        if (heading.matches()) {
            int level = heading.group(1).length();
            add(Mark.HEADING, level, heading.group(2), at, line);
        } else if (bullet.matches() && !bullet.group(2).isBlank()) {
            boolean term = bullet.group(1).equals(";");
            add(term ? Mark.PLAIN : Mark.ITEM, term ? 0 : bullet.group(1).length(), bullet.group(2), at, line);
        } else {
            add(Mark.PLAIN, line.contains("'''") ? 0 : 4, text.strip(), at, line);
        }
        return at;
    }

    private void add(Mark mark, int level, String text, int at, String line) {
        String start = text.length() > 8 ? text.substring(0, 8) : text;
        int column = Math.max(0, line.indexOf(start)) + 1;
        lines.add(new SourceLine(mark, level, List.of(new Cell(text.strip(), at + 1, column)), List.of(), blank));
        blank = false;
    }

    /** Without links, templates, references, emphasis; entities resolved. */
    private static String plain(String line) {
        // What is opened again and again and never closed is looked for from each place on.
        StringBuilder all = new StringBuilder();
        for (int from = 0; from < line.length(); from += LONGEST) {
            String plain = line.substring(from, Math.min(line.length(), from + LONGEST));
            for (Markup markup : MARKUP) {
                plain = markup.what().matcher(plain).replaceAll(markup.by());
            }
            all.append(plain);
        }
        return Parser.unescapeEntities(all.toString(), false);
    }

    private int table(int first) {
        Grid grid = new Grid();
        List<Grid.Field> row = new ArrayList<>();
        int[] covered = new int[WIDEST];
        int width = WIDEST;
        int at = first + 1;
        for (; at < raw.length && !raw[at].stripLeading().startsWith("|}"); at++) {
            String line = raw[at].stripLeading();
            if (line.startsWith("|-") || row.size() >= width && beginsRow(line, row)) {
                width = width == WIDEST && !row.isEmpty() ? row.size() : width;
                finish(grid, row, covered);
                row = new ArrayList<>();
            }
            if (line.startsWith("|-")) {
                int behind = line.indexOf('|', 1);
                line = behind < 0 || !line.contains("||") ? "" : line.substring(behind);
            }
            if (line.startsWith("|+")) {
                String caption = plain(line.substring(line.lastIndexOf("style=") < 0 ? 2 : line.lastIndexOf('|') + 1));
                if (!caption.isBlank()) {
                    add(Mark.PLAIN, 0, caption, at, raw[at]);
                }
            } else if (line.startsWith("|") || line.startsWith("!")) {
                boolean heading = line.startsWith("!");
                for (String cell : line.substring(1).split(heading ? "!!|\\|\\|" : "\\|\\|", -1)) {
                    cell(cell, at + 1, heading, row, covered);
                }
            } else if (!row.isEmpty()) {
                int from = at;
                while (at + 1 < raw.length && !isOfTable(raw[at + 1])) {
                    at++;
                }
                row.add(goneOn(row.remove(row.size() - 1), from, at));
            }
        }
        finish(grid, row, covered);
        blank = true;
        lines.addAll(GridLines.of(grid));
        blank = true;
        return Math.min(at, raw.length - 1);
    }

    /** Whether a line goes on below a full row whose mark was lost: one of several cells, or any below a cell that spans all. */
    private static boolean beginsRow(String line, List<Grid.Field> row) {
        boolean spanned = row.stream().filter(cell -> !cell.isBlank()).count() == 1;
        return !line.startsWith("|+") && isOfTable(line) && (spanned || line.contains("||"));
    }

    private static boolean isOfTable(String line) {
        String bare = line.stripLeading();
        return bare.startsWith("|") || bare.startsWith("!");
    }

    /** A cell with what stands on the lines below it. @param to the last of them */
    private Grid.Field goneOn(Grid.Field cell, int from, int to) {
        CellText text = new CellText();
        text.add(cell);
        for (int at = from; at <= to; at++) {
            for (String line :
                    plain(raw[at].strip()).replaceFirst("^[*#:]+\\s*", "").split("\n")) {
                text.append(line, at + 1);
                text.end();
            }
        }
        int first = cell.isBlank() ? from + 1 : cell.line();
        return text.field(first, 1, cell.heading());
    }

    private void finish(Grid grid, List<Grid.Field> row, int[] covered) {
        if (row.isEmpty()) {
            return;
        }
        for (int column = row.size(); column < WIDEST; column++) {
            covered[column] = Math.max(0, covered[column] - 1);
        }
        budget.take(Limit.CELLS, row.size() + 1);
        grid.add(row);
    }

    /** Whether what begins before a place is a link or template, which has bars of its own. */
    private static boolean isWithin(String cell, int place, String begins, String ends) {
        int first = cell.indexOf(begins);
        return first >= 0 && first < place && cell.indexOf(ends, first) >= 0;
    }

    private void cell(String cell, int number, boolean heading, List<Grid.Field> row, int[] covered) {
        while (row.size() < WIDEST && covered[row.size()] > 0) {
            covered[row.size()]--;
            row.add(Grid.Field.EMPTY);
        }
        int bar = cell.indexOf('|');
        boolean within = isWithin(cell, bar, "[[", "]]") || isWithin(cell, bar, "{{", "}}");
        String attributes = bar > 0 && cell.indexOf('=') >= 0 && !within ? cell.substring(0, bar) : "";
        String text = plain(cell.substring(attributes.isEmpty() ? 0 : bar + 1)).strip();
        int rows = 1;
        int columns = 1;
        Matcher span = SPAN.matcher(attributes);
        while (span.find()) {
            int value = Math.max(1, Integer.parseInt(span.group(2)));
            rows = span.group(1).equalsIgnoreCase("row") ? value : rows;
            columns = span.group(1).equalsIgnoreCase("col") ? value : columns;
        }
        for (int i = 0; i < columns && row.size() < WIDEST; i++) {
            covered[row.size()] = rows - 1;
            int column = Math.max(0, raw[number - 1].indexOf(cell)) + 1;
            row.add(i > 0 || text.isEmpty() ? Grid.Field.EMPTY : new Grid.Field(text, number, column, heading));
        }
    }
}
