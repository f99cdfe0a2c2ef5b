package coupdoeil.editor.shell;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.document.Packs;
import coupdoeil.editor.document.Selection;
import coupdoeil.editor.timetable.OnChart;
import coupdoeil.editor.timetable.TimeChart;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.scenario.ArrivalGroup;
import coupdoeil.model.scenario.Scenario;
import java.awt.KeyboardFocusManager;
import java.awt.Point;
import java.awt.Rectangle;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import javax.swing.JButton;
import javax.swing.JComponent;
import javax.swing.JTable;
import javax.swing.JTextField;
import javax.swing.JToggleButton;
import javax.swing.JTree;
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
        TimeChart chart = chart();
        String id = scenario().reinforcements().get(before.size()).id();
        window.activate();
        ui.press("ESCAPE");
        ui.until("the chart has it", () -> OnChart.tip(chart, id).contains("Stragglers"));
        Point bar = UiDriver.onEdt(() -> OnChart.bar(chart, id));
        ui.click(chart, bar);
        ui.until("it is selected", () -> selection() instanceof Selection.OfGroup);
        window.activate();
        ui.press("DELETE");
        ui.until("it is gone", () -> scenario().reinforcements().equals(before));
    }

    private TimeChart chart() {
        ui.press("alt 6");
        return ui.find(TimeChart.class, "timetable.chart");
    }

    private ArrivalGroup group(int index) {
        return scenario().reinforcements().get(index);
    }

    @Test
    void aBarThatIsDraggedComesAtAnotherTurnInOneStep() {
        TimeChart chart = chart();
        ArrivalGroup before = group(0);
        assertThat(before.at()).isEqualTo("08:15");
        Point bar = UiDriver.onEdt(() -> OnChart.bar(chart, before.id()));
        Point there = new Point(UiDriver.onEdt(() -> OnChart.turn(chart, 4)), bar.y + 3);
        ui.drag(chart, bar, chart, there);
        ui.until("it comes an hour after the beginning", () -> group(0).at().equals("09:00"));
        assertThat(window.steps()).isEqualTo(1);
        assertThat(selection()).isEqualTo(new Selection.OfGroup(before.id()));
        ui.press("alt RIGHT");
        ui.until("it comes one turn later", () -> group(0).at().equals("09:15"));
        ui.press("ctrl Z");
        ui.press("ctrl Z");
        ui.until("it is as it was", () -> group(0).equals(before));
    }

    @Test
    void theChartSaysWhoGetsOnAndWhoWaits() {
        TimeChart chart = chart();
        ArrivalGroup first = group(0);
        ui.until(
                "the rules have worked it out",
                () -> OnChart.tip(chart, first.id()).contains("enter"));
        assertThat(OnChart.tip(chart, first.id()))
                .contains(first.name(), "08:15")
                .doesNotContain("leave it open");
    }

    @Test
    void whoseArrivalDiceSettleIsMarkedAndSaysWhatItDependsOn() {
        Pack auerstedt = Packs.auerstedt();
        UiDriver.onEdt(() -> {
            window.workbench.session().document().load(auerstedt, null, false);
            return true;
        });
        TimeChart chart = chart();
        ArrivalGroup rolled = scenario().reinforcements().stream()
                .filter(group ->
                        group.attributes().has("dice") && !group.condition().isEmpty())
                .findFirst()
                .orElseThrow();
        ui.until("the chart has it", () -> OnChart.tip(chart, rolled.id()).contains("Dice"));
        assertThat(OnChart.tip(chart, rolled.id())).contains("if " + rolled.condition());
        ui.click(chart, UiDriver.onEdt(() -> OnChart.bar(chart, rolled.id())));
        ui.until("it is selected", () -> selection().equals(new Selection.OfGroup(rolled.id())));
        ui.press("alt RIGHT");
        ui.until(
                "it is due a turn later",
                () -> !group(scenario(), rolled.id()).at().equals(rolled.at()));
        assertThat(OnChart.tip(chart, rolled.id())).contains("Dice").contains("if " + rolled.condition());
    }

    private static ArrivalGroup group(Scenario scenario, String id) {
        return scenario.reinforcements().stream()
                .filter(group -> group.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void aUnitDraggedFromTheForcesComesWithReinforcements() {
        TimeChart chart = chart();
        ui.press("alt 3");
        JTree forces = ui.find(JTree.class, "forces.tree");
        Set<String> placed = pieces(scenario());
        String piece = scenario().setup().get(0).piece();
        Point unit = UiDriver.onEdt(() -> {
            window.workbench.session().select(Selection.piece(piece));
            Rectangle row = forces.getPathBounds(forces.getSelectionPath());
            forces.scrollRectToVisible(row);
            return new Point(row.x + 30, row.y + row.height / 2);
        });
        Point there = UiDriver.onEdt(() -> {
            Rectangle shown = chart.getVisibleRect();
            return new Point(OnChart.turn(chart, 3), shown.y + shown.height - 4);
        });
        ui.drag(forces, unit, chart, there);
        ui.until("it is off the map", () -> !pieces(scenario()).contains(piece));
        assertThat(window.steps()).isEqualTo(1);
        assertThat(scenario().reinforcements().stream().flatMap(group -> group.march().stream()))
                .anyMatch(marcher -> marcher.piece().equals(piece));
        ui.focus(window.canvas);
        ui.press("ctrl Z");
        ui.until("all are back", () -> pieces(scenario()).equals(placed));
    }

    private static Set<String> pieces(Scenario scenario) {
        return scenario.setup().stream().map(placement -> placement.piece()).collect(Collectors.toSet());
    }

    @Test
    void aNewEventTakesTheTurnThatIsLookedAtAndIsOpenToBeWritten() {
        JTable turns = turns();
        click(turns, 5);
        int before = scenario().events().size();
        ui.click(ui.find(JButton.class, "timetable.new-event"));
        ui.until("there is one more", () -> scenario().events().size() == before + 1);
        assertThat(scenario().events().get(before).at()).isEqualTo("09:15");
        ui.until(
                "its name is to be written",
                () -> nameField().filter(JTextField::isFocusOwner).isPresent());
        ui.type("The guns");
        ui.press("TAB");
        ui.until("it has the name", () -> scenario().events().get(before).name().equals("The guns"));
        ui.press("shift TAB");
        ui.until(
                "Tab selects all of the name",
                () -> nameField()
                        .filter(field -> "The guns".equals(field.getSelectedText()))
                        .isPresent());
        TimeChart chart = chart();
        Point sign = UiDriver.onEdt(() -> OnChart.event(chart, 0));
        ui.click(chart, sign);
        ui.clickAgain(chart, sign);
        ui.press("alt 8");
        JTree data = ui.find(JTree.class, "data.tree");
        ui.until(
                "the first event is open",
                () -> String.valueOf(data.getLastSelectedPathComponent())
                        .contains(scenario().events().get(0).name()));
    }

    private static Optional<JTextField> nameField() {
        return KeyboardFocusManager.getCurrentKeyboardFocusManager().getFocusOwner() instanceof JTextField field
                ? Optional.of(field)
                : Optional.empty();
    }

    private JTable turns() {
        ui.press("alt 6");
        return ui.find(JTable.class, "timetable.turns");
    }

    @Test
    void theMapShowsATurnInAdvanceAndNothingIsChanged() {
        TimeChart chart = chart();
        Scenario before = scenario();
        ui.click(ui.find(JToggleButton.class, "timetable.look"));
        ui.until("the map says so", () -> ui.shows("timetable.preview"));
        JComponent ruler = ui.find(JComponent.class, "timetable.ruler");
        Point from = UiDriver.onEdt(() -> new Point(OnChart.turn(chart, 0), 8));
        Point to = UiDriver.onEdt(() -> new Point(OnChart.turn(chart, 6), 8));
        ui.drag(ruler, from, ruler, to);
        ui.until("the turn is looked at", () -> window.workbench.session().turn() == 6);
        ui.until(
                "who has come is on the map",
                () -> shown().setup().size() > before.setup().size());
        assertThat(pieces(shown())).contains(group(0).march().get(0).piece());
        assertThat(window.steps()).isZero();
        ui.click(window.canvas, new Point(300, 300));
        ui.until("it is left", () -> !ui.shows("timetable.preview"));
        ui.until("the map shows what is edited", () -> shown().equals(before));
        assertThat(window.steps()).isZero();
    }

    private Scenario shown() {
        return UiDriver.onEdt(() -> window.canvas.scene().orElseThrow().scenario());
    }
}
