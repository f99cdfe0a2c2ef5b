package coupdoeil.editor.shell;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.edit.BattlePlan;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.PackWriter;
import coupdoeil.model.rules.RuleSystems;
import java.awt.event.KeyEvent;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import javax.imageio.ImageIO;
import javax.swing.JButton;
import javax.swing.JLabel;
import javax.swing.JTextField;
import javax.swing.SwingUtilities;
import org.junit.jupiter.api.Test;

/**
 * The whole ground of an empty table by hand: smooth wood, hill of two rings, road with a bend, stream; resized, in parts moved,
 * turned, copied and pasted, and all of it undone. With {@code -Dcoupdoeil.pictures} it leaves a picture of each step.
 */
class TableGroundUiIT extends OnTable {

    private static final int MOST_GESTURES = 25;

    private final Optional<Path> pictures =
            Optional.ofNullable(System.getProperty("coupdoeil.pictures")).map(Path::of);
    private int gestures;

    TableGroundUiIT() {
        super(() ->
                BattlePlan.usual(RuleSystems.load("hm").orElseThrow(), "Bare").pack());
    }

    private void key(String keys) {
        ui.press(keys);
        gestures++;
    }

    private void take(String entry) {
        window.choose(entry);
        gestures++;
    }

    private void pull(double... way) {
        drag(way);
        gestures++;
    }

    private void put(double x, double y) {
        click(x, y);
        gestures++;
    }

    private void field(String name, String text) {
        ui.focus(ui.find(JTextField.class, name));
        ui.press("ctrl A");
        ui.type(text);
        gestures++;
    }

    private Map<String, String> bytes() {
        Map<String, String> files = new TreeMap<>();
        PackWriter.files(edited())
                .forEach((name, bytes) -> files.put(name, new String(bytes, java.nio.charset.StandardCharsets.UTF_8)));
        return files;
    }

    @Test
    void aTableIsDrawnResizedRearrangedAndUndone() {
        Map<String, String> before = bytes();
        wholeTable();
        draw();
        resize();
        rearrange();
        assertThat(gestures).isLessThanOrEqualTo(MOST_GESTURES);
        while (window.steps() > 0) {
            int steps = window.steps();
            ui.press("ctrl Z");
            untilSteps(steps - 1);
        }
        assertThat(bytes()).isEqualTo(before);
        look("undone");
    }

    private void draw() {
        take("Forest");
        key("shift C");
        pull(8, 30, 14, 25, 24, 28, 25, 36, 17, 42, 9, 38, 8, 31);
        untilFeatures(1);
        assertThat(last().drawn().isSmooth()).isTrue();
        look("wood");
        take("Hill");
        key("shift PERIOD");
        pull(44, 22, 60, 20, 66, 30, 58, 40, 46, 38, 43, 24);
        untilFeatures(3);
        untilSteps(2);
        look("hill");
        take("Road");
        pull(0.2, 10, 20, 12, 34, 20, 36, 34, 37, 47.8);
        untilFeatures(4);
        look("road");
        take("Fordable stream");
        pull(0.2, 44, 20, 40, 40, 42, 71.8, 45);
        untilFeatures(5);
        look("stream");
    }

    private void resize() {
        double width = table().widthInches();
        key("ctrl alt B");
        look("resize");
        field("resize.right", "1'6");
        field("resize.top", "6");
        JLabel reaching = ui.find(JLabel.class, "resize.goes-on.note");
        ui.until("road and stream go on", () -> reaching.getText().startsWith("2 lines and areas"));
        look("resize-table");
        ui.click(ui.find(JButton.class, "form.accept"));
        gestures++;
        ui.until("it is wider", () -> table().widthInches() == width + 18);
        assertThat(features("forest")).hasSize(1);
        assertThat(last().shape().getEnvelopeInternal().getMaxX()).isEqualTo(width + 18);
        window.activate();
        window.settle();
        key("ctrl 0");
        window.settle();
        look("resized");
    }

    private void rearrange() {
        key("shift V");
        pull(5, 22, 27, 44);
        ui.until("the wood is selected", () -> selection().features().size() == 1);
        look("region");
        double west = features("forest").get(0).shape().getEnvelopeInternal().getMinX();
        pull(16, 33, 70, 10);
        ui.until(
                "it is moved",
                () -> features("forest").get(0).shape().getEnvelopeInternal().getMinX() > west + 30);
        look("moved");
        key("CLOSE_BRACKET");
        look("turned");
        key("ctrl C");
        point(14, 14);
        key("ctrl V");
        look("pasting");
        put(14, 14);
        ui.until("there are two", () -> features("forest").size() == 2);
        look("pasted");
        ui.hold(KeyEvent.VK_ALT, () -> pull(40, 18, 70, 18, 70, 44, 40, 44, 40, 20));
        look("lasso");
        ui.until("both rings are selected", () -> selection().features().size() == 2);
        Pack pack = edited();
        key("DELETE");
        ui.until("the hill is gone", () -> features("hill").isEmpty());
        assertThat(pack).isNotEqualTo(edited());
        look("deleted");
    }

    private void look(String name) {
        pictures.ifPresent(folder -> {
            window.canvas.repaint();
            Echo.settle();
            try {
                Files.createDirectories(folder);
                ImageIO.write(
                        ui.picture(UiDriver.onEdt(() -> SwingUtilities.getWindowAncestor(window.canvas))),
                        "png",
                        folder.resolve("ground-" + name + ".png").toFile());
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
    }
}
