package coupdoeil.editor.imports;

import com.formdev.flatlaf.FlatClientProperties;
import com.formdev.flatlaf.util.UIScale;
import java.awt.Color;
import java.awt.Component;
import java.util.Set;
import java.util.function.IntFunction;
import javax.swing.BorderFactory;
import javax.swing.JLabel;
import javax.swing.JTable;
import javax.swing.SwingConstants;
import javax.swing.table.DefaultTableCellRenderer;
import javax.swing.table.JTableHeader;
import javax.swing.table.TableCellRenderer;
import javax.swing.table.TableModel;

/** A table that fills a page of an import. */
final class PageTable extends JTable {

    private static final long serialVersionUID = 1L;

    private final transient IntFunction<Color> ground;
    private final transient Set<Integer> numbers;

    /**
     * @param widths preferred ones of the columns, before scaling
     * @param numbers columns that stand at their right edge
     * @param ground colour behind a row
     */
    PageTable(TableModel model, int[] widths, Set<Integer> numbers, IntFunction<Color> ground) {
        super(model);
        this.ground = ground;
        this.numbers = Set.copyOf(numbers);
        setFillsViewportHeight(true);
        setDefaultRenderer(Object.class, new Renderer());
        prepare(getTableHeader(), numbers);
        for (int i = 0; i < widths.length; i++) {
            getColumnModel().getColumn(i).setPreferredWidth(UIScale.scale(widths[i]));
        }
    }

    /** Heads stand over what they head. @param numbers columns that stand at their right edge */
    static void prepare(JTableHeader header, Set<Integer> numbers) {
        header.setReorderingAllowed(false);
        header.putClientProperty(FlatClientProperties.STYLE, "cellMargins: 2,8,2,8");
        TableCellRenderer heads = header.getDefaultRenderer();
        header.setDefaultRenderer((table, value, isSelected, focused, row, column) -> {
            Component head = heads.getTableCellRendererComponent(table, value, isSelected, focused, row, column);
            if (head instanceof JLabel label) {
                label.setHorizontalAlignment(numbers.contains(column) ? SwingConstants.RIGHT : SwingConstants.LEFT);
            }
            return head;
        });
    }

    private final class Renderer extends DefaultTableCellRenderer {

        private static final long serialVersionUID = 1L;

        @Override
        public Component getTableCellRendererComponent(
                JTable table, Object value, boolean isSelected, boolean focused, int row, int column) {
            super.getTableCellRendererComponent(table, value, isSelected, false, row, column);
            setBorder(BorderFactory.createEmptyBorder(0, UIScale.scale(8), 0, UIScale.scale(8)));
            setHorizontalAlignment(numbers.contains(column) ? SwingConstants.RIGHT : SwingConstants.LEFT);
            setToolTipText(String.valueOf(value));
            if (!isSelected) {
                setBackground(ground.apply(row));
            }
            return this;
        }
    }
}
