package coupdoeil.editor.shell;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.document.Packs;
import coupdoeil.editor.document.Selection;
import coupdoeil.model.scenario.ArrivalGroup;
import coupdoeil.model.scenario.Scenario;
import java.awt.Point;
import java.awt.Rectangle;
import java.util.List;
import java.util.stream.IntStream;
import javax.swing.JList;
import javax.swing.JTable;
import javax.swing.JTextField;
import org.junit.jupiter.api.Test;

/** The turns of a scenario, who arrives in them and what they are like, in a real window. */
class TimetableUiIT extends InWindow {

    TimetableUiIT() {
        super(Packs::albuera);
    }

    private Scenario scenario() {
        return edited().scenarios().get(0);
    }

    private Selection selection() {
        return UiDriver.onEdt(() -> window.workbench.session().selection());
    }

    private void click(JTable turns, int row) {
        Rectangle cell = UiDriver.onEdt(() -> {
            turns.scrollRectToVisible(turns.getCellRect(row, 0, true));
            return turns.getCellRect(row, 0, true);
        });
        ui.click(turns, new Point(cell.x + cell.width / 2, cell.y + cell.height / 2));
    }

    @Test
    void aTurnThatIsClickedIsShownAndItsPeriodCanBeChanged() {
        ui.press("alt 6");
        JTable turns = ui.find(JTable.class, "timetable.turns");
        click(turns, 3);
        ui.until("the turn is shown", () -> window.workbench.session().turn() == 3);
        assertThat(selection()).isInstanceOf(Selection.OfPeriod.class);
        ui.press("DOWN");
        ui.until("the next turn is shown", () -> window.workbench.session().turn() == 4);
        int period = ((Selection.OfPeriod) selection()).index();
        int before = visibility(period);
        JTextField visibility = ui.find(JTextField.class, "inspector.visibility");
        ui.focus(visibility);
        ui.press("ctrl A");
        ui.type("3");
        ui.press("ENTER");
        ui.until("it is written", () -> visibility(period) == 3);
        ui.until("the timetable says so", () -> row(turns, 4).contains("3"));
        ui.focus(window.canvas);
        ui.press("ctrl Z");
        ui.until("it is taken back", () -> visibility(period) == before);
    }

    private int visibility(int period) {
        return scenario().periods().get(period).attributes().integer("visibility", -1);
    }

    private static List<String> row(JTable table, int row) {
        return IntStream.range(0, table.getColumnCount())
                .mapToObj(column -> String.valueOf(table.getValueAt(row, column)))
                .toList();
    }

    @Test
    void aGroupIsMadeNamedFoundInTheListAndDeleted() {
        List<ArrivalGroup> before = scenario().reinforcements();
        window.activate();
        ui.press("ctrl shift R");
        ui.until("there is one more", () -> scenario().reinforcements().size() == before.size() + 1);
        JTextField name = ui.find(JTextField.class, "inspector.name");
        ui.focus(name);
        ui.press("ctrl A");
        ui.type("Stragglers");
        ui.press("ENTER");
        ui.press("alt 6");
        JList<?> groups = ui.find(JList.class, "timetable.groups");
        int index = UiDriver.onEdt(() -> {
            for (int i = 0; i < groups.getModel().getSize(); i++) {
                if (((ArrivalGroup) groups.getModel().getElementAt(i)).name().equals("Stragglers")) {
                    groups.ensureIndexIsVisible(i);
                    return i;
                }
            }
            throw new AssertionError("the group is not in the list");
        });
        Rectangle cell = UiDriver.onEdt(() -> groups.getCellBounds(index, index));
        ui.click(groups, new Point(cell.x + 20, cell.y + cell.height / 2));
        ui.until("it is selected", () -> selection() instanceof Selection.OfGroup);
        window.activate();
        ui.press("DELETE");
        ui.until("it is gone", () -> scenario().reinforcements().equals(before));
    }
}
