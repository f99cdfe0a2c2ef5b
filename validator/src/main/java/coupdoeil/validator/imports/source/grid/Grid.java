package coupdoeil.validator.imports.source.grid;

import java.util.ArrayList;
import java.util.List;

/**
 * A table as rows of cells, every cell in its column.
 *
 * <p>What spans several columns stands in the first of them, what spans several rows in the first of those.
 */
public final class Grid {

    /**
     * A cell: its text, where it begins, whether the table marks it as a heading.
     *
     * @param lines where each line of its text stands in the file; empty if all stand on the first of them
     */
    public record Field(String text, int line, int column, boolean heading, List<Integer> lines) {

        /** A cell that nothing was written into. */
        public static final Field EMPTY = new Field("", 0, 0, false);

        public Field {
            lines = List.copyOf(lines);
        }

        /** A cell whose text stands on one line of the file. */
        public Field(String text, int line, int column, boolean heading) {
            this(text, line, column, heading, List.of());
        }

        /** Where a line of its text stands in the file. @param at which of them, from 0 */
        public int lineOf(int at) {
            return at < lines.size() ? lines.get(at) : line;
        }

        /** The same cell with another text. */
        public Field withText(String other) {
            return new Field(other, line, column, heading, lines);
        }

        /** Whether it holds nothing but blanks. */
        public boolean isBlank() {
            return text.isBlank();
        }
    }

    private final List<List<Field>> rows = new ArrayList<>();
    private int width;

    /** Puts a row below the others; it may be shorter or longer than they are. */
    public void add(List<Field> row) {
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

    /** How many rows it has. */
    public int height() {
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
