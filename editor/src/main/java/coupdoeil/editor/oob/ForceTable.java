package coupdoeil.editor.oob;

import com.formdev.flatlaf.util.UIScale;
import coupdoeil.editor.form.Field;
import coupdoeil.editor.form.FieldType;
import coupdoeil.editor.form.FieldType.Option;
import coupdoeil.editor.oob.ForceColumn.What;
import coupdoeil.editor.oob.ForceTableModel.Row;
import coupdoeil.editor.widget.TypeAhead;
import java.awt.Component;
import java.awt.FontMetrics;
import java.awt.Rectangle;
import java.awt.event.KeyEvent;
import java.awt.event.MouseEvent;
import java.util.Arrays;
import java.util.EventObject;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javax.swing.DefaultCellEditor;
import javax.swing.JComboBox;
import javax.swing.JTable;
import javax.swing.JTextField;
import javax.swing.KeyStroke;
import javax.swing.ListSelectionModel;
import javax.swing.SwingUtilities;
import javax.swing.event.ChangeEvent;
import javax.swing.table.TableCellEditor;

/**
 * The order of battle on the screen: a tree in the first column, ratings in the others. In the first column letters find a
 * force, in the others they replace what is there; what is written goes into all selected rows.
 */
final class ForceTable extends FrozenTable {

    private static final long serialVersionUID = 1L;

    /** How wide a step inwards is, before scaling. */
    static final int INDENT = 16;

    private static final long FORGET_MILLIS = 1200;

    private final ForceTableModel model;
    private final transient Consumer<Written> written;
    private final transient Consumer<Boolean> named;
    private final StringBuilder letters = new StringBuilder();
    private long lastLetter;
    private boolean entered;
    private boolean naming;
    private boolean carriedOn;
    private int pressedRow = -1;

    /** A text for a column of some rows. */
    record Written(List<Integer> rows, int column, String text) {
        Written {
            rows = List.copyOf(rows);
        }
    }

    /**
     * @param written told what is written into cells
     * @param named told when what is typed into a cell ends: whether by Enter in that of a name, or by Escape
     */
    ForceTable(ForceTableModel model, Consumer<Written> written, Consumer<Boolean> named) {
        super(model);
        this.model = model;
        this.written = written;
        this.named = named;
        setName("oob.table");
        setSelectionMode(ListSelectionModel.MULTIPLE_INTERVAL_SELECTION);
        setColumnSelectionAllowed(false);
        setShowGrid(false);
        setShowHorizontalLines(true);
        setFillsViewportHeight(true);
        getTableHeader().setReorderingAllowed(false);
    }

    /** Gives the columns the widths that they ask for. */
    void layOutColumns() {
        FontMetrics metrics = getFontMetrics(getFont());
        int letter = metrics.charWidth('0');
        List<ForceColumn> columns = model.columns();
        for (int i = 0; i < columns.size(); i++) {
            int header = metrics.stringWidth(columns.get(i).name()) + UIScale.scale(20);
            int width = columns.get(i).width() * letter + UIScale.scale(12);
            getColumnModel()
                    .getColumn(i)
                    .setPreferredWidth(Math.min(Math.max(width, Math.min(header, 22 * letter)), 54 * letter));
        }
    }

    /** The force that the mouse was last pressed on, which is what is dragged even if others are selected with it. */
    Optional<Row> pressed() {
        return pressedRow >= 0 && pressedRow < getRowCount() ? Optional.of(model.row(pressedRow)) : Optional.empty();
    }

    List<Row> selectedForces() {
        return Arrays.stream(getSelectedRows()).mapToObj(model::row).toList();
    }

    /** As if all rows were new. */
    void chooseNothing() {
        getSelectionModel().clearSelection();
        getSelectionModel().setAnchorSelectionIndex(-1);
        getSelectionModel().setLeadSelectionIndex(-1);
    }

    /** Selects the forces of these keys, those that show, and scrolls to the first. */
    void choose(List<String> keys) {
        int[] rows =
                keys.stream().mapToInt(model::indexOf).filter(row -> row >= 0).toArray();
        if (Arrays.equals(rows, getSelectedRows())) {
            return;
        }
        getSelectionModel().setValueIsAdjusting(true);
        getSelectionModel().clearSelection();
        for (int row : rows) {
            addRowSelectionInterval(row, row);
        }
        getSelectionModel().setValueIsAdjusting(false);
        if (rows.length > 0) {
            if (getSelectedColumn() < 0) {
                setColumnSelectionInterval(0, 0);
            }
            scrollRectToVisible(getCellRect(rows[0], Math.max(0, getSelectedColumn()), true));
        }
    }

    private boolean isTreeColumn(int column) {
        return column >= 0 && model.columns().get(column).what() == What.NAME;
    }

    @Override
    public boolean editCellAt(int row, int column, EventObject event) {
        if (event instanceof MouseEvent click && click.getClickCount() < 2) {
            return false;
        }
        if (event instanceof KeyEvent && isTreeColumn(column)) {
            return false;
        }
        return super.editCellAt(row, column, event);
    }

    /** The next name is asked for in the same editor, which keeps the keyboard: no key is between two of them. */
    @Override
    public void editingStopped(ChangeEvent event) {
        if (!entered) {
            super.editingStopped(event);
            return;
        }
        entered = false;
        carriedOn = false;
        naming = true;
        setValueAt(getCellEditor().getCellEditorValue(), editingRow, editingColumn);
        naming = false;
        named.accept(true);
        if (!carriedOn) {
            removeEditor();
        }
    }

    /** Forgets what is being typed as the rows change, but for a name that was just entered: its editor may go on to the next. */
    void endTyping() {
        if (isEditing() && !naming) {
            removeEditor();
        }
    }

