package coupdoeil.editor.shell;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.document.Selection;
import coupdoeil.editor.edit.table.Pose;
import coupdoeil.editor.paint.Battles;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.PackWriter;
import java.awt.Point;
import java.awt.event.KeyEvent;
import java.awt.image.BufferedImage;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.locationtech.jts.geom.Coordinate;

/** A drag on a table that is given up half way with Escape, the button still held: nothing has happened, and the next works. */
class GivenUpUiIT extends OnTable {

    private static final String FUSILIERS = "foot-23";
    private static final String FOOT = "foot-33";

    /** From so many of the points of a way on, the drag has been given up. */
    private static final int HALF = 8;

    private static final int WHOLE = 16;

    /** Pixels of what is being dragged. */
    private static final int LEAST_SEEN = 300;

    private static final int MOST_LEFT = 20;

    GivenUpUiIT() {
        super(Battles::guilford);
    }

    private static Map<String, String> bytes(Pack pack) {
        Map<String, String> files = new TreeMap<>();
        PackWriter.files(pack)
                .forEach((name, bytes) -> files.put(name, new String(bytes, StandardCharsets.ISO_8859_1)));
        return files;
    }

    /** Drags straight, presses Escape half way, goes on as far again and lets go. */
    private void giveUp(double fromX, double fromY, double toX, double toY) {
        Pack before = edited();
        Map<String, String> written = bytes(before);
        int steps = window.steps();
        Point from = at(fromX, fromY);
        Point to = at(toX, toY);
        List<Point> way = new ArrayList<>();
        for (int i = 0; i <= WHOLE; i++) {
            way.add(new Point(from.x + (to.x - from.x) * i / WHOLE, from.y + (to.y - from.y) * i / WHOLE));
        }
        // Where nothing draws the pointer, so that nothing is marked.
        point(23.45, 30.45);
        BufferedImage bare = canvas();
        ui.stroke(window.canvas, way, step -> {
            if (step == HALF) {
                assertThat(differing(bare, canvas()))
                        .as("half way one sees what comes of it")
                        .isGreaterThan(LEAST_SEEN);
                ui.press("ESCAPE");
            } else if (step == WHOLE) {
                assertThat(differing(bare, canvas()))
                        .as("nothing of it is left")
                        .isLessThan(MOST_LEFT);
            }
        });
        assertThat(window.steps()).isEqualTo(steps);
        assertThat(edited()).isSameAs(before);
        assertThat(bytes(edited())).isEqualTo(written);
        assertThat(differing(bare, canvas())).as("nothing of it comes back").isLessThan(MOST_LEFT);
    }

    @Test
    void aUnitThatIsDraggedOrTurnedStaysWhereItWas() {
        wholeTable();
        Pose there = stand(FUSILIERS).pose();
        Pose middle = stand(FUSILIERS).middle();
        click(middle.x(), middle.y());
        ui.until("it is selected", () -> selection().equals(Selection.piece(FUSILIERS)));
        giveUp(middle.x(), middle.y(), 26, 20);
        assertThat(stand(FUSILIERS).pose()).isEqualTo(there);
        assertThat(selection()).as("it is still selected").isEqualTo(Selection.piece(FUSILIERS));

        // The handle before its front.
        giveUp(15.5, 33.6, 14, 44);
        assertThat(stand(FUSILIERS).pose()).isEqualTo(there);

        ui.hold(
                KeyEvent.VK_CONTROL,
                () -> click(stand(FOOT).middle().x(), stand(FOOT).middle().y()));
        ui.until("both are selected", () -> selection().pieces().size() == 2);
        Pose other = stand(FOOT).pose();
        giveUp(middle.x(), middle.y(), 30, 12);
        assertThat(stand(FUSILIERS).pose()).isEqualTo(there);
        assertThat(stand(FOOT).pose()).isEqualTo(other);

        drag(middle.x(), middle.y(), middle.x() + 4, middle.y() + 3);
        untilSteps(1);
        assertThat(stand(FUSILIERS).pose().x()).isGreaterThan(there.x() + 3);
        assertThat(stand(FOOT).pose().x()).isGreaterThan(other.x() + 3);
    }

    @Test
    void whatIsDrawnPulledOrMeasuredIsGivenUpToo() {
        wholeTable();
        ui.press("V");
        giveUp(20, 20, 50, 45);
        assertThat(selection().pieces())
                .as("a rectangle around them takes nobody")
                .isEmpty();

        window.choose("Forest");
        giveUp(10, 8, 24, 16);
        ui.press("2");
        giveUp(10, 8, 24, 16);
        window.choose("Deployment zone");
        giveUp(2, 2, 20, 10);
        window.choose("Entry");
        giveUp(0, 10, 0, 30);
        ui.press("M");
        giveUp(10, 8, 24, 16);
        ui.press("V");

        int features = table().features().size();
        window.choose("Forest");
        ui.press("2");
        drag(20, 10, 25, 16);
        untilFeatures(features + 1);
        ui.press("V");
        giveUp(22.5, 13, 40, 20);
        giveUp(25, 16, 23, 24);
        giveUp(22.5, 10, 22.5, 6);
        drag(25, 16, 23, 20);
        ui.until("the corner moves", () -> List.of(lastShape().getCoordinates()).contains(new Coordinate(23, 20)));
    }
}
