package coupdoeil.editor.shell;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.document.Selection;
import coupdoeil.editor.paint.Battles;
import coupdoeil.model.scenario.Facing;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Position;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.event.KeyEvent;
import java.nio.file.Path;
import java.util.List;
import javax.swing.JList;
import javax.swing.JTextField;
import javax.swing.JTree;
import javax.swing.tree.DefaultMutableTreeNode;
import org.junit.jupiter.api.Test;

/** Units on a table put, drawn up, dressed, turned and picked in a real window with mouse and keyboard. */
class TableUnitsUiIT extends InWindow {

    TableUnitsUiIT() {
        super(Battles::guilford);
    }

    private Point pixel(double x, double y) {
        return window.pixel(x, y);
    }

    private Selection selection() {
        return UiDriver.onEdt(() -> window.workbench.session().selection());
    }

    private void select(Selection selection) {
        UiDriver.onEdt(() -> {
            window.workbench.session().select(selection);
            return true;
        });
        window.activate();
    }

    private Placement placement(String piece) {
        return UiDriver.onEdt(() -> window.workbench.session().scenario().orElseThrow().setup().stream()
                .filter(placement -> placement.piece().equals(piece))
                .findFirst()
                .orElseThrow());
    }

    private Position.OnTable at(String piece) {
        return (Position.OnTable) placement(piece).position();
    }

    private double degrees(String piece) {
        return ((Facing.Heading) placement(piece).facing()).degrees();
    }

    private void until(int steps) {
        ui.until("there are " + steps + " steps", () -> window.steps() == steps);
    }

    private void wholeTable() {
        ui.press("alt 1");
        ui.press("ctrl 0");
    }

    @Test
    void aUnitIsTakenOffAndDraggedFromTheForcesBackOntoTheTable() {
        wholeTable();
        ui.click(window.canvas, pixel(13.5, 33.6));
        ui.until("it is selected", () -> selection().equals(Selection.piece("foot-23")));
        ui.press("DELETE");
        until(1);
        ui.press("alt 3");
        JTextField filter = ui.find(JTextField.class, "forces.filter");
        ui.click(filter);
        ui.type("23rd");
        JTree tree = ui.find(JTree.class, "forces.tree");
        Rectangle row = UiDriver.onEdt(() -> {
            for (int i = 0; i < tree.getRowCount(); i++) {
                DefaultMutableTreeNode node =
                        (DefaultMutableTreeNode) tree.getPathForRow(i).getLastPathComponent();
                if (node.getUserObject().toString().startsWith("23rd")) {
                    return tree.getRowBounds(i);
                }
            }
            throw new AssertionError("the 23rd is not in the tree");
        });
        ui.drag(tree, new Point(row.x + 30, row.y + row.height / 2), window.canvas, pixel(10, 30));
        until(2);
        assertThat(at("foot-23").x()).isBetween(9.5, 10.5);
        assertThat(at("foot-23").y()).isBetween(29.5, 30.5);
    }

    @Test
    void aBrigadeIsDrawnUpAlongALine() {
        wholeTable();
        select(new Selection.OfPieces(List.of("foot-23", "foot-33")));
        ui.press("Y");
        JList<?> arrays = ui.find(JList.class, "palette.list");
        ui.until("the palette offers arrays", () -> arrays.getModel().getSize() >= 4);
        ui.focus(window.canvas);
        ui.drag(window.canvas, pixel(20, 20), window.canvas, pixel(40, 20));
        until(1);
        assertThat(at("foot-23").y()).isEqualTo(at("foot-33").y());
        assertThat(degrees("foot-23")).isEqualTo(degrees("foot-33"));
        ui.press("ctrl Z");
        until(0);
    }

    @Test
    void piecesAreTakenByARectangleAlignedSpacedAndWheeled() {
        wholeTable();
        ui.press("V");
        ui.click(window.canvas, pixel(13.5, 41.7));
        ui.until("one is selected", () -> selection().equals(Selection.piece("foot-33")));
        ui.press("shift RIGHT");
        until(1);
        ui.drag(window.canvas, pixel(11, 18), window.canvas, pixel(17, 50));
        ui.until("both are selected", () -> selection().pieces().containsAll(List.of("foot-23", "foot-33")));
        int count = selection().pieces().size();
        ui.press("ctrl alt L");
        until(2);
        String first = selection().pieces().get(0);
        for (String piece : selection().pieces()) {
            if (placement(piece).facing() instanceof Facing.Heading) {
                assertThat(degrees(piece)).isEqualTo(degrees(first));
            }
        }
        double before = degrees(first);
        ui.press("ctrl OPEN_BRACKET");
        until(3);
        assertThat(degrees(first)).isEqualTo((before + 15) % 360);
        assertThat(selection().pieces()).hasSize(count);
        assertThat(count).isGreaterThan(2);
        ui.press("ctrl alt E");
        until(4);
    }

    @Test
    void aUnitIsMovedByATenthAndTurnedByADegree() {
        wholeTable();
        ui.click(window.canvas, pixel(13.5, 33.6));
        ui.until("it is selected", () -> selection().equals(Selection.piece("foot-23")));
        Position.OnTable before = at("foot-23");
        double facing = degrees("foot-23");
        ui.press("shift RIGHT");
        until(1);
        assertThat(at("foot-23").x()).isEqualTo(Math.rint((before.x() + 0.1) * 1000) / 1000);
        ui.press("shift OPEN_BRACKET");
        until(2);
        assertThat(degrees("foot-23")).isEqualTo((facing + 1) % 360);
    }

    @Test
    void theHandleTurnsAUnitAndAltKeepsADragFree() {
        wholeTable();
        ui.click(window.canvas, pixel(13.5, 33.6));
        ui.until("it is selected", () -> selection().equals(Selection.piece("foot-23")));
        ui.drag(window.canvas, pixel(15.5, 33.6), window.canvas, pixel(14, 44));
        until(1);
        assertThat(degrees("foot-23")).isBetween(80.0, 100.0);
        ui.press("ctrl Z");
        until(0);
        ui.hold(KeyEvent.VK_ALT, () -> ui.drag(window.canvas, pixel(13.5, 33.6), window.canvas, pixel(17.5, 36.6)));
        until(1);
        assertThat(at("foot-23").x()).isBetween(17.7, 18.3);
    }

    @Test
    void howFarAUnitReachesIsShownAsLongAsItIsSelected() throws Exception {
        wholeTable();
        ui.press("shift A");
        ui.click(window.canvas, pixel(13.5, 33.6));
        ui.until(
                "it reaches somewhere",
                () -> !window.workbench.reach().reaches().isEmpty());
        ui.screenshot(Path.of(System.getProperty("basedir", "."), "target", "reach.png"));
        ui.click(window.canvas, pixel(40, 2));
        ui.until(
                "nobody reaches anywhere",
                () -> window.workbench.reach().reaches().isEmpty());
        assertThat(window.steps()).isZero();
    }
}
