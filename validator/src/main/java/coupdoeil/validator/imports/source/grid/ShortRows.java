package coupdoeil.validator.imports.source.grid;

import coupdoeil.validator.imports.source.ColumnKind;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Rows between tabs with fewer cells than the headings have. A browser that copies a table gives a cell that spans rows in
 * the first of them only, so the others lack their first cells; a spreadsheet leaves out what is empty at the end. Which it
 * is, is told by where figures come to stand below the names of figures, and words below those of words.
 */
public final class ShortRows {

    private static final Pattern NOTHING = Pattern.compile("[\\s–—?-]+");

    private final Grid grid;
    private final GridHeader header;

    private ShortRows(Grid grid) {
        this.grid = grid;
        this.header = GridHeader.of(grid);
    }

    /** The same table with each row of fewer cells where it fits; unchanged without headings. */
    public static Grid placed(Grid grid) {
        ShortRows rows = new ShortRows(grid);
        return rows.header.rows() == 0 || rows.header.starts().size() > 1 ? grid : rows.placed();
    }

    private Grid placed() {
        int width = grid.row(header.rows() - 1).size();
        Grid placed = new Grid();
        for (int at = 0; at < grid.height(); at++) {
            List<Grid.Field> row = grid.row(at);
            int missing = width - row.size();
            boolean right = at >= header.rows() && missing > 0 && isRight(row, header.names(), missing);
            placed.add(right ? behind(missing, row) : row);
        }
        return placed;
    }

    private static List<Grid.Field> behind(int missing, List<Grid.Field> row) {
        List<Grid.Field> whole = new ArrayList<>(Collections.nCopies(missing, Grid.Field.EMPTY));
        whole.addAll(row);
        return whole;
    }

    /** What the cells of a row between tabs are called, of names that may be more than they are. */
    public static List<String> names(String line, List<String> names) {
        List<Grid.Field> row = new ArrayList<>();
        for (String text : line.split("\t", -1)) {
            row.add(new Grid.Field(text, 1, 1, false));
        }
        int missing = names.size() - row.size();
        return missing > 0 && isRight(row, names, missing) ? names.subList(missing, names.size()) : names;
    }

    /** Whether cells hold what their columns do if those that are missing stand before them. */
    private static boolean isRight(List<Grid.Field> row, List<String> names, int missing) {
        return fit(row, names, missing) >= fit(row, names, 0);
    }

    /** How many cells hold what their column does if so many are missing before them. */
    private static int fit(List<Grid.Field> row, List<String> names, int missing) {
        int fit = 0;
        for (int at = 0; at < row.size(); at++) {
            boolean figures = ColumnKind.of(names.get(at + missing)).isFigure();
            fit += fits(row.get(at).text(), figures) ? 1 : 0;
        }
        return fit;
    }

    private static boolean fits(String text, boolean figures) {
        if (text.isBlank()) {
            return false;
        }
        return figures
                ? NOTHING.matcher(text).matches() || text.chars().anyMatch(Character::isDigit)
                : text.chars().anyMatch(Character::isLetter);
    }
}
