package coupdoeil.editor.shell;

import static org.assertj.core.api.Assertions.assertThat;

import com.formdev.flatlaf.FlatLaf;
import coupdoeil.editor.edit.table.Pose;
import coupdoeil.editor.paint.Battles;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.event.KeyEvent;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.imageio.ImageIO;
import javax.swing.JTextField;
import javax.swing.JTree;
import javax.swing.SwingUtilities;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;

/**
 * Pictures of every tool of a table at work, in the middle of a gesture, for somebody to look at: {@code tool-*.png} in the
 * folder that {@code -Dcoupdoeil.pictures} names. Each must show something that was not there before.
 */
@EnabledIfSystemProperty(named = "coupdoeil.pictures", matches = ".+")
class ToolPicturesUiIT extends OnTable {

    private static final String FUSILIERS = "foot-23";
    private static final int LEAST_SEEN = 40;
    private static final int PARTS = 14;

    private final Path pictures = Path.of(System.getProperty("coupdoeil.pictures", "target/ui"));
    private String look = "light";
    private BufferedImage bare = new BufferedImage(1, 1, BufferedImage.TYPE_INT_RGB);

    ToolPicturesUiIT() {
        super(Battles::guilford);
    }

    @AfterEach
    void rememberTheUsual() {
        OpenWindow.lookLightAgain();
    }

    @Test
    void everyToolShowsWhatItDoesInTheLight() {
        all();
    }

    @Test
    void everyToolShowsWhatItDoesInTheDark() {
        ui.press("ctrl shift D");
        ui.until("it is dark", FlatLaf::isLafDark);
        look = "dark";
        all();
    }

    private void all() {
        wholeTable();
        window.settle();
        drawing();
        changing();
        units();
        looking();
    }

    /** Takes up something of the palette, and a picture of what is there before it is used. */
    private void begin(String entry) {
        window.choose(entry);
        begin();
    }

    private void begin() {
        point(23.45, 30.45);
        window.settle();
        bare = canvas();
    }

    private void drawing() {
        begin("Forest");
        click(5, 8);
        click(14, 8);
        click(14, 14);
        point(8.2, 14.2);
        shot("area-by-corners");
        ui.press("ESCAPE");
        half("area-by-hand", 4, 8, 12, 6, 20, 9, 24, 16, 12, 18);
        ui.press("2");
        half("rectangle", 19, 8, 25, 20);
        ui.press("3");
        half("circle", 22, 16, 25, 17);
        begin("Building that can be held");
        ui.press("4");
        click(20, 8);
        click(24, 11);
        point(22, 14);
        shot("block");
        ui.press("ESCAPE");
        begin("Road");
        click(0.3, 20.2);
        click(8, 20);
        click(20, 24);
        point(30.9, 27.8);
        shot("road-by-corners");
        ui.press("ESCAPE");
        begin("Hill");
        drag(19, 7, 27, 7, 27, 20, 22, 23, 19, 20, 19, 8);
        ui.press("shift U");
        window.settle();
        shot("contours");
        ui.press("ctrl Z");
        ui.press("ctrl Z");
        begin("Ford");
        point(2.4, 49);
        shot("crossing");
        begin("Landmark");
        point(22, 50);
        click(22, 50);
        window.settle();
        shot("landmark");
        ui.press("ctrl Z");
        begin("Deployment zone");
        half("zone", 19, 8, 25, 28);
        begin("Entry");
        half("entry", 72, 8, 72, 20);
        ui.press("V");
    }

    private void changing() {
        begin();
        click(24, 40);
        shot("feature-selected");
        half("feature-moved", 22, 43, 24, 24);
        half("corner-moved", 26.5, 33, 23, 24);
        half("corner-added", 18.75, 40, 20, 40);
        ui.press("ESCAPE");
        begin();
        click(50, 12);
        ui.press("X");
        begin();
        click(30, 12);
        click(44, 16);
        point(55, 14);
        shot("cut");
        ui.press("ESCAPE");
        ui.press("V");
        ui.press("ESCAPE");
        begin();
        half("rectangle-around", 8, 8, 17, 26);
        ui.hold(KeyEvent.VK_ALT, () -> half("lasso", 8, 8, 17, 8, 17, 26, 8, 26));
    }

