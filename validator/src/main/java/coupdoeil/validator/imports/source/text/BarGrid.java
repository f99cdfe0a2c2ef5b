package coupdoeil.validator.imports.source.text;

import coupdoeil.validator.imports.source.ColumnKind;
import coupdoeil.validator.imports.source.grid.Grid;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Rows with bars between their cells as a grid: a whole text of them, or a table in the middle of one. */
public final class BarGrid {

    private static final String RULE = "[|:+\\- ]+";

    private static final int FEWEST_ROWS = 2;
    /** So many rules stand above headings, at most. */
    private static final int MOST_RULES = 3;

    private BarGrid() {}

    /** The grid; empty if there are other lines in the text. */
    public static Optional<Grid> read(String text) {
        String[] lines = text.lines().toArray(String[]::new);
        for (String line : lines) {
            if (!line.isBlank() && line.strip().charAt(0) != '|') {
                return Optional.empty();
            }
        }
        Grid grid = of(lines, 0, lines.length);
        return grid.height() == 0 ? Optional.empty() : Optional.of(grid);
    }

    /** Of lines that begin with a bar, or are blank. */
    private static Grid of(String[] lines, int from, int to) {
        Grid grid = new Grid();
        for (int at = from; at < to; at++) {
            if (!isRule(lines[at])) {
                grid.add(row(lines[at], at + 1));
            }
        }
        return grid;
    }

    private static boolean isRule(String line) {
        return line.isBlank() || line.strip().matches(RULE) && line.indexOf('-') >= 0;
    }

    /**
     * How many lines from here on are a table whose headings name formations as well as units, so that what belongs to what
     * is said by its cells; 0 if they are none.
     */
    static int rows(String[] lines, int from) {
        if (!isBarred(lines[from])) {
            return 0;
        }
        int end = from;
        int rows = 0;
        int names = 0;
        while (end < lines.length && isBarred(lines[end])) {
            if (!isRule(lines[end])) {
                names = rows == 0 ? names(row(lines[end], end + 1)) : names;
                rows++;
            }
            if (rows > 0 && names < 2 || rows == 0 && end - from > MOST_RULES) {
                return 0;
            }
            end++;
        }
        return rows > FEWEST_ROWS ? end - from : 0;
    }

    /** How many columns a row of headings says are of names; 0 if it says of fewer than two others that they are of figures. */
    private static int names(List<Grid.Field> row) {
        int names = 0;
        int figures = 0;
        for (Grid.Field field : row) {
            names += ColumnKind.of(field.text()) == ColumnKind.NAME ? 1 : 0;
            figures += ColumnKind.of(field.text()).isFigure() ? 1 : 0;
        }
        return figures > 1 ? names : 0;
    }

    private static boolean isBarred(String line) {
        return TextLines.first(line) == '|';
    }

    static Grid grid(String[] lines, int from, int rows) {
        return of(lines, from, from + rows);
    }

    private static List<Grid.Field> row(String line, int number) {
        List<Grid.Field> fields = new ArrayList<>();
        int from = line.indexOf('|') + 1;
        for (int at = from; at < line.length(); at++) {
            if (line.charAt(at) == '|') {
                String text = line.substring(from, at);
                String bare = text.strip();
                fields.add(
                        bare.isEmpty()
                                ? Grid.Field.EMPTY
                                : new Grid.Field(bare, number, from + text.indexOf(bare) + 1, false));
                from = at + 1;
            }
        }
        return fields;
    }
}
