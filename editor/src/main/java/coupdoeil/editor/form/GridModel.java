package coupdoeil.editor.form;

import coupdoeil.editor.form.FieldText.Reading;
import coupdoeil.editor.form.Grid.Change;
import coupdoeil.editor.text.Messages;
import coupdoeil.model.pack.Edit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import javax.swing.table.AbstractTableModel;

/** A grid as a Swing table model; cells hold what they are called. */
final class GridModel extends AbstractTableModel {

    private static final long serialVersionUID = 1L;

    private final transient Consumer<List<Change>> typed;
    private transient Function<String, Optional<Mark>> marks = key -> Optional.empty();
    private transient Grid grid =
            new Grid("", List.of(), List.of(), any -> new Edit("", pack -> pack), Optional.empty());

    /** @param typed takes what is typed into a cell */
    GridModel(Consumer<List<Change>> typed) {
        this.typed = typed;
    }

    /** Shows another grid. */
    void show(Grid changed) {
        boolean same = grid.columns().equals(changed.columns());
        int rows = grid.rows().size();
        grid = changed;
        if (!same) {
            fireTableStructureChanged();
        } else if (rows != changed.rows().size()) {
            fireTableDataChanged();
        } else if (rows > 0) {
            fireTableRowsUpdated(0, rows - 1);
        }
    }

    Grid grid() {
        return grid;
    }

    /** @param known what is wrong with the thing of a key */
    void mark(Function<String, Optional<Mark>> known) {
        marks = known;
    }

    /** What is wrong with a row or any of its cells. */
    Optional<Mark> mark(int row) {
        String key = grid.rows().get(row).key();
        return key.isEmpty() ? Optional.empty() : marks.apply(key);
    }

    /** What is wrong with a cell; in a table of values every row is one. */
    Optional<Mark> mark(int row, int column) {
        String key = grid.rows().get(row).key();
        return key.isEmpty() || getColumnCount() == 1
                ? mark(row)
                : marks.apply(key + "/" + grid.columns().get(column).key());
    }

    @Override
    public int getRowCount() {
        return grid.rows().size();
    }

    @Override
    public int getColumnCount() {
        return grid.columns().size();
    }

    @Override
    public String getColumnName(int column) {
        return grid.columns().get(column).type().label();
    }

    @Override
    public boolean isCellEditable(int row, int column) {
        return grid.rows().get(row).cells().get(column).open()
                && grid.type(row, column).isTyped();
    }

    @Override
    public Object getValueAt(int row, int column) {
        return FieldText.name(
                grid.type(row, column), grid.rows().get(row).cells().get(column).value());
    }

    @Override
    public void setValueAt(Object text, int row, int column) {
        if (!text.equals(getValueAt(row, column))) {
            typed.accept(read(row, column, List.of(List.of(text.toString()))));
        }
    }

    /** What is wrong with a text for a cell; empty if nothing. */
    String refusal(int row, int column, String text) {
        Reading reading = FieldText.read(grid.type(row, column), text);
        if (reading.isGood()
                && reading.value() == null
                && grid.type(row, column).required()) {
            return Messages.text("field.required");
        }
        return reading.error();
    }

    /**
     * What some cells would be, from texts that begin at one of them; what lies beyond the grid is left out.
     *
     * @throws IllegalArgumentException if a cell refuses its text; the message says where and why
     */
    List<Change> read(int row, int column, List<List<String>> texts) {
        List<Change> changes = new ArrayList<>();
        for (int i = 0; i < texts.size() && row + i < getRowCount(); i++) {
            List<String> line = texts.get(i);
            for (int j = 0; j < line.size() && column + j < getColumnCount(); j++) {
                if (!isCellEditable(row + i, column + j)) {
                    continue;
                }
                String refusal = refusal(row + i, column + j, line.get(j));
                if (!refusal.isEmpty()) {
                    throw new IllegalArgumentException(Messages.text(
                            "grid.refused", grid.rows().get(row + i).name(), getColumnName(column + j), refusal));
                }
                Reading reading = FieldText.read(grid.type(row + i, column + j), line.get(j));
                changes.add(new Change(row + i, column + j, reading.value()));
            }
        }
        return changes;
    }

    /** Lines of cells as spreadsheets copy them. */
    static List<List<String>> cells(String copied) {
        return copied.strip().lines().map(line -> List.of(line.split("\t", -1))).toList();
    }
}
