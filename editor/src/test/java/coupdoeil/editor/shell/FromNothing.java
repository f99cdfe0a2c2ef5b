package coupdoeil.editor.shell;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.PackReader;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.validator.check.Severity;
import coupdoeil.validator.check.Validator;
import java.awt.KeyboardFocusManager;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.event.KeyEvent;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.stream.IntStream;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JFrame;
import javax.swing.JLabel;
import javax.swing.JTable;
import javax.swing.JTextField;
import javax.swing.JTree;
import javax.swing.tree.DefaultMutableTreeNode;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;

/** Whole small battles made from nothing with mouse and keyboard, in few gestures, told as a page of instructions. */
abstract class FromNothing extends InWindow {

    Tour tour;
    JTable table;

    private CountDownLatch closed;

    FromNothing() {
        super(() -> {
            throw new AssertionError("there is no battle yet");
        });
    }

    /** Starts the editor on nothing: the welcome shows. */
    @Override
    @BeforeEach
    void open() throws Exception {
        ui = new UiDriver();
        tour = new Tour(ui);
        closed = OpenWindow.start(CompletableFuture.completedFuture(Optional.empty()), folder.resolve("recovery"));
        JFrame frame = ui.find(JFrame.class, "editor");
        ui.focus(ui.find(JButton.class, "welcome.new"));
        ui.until("the window is in front", frame::isActive);
    }

    @Override
    @AfterEach
    void close() {
        if (window == null) {
            UiDriver.onEdt(() -> {
                ui.find(JFrame.class, "editor").dispose();
                return true;
            });
        } else {
            window.close();
        }
    }

    Scenario scenario() {
        return edited().scenarios().get(0);
    }

    void draw(Point... way) {
        tour.drag(window.canvas, way[0], window.canvas, Arrays.copyOfRange(way, 1, way.length));
    }

    /** Opens the dialog for a new battle, whose title is asked first. */
    void newBattle(String name) {
        tour.press("ctrl N");
        JTextField title = ui.find(JTextField.class, "new.title");
        ui.until("the title has the keyboard", title::isFocusOwner);
        tour.type(name);
    }

    /** Goes to a field by the letter that is underlined in its label. */
    void go(String name) {
        JComponent field = ui.find(JComponent.class, name);
        int letter = UiDriver.onEdt(() -> ((JLabel) field.getClientProperty("labeledBy")).getDisplayedMnemonic());
        tour.pressUntil("alt " + KeyEvent.getKeyText(letter), name + " has the keyboard", field::isFocusOwner);
    }

    void createBattle(String name) {
        tour.press("ENTER");
        window = new OpenWindow(ui, closed);
        window.activate();
        ui.until("it is made", () -> edited().info().name().equals(name));
        window.settle();
    }

    void showForces() {
        tour.press("alt 9");
        table = ui.find(JTable.class, "oob.table");
    }

    private int rowOf(String name) {
        return UiDriver.onEdt(() -> {
            for (int row = 0; row < table.getRowCount(); row++) {
                if (table.getValueAt(row, 0).equals(name)) {
                    return row;
                }
            }
            throw new AssertionError(name + " is not in the order of battle");
        });
    }

    /** Where a force is in the order of battle. */
    Point row(String name) {
        return tour.cell(table, rowOf(name), 0);
    }

    /** Types a name where one is being asked for. */
    void name(String name) {
        ui.until("a name is edited", () -> ui.shows("oob.cell"));
        tour.type(name);
    }

    /** Makes two formations of a template under what is selected. */
    void formations(String name, String template) {
        tour.click("oob.from-template");
        JTextField title = ui.find(JTextField.class, "new.title");
        ui.until("the name has the keyboard", title::isFocusOwner);
        tour.type(name);
        tour.press("TAB");
        tour.type(template);
        tour.press("TAB");
        tour.type("2");
        tour.press("ENTER");
        untilShown(name);
    }

    /** Accepts what is suggested. @param last name of the last that this makes */
    void formationsAgain(String last) {
        tour.click("oob.from-template");
        JTextField title = ui.find(JTextField.class, "new.title");
        ui.until("the name has the keyboard", title::isFocusOwner);
        tour.press("ENTER");
        untilShown(last);
    }

    private void untilShown(String name) {
        ui.until(
                name + " is there",
                () -> IntStream.range(0, table.getRowCount())
                        .anyMatch(row -> table.getValueAt(row, 0).equals(name)));
        // Without a window manager no window is in front again by itself.
        window.front();
        ui.focus(table);
    }

    /** Drags a force from the tree onto the map. */
    void drop(String name, Point there) {
        JTree tree = ui.find(JTree.class, "forces.tree");
        tour.drag(tree, row(tree, name), window.canvas, there);
    }

    private static Point row(JTree tree, String name) {
        Rectangle row = UiDriver.onEdt(() -> {
            for (int i = 0; i < tree.getRowCount(); i++) {
                if (((DefaultMutableTreeNode) tree.getPathForRow(i).getLastPathComponent())
                        .getUserObject()
                        .toString()
                        .equals(name)) {
                    return tree.getRowBounds(i);
                }
            }
            throw new AssertionError(name + " is not in the tree");
        });
        return new Point(row.x + 30, row.y + row.height / 2);
    }

    /** Saves the new battle and yields what was saved, which has no error. */
    Pack save(String suggested) {
        tour.press("ctrl S");
        ui.until(
                "the dialog asks where",
                () -> KeyboardFocusManager.getCurrentKeyboardFocusManager().getFocusOwner() instanceof JTextField field
                        && field.getText().equals(suggested));
        Path saved = folder.resolve("saved");
        tour.type(saved.toString());
        tour.press("ENTER");
        ui.until("it is saved", () -> !window.workbench.session().document().isModified());
        return PackReader.read(saved).pack().orElseThrow();
    }

    static void hasNoErrors(Pack read) {
        assertThat(Validator.of(read.rules().orElseThrow()).validate(read).open())
                .filteredOn(finding -> finding.severity() == Severity.ERROR)
                .isEmpty();
    }

    /** Writes a page of the documentation with {@code -Dcoupdoeil.write=true} and otherwise holds it true. */
    void tutorial(String name, String heading) throws IOException {
        Path docs = Path.of(System.getProperty("basedir", ".")).toAbsolutePath().resolveSibling("docs");
        String page = heading + tour.page();
        if (Boolean.getBoolean("coupdoeil.write")) {
            Files.writeString(docs.resolve(name), page);
            for (var picture : tour.pictures().entrySet()) {
                Files.write(docs.resolve("images/" + picture.getKey() + ".png"), picture.getValue());
            }
        }
        assertThat(docs.resolve(name)).hasContent(page);
    }
}
