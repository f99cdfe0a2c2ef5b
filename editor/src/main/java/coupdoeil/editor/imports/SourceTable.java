package coupdoeil.editor.imports;

import com.formdev.flatlaf.util.UIScale;
import coupdoeil.editor.imports.SourceRow.Mood;
import coupdoeil.editor.text.Messages;
import coupdoeil.editor.widget.ThemeColour;
import java.awt.Color;
import java.awt.Component;
import java.awt.FontMetrics;
import java.awt.Point;
import java.awt.Rectangle;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.IntConsumer;
import javax.swing.BorderFactory;
import javax.swing.JPopupMenu;
import javax.swing.JTable;
import javax.swing.SwingConstants;
import javax.swing.UIManager;
import javax.swing.table.AbstractTableModel;
import javax.swing.table.DefaultTableCellRenderer;
import javax.swing.table.TableColumn;

/** The lines of a source with their numbers and what each was taken for. Doubt is a colour and a question mark. */
final class SourceTable extends LineTable {

    private static final long serialVersionUID = 1L;

    private static final int NUMBER = 0;
    private static final int READING = 1;
    private static final int TEXT = 2;
    /** Left and right of what a cell says. */
    private static final int MARGIN = 8;

    private static final int WIDEST_TEXT = 2_400;

    private final Lines lines = new Lines();
    private transient Set<Integer> lit = Set.of();
    private final transient Function<SourceRow, Optional<JPopupMenu>> menu;
    private boolean showing;

    /**
     * @param select is told of the physical line that the designer selects
     * @param menu what may be said of a line
     * @param part what may be said of a part of one
     */
    SourceTable(IntConsumer select, Function<SourceRow, Optional<JPopupMenu>> menu, TextSelection.Menu part) {
        super(part);
        this.menu = menu;
        setModel(lines);
        setName("import.lines");
        getAccessibleContext().setAccessibleName(Messages.text("import.lines"));
        setAutoResizeMode(AUTO_RESIZE_LAST_COLUMN);
        setShowHorizontalLines(false);
        setRowHeight(UIScale.scale(22));
        PageTable.prepare(getTableHeader(), column -> column == NUMBER);
        setDefaultRenderer(Object.class, new Renderer());
        selectionModel.addListSelectionListener(event -> {
            int row = getSelectedRow();
            if (!event.getValueIsAdjusting() && !showing && row >= 0) {
                select.accept(lines.rows.get(row).line());
            }
        });
    }

    @Override
    Optional<JPopupMenu> menu(int row) {
        return menu.apply(lines.rows.get(row));
    }

    @Override
    Optional<TextSelection.Printed> printed(Point point) {
        int row = rowAtPoint(point);
        if (row < 0 || columnAtPoint(point) != TEXT) {
            return Optional.empty();
        }
        Rectangle place = getCellRect(row, TEXT, true);
        place.x += UIScale.scale(MARGIN);
        SourceRow line = lines.rows.get(row);
        return Optional.of(new TextSelection.Printed(line.line(), line.text(), place));
    }

    /**
     * Shows lines.
     *
     * @param line the selected one; 0 for none
     * @param also others that stand out with it
     */
    void show(List<SourceRow> rows, int line, Set<Integer> also) {
        showing = true;
        boolean others = !rows.equals(lines.rows);
        if (others) {
            lines.rows = List.copyOf(rows);
            lines.fireTableDataChanged();
            fitColumns();
        }
        lit = Set.copyOf(also);
        int row = row(line);
        if (row < 0) {
            clearSelection();
        } else {
            if (row != getSelectedRow()) {
                setRowSelectionInterval(row, row);
            }
            Rectangle cell = getCellRect(row, 0, true);
            // Not sideways: what is under the pointer stays there.
            scrollRectToVisible(new Rectangle(getVisibleRect().x, cell.y - cell.height, 1, cell.height * 3));
        }
        showing = false;
        repaint();
    }

