package coupdoeil.editor.imports;

import com.formdev.flatlaf.util.UIScale;
import coupdoeil.editor.menu.ContextMenu;
import java.awt.Graphics;
import java.awt.Point;
import java.awt.event.MouseEvent;
import java.util.Optional;
import javax.swing.JPopupMenu;
import javax.swing.JTable;
import javax.swing.ListSelectionModel;

/** A table that shows lines of a list: each row has a menu, and parts of its text can be selected. */
abstract class LineTable extends JTable {

    private static final long serialVersionUID = 1L;

    private final transient TextSelection selection;

    /** @param part what may be said of a part of a line */
    LineTable(TextSelection.Menu part) {
        selection = new TextSelection(this, this::printed, part);
        setSelectionMode(ListSelectionModel.SINGLE_SELECTION);
        setFillsViewportHeight(true);
        ContextMenu.onKeys(
                this,
                () -> showMenu(
                        getSelectedRow(),
                        new Point(
                                UIScale.scale(20),
                                getCellRect(Math.max(0, getSelectedRow()), 0, true).y + getRowHeight())));
    }

    /** The line whose text is at a point. */
    abstract Optional<TextSelection.Printed> printed(Point point);

    /** What may be said of a row. */
    abstract Optional<JPopupMenu> menu(int row);

    private void showMenu(int row, Point at) {
        if (row >= 0) {
            menu(row).ifPresent(menu -> menu.show(this, at.x, at.y));
        }
    }

    @Override
    protected void processMouseEvent(MouseEvent event) {
        int row = rowAtPoint(event.getPoint());
        if (event.isPopupTrigger() && row >= 0) {
            setRowSelectionInterval(row, row);
            showMenu(row, event.getPoint());
        } else if (!selection.takes(event)) {
            super.processMouseEvent(event);
        }
    }

    @Override
    protected void processMouseMotionEvent(MouseEvent event) {
        if (!selection.takes(event)) {
            super.processMouseMotionEvent(event);
        }
    }

    @Override
    protected void paintComponent(Graphics g) {
        super.paintComponent(g);
        selection.paint(g);
    }
}
