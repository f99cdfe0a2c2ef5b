package coupdoeil.editor.imports;

import com.formdev.flatlaf.util.UIScale;
import java.awt.Color;
import java.awt.Cursor;
import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Graphics;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.event.MouseEvent;
import java.util.Optional;
import java.util.function.Function;
import javax.swing.JPopupMenu;
import javax.swing.JTable;
import javax.swing.SwingUtilities;
import javax.swing.event.PopupMenuEvent;
import javax.swing.event.PopupMenuListener;
import org.jspecify.annotations.Nullable;

/** Selects a part of a line of a table by dragging over it; when the button is let go, a menu asks what it is. */
final class TextSelection {

    /** Darker than the row, which is selected, so that its light ink keeps its contrast. */
    private static final Color SHADE = new Color(0, 0, 0, 40);

    /**
     * A line of text in the table.
     *
     * @param line physical line, from 1
     * @param place from its first character on, as high as the text
     */
    record Printed(int line, String text, Rectangle place) {}

    /** What a part of a line may be said to be. */
    interface Menu {
        JPopupMenu of(int line, String text, int from, int to);
    }

    private final JTable table;
    private final Function<Point, Optional<Printed>> lines;
    private final Menu menu;
    private @Nullable Printed on;
    private int anchor;
    private int end;

    /** @param lines the line at a point of the table, if there is one */
    TextSelection(JTable table, Function<Point, Optional<Printed>> lines, Menu menu) {
        this.table = table;
        this.lines = lines;
        this.menu = menu;
    }

    static Font font(JTable table) {
        return new Font(Font.MONOSPACED, Font.PLAIN, table.getFont().getSize());
    }

    /** Whether the table has nothing to do with what the mouse does, for it selects text. */
    boolean takes(MouseEvent event) {
        switch (event.getID()) {
            case MouseEvent.MOUSE_MOVED ->
                table.setCursor(
                        lines.apply(event.getPoint()).isPresent()
                                ? Cursor.getPredefinedCursor(Cursor.TEXT_CURSOR)
                                : Cursor.getDefaultCursor());
            case MouseEvent.MOUSE_PRESSED -> press(event);
            case MouseEvent.MOUSE_DRAGGED -> {
                if (on != null) {
                    end = index(on, event.getX());
                    table.repaint();
                    return true;
                }
            }
            case MouseEvent.MOUSE_RELEASED -> release(event);
            default -> {}
        }
        return false;
    }

    private void press(MouseEvent event) {
        clear();
        if (SwingUtilities.isLeftMouseButton(event) && !event.isPopupTrigger()) {
            lines.apply(event.getPoint()).ifPresent(line -> {
                on = line;
                anchor = index(line, event.getX());
                end = anchor;
            });
        }
    }

    private void release(MouseEvent event) {
        Printed line = on;
        if (line == null) {
            return;
        }
        int from = Math.min(anchor, end);
        int to = Math.max(anchor, end);
        if (line.text().substring(from, to).isBlank()) {
            clear();
            return;
        }
        JPopupMenu asked = menu.of(line.line(), line.text(), from, to);
        asked.addPopupMenuListener(new Closing());
        asked.show(table, event.getX(), event.getY());
    }

    private void clear() {
        on = null;
        table.repaint();
    }

    /** The place between two characters that is nearest. */
    private int index(Printed line, int x) {
        FontMetrics metrics = table.getFontMetrics(font(table));
        String text = line.text();
        int low = 0;
        int high = text.length();
        while (low < high) {
            int middle = (low + high) / 2;
            int centre = (width(metrics, text, middle) + width(metrics, text, middle + 1)) / 2;
            if (line.place().x + centre < x) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    private static int width(FontMetrics metrics, String text, int length) {
        return metrics.stringWidth(text.substring(0, length));
    }

    /** Paints what is selected over the table. */
    void paint(Graphics g) {
        Printed line = on;
        if (line != null && anchor != end) {
            FontMetrics metrics = table.getFontMetrics(font(table));
            int from = line.place().x + width(metrics, line.text(), Math.min(anchor, end));
            int to = line.place().x + width(metrics, line.text(), Math.max(anchor, end));
            g.setColor(SHADE);
            g.fillRect(from, line.place().y, to - from, line.place().height);
            g.setColor(table.getSelectionForeground());
            int thick = UIScale.scale(2);
            g.fillRect(from, line.place().y + line.place().height - thick, to - from, thick);
        }
    }

    /** Nothing is selected any more once it was said what it is, or was not. */
    private final class Closing implements PopupMenuListener {

        @Override
        public void popupMenuWillBecomeVisible(PopupMenuEvent event) {}

        @Override
        public void popupMenuWillBecomeInvisible(PopupMenuEvent event) {
            clear();
        }

        @Override
        public void popupMenuCanceled(PopupMenuEvent event) {}
    }
}
