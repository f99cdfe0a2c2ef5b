package coupdoeil.editor.shell;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.document.Packs;
import coupdoeil.editor.map.MapCanvas;
import coupdoeil.model.pack.PackReader;
import coupdoeil.model.pack.PackWriter;
import coupdoeil.model.scenario.Facing;
import coupdoeil.model.scenario.Placement;
import coupdoeil.validator.check.Finding;
import java.awt.Point;
import java.awt.Rectangle;
import java.nio.file.Files;
import java.util.List;
import javax.swing.JButton;
import javax.swing.JList;
import javax.swing.JTabbedPane;
import javax.swing.JTextField;
import javax.swing.JTree;
import org.junit.jupiter.api.Test;

/** The way of a designer through a real window: mouse and keyboard only. */
class EditorUiIT extends InWindow {

    /** Where a battalion stands on open ground, and the hexes beside it. */
    private static final String UNIT_HEX = "2109";

    EditorUiIT() {
        super(Packs::albuera);
    }

    private List<Finding> errors() {
        window.settle();
        return UiDriver.onEdt(() -> window.workbench.live().current().open().stream()
                .filter(finding -> finding.severity() == coupdoeil.validator.check.Severity.ERROR)
                .toList());
    }

    private void choose(String terrain) {
        @SuppressWarnings("unchecked")
        JList<Object> palette = ui.find(JList.class, "palette.list");
        Rectangle cell = UiDriver.onEdt(() -> {
            for (int i = 0; i < palette.getModel().getSize(); i++) {
                if (palette.getModel().getElementAt(i).toString().equals(terrain)) {
                    palette.ensureIndexIsVisible(i);
                    return palette.getCellBounds(i, i);
                }
            }
            throw new AssertionError(terrain + " is not in the palette");
        });
        ui.click(palette, new Point(cell.x + 60, cell.y + cell.height - 10));
    }

    @Test
    void paintSeeAFindingFixItUndoSaveAndReopen() throws Exception {
        assertThat(errors()).isEmpty();
        Point unit = window.show(UNIT_HEX);

        choose("Cork-oak wood");
        ui.drag(window.canvas, window.pixel("2209"), window.canvas, unit);
        assertThat(window.map().terrain(window.hex("2209"))).isEqualTo("woods");
        assertThat(window.map().terrain(window.hex(UNIT_HEX))).isEqualTo("woods");
        assertThat(window.steps()).as("one stroke is one step").isEqualTo(1);

        List<Finding> found = errors();
        assertThat(found).as("troops in a wood must be in general order").isNotEmpty();
        ui.press("F8");
        ui.until("the finding is explained", () -> ui.shows("findings.fix.0"));
        assertThat(UiDriver.onEdt(window.canvas::isFocusOwner))
                .as("going through findings leaves the keyboard on the map")
                .isTrue();
        while (!errors().isEmpty()) {
            int before = errors().size();
            ui.click(ui.find(JButton.class, "findings.fix.0"));
            assertThat(errors().size()).as("every fix cures").isLessThan(before);
            if (!errors().isEmpty()) {
                ui.press("F8");
            }
        }

        int steps = window.steps();
        assertThat(steps).isGreaterThan(1);
        ui.press("ctrl Z");
        assertThat(errors()).as("undo brings the finding back").isNotEmpty();
        ui.press("ctrl shift Z");
        assertThat(errors()).isEmpty();
        assertThat(window.steps()).isEqualTo(steps);

        ui.press("ctrl S");
        ui.until("it is saved", () -> !window.workbench.session().document().isModified());
        assertThat(PackWriter.files(PackReader.read(pack).pack().orElseThrow()))
                .containsExactlyEntriesOf(PackWriter.files(edited()));

        window.close();
        window = new OpenWindow(ui, pack, folder.resolve("recovery"));
        assertThat(window.map().terrain(window.hex(UNIT_HEX))).isEqualTo("woods");
        assertThat(errors()).isEmpty();
    }

