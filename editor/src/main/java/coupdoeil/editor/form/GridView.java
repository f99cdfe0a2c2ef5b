package coupdoeil.editor.form;

import com.formdev.flatlaf.util.UIScale;
import coupdoeil.editor.action.Icons;
import coupdoeil.editor.form.Grid.Change;
import coupdoeil.editor.form.Grid.Usual;
import coupdoeil.editor.text.Messages;
import coupdoeil.editor.widget.Keys;
import coupdoeil.editor.widget.SheetTable;
import coupdoeil.editor.widget.ThemeLine;
import coupdoeil.model.pack.Edit;
import java.awt.BorderLayout;
import java.awt.Color;
import java.awt.Dimension;
import java.awt.GraphicsEnvironment;
import java.awt.Toolkit;
import java.awt.datatransfer.DataFlavor;
import java.awt.datatransfer.UnsupportedFlavorException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import javax.swing.BorderFactory;
import javax.swing.Box;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JPanel;
import javax.swing.JScrollPane;
import javax.swing.JTable;
import javax.swing.JToolBar;
import javax.swing.ScrollPaneConstants;
import javax.swing.UIManager;
import javax.swing.table.AbstractTableModel;

/**
 * Shows a grid: type over a cell, paste from a spreadsheet, Delete empties cells. The names of the rows stay in sight.
 */
public final class GridView extends JPanel {

    private static final long serialVersionUID = 1L;

    private static final int MOST_INLINE_ROWS = 8;
    private static final int COLUMN_WIDTH = 92;

    private final transient Consumer<Edit> edits;
    private final GridModel model = new GridModel(this::change);
    private final JTable table = new SheetTable(model);
    private final JTable names = new JTable(new Names());
    private final JScrollPane scroll = new JScrollPane(table);
    private final JLabel corner = new JLabel();
    private final JLabel note = new JLabel(" ");
    private final JButton more = new JButton(Messages.text("grid.add-row"));
    private final JButton less = new JButton(Messages.text("grid.remove-row"));
    private final JButton restore = new JButton(Messages.text("grid.restore"));
    private boolean inline;

    /** @param edits takes what is changed */
    public GridView(Consumer<Edit> edits) {
        super(new BorderLayout());
        this.edits = edits;
        table.setDefaultRenderer(Object.class, new GridCells.Renderer(model));
        table.setDefaultEditor(Object.class, GridCells.editor(model, this::say));
        table.setCellSelectionEnabled(true);
        table.setAutoResizeMode(JTable.AUTO_RESIZE_OFF);
        table.setShowVerticalLines(true);
        table.getTableHeader().setReorderingAllowed(false);
        names.setSelectionModel(table.getSelectionModel());
        names.setFocusable(false);
        names.setDefaultRenderer(Object.class, new GridCells.NameRenderer(model));
        note.putClientProperty("FlatLaf.style", "foreground: $Form.errorForeground");
        corner.setBorder(BorderFactory.createEmptyBorder(0, UIScale.scale(6), 0, 0));
        scroll.setRowHeaderView(names);
        scroll.setCorner(ScrollPaneConstants.UPPER_LEADING_CORNER, corner);
        scroll.setBorder(new ThemeLine());
        add(scroll, BorderLayout.CENTER);
        add(buttons(), BorderLayout.SOUTH);
        Keys.bind(table, WHEN_ANCESTOR_OF_FOCUSED_COMPONENT, "ctrl V", this::paste);
        Keys.bind(table, WHEN_ANCESTOR_OF_FOCUSED_COMPONENT, "DELETE", this::clear);
        table.getSelectionModel().addListSelectionListener(event -> selected(event.getValueIsAdjusting()));
        table.getColumnModel()
                .getSelectionModel()
                .addListSelectionListener(event -> selected(event.getValueIsAdjusting()));
        updateUI();
        showEnabled();
    }

    @Override
    public void updateUI() {
        super.updateUI();
        if (names != null) {
            names.updateUI();
            // A colour of the look itself would be taken back when the table takes on the look.
            names.setBackground(
                    new Color(UIManager.getColor("TableHeader.background").getRGB()));
        }
    }

    private JComponent buttons() {
        JToolBar bar = new JToolBar();
        bar.setFloatable(false);
        more.addActionListener(event -> model.grid()
                .growth()
                .ifPresent(growth -> edits.accept(
                        growth.add(table.getSelectedRow() < 0 ? model.getRowCount() - 1 : table.getSelectedRow()))));
        less.addActionListener(event -> remove());
        restore.addActionListener(event -> restore());
        bar.add(more);
        bar.add(less);
        bar.add(restore);
        bar.add(Box.createHorizontalStrut(UIScale.scale(8)));
        bar.add(note);
        return bar;
    }

    @Override
    public void setName(String name) {
        super.setName(name);
        table.setName(name + ".table");
        names.setName(name + ".rows");
        note.setName(name + ".note");
        more.setName(name + ".add");
        less.setName(name + ".remove");
        restore.setName(name + ".restore");
    }

    /** The table of cells. */
    public JTable table() {
        return table;
    }

    /** Inside a form it is only as high as its rows. */
    void setInline(boolean on) {
        inline = on;
    }

