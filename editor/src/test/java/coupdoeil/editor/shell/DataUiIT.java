package coupdoeil.editor.shell;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.document.Packs;
import coupdoeil.editor.document.Selection;
import coupdoeil.editor.edit.ChartEdits;
import coupdoeil.model.pack.Edit;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.PackReader;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.model.scenario.SpecialRule;
import java.awt.Point;
import java.awt.Rectangle;
import java.util.List;
import java.util.Optional;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JTable;
import javax.swing.JTextArea;
import javax.swing.JTextField;
import javax.swing.JTree;
import org.junit.jupiter.api.Test;

/** The half of a scenario that is not the map, written in a real window with mouse and keyboard. */
class DataUiIT extends InWindow {

    DataUiIT() {
        super(Packs::albuera);
    }

    private Scenario scenario() {
        return edited().scenarios().get(0);
    }

    private void press(String button) {
        ui.click(ui.find(JButton.class, button));
    }

    @Test
    void aVictoryConditionIsWrittenSavedAndTakenBack() {
        int before = scenario().victory().size();
        onDataTab("victory", "Victory");
        ui.press("INSERT");
        ui.until(
                "there is one more",
                () -> window.workbench
                                .session()
                                .pack()
                                .scenarios()
                                .get(0)
                                .victory()
                                .size()
                        == before + 1);
        JTextArea text = ui.find(JTextArea.class, "data.form.text");
        ui.focus(text);
        ui.type("hold the bridge at noon");
        ui.press("ctrl ENTER");
        ui.until("it is taken", () -> scenario().victory().get(before).text().equals("hold the bridge at noon"));

        ui.press("ctrl S");
        ui.until("it is saved", () -> !window.workbench.session().document().isModified());
        assertThat(PackReader.read(pack).pack().orElseThrow().scenarios().get(0).victory())
                .isEqualTo(scenario().victory());
        press("data.delete");
        ui.until("it is gone", () -> scenario().victory().size() == before);
        ui.press("ctrl Z");
        ui.until("it is back", () -> scenario().victory().size() == before + 1);
    }

    @Test
    void aSpecialRuleIsFoundByTypingAndHasItsParameters() {
        onDataTab("special", "Special rules");
        ui.press("INSERT");
        JTextField rule = ui.find(JTextField.class, "data.form.rule");
        ui.focus(rule);
        ui.press("ctrl A");
        ui.type("national");
        ui.until("it is offered", () -> ui.shows("data.form.rule.options"));
        ui.press("ENTER");
        JTextField nationality = ui.find(JTextField.class, "data.form.parameter.nationality");
        ui.focus(nationality);
        ui.type("spanish");
        ui.press("ENTER");
        ui.until("it is said", () -> {
            List<SpecialRule> rules = scenario().specialRules();
            return rules.get(rules.size() - 1).attributes().text("nationality").equals(Optional.of("spanish"));
        });
        assertThat(scenario()
                        .specialRules()
                        .get(scenario().specialRules().size() - 1)
                        .id())
                .isEqualTo("national-characteristics");
    }

    @Test
    void aCellOfATableIsTypedOverAndGoesBackToTheRuleSystem() {
        onDataTab("stacking", "Stacking");
        JTable table = ui.find(JTable.class, "data.grid.table");
        Rectangle cell = UiDriver.onEdt(() -> table.getCellRect(0, 0, false));
        ui.click(table, new Point(cell.x + 20, cell.y + cell.height / 2));
        ui.type("77");
        ui.press("ENTER");
        ui.until("the house rule is there", () -> edited().house().tables().has("stacking"));
        ui.click(table, new Point(cell.x + 20, cell.y + cell.height / 2));
        press("data.grid.restore");
        ui.until("it is gone", () -> edited().house().isEmpty());
    }

