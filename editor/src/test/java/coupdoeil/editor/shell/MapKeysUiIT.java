package coupdoeil.editor.shell;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.action.EditorAction;
import coupdoeil.editor.document.Packs;
import coupdoeil.editor.document.Selection;
import java.awt.Point;
import java.util.List;
import javax.swing.JLabel;
import javax.swing.JTextField;
import org.junit.jupiter.api.Test;

/** Keyboard and mouse between the map and what is around it, in a real window. */
class MapKeysUiIT extends InWindow {

    MapKeysUiIT() {
        super(Packs::blank);
    }

    @Test
    void afterAClickIntoThePaletteTheKeysAreTheMapsAgain() {
        window.choose("Woods");
        ui.until("the map has the keyboard", window.canvas::isFocusOwner);
        ui.press("PERIOD");
        ui.until(
                "the brush is larger",
                () -> window.workbench.bench().kit().brush().orElseThrow().radius() == 1);
    }

    @Test
    void theStatusBarFollowsTheKeyboardsCursor() {
        JLabel pointer = ui.find(JLabel.class, "status.pointer");
        ui.focus(window.canvas);
        ui.press("RIGHT");
        String there = UiDriver.onEdt(() ->
                window.map().grid().label(window.workbench.bench().kit().hex().orElseThrow()));
        ui.until("it says where the cursor is", () -> pointer.getText().startsWith(there));
        ui.press("DOWN");
        ui.until("it goes on", () -> !pointer.getText().startsWith(there));
    }

    @Test
    void aClickAfterAnObjectiveSetsNoSecondOne() {
        int before = window.map().places().size();
        window.choose(UiDriver.onEdt(() -> window.workbench
                .session()
                .system()
                .vocabulary()
                .placeKinds()
                .get(0)
                .name()));
        Point first = window.show("0303");
        ui.click(window.canvas, first);
        ui.until("it is set", () -> window.map().places().size() == before + 1);
        ui.until("the tool is put away", () -> window.workbench.bench().active().action() == EditorAction.SELECT);
        ui.click(window.canvas, window.pixel("0505"));
        ui.until("the hex is selected", () -> window.workbench.session().selection() instanceof Selection.OfHex);
        assertThat(window.map().places()).hasSize(before + 1);

        ui.click(window.canvas, window.pixel("0303"));
        ui.until(
                "its hex comes first",
                () -> window.workbench.session().selection().equals(new Selection.OfHex(window.hex("0303"))));
        ui.click(window.canvas, window.pixel("0303"));
        ui.until("then the place", () -> window.workbench.session().selection() instanceof Selection.OfPlace);
    }

    @Test
    void aNewUnitIsOneKeyAndItsNameIsTypedAtOnce() {
        ui.focus(window.canvas);
        ui.press("ctrl shift U");
        JTextField name = ui.find(JTextField.class, "inspector.name");
        ui.until("the name has the keyboard", () -> name.isFocusOwner() && name.getSelectedText() != null);
        ui.type("hussars");
        ui.press("ENTER");
        ui.until(
                "the id follows the name",
                () -> window.workbench.session().roster().unit("hussars").isPresent());
        assertThat(UiDriver.onEdt(() -> window.workbench.session().selection()))
                .isEqualTo(new Selection.OfPieces(List.of("hussars")));
    }
}
