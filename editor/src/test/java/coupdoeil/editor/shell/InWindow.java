package coupdoeil.editor.shell;

import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.PackWriter;
import java.awt.Point;
import java.awt.Rectangle;
import java.nio.file.Path;
import java.util.function.Supplier;
import javax.swing.JLabel;
import javax.swing.JTextField;
import javax.swing.JTree;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** Tests of a battle that is saved, opened in a window and has the keyboard in its map; of each test anew. */
@ExtendWith(OnScreen.class)
abstract class InWindow {

    @TempDir
    Path folder;

    /** Where the battle is. */
    Path pack;

    UiDriver ui;
    OpenWindow window;
    final Supplier<Pack> battle;

    InWindow(Supplier<Pack> battle) {
        this.battle = battle;
    }

    @BeforeEach
    void open() throws Exception {
        pack = folder.resolve("battle");
        PackWriter.write(battle.get(), pack);
        ui = new UiDriver();
        window = new OpenWindow(ui, pack, folder.resolve("recovery"));
        window.activate();
    }

    @AfterEach
    void close() {
        window.close();
    }

    /** The battle as it is in the window. */
    Pack edited() {
        return UiDriver.onEdt(() -> window.workbench.session().pack());
    }

    /** Goes to the battle data, finds words on it and clicks the row that begins with others. */
    void onDataTab(String words, String row) {
        onDataTab(words, "", row);
    }

    /** The same for the first such row at or below one that begins with still other words. */
    void onDataTab(String words, String above, String row) {
        ui.press("alt 8");
        JTextField filter = ui.find(JTextField.class, "data.filter");
        ui.click(filter);
        ui.press("ctrl A");
        ui.write(words);
        JTree tree = ui.find(JTree.class, "data.tree");
        ui.until(row + " is in the battle data", () -> rowOf(tree, above, row) >= 0);
        Rectangle bounds = UiDriver.onEdt(() -> {
            int index = rowOf(tree, above, row);
            tree.scrollRowToVisible(index);
            return tree.getRowBounds(index);
        });
        ui.click(tree, new Point(bounds.x + 12, bounds.y + bounds.height / 2));
        ui.until(row + " is chosen", () -> tree.getSelectionCount() == 1);
    }

    private static int rowOf(JTree tree, String above, String row) {
        return rowOf(tree, Math.max(0, rowOf(tree, 0, above)), row);
    }

    private static int rowOf(JTree tree, int from, String text) {
        for (int i = from; i < tree.getRowCount(); i++) {
            Object value = tree.getPathForRow(i).getLastPathComponent();
            String shown = ((JLabel) tree.getCellRenderer()
                            .getTreeCellRendererComponent(tree, value, false, false, false, i, false))
                    .getText();
            if (shown.replace("\u2022 ", "").startsWith(text)) {
                return i;
            }
        }
        return -1;
    }
}
