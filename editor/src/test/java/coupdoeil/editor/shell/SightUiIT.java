package coupdoeil.editor.shell;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.document.Packs;
import coupdoeil.editor.sight.LineView;
import java.awt.Point;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.ObjIntConsumer;
import java.util.stream.IntStream;
import javax.swing.JLabel;
import javax.swing.JTextArea;
import org.junit.jupiter.api.Test;

/** Sight on the ridge of Albuera in a real window, by mouse and keyboard. */
class SightUiIT extends InWindow {

    private static final double MOST_SLOWED = 12;

    /** From one hex to the next: a brisk hand. */
    private static final int HAND_MILLIS = 70;

    SightUiIT() {
        super(Packs::albuera);
    }

    /** Hexes of a column of the map, down the ridge. */
    private List<Point> ridge(int column, int fromRow, int toRow) {
        return IntStream.rangeClosed(fromRow, toRow)
                .mapToObj(row -> window.pixel(String.format("%02d%02d", column, row)))
                .toList();
    }

    @Test
    void theBlindZonesOfTheAlliesFollowABrushStroke() throws Exception {
        window.show("1722");
        UiDriver.onEdt(() -> {
            window.canvas.zoomTo(-2);
            return true;
        });
        window.settle();
        ui.focus(window.canvas);
        ui.press("B");
        ui.press("N");
        ui.until(
                "the layer of the Allies shows",
                () -> window.workbench
                        .sight()
                        .picture()
                        .filter(picture -> picture.heading().equals("Blind zones of Allies"))
                        .isPresent());
        ui.press("L");
        follow(14);
        follow(15);

        List<String> report = new ArrayList<>();
        double[] p95 = new double[3];
        double[] processorP95 = new double[3];
        for (int round = 0; round < p95.length; round++) {
            double starvation = LayerLag.starvation();
            int millis = (int) (HAND_MILLIS * Math.min(MOST_SLOWED, starvation));
            LayerLag lag =
                    stroke(16 + round, (lags, hex) -> LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(millis)));
            p95[round] = lag.millis(0.95);
            processorP95[round] = lag.processorMillis(0.95);
            report.add(String.format(
                    Locale.ROOT, "round %d, processors stretched %.1f times: %s", round + 1, starvation, lag.text()));
        }
        report.add(String.format(
                Locale.ROOT,
                "median p95 %.1f ms, processor %.1f ms",
                LayerLag.median(p95),
                LayerLag.median(processorP95)));
        // The times are the machine's as much as the editor's: they are written down, and judged by who reads them.
        Path file = Path.of(System.getProperty("basedir", ".")).resolve("target/ui/layer-lag.txt");
        Files.createDirectories(file.getParent());
        Files.write(file, report);
        report.forEach(System.out::println);
    }

    /** Raises the ridge with a hand that goes on from a hex when the layer shows what it painted there. */
    private void follow(int column) {
        LayerLag lag = stroke(
                column,
                (lags, hex) -> ui.until("the layer has caught up", () -> lags.drags() >= hex && lags.isSettled()));
        assertThat(lag.paintedBeforeTheNext())
                .as("every state of the stroke was on the screen: " + lag.text())
                .isEqualTo(lag.drags());
        assertThat(lag.changes()).as("and showed something else").isPositive();
    }

    /** Raises the ridge hex by hex in one stroke, and measures. */
    private LayerLag stroke(int column, ObjIntConsumer<LayerLag> wait) {
        int steps = window.steps();
        LayerLag lag = UiDriver.onEdt(() -> new LayerLag(window.workbench));
        ui.stroke(window.canvas, ridge(column, 15, 29), hex -> wait.accept(lag, hex));
        ui.until("the layer has caught up", lag::isSettled);
        UiDriver.onEdt(() -> {
            lag.close();
            return true;
        });
        assertThat(window.steps()).as("one stroke is one step").isEqualTo(steps + 1);
        return lag;
    }

    @Test
    void theLineOfSightFollowsThePointerAndSaysWhyItIsBlocked() {
        window.show("1822");
        window.settle();
        ui.focus(window.canvas);
        ui.press("S");
        ui.press("alt 7");
        JLabel heading = ui.find(JLabel.class, "sight.heading");
        JTextArea details = ui.find(JTextArea.class, "sight.details");
        window.show("1822");
        Set<String> seen = new LinkedHashSet<>();
        UiDriver.onEdt(() -> {
            window.workbench.line().addListener(() -> seen.add(heading.getText()));
            return true;
        });

        List<Point> way = ridge(18, 19, 25);
        ui.stroke(window.canvas, way, hex -> ui.until("the panel tells of the next hex", () -> seen.size() >= hex));
        LineView view = UiDriver.onEdt(() -> window.workbench.line().view().orElseThrow());
        ui.until("the panel tells of it", () -> heading.getText().equals(view.heading()));

        assertThat(UiDriver.onEdt(() -> List.copyOf(seen)))
                .as("the line goes along with the pointer")
                .hasSizeGreaterThan(3);
        assertThat(view.heading()).isEqualTo("1819 does not see 1825");
        assertThat(view.reason()).startsWith("Blocked by ");
        String told = UiDriver.onEdt(details::getText);
        assertThat(told).contains(view.reason()).contains("Range 6 of ");

        ui.focus(window.canvas);
        ui.press("ESCAPE");
        ui.until("it is put away", () -> heading.getText().equals("No line of sight"));
    }
}
