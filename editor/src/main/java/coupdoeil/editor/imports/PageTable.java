package coupdoeil.editor.imports;

import com.formdev.flatlaf.FlatClientProperties;
import com.formdev.flatlaf.util.UIScale;
import java.awt.Color;
import java.awt.Component;
import java.util.List;
import java.util.function.Function;
import java.util.function.IntPredicate;
import javax.swing.BorderFactory;
import javax.swing.JLabel;
import javax.swing.JTable;
import javax.swing.SwingConstants;
import javax.swing.table.AbstractTableModel;
import javax.swing.table.DefaultTableCellRenderer;
import javax.swing.table.JTableHeader;
import javax.swing.table.TableCellRenderer;

/** A table that fills a page of an import and cannot be typed into. */
final class PageTable<T> extends JTable {

    private static final long serialVersionUID = 1L;

    /**
     * A column.
     *
     * @param width preferred one, before scaling
     * @param number whether it stands at its right edge
     */
    record Column<T>(String title, int width, boolean number, Function<T, Object> value) {}

    private final transient List<Column<T>> columns;
    private final transient Function<T, Color> ground;
    private final Rows model = new Rows();
    private transient List<T> rows = List.of();

    /** @param ground colour behind a row */
    PageTable(List<Column<T>> columns, Function<T, Color> ground) {
        this.columns = List.copyOf(columns);
        this.ground = ground;
        setModel(model);
        setFillsViewportHeight(true);
        setDefaultRenderer(Object.class, new Renderer());
        prepare(getTableHeader(), column -> this.columns.get(column).number());
        for (int i = 0; i < columns.size(); i++) {
            getColumnModel()
                    .getColumn(i)
                    .setPreferredWidth(UIScale.scale(columns.get(i).width()));
        }
    }

    void show(List<T> changed) {
        rows = List.copyOf(changed);
        model.fireTableDataChanged();
    }

    /** Heads stand over what they head. @param numbers columns that stand at their right edge */
    static void prepare(JTableHeader header, IntPredicate numbers) {
        header.setReorderingAllowed(false);
        header.putClientProperty(FlatClientProperties.STYLE, "cellMargins: 2,8,2,8");
        TableCellRenderer heads = header.getDefaultRenderer();
        header.setDefaultRenderer((table, value, isSelected, focused, row, column) -> {
            Component head = heads.getTableCellRendererComponent(table, value, isSelected, focused, row, column);
            if (head instanceof JLabel label) {
                label.setHorizontalAlignment(numbers.test(column) ? SwingConstants.RIGHT : SwingConstants.LEFT);
            }
            return head;
        });
    }

    private final class Rows extends AbstractTableModel {

        private static final long serialVersionUID = 1L;

        @Override
        public int getRowCount() {
            return rows.size();
        }

        @Override
        public int getColumnCount() {
            return columns.size();
        }

        @Override
        public String getColumnName(int column) {
            return columns.get(column).title();
        }

        @Override
        public Object getValueAt(int row, int column) {
            return columns.get(column).value().apply(rows.get(row));
        }
    }

    private final class Renderer extends DefaultTableCellRenderer {

        private static final long serialVersionUID = 1L;

        @Override
        public Component getTableCellRendererComponent(
                JTable table, Object value, boolean isSelected, boolean focused, int row, int column) {
            super.getTableCellRendererComponent(table, value, isSelected, false, row, column);
            setBorder(BorderFactory.createEmptyBorder(0, UIScale.scale(8), 0, UIScale.scale(8)));
            setHorizontalAlignment(columns.get(column).number() ? SwingConstants.RIGHT : SwingConstants.LEFT);
            setToolTipText(String.valueOf(value));
            if (!isSelected) {
                setBackground(ground.apply(rows.get(row)));
            }
            return this;
        }
    }
}
