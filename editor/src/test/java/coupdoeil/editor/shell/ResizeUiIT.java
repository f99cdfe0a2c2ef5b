package coupdoeil.editor.shell;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.document.Packs;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.scenario.Placement;
import java.nio.file.Path;
import java.util.List;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JTextField;
import org.junit.jupiter.api.Test;

/** A battlefield resized in a real window, with all that stands on it. */
class ResizeUiIT extends InWindow {

    ResizeUiIT() {
        super(Packs::albuera);
    }

    private void type(String field, String number) {
        JTextField text = ui.find(JTextField.class, "resize." + field);
        ui.click(text);
        ui.press("ctrl A");
        ui.write(number);
    }

    private static List<String> terrainUnder(Pack pack) {
        var map = pack.battlefield().hexMap().orElseThrow();
        return pack.scenarios().stream()
                .flatMap(scenario -> scenario.setup().stream())
                .map(Placement::position)
                .flatMap(position -> position.inHex().stream())
                .map(hex -> map.terrain(hex) + map.level(hex))
                .toList();
    }

    @Test
    void rowsAreAddedAboveInOneStepAndUnitsKeepTheirGround() throws Exception {
        Pack before = edited();
        var was = before.battlefield().hexMap().orElseThrow().grid();
        ui.press("ctrl alt B");
        JButton accept = ui.find(JButton.class, "form.accept");
        type("left", "3");
        type("top", "1");
        JLabel note = ui.find(JLabel.class, "resize.top.note");
        JLabel size = ui.find(JLabel.class, "resize.right.note");
        ui.until("the new size is told", () -> size.getText().contains("" + (was.columns() + 3)));
        JLabel other = ui.find(JLabel.class, "resize.left.note");
        assertThat(note.getText() + other.getText())
                .as("an odd number tells which even one is next")
                .isNotBlank();
        ui.until("the size is told", () -> size.getText().contains("" + (was.rows() + 1)) && size.getHeight() > 0);
        ui.screenshot(Path.of("target", "ui", "resize.png"));
        ui.press("ENTER");
        ui.until("it is resized", () -> window.steps() == 1);

        Pack after = edited();
        var is = after.battlefield().hexMap().orElseThrow().grid();
        assertThat(is.columns()).isEqualTo(was.columns() + 3);
        assertThat(is.rows()).isEqualTo(was.rows() + 1);
        assertThat(terrainUnder(after)).isNotEmpty().isEqualTo(terrainUnder(before));
        assertThat(accept.isShowing()).isFalse();
        window.activate();
        window.settle();
        ui.press("ctrl Z");
        ui.until("it is as it was", () -> edited().equals(before));
    }

    @Test
    void moreThanThereIsCannotBeCut() {
        ui.press("ctrl alt B");
        JButton accept = ui.find(JButton.class, "form.accept");
        type("left", "-400");
        ui.until("it cannot be accepted", () -> !accept.isEnabled());
        assertThat(ui.find(JLabel.class, "form.reason").getText()).isNotBlank();
        ui.press("ESCAPE");
        ui.until("nothing is changed", () -> window.steps() == 0);
    }
}
