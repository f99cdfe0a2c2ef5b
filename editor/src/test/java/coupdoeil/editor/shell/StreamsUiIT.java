package coupdoeil.editor.shell;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.document.Packs;
import coupdoeil.editor.paint.sheet.HexLayout;
import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.course.Lines;
import coupdoeil.model.course.SideNet;
import coupdoeil.model.grid.HexCorner;
import coupdoeil.model.grid.HexSide;
import coupdoeil.model.grid.HexVertex;
import coupdoeil.model.grid.Orientation;
import java.awt.Point;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Streams drawn in a real window, by hands of three speeds and by clicks, on both orientations. */
@ExtendWith(OnScreen.class)
class StreamsUiIT {

    private static final int COURSES = 20;
    private static final int COURSES_BY_DAY = 5;
    /** Pixels from event to event of a slow, a usual and a hasty hand. */
    private static final List<Integer> STRIDES = List.of(8, 30, 120);

    private static final long PAUSE_NANOS = 500_000;

    @TempDir
    Path folder;

    private OpenWindow window;
    private final UiDriver ui;

    StreamsUiIT() throws Exception {
        ui = new UiDriver();
    }

    private void open(Orientation orientation) throws IOException {
        window = OpenWindow.whole(ui, Packs.heath(orientation), folder);
    }

    @ParameterizedTest
    @EnumSource(Orientation.class)
    void aStreamIsOneLineHoweverFastItIsDragged(Orientation orientation) throws Exception {
        draw(orientation, COURSES_BY_DAY);
    }

    @ParameterizedTest
    @EnumSource(Orientation.class)
    @Tag("nightly")
    void soAreStreamsAlongTwentyCourses(Orientation orientation) throws Exception {
        draw(orientation, COURSES);
    }

    private void draw(Orientation orientation, int courses) throws Exception {
        open(orientation);
        try (OpenWindow open = window) {
            open.choose("Stream");
            Random random = new Random(orientation.ordinal() + 11);
            for (int course = 0; course < courses; course++) {
                List<Point2D> way = way(random);
                for (int stride : STRIDES) {
                    int before = open.steps();
                    ui.sweep(open.canvas, at(way, stride), () -> LockSupport.parkNanos(PAUSE_NANOS));
                    ui.until("the stream is drawn", () -> open.steps() == before + 1);
                    assertOneLine("course " + course + " by " + stride + " pixels");
                    if (course == courses - 1 && stride == STRIDES.get(2)) {
                        open.settle();
                        ui.screenshot(Path.of("target", "ui", "stream-" + orientation + ".png"));
                    }
                    UiDriver.onEdt(() -> {
                        open.workbench.session().document().undo();
                        return true;
                    });
                }
            }
        }
    }

    @ParameterizedTest
    @EnumSource(Orientation.class)
    void aStreamIsClickedExtendedJoinedLedAnotherWayAndErased(Orientation orientation) throws Exception {
        open(orientation);
        try (OpenWindow open = window) {
            open.choose("Stream");
            ui.click(open.canvas, corner("0305"));
            ui.click(open.canvas, corner("0805"));
            ui.click(open.canvas, corner("1208"));
            ui.click(open.canvas, corner("1208"));
            ui.until("three points make two steps", () -> open.steps() == 2);
            assertOneLine("clicked");
            Set<HexSide> clicked = stream();

            ui.drag(open.canvas, corner("1208"), open.canvas, corner("1612"));
            ui.until("it is extended", () -> open.steps() == 3);
            assertThat(stream()).containsAll(clicked).hasSizeGreaterThan(clicked.size());
            assertOneLine("extended");

            ui.drag(open.canvas, corner("1002"), open.canvas, corner("0805"));
            ui.until("a tributary joins", () -> open.steps() == 4);
            assertThat(stream().stream().filter(lines()::isSpur)).isEmpty();
            assertThat(ends()).as("three ends of a stream with a tributary").hasSize(3);
            open.settle();
            ui.screenshot(Path.of("target", "ui", "tributary-" + orientation + ".png"));
            ui.press("ctrl Z");
            ui.until("it has gone again", () -> open.steps() == 3);

            ui.click(open.canvas, middle(stream().iterator().next()));
            ui.press("ESCAPE");
            ui.press("shift DELETE");
            ui.until("it is erased as one", () -> stream().isEmpty());
            ui.press("ctrl Z");
            ui.until("it is there again", () -> !stream().isEmpty());
        }
    }

