package coupdoeil.editor.shell;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.document.Packs;
import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.battlefield.TableBattlefield;
import coupdoeil.model.oob.Side;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.PackWriter;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.validator.check.Finding;
import coupdoeil.validator.check.Severity;
import java.awt.event.KeyEvent;
import java.nio.file.Path;
import java.util.List;
import javax.swing.JButton;
import javax.swing.JComboBox;
import javax.swing.JLabel;
import javax.swing.JTextField;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** A designer begins a battle, and a scenario, with the keyboard alone. */
@ExtendWith(OnScreen.class)
class NewBattleUiIT {

    @TempDir
    private Path folder;

    private UiDriver ui;
    private OpenWindow window;

    @BeforeEach
    void open() throws Exception {
        Path pack = folder.resolve("blank");
        PackWriter.write(Packs.blank(), pack);
        ui = new UiDriver();
        window = new OpenWindow(ui, pack, folder.resolve("recovery"));
        window.activate();
    }

    @AfterEach
    void close() {
        window.close();
    }

    private Pack pack() {
        return UiDriver.onEdt(() -> window.workbench.session().pack());
    }

    private List<Finding> errors() {
        window.settle();
        return UiDriver.onEdt(() -> window.workbench.live().current().open().stream()
                .filter(finding -> finding.severity() == Severity.ERROR)
                .toList());
    }

    private void begin() {
        ui.press("ctrl N");
        JTextField title = ui.find(JTextField.class, "new.title");
        ui.until("the title has the keyboard", title::isFocusOwner);
    }

    /** Goes to a field by the mnemonic of its label, as the label shows it. */
    private <T extends javax.swing.JComponent> T go(Class<T> type, String name) {
        T field = ui.find(type, name);
        int letter = UiDriver.onEdt(() -> ((JLabel) field.getClientProperty("labeledBy")).getDisplayedMnemonic());
        ui.press("alt " + KeyEvent.getKeyText(letter));
        ui.until(name + " has the keyboard", field::isFocusOwner);
        return field;
    }

    private void retype(String name, String text) {
        go(JTextField.class, name);
        ui.press("ctrl A");
        ui.type(text);
    }

    private void choose(String system) {
        JComboBox<?> systems = go(JComboBox.class, "new.system");
        for (int i = 0; i < 5 && !chosen(systems).equals(system); i++) {
            ui.press(i == 0 ? "HOME" : "DOWN");
        }
        assertThat(chosen(systems)).isEqualTo(system);
    }

    private static String chosen(JComboBox<?> systems) {
        return UiDriver.onEdt(() -> ((coupdoeil.model.rules.RuleSystem) systems.getSelectedItem()).id());
    }

    private String text(String label) {
        return UiDriver.onEdt(() -> ui.find(JLabel.class, label).getText());
    }

    @Test
    void aBattleOnHexesIsMadeByTheKeyboardAndIsWithoutError() {
        begin();
        ui.press("ctrl A");
        ui.type("eylau");
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
        ui.until("it is made", () -> pack().info().name().equals("eylau"));

        assertThat(pack().info().system()).isEqualTo("lb");
        assertThat(((HexBattlefield) pack().battlefield()).grid().columns()).isEqualTo(41);
        assertThat(pack().orderOfBattle().sides()).extracting(Side::name).contains("french");
        assertThat(errors()).isEmpty();
    }

    @Test
    void aSizeOutOfBoundsIsRefusedBesideItsField() {
        begin();
        go(JTextField.class, "new.width");
        ui.press("TAB");
        ui.until("the rows have the keyboard", ui.find(JTextField.class, "new.depth")::isFocusOwner);
        ui.press("ctrl A");
        ui.type("401");

        assertThat(text("new.width.note")).isEqualTo("Whole numbers from 1 to 400.");
        assertThat(UiDriver.onEdt(() -> ui.find(JTextField.class, "new.depth").getClientProperty("JComponent.outline")))
                .isEqualTo("error");
        Pack before = pack();
        ui.press("ESCAPE");
        ui.until("it is gone", () -> !ui.shows("new.title"));
        assertThat(pack()).as("nothing has happened").isSameAs(before);
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
        ui.until("it is made", () -> pack().info().system().equals("hm"));

        assertThat(((TableBattlefield) pack().battlefield()).widthInches()).isEqualTo(96);
        assertThat(errors()).isEmpty();
    }

    @Test
    void aScenarioIsCopiedAndTheCopyIsOneStepToUndo() {
        Pack before = pack();
        ui.press("ctrl shift P");
        ui.focus(ui.find(JTextField.class, "palette.query"));
        ui.type("new scenario");
        ui.press("ENTER");
        JTextField title = ui.find(JTextField.class, "new.title");
        ui.until("the title has the keyboard", title::isFocusOwner);
        ui.press("ctrl A");
        ui.type("scenario");
        assertThat(text("new.title.note")).isEqualTo("Another scenario has this title.");
        ui.press("ctrl A");
        ui.type("evening");
        go(JComboBox.class, "new.beginning");
        ui.press("DOWN");
        ui.press("ENTER");
        ui.until("it is there", () -> pack().scenarios().size() == 2);

        assertThat(UiDriver.onEdt(() -> window.workbench.session().scenario().map(Scenario::name)))
                .hasValue("evening");
        assertThat(window.steps()).isEqualTo(1);
        window.activate();
        ui.press("ctrl Z");
        assertThat(pack()).isEqualTo(before);
    }
}
