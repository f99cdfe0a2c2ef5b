package coupdoeil.validator.imports.source.text;

import coupdoeil.validator.imports.source.ColumnKind;
import coupdoeil.validator.imports.source.grid.Grid;
import coupdoeil.validator.imports.source.grid.GridHeader;
import coupdoeil.validator.imports.source.grid.ShortRows;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;

/** A table in the middle of a text, its cells parted by tabs, as a browser copies it. */
final class TabTable {

    private static final int FEWEST_COLUMNS = 3;
    private static final int FEWEST_ROWS = 3;
    /** A row breaks over so many lines, at most. */
    private static final int MOST_LINES = 6;
    /** A longer line names no columns. */
    private static final int LONGEST = 400;

    /** A dash stands where there is nothing to say. */
    private static final Pattern NOTHING = Pattern.compile("[\\s–—-]*");

    private TabTable() {}

    /**
     * How many lines from here on are a table with headings that say what its columns hold; 0 if they are none.
     *
     * @param parted whether something empty stands before it; else all of its headings must be known
     */
    static int rows(String[] lines, int from, boolean parted) {
        if (lines[from].indexOf('\t') < 0) {
            return 0;
        }
        String[] headings = lines[from].split("\t", -1);
        int known = 0;
        for (String heading : headings) {
            known += ColumnKind.of(heading) != ColumnKind.NONE ? 1 : 0;
        }
        if (headings.length < FEWEST_COLUMNS || (parted ? 2 * known : known) < headings.length) {
            return 0;
        }
        boolean figured = ColumnKind.of(headings[headings.length - 1]).isFigure();
        int end = from + 1;
        for (int next = end; next > 0 && next < lines.length; ) {
            next = end(lines, end, figured, headings.length);
            end = Math.max(end, next);
        }
        return end - from >= FEWEST_ROWS ? end - from : 0;
    }

    /**
     * {@code Unit, Class, Figs, Men} between tabs: what the cells of rows below are called, also where headings without a tab
     * stand between those; empty if a line says anything else.
     */
    static List<String> names(String line) {
        if (line.indexOf('\t') < 0 || line.length() > LONGEST) {
            return List.of();
        }
        List<String> names =
                Arrays.stream(line.split("\t", -1)).map(String::strip).toList();
        boolean figures = names.stream().anyMatch(name -> ColumnKind.of(name).isFigure());
        boolean all =
                names.stream().allMatch(name -> ColumnKind.of(name) != ColumnKind.NONE || ColumnKind.isOther(name));
        boolean named = ColumnKind.of(names.get(0)) == ColumnKind.NAME;
        return names.size() >= FEWEST_COLUMNS && figures && all && named ? names : List.of();
    }

    /**
     * Behind the row that begins on a line; 0 if there is none. A cell with several lines breaks the row, which ends with a
     * figure or a dash if its last column has figures.
     */
    private static int end(String[] lines, int from, boolean figured, int width) {
        int cells = 1;
        for (int at = from; at < Math.min(lines.length, from + MOST_LINES) && !lines[at].isBlank(); at++) {
            String[] parts = lines[at].split("\t", -1);
            cells += parts.length - 1;
            String last = parts[parts.length - 1];
            boolean whole = !figured
                    || last.isBlank()
                    || GridHeader.isFigure(last)
                    || NOTHING.matcher(last).matches();
            if (cells > width || !figured && parts.length == 1) {
                return at == from && parts.length > 1 ? from + 1 : 0;
            }
            if (whole && parts.length > 1) {
                return at + 1;
            }
        }
        return lines[Math.min(from, lines.length - 1)].indexOf('\t') >= 0 ? from + 1 : 0;
    }

    static Grid grid(String[] lines, int from, int rows) {
        int width = lines[from].split("\t", -1).length;
        boolean figured = ColumnKind.of(lines[from].substring(lines[from].lastIndexOf('\t') + 1))
                .isFigure();
        Grid grid = new Grid();
        grid.add(row(lines, from, from + 1, true));
        for (int at = from + 1; at < from + rows; ) {
            int end = Math.max(at + 1, Math.min(from + rows, end(lines, at, figured, width)));
            grid.add(row(lines, at, end, false));
            at = end;
        }
        return ShortRows.placed(grid);
    }

    /** A row on some lines; the first cell of a line but the first goes on with the last of that before it. */
    private static List<Grid.Field> row(String[] lines, int from, int end, boolean heading) {
        List<Grid.Field> row = new ArrayList<>();
        for (int at = from; at < end; at++) {
            int column = 1;
            boolean goesOn = at > from;
            for (String text : lines[at].split("\t", -1)) {
                Grid.Field field = NOTHING.matcher(text).matches()
                        ? Grid.Field.EMPTY
                        : new Grid.Field(text.strip(), at + 1, column, heading);
                int last = row.size() - 1;
                if (goesOn && !row.get(last).isBlank()) {
                    row.set(last, row.get(last).withText(row.get(last).text() + "\n" + field.text()));
                } else if (goesOn) {
                    row.set(last, field);
                } else {
                    row.add(field);
                }
                goesOn = false;
                column += text.length() + 1;
            }
        }
        return row;
    }
}
