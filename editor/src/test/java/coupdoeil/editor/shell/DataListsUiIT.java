package coupdoeil.editor.shell;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.document.Packs;
import coupdoeil.editor.document.Selection;
import coupdoeil.model.pack.Suppression;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.model.scenario.ScenarioEvent;
import coupdoeil.model.scenario.Token;
import java.awt.Point;
import java.util.List;
import java.util.concurrent.Callable;
import javax.swing.JButton;
import javax.swing.JTextArea;
import javax.swing.JTextField;
import javax.swing.text.JTextComponent;
import org.junit.jupiter.api.Test;

/** What a pack lists beside its map, made, written, picked on the map and taken away, in a real window. */
class DataListsUiIT extends InWindow {

    DataListsUiIT() {
        super(Packs::albuera);
    }

    private Scenario scenario() {
        return edited().scenarios().get(0);
    }

    private void press(String button) {
        ui.click(ui.find(JButton.class, button));
    }

    /** Makes a thing below a heading of the battle data. */
    private void insert(String heading, Callable<Boolean> made) {
        onDataTab(heading.replaceFirst(" .*", ""), heading);
        ui.press("INSERT");
        ui.until("there is one more below " + heading, made);
    }

    private void write(String field, String text) {
        JTextComponent control = ui.find(JTextComponent.class, "data.form." + field);
        ui.focus(control);
        ui.press("ctrl A");
        ui.type(text);
        ui.press("ctrl ENTER");
        ui.press("TAB");
    }

    @Test
    void anEventIsWrittenDuplicatedAndDeleted() {
        List<ScenarioEvent> before = scenario().events();
        insert("Events", () -> scenario().events().size() == before.size() + 1);
        write("name", "Fog lifts");
        write("text", "the valley lies open");
        ui.until("it is written", () -> {
            ScenarioEvent made = scenario().events().get(before.size());
            return made.name().equals("Fog lifts") && made.text().equals("the valley lies open");
        });
        press("data.duplicate");
        ui.until("there are two", () -> scenario().events().size() == before.size() + 2);
        assertThat(scenario().events().stream().map(ScenarioEvent::id)).doesNotHaveDuplicates();
        press("data.delete");
        press("data.delete");
        ui.until("both are gone", () -> scenario().events().equals(before));
    }

    @Test
    void aMarkerIsPutOnTheMapDraggedAndDeletedThere() {
        List<Token> before = scenario().tokens();
        int index = before.size();
        insert("Markers  \u00B7  " + index, () -> scenario().tokens().size() == index + 1);
        write("stands", "0303");
        ui.until("it stands", () -> hex(index).equals("0303"));

        ui.press("alt 1");
        Point there = window.show("0303");
        for (int i = 0; i < 5 && !(selection() instanceof Selection.OfToken); i++) {
            ui.click(window.canvas, there);
        }
        assertThat(selection()).isEqualTo(new Selection.OfToken(index));
        ui.drag(window.canvas, window.pixel("0303"), window.canvas, window.pixel("0404"));
        ui.until("it was dragged", () -> hex(index).equals("0404"));
        ui.press("DELETE");
        ui.until("it is gone", () -> scenario().tokens().equals(before));
    }

    private Selection selection() {
        return UiDriver.onEdt(() -> window.workbench.session().selection());
    }

    private String hex(int token) {
        return scenario()
                .tokens()
                .get(token)
                .position()
                .inHex()
                .map(window.map().grid()::label)
                .orElse("");
    }

    @Test
    void aFindingIsAcceptedWithAReasonAndTheListSaysSo() {
        int before = edited().suppressions().size();
        insert("Accepted findings", () -> edited().suppressions().size() == before + 1);
        JTextField rule = ui.find(JTextField.class, "data.form.rule");
        ui.focus(rule);
        ui.type("FB-STACK-01");
        ui.press("ENTER");
        ui.until("the rule is taken", () -> made().rule().equals("FB-STACK-01"));
        write("subject", "hex:0303");
        write("reason", "the ford is wide");
        ui.until("it is taken", () -> made().reason().equals("the ford is wide"));
        assertThat(made().subject()).isEqualTo("hex:0303");
        ui.press("ctrl Z");
        ui.until("the reason is taken back", () -> made().reason().isEmpty());
    }

    private Suppression made() {
        List<Suppression> all = edited().suppressions();
        return all.get(all.size() - 1);
    }

    @Test
    void aSourceIsAddedAndTakenAway() {
        List<String> before = edited().info().sources();
        onDataTab("the battle", "The battle");
        JTextField sources = ui.find(JTextField.class, "data.form.sources");
        ui.focus(sources);
        ui.type("Oman, volume IV");
        ui.press("ENTER");
        ui.until("it is listed", () -> edited().info().sources().size() == before.size() + 1);
        assertThat(edited().info().sources()).last().isEqualTo("Oman, volume IV");
        ui.focus(ui.find(JTextField.class, "data.form.sources"));
        ui.press("BACK_SPACE");
        ui.until("it is gone", () -> edited().info().sources().equals(before));
    }

    @Test
    void aFormationOfTheHouseIsMadeNamedAndDeleted() {
        insert("Formations", () -> edited().house().formations().size() == 1);
        write("name", "Hollow square");
        ui.until(
                "it is named", () -> edited().house().formations().get(0).name().equals("Hollow square"));
        press("data.delete");
        ui.until("it is gone", () -> edited().house().formations().isEmpty());
    }

    @Test
    void aSideIsMadeNamedAndDeleted() {
        int before = edited().orderOfBattle().sides().size();
        int armies = edited().orderOfBattle().armies().size();
        insert("Sides and armies", () -> edited().orderOfBattle().sides().size() == before + 1);
        write("name", "Neutrals");
        ui.until(
                "it is named",
                () -> edited().orderOfBattle().sides().get(before).name().equals("Neutrals"));
        press("data.delete");
        ui.find(JTextArea.class, "delete.words");
        ui.press("ENTER");
        ui.until(
                "it is gone, and its army",
                () -> edited().orderOfBattle().sides().size() == before);
        assertThat(edited().orderOfBattle().armies()).hasSize(armies);
    }
}
