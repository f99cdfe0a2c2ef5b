package coupdoeil.editor.form;

import coupdoeil.editor.form.FieldType.Option;
import coupdoeil.editor.form.Grid.Cell;
import coupdoeil.editor.text.Messages;
import coupdoeil.model.rules.AttributeType.Kind;
import java.awt.Color;
import java.awt.Component;
import java.awt.Font;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javax.swing.DefaultCellEditor;
import javax.swing.JTable;
import javax.swing.SwingConstants;
import javax.swing.UIManager;
import javax.swing.table.DefaultTableCellRenderer;
import javax.swing.table.TableCellEditor;
import org.jspecify.annotations.Nullable;

/** How the cells of a grid look, and how they are typed into. */
final class GridCells {

    private GridCells() {}

    /** Cells that differ from the rule system are bold on a tinted ground; a wrong one is underlined in red. */
    static final class Renderer extends DefaultTableCellRenderer {

        private static final long serialVersionUID = 1L;

        private final GridModel model;

        Renderer(GridModel model) {
            this.model = model;
        }

        @Override
        public Component getTableCellRendererComponent(
                JTable table, Object value, boolean selected, boolean focused, int row, int column) {
            setForeground(null);
            setBackground(null);
            super.getTableCellRendererComponent(table, value, selected, focused, row, column);
            int at = table.convertColumnIndexToModel(column);
            Grid grid = model.grid();
            Cell cell = grid.rows().get(row).cells().get(at);
            FieldType type = grid.type(row, at);
            boolean number = grid.columns().size() > 1 && type.kind() == Kind.INTEGER
                    || grid.columns().size() > 1 && type.kind() == Kind.NUMBER;
            setHorizontalAlignment(number ? SwingConstants.TRAILING : SwingConstants.LEADING);
            String fault = grid.fault(row, at);
            setFont(cell.isChanged() ? table.getFont().deriveFont(Font.BOLD) : table.getFont());
            if (!selected && cell.isChanged()) {
                setBackground(UIManager.getColor("Grid.changedBackground"));
            }
            if (!fault.isEmpty()) {
                setForeground(UIManager.getColor("Form.errorForeground"));
            } else if (!cell.open() && !selected) {
                Color quiet = UIManager.getColor("Form.noteForeground");
                setForeground(quiet);
            }
            Optional<Mark> mark = model.mark(row, at);
            setIcon(mark.map(Mark::icon).orElse(null));
            setToolTipText(mark.map(Mark::text).orElse(tip(cell, type, fault, getText())));
            return this;
        }

        private static @Nullable String tip(Cell cell, FieldType type, String fault, String shown) {
            if (!fault.isEmpty()) {
                return fault;
            }
            if (cell.isChanged()) {
                String usual = FieldText.name(type, cell.usual().orElseThrow().value());
                return usual.isEmpty() ? Messages.text("grid.added") : Messages.text("grid.changed", usual);
            }
            return shown.isEmpty() ? null : shown;
        }
    }

    /** The name of a row has a mark before it if something is wrong with the row. */
    static final class NameRenderer extends DefaultTableCellRenderer {

        private static final long serialVersionUID = 1L;

        private final GridModel model;

        NameRenderer(GridModel model) {
            this.model = model;
        }

        @Override
        public Component getTableCellRendererComponent(
                JTable table, Object value, boolean selected, boolean focused, int row, int column) {
            super.getTableCellRendererComponent(table, value, selected, focused, row, column);
            Optional<Mark> mark = model.mark(row);
            setIcon(mark.map(Mark::icon).orElse(null));
            setToolTipText(mark.map(Mark::text).orElse(value.toString()));
            return this;
        }
    }

    /** A cell with options offers them while one types; what the cell refuses stays in it, and a note says why. */
    static final class Editor extends DefaultCellEditor {

        private static final long serialVersionUID = 1L;

        private final GridModel model;
        private final transient Consumer<String> note;
        private int row;
        private int column;

        Editor(GridModel model, Consumer<String> note) {
            super(new SuggestField(option -> {}));
            this.model = model;
            this.note = note;
            SuggestField field = new SuggestField(this::choose);
            field.setName("grid.cell");
            field.setBorder(UIManager.getBorder("Table.cellNoFocusBorder"));
            field.addActionListener(event -> stopCellEditing());
            editorComponent = field;
            delegate = new EditorDelegate() {
                private static final long serialVersionUID = 1L;

                @Override
                public void setValue(Object value) {
                    field.show(value.toString());
                }

                @Override
                public Object getCellEditorValue() {
                    return field.getText();
                }
            };
            setClickCountToStart(2);
        }

        private SuggestField field() {
            return (SuggestField) editorComponent;
        }

        private void choose(Option option) {
            boolean several = model.grid().type(row, column).isSeveral();
            int comma = field().getText().lastIndexOf(',');
            field().show(
                            several && comma >= 0
                                    ? field().getText().substring(0, comma + 1) + " " + option.name()
                                    : option.name());
            if (!several) {
                stopCellEditing();
            }
        }

        @Override
        public Component getTableCellEditorComponent(JTable table, Object value, boolean selected, int at, int index) {
            row = at;
            column = table.convertColumnIndexToModel(index);
            field().offer(options(model.grid().type(row, column)));
            return super.getTableCellEditorComponent(table, value, selected, at, index);
        }

        private static List<Option> options(FieldType type) {
            return type.kind() == Kind.BOOLEAN
                    ? Choices.plain(List.of(Messages.text("field.yes"), Messages.text("field.no")))
                    : type.options();
        }

        @Override
        public boolean stopCellEditing() {
            String refusal = model.refusal(row, column, field().getText());
            field().putClientProperty("JComponent.outline", refusal.isEmpty() ? null : "error");
            note.accept(refusal);
            return refusal.isEmpty() && super.stopCellEditing();
        }

        @Override
        public void cancelCellEditing() {
            note.accept("");
            super.cancelCellEditing();
        }
    }

    static TableCellEditor editor(GridModel model, Consumer<String> note) {
        return new Editor(model, note);
    }
}
