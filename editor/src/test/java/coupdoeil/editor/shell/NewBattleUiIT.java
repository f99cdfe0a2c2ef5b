package coupdoeil.editor.shell;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.document.Packs;
import coupdoeil.model.Attributes;
import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.battlefield.TableBattlefield;
import coupdoeil.model.oob.Side;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.validator.check.Finding;
import coupdoeil.validator.check.Severity;
import java.awt.event.KeyEvent;
import java.util.List;
import javax.swing.JButton;
import javax.swing.JComboBox;
import javax.swing.JLabel;
import javax.swing.JTextField;
import org.junit.jupiter.api.Test;

/** A designer begins a battle, and a scenario, with the keyboard alone. */
class NewBattleUiIT extends InWindow {

    NewBattleUiIT() {
        super(Packs::blank);
    }

    private List<Finding> errors() {
        window.settle();
        return UiDriver.onEdt(() -> window.workbench.live().current().open().stream()
                .filter(finding -> finding.severity() == Severity.ERROR)
                .toList());
    }

    private JTextField begin() {
        ui.press("ctrl N");
        JTextField title = ui.find(JTextField.class, "new.title");
        ui.until("the title has the keyboard", title::isFocusOwner);
        return title;
    }

    /**
     * Goes to a field by the mnemonic of its label, as the label shows it. A label takes the keyboard at the press and
     * hands it on at the release; on a busy machine a release can come before the label has it, and then one presses again.
     */
    private <T extends javax.swing.JComponent> T go(Class<T> type, String name) {
        T field = ui.find(type, name);
        int letter = UiDriver.onEdt(() -> ((JLabel) field.getClientProperty("labeledBy")).getDisplayedMnemonic());
        ui.pressUntil("alt " + KeyEvent.getKeyText(letter), name + " has the keyboard", field::isFocusOwner);
        return field;
    }

    private void retype(String name, String text) {
        retype(go(JTextField.class, name), text);
    }

    private void retype(JTextField field, String text) {
        ui.press("ctrl A");
        ui.until("all of it is selected", () -> field.getText().equals(field.getSelectedText()));
        ui.type(text);
        ui.until(text + " is typed", () -> field.getText().equals(text));
    }

    /** Goes through the list from its top, a step at a time, waiting for each. */
    private void choose(String system) {
        JComboBox<?> systems = go(JComboBox.class, "new.system");
        ui.press("HOME");
        ui.until("the first is chosen", () -> systems.getSelectedIndex() == 0);
        for (int i = 1; !chosen(systems).equals(system); i++) {
            int next = i;
            assertThat(next).as(system + " is in the list").isLessThan(systems.getItemCount());
            ui.press("DOWN");
            ui.until("the next is chosen", () -> systems.getSelectedIndex() == next);
        }
    }

    private static String chosen(JComboBox<?> systems) {
        return UiDriver.onEdt(() -> ((coupdoeil.model.rules.RuleSystem) systems.getSelectedItem()).id());
    }

    private String text(String label) {
        return UiDriver.onEdt(() -> ui.find(JLabel.class, label).getText());
    }

    @Test
    void aBattleOnHexesIsMadeByTheKeyboardAndIsWithoutError() {
        retype(begin(), "eylau");
        choose("lb");
        retype("new.side.0", "french");
        retype("new.width", "41");
        retype("new.end", "1");
        assertThat(UiDriver.onEdt(() -> ui.find(JButton.class, "form.accept").isEnabled()))
                .isFalse();
        assertThat(text("form.reason")).contains("08:00");
        assertThat(text("new.end.note")).isEqualTo(text("form.reason").replaceFirst("^[^:]+: ", ""));
        ui.press("ENTER");
        assertThat(ui.shows("new.title")).as("it cannot be accepted yet").isTrue();

        UiDriver.onEdt(() -> {
            ui.find(JTextField.class, "new.end").setText("12:00");
            return true;
        });
        assertThat(text("new.end.note")).isEqualTo("13 turns of 20 minutes");
        ui.press("ENTER");
        ui.until("it is made", () -> edited().info().name().equals("eylau"));

        assertThat(edited().info().system()).isEqualTo("lb");
        assertThat(((HexBattlefield) edited().battlefield()).grid().columns()).isEqualTo(41);
        assertThat(edited().orderOfBattle().sides()).extracting(Side::name).contains("french");
        assertThat(errors()).isEmpty();
    }

    @Test
    void aBattleOnTheBoardOfTheGameIsReadyForItsUnits() {
        retype(begin(), "vimeiro");
        choose("cc");
        retype("new.side.0", "french");
        ui.press("ENTER");
        ui.until("it is made", () -> edited().info().name().equals("vimeiro"));

        HexBattlefield board = (HexBattlefield) edited().battlefield();
        assertThat(board.grid().hexes().filter(board::contains)).hasSize(113);
        Attributes scenario = edited().scenarios().get(0).attributes();
        assertThat(scenario.text("top")).hasValue("french");
        assertThat(scenario.text("first")).hasValue("french");
        assertThat(scenario.integer("topCards")).hasValue(5);
        assertThat(scenario.integer("bottomCards")).hasValue(5);
        assertThat(errors()).isEmpty();
    }

    @Test
    void aSizeOutOfBoundsIsRefusedBesideItsField() {
        begin();
        go(JTextField.class, "new.width");
        ui.press("TAB");
        JTextField rows = ui.find(JTextField.class, "new.depth");
        ui.until("the rows have the keyboard", rows::isFocusOwner);
        retype(rows, "401");

        assertThat(text("new.width.note")).isEqualTo("Whole numbers from 1 to 400.");
        assertThat(UiDriver.onEdt(() -> ui.find(JTextField.class, "new.depth").getClientProperty("JComponent.outline")))
                .isEqualTo("error");
        Pack before = edited();
        ui.press("ESCAPE");
        ui.until("it is gone", () -> !ui.shows("new.title"));
        assertThat(edited()).as("nothing has happened").isSameAs(before);
    }

    @Test
    void aTableIsMeasuredInFeet() {
        begin();
        choose("hm");
        go(JComboBox.class, "new.feet");
        ui.press("DOWN");
        ui.until(
                "it is in feet",
                () -> ui.find(JTextField.class, "new.width").getText().equals("6"));
        retype("new.width", "8");
        ui.press("ENTER");
        ui.until("it is made", () -> edited().info().system().equals("hm"));

        assertThat(((TableBattlefield) edited().battlefield()).widthInches()).isEqualTo(96);
        assertThat(errors()).isEmpty();
    }

    @Test
    void aScenarioIsCopiedAndTheCopyIsOneStepToUndo() {
        Pack before = edited();
        ui.press("ctrl shift P");
        ui.focus(ui.find(JTextField.class, "palette.query"));
        ui.type("new scenario");
        ui.press("ENTER");
        JTextField title = ui.find(JTextField.class, "new.title");
        ui.until("the title has the keyboard", title::isFocusOwner);
        retype(title, "scenario");
        assertThat(text("new.title.note")).isEqualTo("Another scenario has this title.");
        retype(title, "evening");
        go(JComboBox.class, "new.beginning");
        ui.press("DOWN");
        ui.press("ENTER");
        ui.until("it is there", () -> edited().scenarios().size() == 2);

        assertThat(UiDriver.onEdt(() -> window.workbench.session().scenario().map(Scenario::name)))
                .hasValue("evening");
        assertThat(window.steps()).isEqualTo(1);
        window.activate();
        ui.press("ctrl Z");
        ui.until("it is undone", () -> edited().equals(before));
    }
}
