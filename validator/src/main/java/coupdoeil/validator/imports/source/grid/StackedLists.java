package coupdoeil.validator.imports.source.grid;

import java.util.ArrayList;
import java.util.List;

/**
 * Lists that stand one below the other in a table, each with the same headings above it, as grids of their own: {@code FRENCH}
 * behind an empty row, and {@code Div., Brigade, Unit, Men} again below that. Headings that come again without a title, at
 * the top of a page, say nothing.
 */
final class StackedLists {

    private StackedLists() {}

    static List<Grid> of(Grid grid) {
        GridHeader header = GridHeader.of(grid);
        if (header.rows() == 0) {
            return List.of(grid);
        }
        List<Grid> lists = new ArrayList<>();
        List<Integer> rows = new ArrayList<>();
        for (int row = 0; row < grid.height(); row++) {
            if (row < header.rows() || !isSame(grid, row, header.rows() - 1)) {
                rows.add(row);
                continue;
            }
            int above = row - 1; // More headings, those that stand above the first ones too.
            int first = header.rows() - 2;
            while (first >= 0 && above >= 0 && grid.filled(first) > 1 && isSame(grid, above, first)) {
                above--;
                first--;
            }
            int title = above;
            while (title >= header.rows() && grid.filled(title) == 1) {
                title--;
            }
            boolean titled = title < above && title >= header.rows() && grid.filled(title) == 0;
            int kept = titled ? title : above;
            while (!rows.isEmpty() && rows.get(rows.size() - 1) > kept) {
                rows.remove(rows.size() - 1);
            }
            if (titled) {
                lists.add(grid.withRows(rows));
                rows.clear();
                for (int at = title + 1; at <= row; at++) {
                    rows.add(at);
                }
            }
        }
        lists.add(grid.withRows(rows));
        return lists;
    }

    private static boolean isSame(Grid grid, int row, int other) {
        if (grid.filled(row) < 2) {
            return false;
        }
        for (int column = 0; column < grid.width(); column++) {
            if (!grid.at(row, column)
                    .text()
                    .equalsIgnoreCase(grid.at(other, column).text())) {
                return false;
            }
        }
        return true;
    }
}
