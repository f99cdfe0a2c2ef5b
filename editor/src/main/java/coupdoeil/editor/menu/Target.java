package coupdoeil.editor.menu;

import java.awt.Point;
import java.awt.Rectangle;
import javax.swing.JList;
import javax.swing.JTable;
import javax.swing.JTree;

/** What a context menu is about, in one component. */
public interface Target {

    /**
     * Selects what is at a point of the component, unless it is selected already.
     *
     * @return whether a menu is to open there
     */
    boolean pick(Point point);

    /** Where the menu of what is selected opens if it was asked for by the keyboard. */
    Point place();

    /** The rows of a tree; beside them the menu is of what is selected. */
    static Target of(JTree tree) {
        return new Target() {
            @Override
            public boolean pick(Point point) {
                int row = tree.getClosestRowForLocation(point.x, point.y);
                Rectangle bounds = row < 0 ? null : tree.getRowBounds(row);
                if (bounds != null && point.y < bounds.y + bounds.height && !tree.isRowSelected(row)) {
                    tree.setSelectionRow(row);
                }
                return true;
            }

            @Override
            public Point place() {
                Rectangle row = tree.getRowBounds(tree.getLeadSelectionRow());
                return row == null ? new Point() : below(row);
            }
        };
    }

    /** The rows of a table, and the cell that has the keyboard. */
    static Target of(JTable table) {
        return new Target() {
            @Override
            public boolean pick(Point point) {
                int row = table.rowAtPoint(point);
                int column = table.columnAtPoint(point);
                if (table.isEditing()) {
                    table.getCellEditor().stopCellEditing();
                }
                if (row >= 0 && !table.isRowSelected(row)) {
                    table.setRowSelectionInterval(row, row);
                }
                if (column >= 0) {
                    table.setColumnSelectionInterval(column, column);
                }
                return true;
            }

            @Override
            public Point place() {
                int row = table.getSelectedRow();
                return row < 0
                        ? new Point()
                        : below(table.getCellRect(row, Math.max(0, table.getSelectedColumn()), true));
            }
        };
    }

    /** The entries of a list. */
    static Target of(JList<?> list) {
        return new Target() {
            @Override
            public boolean pick(Point point) {
                int index = list.locationToIndex(point);
                Rectangle bounds = index < 0 ? null : list.getCellBounds(index, index);
                if (bounds != null && bounds.contains(point) && !list.isSelectedIndex(index)) {
                    list.setSelectedIndex(index);
                }
                return true;
            }

            @Override
            public Point place() {
                int index = list.getSelectedIndex();
                Rectangle bounds = index < 0 ? null : list.getCellBounds(index, index);
                return bounds == null ? new Point() : below(bounds);
            }
        };
    }

    private static Point below(Rectangle bounds) {
        return new Point(bounds.x + Math.min(bounds.width / 2, 24), bounds.y + bounds.height);
    }
}
