package coupdoeil.editor.imports;

import com.formdev.flatlaf.util.UIScale;
import coupdoeil.editor.text.Messages;
import coupdoeil.editor.widget.ThemeColour;
import coupdoeil.validator.imports.lines.ListLine;
import coupdoeil.validator.imports.question.Question;
import java.awt.Component;
import java.awt.Point;
import java.util.List;
import java.util.Optional;
import javax.swing.BorderFactory;
import javax.swing.DefaultCellEditor;
import javax.swing.JComboBox;
import javax.swing.JPopupMenu;
import javax.swing.JTable;
import javax.swing.table.AbstractTableModel;
import javax.swing.table.DefaultTableCellRenderer;
import org.jspecify.annotations.Nullable;

/**
 * How a list is written: a row for each kind of its lines. What a cell says is chosen in it; what figures count and words are, in a menu of
 * the row (right click, or the key for it).
 */
final class KindTable extends LineTable {

    private static final long serialVersionUID = 1L;

    /** The properties that columns show, from the third on. */
    private static final List<String> ASKED =
            List.of(Question.ROLE, Question.UNDER, Question.BEGINS_SIDE, Question.UNITS);

    private static final int FIRST = 2;

    private final transient ImportDraft draft;
    private final Kinds model = new Kinds();
    private transient List<KindRow> rows = List.of();

    KindTable(ImportDraft draft) {
        super((line, text, from, to) -> KindMenu.of(draft, line, text, from, to));
        this.draft = draft;
        setModel(model);
        setName("import.kinds");
        getAccessibleContext().setAccessibleName(Messages.text("import.kinds"));
        setRowHeight(UIScale.scale(42));
        setSurrendersFocusOnKeystroke(true);
        putClientProperty("terminateEditOnFocusLost", true);
        PageTable.prepare(getTableHeader(), column -> column == 1);
        getColumnModel().getColumn(0).setCellRenderer(new SampleLines());
        int[] widths = {430, 60, 110, 240, 110, 110};
        for (int i = 0; i < widths.length; i++) {
            getColumnModel().getColumn(i).setPreferredWidth(UIScale.scale(widths[i]));
            if (i > 0) {
                getColumnModel().getColumn(i).setCellRenderer(new Words());
            }
            if (i >= FIRST) {
                getColumnModel().getColumn(i).setCellEditor(new Editor(ASKED.get(i - FIRST)));
            }
        }
        selectionModel.addListSelectionListener(event -> {
            if (!event.getValueIsAdjusting() && getSelectedRow() >= 0) {
                draft.select(rows.get(getSelectedRow()).samples().get(0).line());
            }
        });
    }

    /** Shows kinds; the row that is selected stays so. */
    void show(List<KindRow> changed) {
        if (!changed.equals(rows)) {
            int selected = getSelectedRow();
            if (isEditing()) {
                removeEditor();
            }
            rows = List.copyOf(changed);
            model.fireTableDataChanged();
            if (selected >= 0 && selected < rows.size()) {
                selectionModel.setSelectionInterval(selected, selected);
            }
        }
    }

    @Override
    Optional<TextSelection.Printed> printed(Point point) {
        int row = rowAtPoint(point);
        return row < 0 || columnAtPoint(point) != 0
                ? Optional.empty()
                : SampleLines.at(this, rows.get(row), getCellRect(row, 0, true), point.y);
    }

    @Override
    Optional<JPopupMenu> menu(int row) {
        ListLine sample = rows.get(row).samples().get(0);
        return KindMenu.of(draft, sample.line(), sample.text());
    }

    private final class Kinds extends AbstractTableModel {

        private static final long serialVersionUID = 1L;

        @Override
        public int getRowCount() {
            return rows == null ? 0 : rows.size();
        }

        @Override
        public int getColumnCount() {
            return FIRST + ASKED.size();
        }

        @Override
        public String getColumnName(int column) {
            return Messages.text(
                    switch (column) {
                        case 0 -> "import.kind-lines";
                        case 1 -> "import.kind-count";
                        case 2 -> "import.kind-role";
                        case 3 -> "import.kind-under";
                        case 4 -> "import.kind-side";
                        default -> "import.kind-units";
                    });
        }

        @Override
        public boolean isCellEditable(int row, int column) {
            return column >= FIRST;
        }

        @Override
        public Object getValueAt(int row, int column) {
            KindRow kind = rows.get(row);
            return column == 0
                    ? kind
                    : column == 1
                            ? kind.kind().lines().size()
                            : KindRow.text(ASKED.get(column - FIRST), kind.value(ASKED.get(column - FIRST)), rows);
        }

        @Override
        public void setValueAt(@Nullable Object value, int row, int column) {
            String property = ASKED.get(column - FIRST);
            if (value instanceof KindRow.Choice choice
                    && !choice.value().isEmpty()
                    && !choice.value().equals(rows.get(row).value(property))) {
                draft.say(rows.get(row).kind().id(), property, choice.value());
            }
        }
    }

    /** A choice of what may hold. */
    private final class Editor extends DefaultCellEditor {

        private static final long serialVersionUID = 1L;

        private final String property;
        private final JComboBox<KindRow.Choice> combo;

        Editor(String property) {
            this(property, new JComboBox<>());
        }

        private Editor(String property, JComboBox<KindRow.Choice> combo) {
            super(combo);
            this.property = property;
            this.combo = combo;
            combo.setName("import.kind." + property);
        }

        @Override
        public Component getTableCellEditorComponent(
                JTable table, Object value, boolean isSelected, int row, int column) {
            combo.removeAllItems();
            List<KindRow.Choice> choices = KindRow.choices(property, rows);
            choices.forEach(combo::addItem);
            choices.stream()
                    .filter(choice -> choice.value().equals(rows.get(row).value(property)))
                    .findFirst()
                    .ifPresent(combo::setSelectedItem);
            return combo;
        }
    }

    private final class Words extends DefaultTableCellRenderer {

        private static final long serialVersionUID = 1L;

        @Override
        public Component getTableCellRendererComponent(
                JTable table, Object value, boolean isSelected, boolean focused, int row, int column) {
            super.getTableCellRendererComponent(table, value, isSelected, focused, row, column);
            setHorizontalAlignment(column == 1 ? RIGHT : LEFT);
            setBorder(BorderFactory.createEmptyBorder(0, UIScale.scale(8), 0, UIScale.scale(8)));
            setToolTipText(String.valueOf(value));
            boolean open = column >= FIRST
                    && rows.get(row).value(ASKED.get(column - FIRST)).isEmpty();
            if (!isSelected) {
                setBackground(open && column == FIRST ? ThemeColour.DOUBTED.colour() : table.getBackground());
            }
            return this;
        }
    }
}
