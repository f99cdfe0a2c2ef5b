package coupdoeil.editor.form;

import coupdoeil.editor.form.FieldType.Column;
import coupdoeil.model.Attributes;
import coupdoeil.model.pack.Edit;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * A table of values, each of a column's type.
 *
 * @param corner what the rows are called
 * @param change makes the one edit that sets some cells
 * @param growth how rows are added and removed; empty if they cannot
 */
public record Grid(
        String corner,
        List<Column> columns,
        List<Row> rows,
        Function<List<Change>, Edit> change,
        Optional<Growth> growth) {

    /**
     * A row.
     *
     * @param name what it is called; may be empty
     * @param key names it among all that can be wrong, its cells by the keys of their columns behind a slash; may be empty
     */
    public record Row(String name, List<Cell> cells, String key) {
        public Row {
            cells = List.copyOf(cells);
        }

        Row(String name, List<Cell> cells) {
            this(name, cells, "");
        }
    }

    /**
     * A cell.
     *
     * @param type of its own, if the column's does not hold here; null if it does
     * @param usual what the rule system says in its place; empty if nothing can be said of that
     * @param open whether it can be changed
     */
    public record Cell(@Nullable Object value, @Nullable FieldType type, Optional<Usual> usual, boolean open) {

        public static Cell of(@Nullable Object value) {
            return new Cell(value, null, Optional.empty(), true);
        }

        /** Whether the pack says something else than the rule system. */
        public boolean isChanged() {
            return usual.filter(said -> !Objects.equals(said.value(), value)).isPresent();
        }
    }

    /** What the rule system says; null if nothing. */
    public record Usual(@Nullable Object value) {}

    /** A value for a cell, null to say nothing. */
    public record Change(int row, int column, @Nullable Object value) {}

    /** How a grid gets more rows and less. */
    public interface Growth {
        /** A row behind another; -1 for the first. */
        Edit add(int behind);

        Edit remove(int row);
    }

    public Grid {
        columns = List.copyOf(columns);
        rows = List.copyOf(rows);
    }

    /** The type of what stands in a cell. */
    public FieldType type(int row, int column) {
        FieldType own = rows.get(row).cells().get(column).type();
        return own == null ? columns.get(column).type() : own;
    }

    /** The grid of a field whose value is rows. */
    static Grid of(Field field) {
        List<Attributes> groups = rows(field.value());
        List<Column> columns = field.type().columns().isEmpty()
                ? Untyped.columns(groups)
                : field.type().columns();
        List<Row> rows = IntStream.range(0, groups.size())
                .mapToObj(i -> new Row(
                        Integer.toString(i + 1),
                        columns.stream()
                                .map(column -> Cell.of(
                                        groups.get(i).value(column.key()).orElse(null)))
                                .toList()))
                .toList();
        return new Grid(
                "",
                columns,
                rows,
                changes -> field.change().apply(with(groups, columns, changes)),
                growth(field, groups));
    }

    private static List<Attributes> rows(@Nullable Object value) {
        return value instanceof List<?> list
                ? list.stream()
                        .map(row -> row instanceof Attributes group ? group : Attributes.NONE)
                        .toList()
                : List.of();
    }

    private static List<Attributes> with(List<Attributes> groups, List<Column> columns, List<Change> changes) {
        List<Attributes> changed = new ArrayList<>(groups);
        for (Change change : changes) {
            String key = columns.get(change.column()).key();
            Object value = change.value();
            while (changed.size() <= change.row()) {
                changed.add(Attributes.NONE);
            }
            Attributes row = changed.get(change.row());
            changed.set(change.row(), value == null ? row.without(key) : row.with(key, value));
        }
        return changed;
    }

    private static Optional<Growth> growth(Field field, List<Attributes> groups) {
        return Optional.of(new Growth() {
            @Override
            public Edit add(int behind) {
                List<Attributes> changed = new ArrayList<>(groups);
                changed.add(Math.min(changed.size(), behind + 1), Attributes.NONE);
                return field.change().apply(changed);
            }

            @Override
            public Edit remove(int row) {
                List<Attributes> changed = new ArrayList<>(groups);
                changed.remove(row);
                return field.change().apply(changed.isEmpty() ? null : changed);
            }
        });
    }

    /** What is wrong with a cell; empty if nothing. */
    public String fault(int row, int column) {
        return FieldText.fault(
                type(row, column), rows.get(row).cells().get(column).value());
    }
}