    private void units() {
        begin();
        Pose middle = stand(FUSILIERS).middle();
        click(middle.x(), middle.y());
        shot("unit-selected");
        half("unit-moved", middle.x(), middle.y(), 24, 24);
        half("unit-turned", 15.5, 33.6, 20, 42);
        drag(11, 30, 16.5, 54);
        begin();
        half("units-moved", middle.x(), middle.y(), 24, 22);
        ui.press("Y");
        begin("In line");
        half("in-line", 19, 8, 24, 30);
        begin("In two lines");
        half("in-two-lines", 19, 8, 24, 30);
        begin("In column of battalions");
        half("in-column", 19, 8, 22, 30);
        begin("In march column");
        half("in-march-column", 2, 24, 20, 25, 24, 12);
        ui.press("V");
        ui.press("ESCAPE");
        begin();
        fromForces();
    }

    /** From the tree of forces onto the map, seen from within the map. */
    private void fromForces() {
        ui.press("alt 3");
        JTextField filter = ui.find(JTextField.class, "forces.filter");
        ui.click(filter);
        ui.press("ctrl A");
        ui.write("33rd");
        JTree tree = ui.find(JTree.class, "forces.tree");
        ui.until("it is in the tree", () -> row(tree) >= 0);
        Rectangle row = UiDriver.onEdt(() -> tree.getRowBounds(row(tree)));
        Point from = new Point(row.x + 30, row.y + row.height / 2);
        Point to = UiDriver.onEdt(() -> SwingUtilities.convertPoint(window.canvas, at(22, 24), tree));
        List<Point> way = new ArrayList<>();
        for (int i = 0; i <= PARTS; i++) {
            way.add(between(from, to, i));
        }
        for (int i = 0; i < PARTS; i++) {
            way.add(new Point(to.x + i % 2, to.y));
        }
        ui.stroke(tree, way, step -> {
            if (step == way.size() - 2) {
                shot("unit-from-the-forces");
            }
        });
        ui.press("alt 2");
        ui.press("alt 1");
        ui.press("ctrl Z");
    }

    private static int row(JTree tree) {
        for (int i = 0; i < tree.getRowCount(); i++) {
            if (tree.getPathForRow(i).getLastPathComponent().toString().startsWith("33rd")) {
                return i;
            }
        }
        return -1;
    }

    private void looking() {
        ui.press("ESCAPE");
        begin();
        ui.press("shift A");
        for (String piece : List.of(FUSILIERS, "washington-horse", "macleod")) {
            Pose middle = stand(piece).middle();
            click(middle.x(), middle.y());
            untilReach();
            shot("reach-of-" + piece);
        }
        Pose general = stand("gen-webster").pose();
        click(general.x(), general.y());
        untilReach();
        shot("reach-of-a-general");
        ui.press("shift A");
        Pose middle = stand(FUSILIERS).middle();
        click(middle.x(), middle.y());
        begin();
        for (String layer : List.of("W", "shift W", "A", "B", "C")) {
            ui.press(layer);
            ui.until("the layer shows", () -> window.workbench.sight().picture().isPresent());
            window.settle();
            shot("layer-" + layer.replace(' ', '-'));
            ui.press(layer);
        }
        ui.press("ESCAPE");
        ui.press("M");
        begin();
        click(20, 10);
        click(26, 22);
        point(26, 31);
        shot("measure");
        ui.press("ESCAPE");
        ui.press("S");
        begin();
        half("sight-line", 13.5, 33.6, 42, 36);
        ui.press("ESCAPE");
        ui.press("V");
        begin();
        ui.press("F8");
        window.settle();
        shot("finding");
    }

    private void untilReach() {
        ui.until(
                "it reaches somewhere",
                () -> !window.workbench.reach().reaches().isEmpty());
        window.settle();
    }

    /** Drags over some points, in inches, takes a picture before the end and gives it up there. */
    private void half(String name, double... way) {
        List<Point> points = new ArrayList<>();
        for (int i = 2; i < way.length; i += 2) {
            for (int part = 0; part <= PARTS; part++) {
                points.add(between(at(way[i - 2], way[i - 1]), at(way[i], way[i + 1]), part));
            }
        }
        ui.stroke(window.canvas, points, step -> {
            if (step == points.size() - 1) {
                Echo.settle();
                shot(name);
                ui.press("ESCAPE");
            }
        });
    }

    private static Point between(Point from, Point to, int part) {
        return new Point(from.x + (to.x - from.x) * part / PARTS, from.y + (to.y - from.y) * part / PARTS);
    }

    private void shot(String name) {
        BufferedImage now = canvas();
        try {
            Files.createDirectories(pictures);
            ImageIO.write(
                    now,
                    "png",
                    pictures.resolve("tool-" + look + "-" + name + ".png").toFile());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        assertThat(differing(bare, now)).as(name + " is seen").isGreaterThan(LEAST_SEEN);
    }
}
