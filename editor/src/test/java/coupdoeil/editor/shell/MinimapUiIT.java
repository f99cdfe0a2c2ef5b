package coupdoeil.editor.shell;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.document.Packs;
import coupdoeil.editor.map.Viewport;
import coupdoeil.editor.minimap.Minimap;
import java.awt.Point;
import java.awt.event.InputEvent;
import java.awt.event.KeyEvent;
import java.awt.event.MouseEvent;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import org.junit.jupiter.api.Test;

/** The minimap, and the map dragged with the space bar, in a real window. */
class MinimapUiIT extends InWindow {

    MinimapUiIT() {
        super(Packs::albuera);
    }

    private Point2D middle() {
        return UiDriver.onEdt(
                () -> window.canvas.mapPoint(new Point(window.canvas.getWidth() / 2, window.canvas.getHeight() / 2)));
    }

    @Test
    void aClickIntoItGoesThereAndItHidesWhenAllIsInSight() {
        Minimap minimap = UiDriver.onEdt(() -> window.workbench.minimap());
        assertThat(UiDriver.onEdt(minimap::isVisible)).as("all is in sight").isFalse();
        UiDriver.onEdt(() -> {
            window.canvas.zoomTo(0);
            return true;
        });
        ui.until("it shows", minimap::isShowing);
        Rectangle2D ground =
                UiDriver.onEdt(() -> window.canvas.scene().orElseThrow().bounds());

        ui.click(minimap, new Point(minimap.getWidth() / 4, minimap.getHeight() / 4));
        Point2D there =
                new Point2D.Double(ground.getX() + ground.getWidth() / 4, ground.getY() + ground.getHeight() / 4);
        ui.until("the map goes there", () -> middle().distance(there) < 60);

        ui.drag(
                minimap,
                new Point(minimap.getWidth() / 4, minimap.getHeight() / 4),
                minimap,
                new Point(minimap.getWidth() / 2, minimap.getHeight() / 2));
        Point2D centre = new Point2D.Double(ground.getCenterX(), ground.getCenterY());
        ui.until("it follows a drag", () -> middle().distance(centre) < 60);

        UiDriver.onEdt(() -> {
            window.canvas.fit();
            return true;
        });
        ui.until("it hides", () -> !minimap.isVisible());
    }

    @Test
    void withTheSpaceBarDownTheLeftButtonDragsTheMapAndChangesNothing() {
        window.choose("Cork-oak wood");
        UiDriver.onEdt(() -> {
            window.canvas.zoomTo(0);
            return true;
        });
        ui.focus(window.canvas);
        ui.until("the map has the keyboard", window.canvas::isFocusOwner);
        Viewport before = UiDriver.onEdt(window.canvas::viewport);
        var pack = edited();
        key(KeyEvent.KEY_PRESSED);
        mouse(MouseEvent.MOUSE_PRESSED, 300, 300);
        mouse(MouseEvent.MOUSE_DRAGGED, 350, 330);
        mouse(MouseEvent.MOUSE_RELEASED, 350, 330);
        key(KeyEvent.KEY_RELEASED);

        assertThat(UiDriver.onEdt(window.canvas::viewport)).isEqualTo(before.panned(50, 30));
        assertThat(edited()).isSameAs(pack);
        mouse(MouseEvent.MOUSE_PRESSED, 300, 300);
        mouse(MouseEvent.MOUSE_RELEASED, 300, 300);
        assertThat(edited()).as("without it the tool is at work again").isNotSameAs(pack);
    }

    private void key(int id) {
        UiDriver.onEdt(() -> {
            window.canvas.dispatchEvent(new KeyEvent(window.canvas, id, 0, 0, KeyEvent.VK_SPACE, ' '));
            return true;
        });
    }

    private void mouse(int id, int x, int y) {
        UiDriver.onEdt(() -> {
            int button = id == MouseEvent.MOUSE_DRAGGED ? MouseEvent.NOBUTTON : MouseEvent.BUTTON1;
            window.canvas.dispatchEvent(
                    new MouseEvent(window.canvas, id, 0, InputEvent.BUTTON1_DOWN_MASK, x, y, 1, false, button));
            return true;
        });
    }
}