    private int row(int line) {
        int selected = getSelectedRow();
        if (selected >= 0 && lines.rows.get(selected).line() == line) {
            return selected;
        }
        for (int row = 0; row < lines.rows.size(); row++) {
            if (lines.rows.get(row).line() == line) {
                return row;
            }
        }
        return -1;
    }

    /** Narrow lists are as wide as their place, wide ones are moved sideways. */
    @Override
    public boolean getScrollableTracksViewportWidth() {
        return getParent() == null || getPreferredSize().width < getParent().getWidth();
    }

    private void fitColumns() {
        FontMetrics plain = getFontMetrics(getFont());
        FontMetrics printed = getFontMetrics(TextSelection.font(this));
        int gap = UIScale.scale(20);
        int number = plain.stringWidth(Messages.text("import.number"));
        int reading = plain.stringWidth(Messages.text("import.reading"));
        int text = UIScale.scale(200);
        for (SourceRow row : lines.rows) {
            number = Math.max(number, plain.stringWidth(String.valueOf(row.line())));
            reading = Math.max(reading, plain.stringWidth(row.reading() + " ?"));
            if (text < UIScale.scale(WIDEST_TEXT)) {
                text = Math.max(text, printed.stringWidth(row.text()));
            }
        }
        fix(NUMBER, number + gap);
        fix(READING, Math.min(reading, UIScale.scale(190)) + gap);
        getColumnModel().getColumn(TEXT).setPreferredWidth(Math.min(text, UIScale.scale(WIDEST_TEXT)) + gap);
    }

    private void fix(int column, int width) {
        TableColumn known = getColumnModel().getColumn(column);
        known.setMinWidth(width);
        known.setMaxWidth(width);
        known.setPreferredWidth(width);
    }

    private static final class Lines extends AbstractTableModel {

        private static final long serialVersionUID = 1L;

        private transient List<SourceRow> rows = List.of();

        @Override
        public int getRowCount() {
            return rows.size();
        }

        @Override
        public int getColumnCount() {
            return 3;
        }

        @Override
        public String getColumnName(int column) {
            return switch (column) {
                case NUMBER -> Messages.text("import.number");
                case READING -> Messages.text("import.reading");
                default -> Messages.text("import.text");
            };
        }

        @Override
        public Object getValueAt(int row, int column) {
            SourceRow line = rows.get(row);
            return switch (column) {
                case NUMBER -> line.line();
                case READING -> reading(line);
                default -> line.text();
            };
        }

        private static String reading(SourceRow line) {
            return switch (line.mood()) {
                case UNREAD -> Messages.text("import.unread");
                case DOUBTED -> line.reading() + " ?";
                default -> line.reading();
            };
        }
    }

    private final class Renderer extends DefaultTableCellRenderer {

        private static final long serialVersionUID = 1L;

        @Override
        public Component getTableCellRendererComponent(
                JTable table, Object value, boolean isSelected, boolean focused, int row, int column) {
            super.getTableCellRendererComponent(table, value, isSelected, false, row, column);
            SourceRow line = lines.rows.get(row);
            setHorizontalAlignment(column == NUMBER ? SwingConstants.RIGHT : SwingConstants.LEFT);
            setFont(column == TEXT ? TextSelection.font(table) : table.getFont());
            setBorder(BorderFactory.createEmptyBorder(0, UIScale.scale(MARGIN), 0, UIScale.scale(MARGIN)));
            setToolTipText(column == NUMBER ? null : String.valueOf(value));
            if (!isSelected) {
                setBackground(background(line, table.getBackground()));
                boolean quiet = column == NUMBER || line.mood() == Mood.NOTE;
                setForeground(quiet ? UIManager.getColor("Form.noteForeground") : table.getForeground());
            }
            return this;
        }

        private Color background(SourceRow line, Color plain) {
            return switch (line.mood()) {
                case UNREAD -> ThemeColour.UNREAD.colour();
                case DOUBTED -> ThemeColour.DOUBTED.colour();
                default -> lit.contains(line.line()) ? ThemeColour.ALIKE.colour() : plain;
            };
        }
    }
}
