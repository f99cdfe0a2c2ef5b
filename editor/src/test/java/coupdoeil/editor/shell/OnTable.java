package coupdoeil.editor.shell;

import static org.assertj.core.api.Assertions.assertThat;

import com.formdev.flatlaf.util.UIScale;
import coupdoeil.editor.document.Selection;
import coupdoeil.editor.edit.table.PlacedPiece;
import coupdoeil.editor.widget.ThemeColour;
import coupdoeil.model.battlefield.TableBattlefield;
import coupdoeil.model.battlefield.TableFeature;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.scenario.Facing;
import coupdoeil.model.scenario.Placement;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.Window;
import java.awt.image.BufferedImage;
import java.util.List;
import java.util.function.Supplier;
import javax.swing.SwingUtilities;
import org.locationtech.jts.geom.Geometry;

/** Tests of a battle on a table in a window, in inches. */
abstract class OnTable extends InWindow {

    private static final int REACH_PIXELS = 7;

    /** Pixels of the rulers. */
    private static final int RIM = 20;

    OnTable(Supplier<Pack> battle) {
        super(battle);
    }

    /** Shows the map as large as it fits, and gives it the keyboard. */
    void wholeTable() {
        ui.press("alt 1");
        ui.press("ctrl 0");
    }

    Point at(double xInches, double yInches) {
        return window.pixel(xInches, yInches);
    }

    void click(double x, double y) {
        ui.click(window.canvas, at(x, y));
    }

    void point(double x, double y) {
        ui.point(window.canvas, at(x, y));
    }

    /** @param way x and y of each point */
    void drag(double... way) {
        Point[] points = new Point[way.length / 2 - 1];
        for (int i = 0; i < points.length; i++) {
            points[i] = at(way[2 * i + 2], way[2 * i + 3]);
        }
        ui.drag(window.canvas, at(way[0], way[1]), window.canvas, points);
    }

    /** Waits until a guide, or the cross at what draws the pointer, is painted at a place. */
    void untilGuideAt(double x, double y) {
        ui.until(
                "a guide is seen at " + x + ", " + y,
                () -> ui.isColoured(window.canvas, at(x, y), REACH_PIXELS, ThemeColour.GUIDE.colour()));
    }

    boolean isSeen(ThemeColour colour, double x, double y) {
        return ui.isColoured(window.canvas, at(x, y), REACH_PIXELS, colour.colour());
    }

    /** What the screen shows of the map, without the rulers, which mark the pointer. */
    BufferedImage canvas() {
        Window frame = SwingUtilities.getWindowAncestor(window.canvas);
        Rectangle all = UiDriver.onEdt(() -> {
            int rim = UIScale.scale(RIM);
            return SwingUtilities.convertRectangle(
                    window.canvas,
                    new Rectangle(rim, rim, window.canvas.getWidth() - rim, window.canvas.getHeight() - rim),
                    frame);
        });
        return ui.picture(frame).getSubimage(all.x, all.y, all.width, all.height);
    }

    /** How many pixels of two pictures differ. */
    static int differing(BufferedImage one, BufferedImage other) {
        int count = 0;
        for (int y = 0; y < one.getHeight(); y++) {
            for (int x = 0; x < one.getWidth(); x++) {
                count += one.getRGB(x, y) == other.getRGB(x, y) ? 0 : 1;
            }
        }
        return count;
    }

    TableBattlefield table() {
        return edited().battlefield().table().orElseThrow();
    }

    List<TableFeature> features(String type) {
        return table().features().stream()
                .filter(feature -> feature.type().equals(type))
                .toList();
    }

    TableFeature last() {
        List<TableFeature> all = table().features();
        return all.get(all.size() - 1);
    }

    Geometry lastShape() {
        return last().shape();
    }

    void untilFeatures(int count) {
        ui.until(count + " features lie there", () -> table().features().size() == count);
    }

    void untilSteps(int steps) {
        ui.until("there are " + steps + " steps", () -> window.steps() == steps);
    }

    Selection selection() {
        return UiDriver.onEdt(() -> window.workbench.session().selection());
    }

    Placement placement(String piece) {
        return UiDriver.onEdt(() -> window.workbench.session().scenario().orElseThrow().setup().stream()
                .filter(placement -> placement.piece().equals(piece))
                .findFirst()
                .orElseThrow());
    }

    /** Where a piece stands, and the ground that it takes. */
    PlacedPiece stand(String piece) {
        List<PlacedPiece> found = UiDriver.onEdt(() -> PlacedPiece.of(
                window.workbench.session().system(),
                window.workbench.session().roster(),
                window.workbench.session().scenario().orElseThrow(),
                List.of(piece)));
        assertThat(found).hasSize(1);
        return found.get(0);
    }

    double degrees(String piece) {
        return ((Facing.Heading) placement(piece).facing()).degrees();
    }
}
