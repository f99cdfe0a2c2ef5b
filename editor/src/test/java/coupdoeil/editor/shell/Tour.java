package coupdoeil.editor.shell;

import java.awt.Component;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.Window;
import java.awt.event.KeyEvent;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.Callable;
import javax.imageio.ImageIO;
import javax.swing.JComponent;
import javax.swing.JList;
import javax.swing.JTable;
import javax.swing.JViewport;
import javax.swing.SwingUtilities;

/**
 * A person at work in the window, whose gestures are counted and told as a page of instructions. A click, a drag, a turn of
 * the wheel and a key or chord is a gesture; keys typed into one field are one together.
 */
final class Tour {

    private final UiDriver ui;
    private final StringBuilder page = new StringBuilder();
    private final Map<String, byte[]> pictures = new LinkedHashMap<>();
    private int gestures;
    private int before;

    Tour(UiDriver ui) {
        this.ui = ui;
    }

    int gestures() {
        return gestures;
    }

    /** What was told, in Markdown. */
    String page() {
        return page.toString();
    }

    /** PNG files by name. */
    Map<String, byte[]> pictures() {
        return pictures;
    }

    void chapter(String title) {
        page.append("\n## ").append(title).append("\n\n");
        before = gestures;
    }

    /** Says what the next gestures do. */
    void tell(String words) {
        page.append("- ").append(words).append('\n');
    }

    /** Ends a chapter with the number of its gestures. */
    void done() {
        page.append("\n*")
                .append(gestures - before)
                .append(" gestures, ")
                .append(gestures)
                .append(" so far.*\n");
    }

    /** Ends a chapter with the number of its gestures, and a picture of what came of it. */
    void look(String name, String words) {
        done();
        page.append("\n![").append(words).append("](images/").append(name).append(".png)\n");
        Window window = ui.find(Window.class, "editor");
        pictures.put(name, png(ui.picture(window)));
    }

    private static byte[] png(BufferedImage image) {
        try (ByteArrayOutputStream bytes = new ByteArrayOutputStream()) {
            ImageIO.write(image, "png", bytes);
            return bytes.toByteArray();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    void press(String keys) {
        gestures++;
        ui.press(keys);
    }

    /** One gesture, again only if the window has lost it. */
    void pressUntil(String keys, String what, Callable<Boolean> condition) {
        gestures++;
        ui.pressUntil(keys, what, condition);
    }

    void type(String text) {
        gestures++;
        ui.type(text);
    }

    void click(String name) {
        gestures++;
        ui.click(ui.find(JComponent.class, name));
    }

    void click(Component component, Point at) {
        gestures++;
        ui.click(component, at);
    }

    void clickToo(Component component, Point at) {
        gestures++;
        ui.clickWith(KeyEvent.VK_CONTROL, component, at);
    }

    void drag(Component from, Point start, Component to, Point... way) {
        gestures++;
        ui.drag(from, start, to, way);
    }

    /** Chooses an entry of the palette, turning the wheel first if it is out of sight. */
    void palette(String entry) {
        JList<?> list = ui.find(JList.class, "palette.list");
        int index = UiDriver.onEdt(() -> {
            for (int i = 0; i < list.getModel().getSize(); i++) {
                if (list.getModel().getElementAt(i).toString().equals(entry)) {
                    return i;
                }
            }
            throw new AssertionError(entry + " is not in the palette");
        });
        Rectangle cell = UiDriver.onEdt(() -> list.getCellBounds(index, index));
        reveal(list, cell);
        click(list, new Point(cell.x + cell.width / 2, cell.y + cell.height - 10));
        ui.until(entry + " is taken", () -> list.getSelectedIndex() == index);
    }

    /** Where a cell of a table is, which may take a turn of the wheel to see. */
    Point cell(JTable table, int row, int column) {
        Rectangle cell = UiDriver.onEdt(() -> table.getCellRect(row, column, true));
        reveal(table, cell);
        return new Point(cell.x + Math.min(cell.width - 12, 150), cell.y + cell.height / 2);
    }

    private void reveal(JComponent component, Rectangle wanted) {
        JViewport view = (JViewport) SwingUtilities.getAncestorOfClass(JViewport.class, component);
        if (UiDriver.onEdt(() -> isSeen(view, wanted))) {
            return;
        }
        gestures++;
        for (int turn = 0; turn < 200 && !UiDriver.onEdt(() -> isSeen(view, wanted)); turn++) {
            ui.wheel(view, UiDriver.onEdt(() -> view.getViewRect().y > wanted.y ? -1 : 1));
        }
    }

    private static boolean isSeen(JViewport view, Rectangle wanted) {
        Rectangle seen = view.getViewRect();
        return seen.y <= wanted.y && seen.y + seen.height >= wanted.y + wanted.height;
    }
}
