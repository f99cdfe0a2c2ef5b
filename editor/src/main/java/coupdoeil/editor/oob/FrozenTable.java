package coupdoeil.editor.oob;

import coupdoeil.editor.widget.SheetTable;
import java.awt.Component;
import java.awt.Container;
import java.awt.Graphics;
import java.awt.Point;
import java.awt.Rectangle;
import javax.swing.JComponent;
import javax.swing.JTable;
import javax.swing.JViewport;
import javax.swing.UIManager;
import javax.swing.table.JTableHeader;
import javax.swing.table.TableCellRenderer;
import javax.swing.table.TableModel;

/**
 * A table whose first column stays at the left of its pane while the others are scrolled below it. What is scrolled to comes
 * into sight beside it.
 */
class FrozenTable extends SheetTable {

    private static final long serialVersionUID = 1L;

    /** While the columns are painted where they lie. */
    private boolean painting;

    FrozenTable(TableModel model) {
        super(model);
        setAutoResizeMode(AUTO_RESIZE_OFF);
    }

    /** Sees that what does not scroll is painted anew where it stands. */
    @Override
    public void addNotify() {
        super.addNotify();
        if (getParent() instanceof JViewport view) {
            view.setScrollMode(JViewport.SIMPLE_SCROLL_MODE);
            view.addChangeListener(event -> {
                if (isEditing() && editingColumn == 0 && editorComp != null) {
                    editorComp.setBounds(getCellRect(editingRow, 0, false));
                }
            });
        }
    }

    @Override
    protected JTableHeader createDefaultTableHeader() {
        return new Header();
    }

    private int frozenX(JComponent component) {
        Container parent = component.getParent();
        return parent instanceof JViewport view ? view.getViewPosition().x : 0;
    }

    private int frozenWidth() {
        return getColumnCount() == 0 ? 0 : getColumnModel().getColumn(0).getWidth();
    }

    @Override
    public int columnAtPoint(Point point) {
        int x = frozenX(this);
        return !painting && point.x >= x && point.x < x + frozenWidth() ? 0 : super.columnAtPoint(point);
    }

    @Override
    public Rectangle getCellRect(int row, int column, boolean spacing) {
        Rectangle cell = super.getCellRect(row, column, spacing);
        if (!painting && column == 0) {
            cell.x += frozenX(this);
        }
        return cell;
    }

    @Override
    public void scrollRectToVisible(Rectangle wanted) {
        int frozen = frozenWidth();
        boolean beside = wanted.x >= frozenX(this) + frozen || wanted.x < frozenX(this);
        super.scrollRectToVisible(
                beside && wanted.x >= frozen
                        ? new Rectangle(wanted.x - frozen, wanted.y, wanted.width + frozen, wanted.height)
                        : wanted);
    }

    @Override
    protected void paintComponent(Graphics g) {
        painting = true;
        super.paintComponent(g);
        painting = false;
        int x = frozenX(this);
        if (x > 0 && getColumnCount() > 0) {
            Graphics own = g.create();
            Rectangle clip = own.getClipBounds();
            int last = rowAtPoint(new Point(0, clip.y + clip.height));
            for (int row = Math.max(0, rowAtPoint(new Point(0, clip.y)));
                    row <= (last < 0 ? getRowCount() - 1 : last);
                    row++) {
                Rectangle cell = getCellRect(row, 0, false);
                own.setColor(getBackground());
                own.fillRect(cell.x, cell.y, frozenWidth(), getRowHeight(row));
                TableCellRenderer renderer = getCellRenderer(row, 0);
                paintCell(own, prepareRenderer(renderer, row, 0), cell);
            }
            edge(own, this, x + frozenWidth() - 1);
            own.dispose();
        }
    }

    private static void paintCell(Graphics g, Component cell, Rectangle bounds) {
        Graphics own = g.create(bounds.x, bounds.y, bounds.width, bounds.height);
        cell.setBounds(bounds);
        cell.validate();
        cell.paint(own);
        own.dispose();
    }

    private static void edge(Graphics g, JComponent component, int x) {
        g.setColor(UIManager.getColor("Component.borderColor"));
        g.drawLine(x, 0, x, component.getHeight());
    }

    /** The headings, the first of which stays as its column does. */
    private final class Header extends JTableHeader {

        private static final long serialVersionUID = 1L;

        private boolean painted;

        Header() {
            super(FrozenTable.this.columnModel);
        }

        @Override
        public int columnAtPoint(Point point) {
            int x = frozenX(this);
            return !painted && point.x >= x && point.x < x + frozenWidth() ? 0 : super.columnAtPoint(point);
        }

        @Override
        protected void paintComponent(Graphics g) {
            painted = true;
            super.paintComponent(g);
            painted = false;
            int x = frozenX(this);
            if (x > 0 && columnModel.getColumnCount() > 0) {
                JTable table = FrozenTable.this;
                Rectangle bounds = new Rectangle(x, 0, frozenWidth(), getHeight());
                g.setColor(getBackground());
                g.fillRect(bounds.x, bounds.y, bounds.width, bounds.height);
                Object heading = columnModel.getColumn(0).getHeaderValue();
                paintCell(
                        g,
                        getDefaultRenderer().getTableCellRendererComponent(table, heading, false, false, -1, 0),
                        bounds);
                edge(g, this, x + frozenWidth() - 1);
            }
        }
    }
}
