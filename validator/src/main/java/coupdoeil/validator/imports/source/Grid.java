package coupdoeil.validator.imports.source;

import java.util.ArrayList;
import java.util.List;

/**
 * A table as rows of cells, every cell in its column.
 *
 * <p>What spans several columns stands in the first of them, what spans several rows in the first of those.
 */
final class Grid {

    /** A cell: its text, where it begins, whether the table marks it as a heading. */
    record Field(String text, int line, int column, boolean heading) {

        static final Field EMPTY = new Field("", 0, 0, false);

        boolean isBlank() {
            return text.isBlank();
        }
    }

    private final List<List<Field>> rows = new ArrayList<>();
    private int width;

    void add(List<Field> row) {
        rows.add(List.copyOf(row));
        width = Math.max(width, row.size());
    }

    /** The same table with its rows in another order. @param order the rows that stood there, by where they shall stand */
    Grid withRows(List<Integer> order) {
        Grid other = new Grid();
        order.forEach(row -> other.rows.add(rows.get(row)));
        other.width = width;
        return other;
    }

    int height() {
        return rows.size();
    }

    int width() {
        return width;
    }

    Field at(int row, int column) {
        List<Field> fields = rows.get(row);
        return column < fields.size() ? fields.get(column) : Field.EMPTY;
    }

    /** Cells of a row that hold something. */
    int filled(int row) {
        int filled = 0;
        for (Field field : rows.get(row)) {
            filled += field.isBlank() ? 0 : 1;
        }
        return filled;
    }
}
