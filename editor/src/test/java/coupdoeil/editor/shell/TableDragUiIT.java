package coupdoeil.editor.shell;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.document.Session;
import coupdoeil.editor.edit.table.PlacedPiece;
import coupdoeil.editor.edit.table.Pose;
import coupdoeil.editor.sight.SightLayer;
import coupdoeil.editor.sight.SightPicture;
import coupdoeil.model.battlefield.Area;
import coupdoeil.model.pack.Pack;
import coupdoeil.validator.check.Findings;
import coupdoeil.validator.check.Validator;
import coupdoeil.validator.example.GeneratedTable;
import coupdoeil.validator.sight.SightMarks;
import coupdoeil.validator.sight.SightQuestion;
import coupdoeil.validator.sight.SightSystem;
import coupdoeil.validator.sight.Sighting;
import coupdoeil.validator.sight.table.TableScene;
import java.awt.Point;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;
import org.locationtech.jts.geom.Geometry;

/** A unit dragged over a crowded table with the layer of its side's sight on, in a real window. */
class TableDragUiIT extends OnTable {

    /** How often a mouse tells where it is. */
    private static final int MOUSE_MILLIS = 8;

    /** The pixels that a brisk hand goes meanwhile. */
    private static final int MOUSE_PIXELS = 2;

    /** Drags until what they need is compiled, some forty for times that mean something, and those that are measured. */
    private static final int WARM_UP = Integer.getInteger("coupdoeil.warmUp", 2);

    private static final int DRAGS = Integer.getInteger("coupdoeil.drags", 4);

    TableDragUiIT() {
        super(GeneratedTable::usual);
    }

    @Test
    void whatASideSeesAndWhatIsWrongFollowAUnitThatIsDraggedOverACrowdedTable() throws Exception {
        wholeTable();
        ui.press("A");
        ui.until(
                "what Blue sees is shown",
                () -> window.workbench.sight().isOn(SightLayer.SIDE)
                        && window.workbench.sight().picture().isPresent());
        window.settle();
        List<String> report = new ArrayList<>();
        List<Double> frames = new ArrayList<>();
        List<Double> processor = new ArrayList<>();
        List<Double> findings = new ArrayList<>();
        List<Double> showing = new ArrayList<>();
        List<Double> checking = new ArrayList<>();
        List<Double> layer = new ArrayList<>();
        for (int i = 0; i < WARM_UP + DRAGS; i++) {
            String piece = "blue-" + (i * 7 % 15) + "-" + (i * 3 % 5);
            double starvation = LayerLag.starvation();
            DragLag lag = drag(piece, i % 2 == 0 ? 16 : -22, i % 3 == 0 ? 14 : -11);
            holds();
            if (i < WARM_UP) {
                // Back, so that units do not gather.
                ui.press("control Z");
                window.settle();
            } else {
                frames.addAll(lag.frameMillis());
                processor.addAll(lag.processorMillis());
                findings.add(lag.findingsMillis());
                showing.add(lag.eventThreadMillis());
                checking.add(lag.rulesMillis());
                layer.add(lag.layerMillis());
                report.add(String.format(
                        Locale.ROOT,
                        "%s, processors stretched %.1f times: %d frames; ms of a frame: %s; after the last move findings %.0f ms (processor"
                                + " %.0f, %.0f), layer %.0f ms",
                        piece,
                        starvation,
                        lag.frames(),
                        DragLag.text(lag.frameMillis()),
                        lag.findingsMillis(),
                        lag.eventThreadMillis(),
                        lag.rulesMillis(),
                        lag.layerMillis()));
            }
        }
        report.add(String.format(
                Locale.ROOT,
                "frames a second at the median %.0f; ms of a frame: %s, of which processor: %s",
                1000 / DragLag.quantile(frames, 0.5),
                DragLag.text(frames),
                DragLag.text(processor)));
        report.add("ms from the last move to findings: " + DragLag.text(findings)
                + ", of which processor of the event thread: " + DragLag.text(showing) + ", of the rules: "
                + DragLag.text(checking) + "; to the layer: " + DragLag.text(layer));
        // Times are the machine's as much as the editor's: they are written down, and judged by who reads them.
        Path file = Path.of(System.getProperty("basedir", ".")).resolve("target/ui/drag-lag.txt");
        Files.createDirectories(file.getParent());
        Files.write(file, report);
        report.forEach(System.out::println);
    }

    /** Drags a unit by some inches, inside of the table, with a hand that does not wait. */
    private DragLag drag(String piece, double east, double north) {
        Pose start = stand(piece).middle();
        double x = clamp(start.x() + east, table().widthInches());
        double y = clamp(start.y() + north, table().depthInches());
        Point from = at(start.x(), start.y());
        Point to = at(x, y);
        int count = Math.max(20, (int) from.distance(to) / MOUSE_PIXELS);
        List<Point> way = new ArrayList<>();
        for (int i = 0; i <= count; i++) {
            way.add(new Point(from.x + (to.x - from.x) * i / count, from.y + (to.y - from.y) * i / count));
        }
        int steps = window.steps();
        DragLag lag = UiDriver.onEdt(() -> new DragLag(window.workbench));
        ui.sweep(window.canvas, way, () -> LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(MOUSE_MILLIS)));
        ui.until("findings and layer have caught up", lag::isSettled);
        UiDriver.onEdt(() -> {
            lag.close();
            return true;
        });
        assertThat(window.steps()).as("a drag is one step").isEqualTo(steps + 1);
        PlacedPiece there = stand(piece);
        assertThat(Math.hypot(there.middle().x() - x, there.middle().y() - y))
                .as("it stands where it was dragged, or in contact or line beside")
                .isLessThan(2.5);
        assertThat(lag.frames()).as("it was seen on its way").isPositive();
        return lag;
    }

    private static double clamp(double inches, double side) {
        return Math.max(3, Math.min(side - 3, inches));
    }

    /** What is shown is what looking at the newest battle anew comes to. */
    private void holds() {
        window.settle();
        Pack pack = edited();
        SightPicture picture =
                UiDriver.onEdt(() -> window.workbench.sight().picture().orElseThrow());
        assertThat(picture.request().pack()).isSameAs(pack);
        assertThat(seen((SightMarks.Ground) picture.marks())
                        .symDifference(seen(anew(pack)))
                        .getArea())
                .as("square inches that are shown otherwise than they are seen")
                .isLessThan(1e-6);
        Findings shown = UiDriver.onEdt(() -> window.workbench.live().current());
        Findings anew = Validator.of(
                        UiDriver.onEdt(() -> window.workbench.session().system()))
                .validate(pack);
        assertThat(shown.open()).isEqualTo(anew.open());
    }

    private static Geometry seen(SightMarks.Ground marks) {
        return ((Area.Shape) marks.of(Sighting.VISIBLE)).geometry();
    }

    /** What the side sees that is shown. */
    private SightMarks.Ground anew(Pack pack) {
        Session session = window.workbench.session();
        String side = UiDriver.onEdt(
                () -> window.workbench.sight().side().orElseThrow().id());
        TableScene scene = TableScene.of(SightSystem.of("hm")
                        .flatMap(sight -> sight.scene(
                                pack,
                                UiDriver.onEdt(session::system),
                                UiDriver.onEdt(session::scenario).orElseThrow(),
                                null)))
                .orElseThrow();
        return (SightMarks.Ground)
                scene.answer(new SightQuestion.Seen(scene.viewpoints().ofSide(side), 0))
                        .orElseThrow();
    }
}
