package coupdoeil.validator.imports.source;

import java.util.ArrayList;
import java.util.List;

/**
 * A table as rows of cells, every cell in its column.
 *
 * <p>What spans several columns stands in the first of them, what spans several rows in the first of those.
 */
final class Grid {

    /**
     * A cell: its text, where it begins, whether the table marks it as a heading.
     *
     * @param lines where each line of its text stands in the file; empty if all stand on the first of them
     */
    record Field(String text, int line, int column, boolean heading, List<Integer> lines) {

        static final Field EMPTY = new Field("", 0, 0, false);

        Field {
            lines = List.copyOf(lines);
        }

        Field(String text, int line, int column, boolean heading) {
            this(text, line, column, heading, List.of());
        }

        /** Where a line of its text stands in the file. @param at which of them, from 0 */
        int lineOf(int at) {
            return at < lines.size() ? lines.get(at) : line;
        }

        Field withText(String other) {
            return new Field(other, line, column, heading, lines);
        }

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

    List<Field> row(int row) {
        return rows.get(row);
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
