package coupdoeil.editor.shell;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.paint.Battles;
import java.awt.Point;
import java.awt.event.KeyEvent;
import java.nio.file.Path;
import javax.swing.JComponent;
import javax.swing.JLabel;
import javax.swing.JTextArea;
import org.junit.jupiter.api.Test;

/** Looking along lines on a table in a real window with mouse and keyboard. */
class TableSightUiIT extends InWindow {

    TableSightUiIT() {
        super(Battles::guilford);
    }

    private Point pixel(double x, double y) {
        return window.pixel(x, y);
    }

    @Test
    void aLineFollowsThePointerFromUnitToUnitAndIsToldAndDrawn() throws Exception {
        ui.press("alt 1");
        ui.press("ctrl 0");
        ui.press("alt 7");
        JLabel heading = ui.find(JLabel.class, "sight.heading");
        JTextArea details = ui.find(JTextArea.class, "sight.details");
        ui.press("alt 1");
        ui.press("S");

        ui.drag(window.canvas, pixel(13.5, 33.6), window.canvas, pixel(20, 33.5), pixel(29.4, 33.3));
        ui.until(
                "who is looked at is seen",
                () -> heading.getText().equals("23rd, Royal Welch Fusiliers sees Halifax militia"));
        String told = UiDriver.onEdt(details::getText);
        assertThat(told).contains("4 of 4 bases in the front see it.");

        ui.clickWith(KeyEvent.VK_SHIFT, window.canvas, pixel(42.4, 35.5));
        ui.until("the same looks at another", () -> heading.getText().contains(" does not see Holcombe"));
        JComponent profile = ui.find(JComponent.class, "sight.profile");
        assertThat(UiDriver.onEdt(() -> details.getText().contains("Warren militia stands in the way")))
                .isTrue();
        assertThat(UiDriver.onEdt(() -> profile.isShowing())).isTrue();
        ui.screenshot(Path.of(System.getProperty("basedir", "."), "target", "table-sight.png"));

        ui.focus(window.canvas);
        ui.press("ESCAPE");
        ui.until("it is put away", () -> heading.getText().equals("No line of sight"));
    }
}