    public void show(Grid grid) {
        int[] rows = table.getSelectedRows();
        int[] columns = table.getSelectedColumns();
        if (table.isEditing()) {
            table.removeEditor();
        }
        boolean restructured = !model.grid().columns().equals(grid.columns());
        model.show(grid);
        ((AbstractTableModel) names.getModel()).fireTableDataChanged();
        corner.setText(grid.corner());
        if (restructured) {
            setWidths();
        }
        reselect(rows, columns);
        names.setPreferredScrollableViewportSize(new Dimension(nameWidth(), 0));
        more.setVisible(grid.growth().isPresent());
        less.setVisible(grid.growth().isPresent());
        restore.setVisible(grid.rows().stream()
                .anyMatch(row ->
                        row.cells().stream().anyMatch(cell -> cell.usual().isPresent())));
        showEnabled();
        if (inline) {
            int height = table.getRowHeight()
                    * Math.max(1, Math.min(MOST_INLINE_ROWS, grid.rows().size()));
            table.setPreferredScrollableViewportSize(new Dimension(100, height));
        }
        revalidate();
    }

    private void reselect(int[] rows, int[] columns) {
        for (int row : rows) {
            if (row < model.getRowCount()) {
                table.addRowSelectionInterval(row, row);
            }
        }
        for (int column : columns) {
            if (column < model.getColumnCount()) {
                table.addColumnSelectionInterval(column, column);
            }
        }
    }

    private void setWidths() {
        table.setAutoResizeMode(table.getColumnCount() == 1 ? JTable.AUTO_RESIZE_ALL_COLUMNS : JTable.AUTO_RESIZE_OFF);
        for (int i = 0; i < table.getColumnCount(); i++) {
            int header = table.getFontMetrics(table.getFont()).stringWidth(model.getColumnName(i)) + UIScale.scale(18);
            table.getColumnModel().getColumn(i).setPreferredWidth(Math.max(UIScale.scale(COLUMN_WIDTH), header));
        }
    }

    private int nameWidth() {
        int widest =
                names.getFontMetrics(names.getFont()).stringWidth(model.grid().corner());
        for (Grid.Row row : model.grid().rows()) {
            widest = Math.max(widest, names.getFontMetrics(names.getFont()).stringWidth(row.name()));
        }
        return Math.min(UIScale.scale(260), widest + UIScale.scale(22 + Icons.SIZE));
    }

    /** Takes what has been typed into a cell but not confirmed yet. */
    public void finishTyping() {
        if (table.isEditing() && !table.getCellEditor().stopCellEditing()) {
            table.getCellEditor().cancelCellEditing();
        }
    }

    private void say(String text) {
        note.setText(text.isEmpty() ? " " : text);
    }

    /** @param known what is wrong with the thing of a key, as rows and columns name theirs */
    public void mark(Function<String, Optional<Mark>> known) {
        model.mark(known);
        table.repaint();
        names.repaint();
        if (!table.isEditing()) {
            say(wrong());
        }
    }

    private void selected(boolean adjusting) {
        showEnabled();
        if (!adjusting) {
            say(wrong());
        }
    }

    /** What is wrong with the selected cell, else with its row; empty if nothing. */
    private String wrong() {
        int row = table.getSelectedRow();
        int column = table.getSelectedColumn();
        if (row < 0 || column < 0 || row >= model.getRowCount()) {
            return "";
        }
        return model.mark(row, column).or(() -> model.mark(row)).map(Mark::text).orElse("");
    }

    private void showEnabled() {
        less.setEnabled(table.getSelectedRow() >= 0);
        restore.setEnabled(selected().stream().anyMatch(at -> cell(at).isChanged()));
    }

    private Grid.Cell cell(Change at) {
        return model.grid().rows().get(at.row()).cells().get(at.column());
    }

    /** The selected cells, to be emptied. */
    private List<Change> selected() {
        List<Change> cells = new ArrayList<>();
        for (int row : table.getSelectedRows()) {
            for (int column : table.getSelectedColumns()) {
                if (row < model.getRowCount() && column < model.getColumnCount()) {
                    cells.add(new Change(row, column, null));
                }
            }
        }
        return cells;
    }

    private void remove() {
        finishTyping();
        int row = table.getSelectedRow();
        if (row >= 0) {
            model.grid().growth().ifPresent(growth -> edits.accept(growth.remove(row)));
        }
    }

    private void restore() {
        change(selected().stream()
                .filter(at -> cell(at).isChanged())
                .map(at -> new Change(
                        at.row(),
                        at.column(),
                        cell(at).usual().map(Usual::value).orElse(null)))
                .toList());
    }

    private void clear() {
        if (!table.isEditing()) {
            change(selected().stream()
                    .filter(at -> model.isCellEditable(at.row(), at.column())
                            && !model.grid().type(at.row(), at.column()).required())
                    .toList());
        }
    }

    private void paste() {
        if (GraphicsEnvironment.isHeadless() || table.getSelectedRow() < 0) {
            return;
        }
        try {
            String copied =
                    (String) Toolkit.getDefaultToolkit().getSystemClipboard().getData(DataFlavor.stringFlavor);
            paste(copied);
        } catch (UnsupportedFlavorException | IOException notText) {
            say(Messages.text("grid.no-text"));
        }
    }

    /** Pastes lines of cells, from the first selected cell on: all of them or, if one is refused, none. */
    void paste(String copied) {
        try {
            change(model.read(table.getSelectedRow(), table.getSelectedColumn(), GridModel.cells(copied)));
            say("");
        } catch (IllegalArgumentException refused) {
            say(String.valueOf(refused.getMessage()));
        }
    }

    private void change(List<Change> changes) {
        if (!changes.isEmpty()) {
            edits.accept(model.grid().change().apply(changes));
        }
    }

    /** The names of the rows. */
    private final class Names extends AbstractTableModel {

        private static final long serialVersionUID = 1L;

        @Override
        public int getRowCount() {
            return model.getRowCount();
        }

        @Override
        public int getColumnCount() {
            return 1;
        }

        @Override
        public Object getValueAt(int row, int column) {
            return model.grid().rows().get(row).name();
        }
    }
}
