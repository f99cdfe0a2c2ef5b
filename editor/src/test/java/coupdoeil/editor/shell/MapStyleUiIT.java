package coupdoeil.editor.shell;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.action.EditorAction;
import coupdoeil.editor.document.Packs;
import coupdoeil.editor.paint.sheet.PaintTheme;
import coupdoeil.editor.remembered.KeptMapStyle;
import java.util.concurrent.CountDownLatch;
import javax.swing.Action;
import javax.swing.JMenuItem;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** The style of the map chosen in the menu, in both looks, and when one comes back. */
class MapStyleUiIT extends InWindow {

    MapStyleUiIT() {
        super(Packs::albuera);
    }

    @AfterEach
    void forget() {
        KeptMapStyle.forget();
        Theme.LIGHT.remember();
    }

    private void choose(String style) {
        ui.click(ui.find(JMenuItem.class, "menu.VIEW"));
        ui.click(ui.find(JMenuItem.class, "menu.action.map-" + style));
    }

    private PaintTheme theme() {
        return UiDriver.onEdt(() -> window.canvas.scene().orElseThrow().theme());
    }

    private boolean isChosen(EditorAction action) {
        return UiDriver.onEdt(
                () -> window.workbench.actions().swing(action).getValue(Action.SELECTED_KEY) == Boolean.TRUE);
    }

    @Test
    void aStyleStaysInBothLooksAndInTheNextWindow() throws Exception {
        assertThat(theme()).isEqualTo(PaintTheme.LIGHT);
        choose("modern");
        ui.until("the map is modern", () -> theme() == PaintTheme.MODERN);
        choose("modern");
        assertThat(theme()).as("chosen again").isEqualTo(PaintTheme.MODERN);
        ui.press("ctrl shift D");
        ui.until("the window is dark", () -> Theme.current() == Theme.DARK);
        assertThat(theme()).isEqualTo(PaintTheme.MODERN);
        choose("as-look");
        ui.until("the map goes with the look", () -> theme() == PaintTheme.DARK);
        choose("grey");
        ui.until("the map is grey in the dark look", () -> theme() == PaintTheme.GREY);
        ui.press("ctrl shift D");
        window.requestClose();

        // Not as other tests open one, which forget.
        CountDownLatch closed = EditorWindow.open(OpenWindow.found(pack), failure -> {
            throw new IllegalStateException(failure);
        });
        window = new OpenWindow(ui, closed);
        assertThat(theme()).isEqualTo(PaintTheme.GREY);
        assertThat(isChosen(EditorAction.MAP_GREY)).isTrue();
        assertThat(isChosen(EditorAction.MAP_AS_LOOK)).isFalse();
    }
}