    private List<Point2D> way(Random random) {
        Rectangle2D shown = UiDriver.onEdt(() -> {
            Rectangle2D bounds = window.canvas.painter().orElseThrow().layout().bounds();
            Point2D low = window.canvas.viewport().toPixel(new Point2D.Double(bounds.getMinX(), bounds.getMinY()));
            Point2D high = window.canvas.viewport().toPixel(new Point2D.Double(bounds.getMaxX(), bounds.getMaxY()));
            return new Rectangle2D.Double(
                    low.getX() + 30, low.getY() + 30, high.getX() - low.getX() - 60, high.getY() - low.getY() - 60);
        });
        double x = shown.getX() + random.nextDouble() * shown.getWidth() / 4;
        double y = shown.getY() + random.nextDouble() * shown.getHeight();
        double heading = (random.nextDouble() - 0.5) * Math.PI / 2;
        List<Point2D> way = new ArrayList<>();
        for (int i = 0; i < 120; i++) {
            way.add(new Point2D.Double(x, y));
            heading += (random.nextDouble() - 0.5) * 0.7;
            x = Math.max(shown.getMinX(), Math.min(shown.getMaxX(), x + 5 * Math.cos(heading)));
            y = Math.max(shown.getMinY(), Math.min(shown.getMaxY(), y + 5 * Math.sin(heading)));
        }
        return way;
    }

    /** The points of a way that a hand passes that goes so many pixels from event to event. */
    private static List<Point> at(List<Point2D> way, int stride) {
        List<Point> at = new ArrayList<>();
        double since = stride;
        Point2D last = way.get(0);
        for (Point2D point : way) {
            since += last.distance(point);
            last = point;
            if (since >= stride) {
                since = 0;
                at.add(new Point((int) point.getX(), (int) point.getY()));
            }
        }
        Point2D end = way.get(way.size() - 1);
        at.add(new Point((int) end.getX(), (int) end.getY()));
        return at;
    }

    /** Where the first corner of a hex is in the canvas. */
    private Point corner(String label) {
        return UiDriver.onEdt(() -> {
            HexLayout layout = (HexLayout) window.canvas.painter().orElseThrow().layout();
            HexBattlefield map =
                    window.workbench.session().pack().battlefield().hexMap().orElseThrow();
            Point2D corner = layout.corner(map.grid().parse(label).orElseThrow(), HexCorner.C0);
            Point2D pixel = window.canvas.viewport().toPixel(corner);
            return new Point((int) Math.round(pixel.getX()), (int) Math.round(pixel.getY()));
        });
    }

    private Point middle(HexSide side) {
        return UiDriver.onEdt(() -> {
            HexLayout layout = (HexLayout) window.canvas.painter().orElseThrow().layout();
            Point2D pixel = window.canvas.viewport().toPixel(layout.middle(side.hex(), side.direction()));
            return new Point((int) Math.round(pixel.getX()), (int) Math.round(pixel.getY()));
        });
    }

    private Set<HexSide> stream() {
        Set<HexSide> drawn = new LinkedHashSet<>();
        window.map().sides().forEach(written -> drawn.add(new HexSide(written.hex(), written.side())));
        return drawn;
    }

    private Lines<HexVertex> lines() {
        return new Lines<>(new SideNet(window.map()::contains), stream()::contains);
    }

    private List<HexVertex> ends() {
        Lines<HexVertex> lines = lines();
        return stream().stream()
                .flatMap(side -> HexVertex.ends(side).stream())
                .filter(vertex -> lines.meeting(vertex) == 1)
                .toList();
    }

    /** One line from end to end, or a ring, that crosses itself at most: all of one piece, nothing alone beside it. */
    private void assertOneLine(String what) {
        Set<HexSide> all = stream();
        Lines<HexVertex> lines = lines();
        assertThat(all).as(what).isNotEmpty();
        Set<HexSide> reached = new LinkedHashSet<>();
        List<HexSide> open = new ArrayList<>(List.of(all.iterator().next()));
        while (!open.isEmpty()) {
            HexSide side = open.remove(open.size() - 1);
            if (reached.add(side)) {
                HexVertex.ends(side)
                        .forEach(end ->
                                end.sides().stream().filter(all::contains).forEach(open::add));
            }
        }
        assertThat(reached).as(what + ": in one piece").isEqualTo(all);
        assertThat(all.stream().filter(lines::isSpur)).as(what + ": no spur").isEmpty();
        assertThat(ends()).as(what + ": two ends, or a ring").hasSizeLessThanOrEqualTo(2);
        assertThat(all.stream()
                        .flatMap(side -> HexVertex.ends(side).stream())
                        .flatMap(vertex -> vertex.sides().stream())
                        .filter(lines::isGap))
                .as(what + ": no gap")
                .isEmpty();
    }
}