    @Test
    void aCellThatIsWrongHasAMarkAndTheLineBelowSaysWhy() {
        ui.press("alt 8");
        UiDriver.onEdt(() -> {
            window.workbench.session().edit(new Edit("gap", DataUiIT::withoutCover));
            window.workbench.panels().data().open("chart/hex");
            return true;
        });
        ui.until("the pack is checked", () -> !window.workbench.live().isStale());
        JTable table = ui.find(JTable.class, "data.grid.table");
        Point wrong = UiDriver.onEdt(() -> {
            for (int row = 0; row < table.getRowCount(); row++) {
                for (int column = 0; column < table.getColumnCount(); column++) {
                    JLabel cell = (JLabel) table.prepareRenderer(table.getCellRenderer(row, column), row, column);
                    if (cell.getIcon() != null) {
                        table.scrollRectToVisible(table.getCellRect(row, column, true));
                        return new Point(column, row);
                    }
                }
            }
            throw new AssertionError("no cell is marked");
        });
        assertThat(table.getColumnName(wrong.x)).isEqualTo("Cover");
        Rectangle cell = UiDriver.onEdt(() -> table.getCellRect(wrong.y, wrong.x, false));
        ui.click(table, new Point(cell.x + 20, cell.y + cell.height / 2));
        JLabel note = ui.find(JLabel.class, "data.grid.note");
        ui.until("it says why", () -> note.getText().contains("cover"));
        assertThat(ui.find(JLabel.class, "data.problem").getText()).isNotBlank();
    }

    private static Pack withoutCover(Pack pack) {
        return ChartEdits.record("woods")
                .change(pack, woods -> woods.withEffects(woods.effects().without("cover")));
    }

    @Test
    void aFormSaysWhyItRefuses() {
        onDataTab("whole day", "The whole day");
        JTextField start = ui.find(JTextField.class, "data.form.start");
        ui.focus(start);
        ui.press("ctrl A");
        ui.type("dawn");
        ui.press("ENTER");
        ui.until(
                "it says why",
                () -> ui.find(JLabel.class, "data.form.start.note").getText().contains("dawn"));
        assertThat(window.steps()).isZero();
        ui.press("ESCAPE");
    }

    @Test
    void aScenarioIsDuplicatedAndDeleted() {
        int before = edited().scenarios().size();
        onDataTab("whole day", "The whole day");
        press("data.duplicate");
        ui.until("there is one more", () -> edited().scenarios().size() == before + 1);
        press("data.delete");
        ui.until("it is gone", () -> edited().scenarios().size() == before);
    }

    @Test
    void theDeleteKeyInTheForcesTreeAsksWhatBecomesOfThoseBelow() {
        ui.press("alt 3");
        JTree forces = ui.find(JTree.class, "forces.tree");
        ui.focus(forces);
        int units = edited().orderOfBattle().units().size();
        UiDriver.onEdt(() -> {
            forces.setSelectionRow(0);
            return true;
        });
        ui.press("DELETE");
        ui.find(JTextArea.class, "delete.words");
        ui.press("ENTER");
        ui.until(
                "side and army are gone", () -> edited().orderOfBattle().sides().size() == 1);
        assertThat(edited().orderOfBattle().units()).hasSizeLessThan(units);
        window.activate();
        ui.press("ctrl Z");
        ui.until("they are back", () -> edited().orderOfBattle().units().size() == units);
    }

    @Test
    void deletingAPlaceAsksWhatBecomesOfWhatIsSaidOfIt() {
        String entry = scenario().reinforcements().get(0).entry();
        UiDriver.onEdt(() -> {
            window.workbench.session().select(new Selection.OfPlace(entry));
            return true;
        });
        ui.press("DELETE");
        JTextArea words = ui.find(JTextArea.class, "delete.words");
        assertThat(words.getText()).contains(scenario().reinforcements().get(0).name());
        ui.press("TAB");
        ui.press("SPACE");
        ui.until(
                "it is gone",
                () -> edited().battlefield().places().stream()
                        .noneMatch(place -> place.id().equals(entry)));
        assertThat(scenario().reinforcements().get(0).entry())
                .as("what is said of it stays")
                .isEqualTo(entry);
        window.activate();
        ui.press("ctrl Z");
        ui.until("it is back", () -> window.steps() == 0);
        ui.press("DELETE");
        ui.find(JTextArea.class, "delete.words");
        ui.press("ENTER");
        ui.until(
                "what was said of it is gone too",
                () -> scenario().reinforcements().get(0).entry().isEmpty());
    }
}