    @Override
    public void editingCanceled(ChangeEvent event) {
        super.editingCanceled(event);
        named.accept(false);
    }

    /** Goes to the next cell that can be edited, or the one before; rows that are selected together stay so. */
    void nextCell(int step) {
        if (isEditing() && !getCellEditor().stopCellEditing()) {
            return;
        }
        int row = getSelectedRow();
        int column = getSelectedColumn() + step;
        while (row >= 0 && row < getRowCount()) {
            for (; column >= 0 && column < getColumnCount(); column += step) {
                if (model.isCellEditable(row, column)) {
                    if (row != getSelectedRow()) {
                        setRowSelectionInterval(row, row);
                    }
                    setColumnSelectionInterval(column, column);
                    scrollRectToVisible(getCellRect(row, column, true));
                    return;
                }
            }
            row += step;
            column = step > 0 ? 0 : getColumnCount() - 1;
        }
    }

    /** Begins to edit the name of the force in a row. */
    void editName(int row) {
        setColumnSelectionInterval(0, 0);
        scrollRectToVisible(getCellRect(row, 0, true));
        if (isEditing() && editingColumn == 0 && editorComp instanceof JTextField text) {
            carriedOn = true;
            setEditingRow(row);
            getCellEditor().getTableCellEditorComponent(this, getValueAt(row, 0), true, row, 0);
            text.setBounds(getCellRect(row, 0, false));
            text.selectAll();
            repaint();
        } else {
            editCellAt(row, 0);
        }
    }

    @Override
    protected boolean processKeyBinding(KeyStroke keys, KeyEvent event, int condition, boolean pressed) {
        boolean typed = event.getID() == KeyEvent.KEY_TYPED;
        if (typed
                && !isEditing()
                && condition == WHEN_FOCUSED
                && isTreeColumn(getSelectedColumn())
                && !isCommand(event)) {
            find(event.getKeyChar(), event.getWhen());
            return true;
        }
        return super.processKeyBinding(keys, event, condition, pressed);
    }

    private void find(char letter, long when) {
        if (when - lastLetter > FORGET_MILLIS) {
            letters.setLength(0);
        }
        lastLetter = when;
        letters.append(letter);
        int from = getSelectedRow();
        model.find(letters.toString(), from).ifPresent(key -> choose(List.of(key)));
    }

    @Override
    public TableCellEditor getCellEditor(int row, int column) {
        FieldType type = model.field(row, column).map(Field::type).orElseThrow();
        if (type.options().isEmpty() || type.options().size() > 40 || type.open()) {
            JTextField text = new JTextField();
            text.setName("oob.cell");
            DefaultCellEditor editor = new DefaultCellEditor(text);
            if (isTreeColumn(column)) {
                // Whoever listens last is told first: the editor takes the name after this.
                text.addActionListener(event -> entered = true);
            }
            return editor;
        }
        Option[] options = Stream.concat(
                        type.required() ? Stream.of() : Stream.of(new Option("", "")), type.options().stream())
                .toArray(Option[]::new);
        JComboBox<Option> box = new JComboBox<>(options);
        TypeAhead.in(box);
        box.setName("oob.cell");
        return new DefaultCellEditor(box) {
            private static final long serialVersionUID = 1L;

            @Override
            public Component getTableCellEditorComponent(
                    JTable table, Object value, boolean isSelected, int atRow, int atColumn) {
                Stream.of(options)
                        .filter(option -> option.name().equals(value))
                        .findFirst()
                        .ifPresent(box::setSelectedItem);
                return box;
            }
        };
    }

    @Override
    public void setValueAt(Object value, int row, int column) {
        String text = value instanceof Option option ? option.id() : String.valueOf(value);
        boolean same = value.toString().equals(getValueAt(row, column));
        int[] selected = getSelectedRows();
        boolean together = !isTreeColumn(column) && Arrays.stream(selected).anyMatch(each -> each == row);
        if (!same || together && selected.length > 1) {
            List<Integer> rows = together ? Arrays.stream(selected).boxed().toList() : List.of(row);
            written.accept(new Written(rows, column, text));
        }
    }

    /** A click on the sign before a group opens or closes it. What is dragged is selected by that. */
    @Override
    protected void processMouseEvent(MouseEvent event) {
        if (event.getID() == MouseEvent.MOUSE_PRESSED && SwingUtilities.isLeftMouseButton(event)) {
            int row = rowAtPoint(event.getPoint());
            pressedRow = row;
            if (row >= 0
                    && isTreeColumn(columnAtPoint(event.getPoint()))
                    && model.row(row).isGroup()) {
                Rectangle cell = getCellRect(row, 0, false);
                int left = cell.x + UIScale.scale(INDENT) * model.row(row).depth();
                if (event.getX() >= left && event.getX() < left + UIScale.scale(INDENT + 4)) {
                    toggle(row);
                    return;
                }
            }
            boolean plain = !event.isShiftDown() && !event.isControlDown() && !event.isMetaDown();
            if (plain && row >= 0 && !isRowSelected(row) && !isEditing()) {
                // Swing drags only what was selected before, and spans a range from anything else.
                changeSelection(row, columnAtPoint(event.getPoint()), false, false);
            }
        }
        super.processMouseEvent(event);
    }

    private void toggle(int row) {
        Row shown = model.row(row);
        setOpen(row, !model.isOpen(shown));
    }

    /** Opens or closes the group in a row; what is selected stays so. */
    void setOpen(int row, boolean open) {
        List<String> keys =
                selectedForces().stream().map(force -> force.node().key()).toList();
        model.setOpen(model.row(row), open);
        choose(keys);
    }
}
