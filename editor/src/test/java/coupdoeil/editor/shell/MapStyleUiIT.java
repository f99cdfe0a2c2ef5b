package coupdoeil.editor.shell;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.action.EditorAction;
import coupdoeil.editor.document.Packs;
import coupdoeil.editor.paint.sheet.PaintTheme;
import coupdoeil.editor.remembered.KeptMapStyle;
import java.awt.Color;
import java.awt.Container;
import java.awt.image.BufferedImage;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.concurrent.CountDownLatch;
import javax.swing.Action;
import javax.swing.Icon;
import javax.swing.JLabel;
import javax.swing.JList;
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

    /** How far the strongest colour of the woods in the palette is from grey. */
    private int colour() {
        JList<?> list = ui.find(JList.class, "palette.list");
        return UiDriver.onEdt(() -> colour(swatch(list, "Dense woods")));
    }

    private static <T> BufferedImage swatch(JList<T> list, String entry) {
        for (int i = 0; i < list.getModel().getSize(); i++) {
            T value = list.getModel().getElementAt(i);
            if (value.toString().equals(entry)) {
                Container cell =
                        (Container) list.getCellRenderer().getListCellRendererComponent(list, value, i, false, false);
                Icon icon = ((JLabel) cell.getComponent(cell.getComponentCount() - 1)).getIcon();
                BufferedImage image =
                        new BufferedImage(icon.getIconWidth(), icon.getIconHeight(), BufferedImage.TYPE_INT_RGB);
                icon.paintIcon(list, image.createGraphics(), 0, 0);
                return image;
            }
        }
        throw new AssertionError("no entry " + entry);
    }

    private static int colour(BufferedImage image) {
        int width = image.getWidth();
        return Arrays.stream(image.getRGB(0, 0, width, image.getHeight(), null, 0, width))
                .mapToObj(Color::new)
                .mapToInt(c -> Math.max(c.getRed(), Math.max(c.getGreen(), c.getBlue()))
                        - Math.min(c.getRed(), Math.min(c.getGreen(), c.getBlue())))
                .max()
                .orElseThrow();
    }

    @Test
    void swatchesAreDrawnAsTheMapIs() throws Exception {
        assertThat(colour()).isGreaterThan(40);
        choose("grey");
        ui.until("the swatches are grey", () -> colour() < 20);
        ui.screenshot(Path.of("target", "ui", "swatches-grey.png"));
        choose("modern");
        ui.until("the swatches have colours again", () -> colour() > 40);
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
