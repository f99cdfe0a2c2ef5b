package coupdoeil.editor.shell;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.document.Packs;
import coupdoeil.editor.document.Selection;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.scenario.Placement;
import java.awt.Point;
import java.awt.Rectangle;
import java.util.List;
import java.util.stream.Stream;
import javax.swing.JMenu;
import javax.swing.JMenuItem;
import javax.swing.JPopupMenu;
import javax.swing.JTable;
import javax.swing.JTree;
import org.junit.jupiter.api.Test;

/** The menus of what is under the pointer or has the keyboard, everywhere in a real window. */
class ContextMenusUiIT extends InWindow {

    ContextMenusUiIT() {
        super(Packs::albuera);
    }

    private JPopupMenu menu() {
        return ui.find(JPopupMenu.class, "context-menu");
    }

    private List<String> entries() {
        JPopupMenu menu = menu();
        return UiDriver.onEdt(() -> Stream.of(menu.getComponents())
                .filter(JMenuItem.class::isInstance)
                .map(item -> ((JMenuItem) item).getText())
                .toList());
    }

    private void choose(String text) {
        JPopupMenu menu = menu();
        ui.click(UiDriver.onEdt(() -> (JMenuItem) Stream.of(menu.getComponents())
                .filter(item ->
                        item instanceof JMenuItem entry && entry.getText().equals(text))
                .findFirst()
                .orElseThrow()));
        ui.until("the menu is gone", () -> !menu.isShowing());
    }

    private void dismiss() {
        JPopupMenu menu = menu();
        ui.pressUntil("ESCAPE", "the menu is gone", () -> !menu.isShowing());
    }

    private Selection selection() {
        return UiDriver.onEdt(() -> window.workbench.session().selection());
    }

    private Placement placed() {
        return edited().scenarios().get(0).setup().stream()
                .filter(placement -> placement.position().inHex().isPresent())
                .findFirst()
                .orElseThrow();
    }

    @Test
    void onTheMapItTakesTheCounterUnderThePointerOffTheMap() {
        String hex = window.map().grid().label(placed().position().inHex().orElseThrow());
        int before = edited().scenarios().get(0).setup().size();
        Point at = window.show(hex);
        ui.rightClick(window.canvas, at);
        assertThat(entries()).contains("Turn left", "What the selection sees", "Delete");
        assertThat(selection().pieces()).as("selected first").hasSize(1);
        choose("Delete");
        ui.until("it is off the map", () -> edited().scenarios().get(0).setup().size() == before - 1);
        assertThat(window.steps()).isEqualTo(1);
    }

    @Test
    void theKeyboardOpensItForWhatIsSelectedAndTheRightButtonStillErasesWithABrush() {
        String hex = window.map().grid().label(placed().position().inHex().orElseThrow());
        ui.click(window.canvas, window.show(hex));
        ui.press("shift F10");
        assertThat(entries()).contains("Next formation", "Go to the inspector");
        dismiss();
        ui.press("ESCAPE");
        ui.press("shift F10");
        assertThat(entries()).contains("Whole map");
        dismiss();
        ui.press("T");
        ui.rightClick(window.canvas, window.show(hex));
        assertThat(ui.soon(() -> ui.shows("context-menu"))).isFalse();
    }

    @Test
    void altAndALetterOpenAMenuOfTheWindow() {
        window.activate();
        ui.press("alt K");
        JMenu check = ui.find(JMenu.class, "menu.CHECK");
        ui.until("it is open", check::isPopupMenuVisible);
        ui.press("ESCAPE");
        ui.until("it is closed", () -> !check.isPopupMenuVisible());
    }

    @Test
    void inTheOrderOfBattleItActsOnTheRowUnderThePointer() {
        ui.press("alt 9");
        JTable table = ui.find(JTable.class, "oob.table");
        Unit unit = edited().orderOfBattle().units().get(0);
        int row = UiDriver.onEdt(() -> rowOf(table, unit.name()));
        Rectangle cell = UiDriver.onEdt(() -> {
            table.scrollRectToVisible(table.getCellRect(row, 0, true));
            return table.getCellRect(row, 0, true);
        });
        int before = edited().orderOfBattle().units().size();
        ui.rightClick(table, new Point(cell.x + 120, cell.y + cell.height / 2));
        assertThat(entries()).contains("New unit", "Cut", "Copy", "Paste", "Duplicate", "Delete");
        assertThat(selection()).isEqualTo(Selection.piece(unit.id()));
        choose("Duplicate");
        ui.until("there are two", () -> edited().orderOfBattle().units().size() == before + 1);
    }

    private static int rowOf(JTable table, String name) {
        int row = 0;
        while (!table.getValueAt(row, 0).equals(name)) {
            row++;
        }
        return row;
    }

    @Test
    void inTheForcesItMakesAUnitWhereTheMenuKeyIsPressed() {
        ui.press("alt 3");
        JTree tree = ui.find(JTree.class, "forces.tree");
        Rectangle third = UiDriver.onEdt(() -> tree.getRowBounds(2));
        ui.rightClick(tree, new Point(third.x + 20, third.y + 8));
        assertThat(entries()).contains("New unit", "New leader", "Delete");
        assertThat(UiDriver.onEdt(tree::getLeadSelectionRow)).isEqualTo(2);
        dismiss();
        int before = edited().orderOfBattle().units().size();
        ui.focus(tree);
        ui.press("shift F10");
        choose("New unit");
        ui.until("it is there", () -> edited().orderOfBattle().units().size() == before + 1);
    }

    @Test
    void inTheBattleDataTheTimetableAndTheFindingsThereIsOneToo() {
        onDataTab("Events", "Events");
        ui.press("shift F10");
        int before = edited().scenarios().get(0).events().size();
        choose("New");
        ui.until("there is one more", () -> edited().scenarios().get(0).events().size() == before + 1);
        ui.press("alt 6");
        JTable turns = ui.find(JTable.class, "timetable.turns");
        Rectangle second = UiDriver.onEdt(() -> turns.getCellRect(1, 0, true));
        ui.rightClick(turns, new Point(second.x + 8, second.y + 8));
        assertThat(entries()).contains("New period", "New reinforcements");
        assertThat(UiDriver.onEdt(() -> window.workbench.session().turn())).isEqualTo(1);
        dismiss();
        window.settle();
        ui.press("alt 5");
        JTree findings = ui.find(JTree.class, "findings.tree");
        ui.pressUntil("F8", "a finding is chosen", () -> findings.getSelectionCount() == 1);
        ui.focus(findings);
        ui.press("shift F10");
        assertThat(entries()).contains("Accept with a reason\u2026", "Next finding");
    }
}
