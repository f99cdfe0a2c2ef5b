package coupdoeil.editor.shell;

import coupdoeil.editor.form.FieldType.Option;
import java.awt.Point;
import java.awt.Rectangle;
import java.util.stream.IntStream;
import javax.swing.JComboBox;
import javax.swing.JComponent;
import javax.swing.JTable;
import javax.swing.JTextField;
import javax.swing.SwingUtilities;

/** What a designer does with mouse and keyboard about what is wrong: on the map, in forms and in tables. */
final class Hand {

    private final UiDriver ui;
    private final OpenWindow window;

    Hand(UiDriver ui, OpenWindow window) {
        this.ui = ui;
        this.window = window;
    }

    /** Paints a hex with an entry of the palette. */
    void paint(String entry, String hex) {
        ui.press("alt 1");
        ui.press("alt 2");
        window.choose(entry);
        ui.click(window.canvas, window.show(hex));
        ui.press("V");
    }

    /** Drags what is on top of a hex to another. */
    void drag(String from, String to) {
        ui.press("alt 1");
        Point start = window.show(from);
        ui.drag(window.canvas, start, window.canvas, window.pixel(to));
    }

    /** Clicks a hex and presses keys. */
    void pressAt(String hex, String... keys) {
        ui.press("alt 1");
        ui.click(window.canvas, window.show(hex));
        for (String key : keys) {
            ui.press(key);
        }
    }

    /** Takes hold of what lies at a place of a table, and drags it, or a corner of it, from one place to another, in inches. */
    void dragOnTable(double x, double y, double fromX, double fromY, double toX, double toY) {
        select(x, y);
        ui.drag(window.canvas, window.pixel(fromX, fromY), window.canvas, window.pixel(toX, toY));
    }

    /** Takes hold of what lies at a place of a table and drags it from there to another, in inches. */
    void dragOnTable(double x, double y, double toX, double toY) {
        dragOnTable(x, y, x, y, toX, toY);
    }

    /** Selects what lies at a place of a table, in inches. */
    void select(double x, double y) {
        ui.press("alt 1");
        ui.press("ctrl 0");
        ui.press("V");
        ui.click(window.canvas, window.pixel(x, y));
    }

    /** Chooses one of the values of a field; the form may be made anew with every step. */
    void choose(String field, String id) {
        JComboBox<?> box = reach(JComboBox.class, field);
        ui.focus(box);
        ui.press("HOME");
        int most = UiDriver.onEdt(box::getItemCount);
        for (int i = 0; i < most && !isChosen(reach(JComboBox.class, field), id); i++) {
            ui.focus(reach(JComboBox.class, field));
            ui.press("DOWN");
        }
    }

    private static boolean isChosen(JComboBox<?> box, String id) {
        return UiDriver.onEdt(() ->
                box.getSelectedItem() instanceof Option option && option.id().equals(id));
    }

    /** Types over a field. */
    void write(String field, String text) {
        JTextField shown = reach(JTextField.class, field);
        ui.click(shown);
        ui.press("ctrl A");
        ui.type(text);
        ui.press("ENTER");
    }

    /** The control of this name, brought into sight. */
    <T extends JComponent> T reach(Class<T> type, String name) {
        T found = ui.find(type, name);
        UiDriver.onEdt(() -> {
            SwingUtilities.getWindowAncestor(found).validate();
            found.scrollRectToVisible(new Rectangle(0, 0, 1, found.getHeight()));
            return true;
        });
        return found;
    }

    /** Types over a cell of the order of battle. */
    void rating(String name, String column, String text) {
        ui.press("alt 9");
        JTable table = ui.find(JTable.class, "oob.table");
        type(table, table, name, column, text);
    }

    /** Types over a cell of the table of the battle data. */
    void cell(String row, String column, String text) {
        type(ui.find(JTable.class, "data.grid.table"), ui.find(JTable.class, "data.grid.rows"), row, column, text);
    }

    /** @param names the table whose first column names the rows */
    private void type(JTable table, JTable names, String row, String column, String text) {
        Rectangle cell = UiDriver.onEdt(() -> {
            int at = IntStream.range(0, table.getRowCount())
                    .filter(i -> String.valueOf(names.getValueAt(i, 0)).equals(row))
                    .findFirst()
                    .orElseThrow();
            int across = IntStream.range(0, table.getColumnCount())
                    .filter(i -> table.getColumnName(i).startsWith(column))
                    .findFirst()
                    .orElseThrow();
            Rectangle bounds = table.getCellRect(at, across, true);
            table.scrollRectToVisible(bounds);
            return bounds;
        });
        ui.click(table, new Point(cell.x + cell.width / 2, cell.y + cell.height / 2));
        ui.type(text);
        ui.press("ENTER");
    }
}