    @Test
    void aNewUnitIsMadeByNameAndDraggedOntoTheMap() {
        window.show(UNIT_HEX);
        ui.focus(window.canvas);
        ui.press("ctrl shift P");
        ui.focus(ui.find(JTextField.class, "palette.query"));
        ui.type("new unit");
        ui.press("ENTER");
        ui.until(
                "there is a new unit",
                () -> window.workbench.session().roster().unit("new-unit").isPresent());
        window.activate();
        ui.press("alt 3");
        JTree tree = ui.find(JTree.class, "forces.tree");
        ui.until("it is selected in the tree", () -> tree.getSelectionPath() != null);
        Rectangle row = UiDriver.onEdt(() -> {
            tree.scrollPathToVisible(tree.getSelectionPath());
            return tree.getPathBounds(tree.getSelectionPath());
        });
        ui.drag(
                tree,
                new Point(row.x + 30, row.y + row.height / 2),
                window.canvas,
                window.pixel("2210"),
                window.pixel("2010"));
        ui.until("it stands on the map", () -> placed("new-unit") != null);
        assertThat(placed("new-unit").hex()).hasValue(window.hex("2010"));

        ui.focus(window.canvas);
        Facing facing = placed("new-unit").facing();
        ui.press("CLOSE_BRACKET");
        assertThat(placed("new-unit").facing()).isEqualTo(facing.turned(1));
        ui.press("RIGHT");
        assertThat(placed("new-unit").hex()).hasValue(window.hex("2110"));
        ui.press("DELETE");
        ui.until("it is off the map", () -> placed("new-unit") == null);
        for (int i = window.steps(); i > 0; i--) {
            ui.press("ctrl Z");
        }
        assertThat(edited()).isEqualTo(PackReader.read(pack).pack().orElseThrow());
    }

    private Placement placed(String piece) {
        return UiDriver.onEdt(() -> window.workbench.session().scenario().orElseThrow().setup().stream()
                .filter(placement -> placement.piece().equals(piece))
                .findFirst()
                .orElse(null));
    }

    @Test
    void aUnitIsSelectedAndMovedByTheMouse() {
        Point from = window.show(UNIT_HEX);
        ui.click(window.canvas, from);
        ui.until(
                "it is selected",
                () -> !window.workbench.session().selection().pieces().isEmpty());
        String piece = UiDriver.onEdt(
                () -> window.workbench.session().selection().pieces().get(0));
        ui.until("its form shows", () -> ui.shows("inspector.steps"));

        ui.drag(window.canvas, from, window.canvas, window.pixel("2010"));

        assertThat(placed(piece).hex()).hasValue(window.hex("2010"));
        assertThat(window.steps()).isEqualTo(1);
    }

    @Test
    void aRatingIsTypedIntoTheInspector() {
        ui.click(window.canvas, window.show(UNIT_HEX));
        JTextField steps = ui.find(JTextField.class, "inspector.steps");
        ui.focus(steps);
        ui.press("ctrl A");
        ui.type("99");
        ui.press("ENTER");
        assertThat(UiDriver.onEdt(() -> steps.getClientProperty("JComponent.outline")))
                .as("out of range")
                .isEqualTo("error");
        assertThat(window.steps()).isZero();
        ui.press("ctrl A");
        ui.type("1");
        ui.press("ENTER");
        ui.until(
                "the rating is taken",
                () -> window.workbench.session().document().depth() == 1);
    }

    @Test
    void unsavedChangesAreGuarded() throws Exception {
        window.show(UNIT_HEX);
        choose("Cork-oak wood");
        ui.click(window.canvas, window.pixel("2010"));
        assertThat(window.steps()).isEqualTo(1);

        window.requestClose();
        ui.until("it asks", () -> ui.shows("OptionPane.button") || ui.shows("OptionPane.buttonArea"));
        ui.press("ESCAPE");
        ui.until("the question is gone", () -> !ui.shows("OptionPane.buttonArea"));
        assertThat(ui.shows(MapCanvas.NAME)).isTrue();

        window.activate();
        ui.press("ctrl Z");
        window.requestClose();
        assertThat(window.isClosed()).isTrue();
        assertThat(folder.resolve("recovery")).isDirectoryNotContaining(Files::isDirectory);
    }

    @Test
    void everyPanelIsReachedByTheKeyboard() {
        JTabbedPane left = ui.find(JTabbedPane.class, "tabs.left");
        ui.press("alt 3");
        ui.until("forces", () -> left.getSelectedIndex() == 1);
        ui.press("alt 2");
        ui.until("palette", () -> left.getSelectedIndex() == 0);
        ui.press("alt 6");
        ui.until("timetable", () -> ui.shows("timetable.turns"));
        ui.press("alt 5");
        ui.until("findings", () -> ui.shows("findings.tree"));
        ui.press("alt 1");
        ui.until("the map", window.canvas::isFocusOwner);
        ui.press("T");
        assertThat(UiDriver.onEdt(() -> window.workbench.bench().active().action()))
                .isEqualTo(coupdoeil.editor.action.EditorAction.TERRAIN);
        ui.press("ENTER");
        assertThat(window.steps()).as("the keyboard paints").isEqualTo(1);
        ui.press("shift RIGHT");
        assertThat(window.steps()).isEqualTo(2);
    }
}
