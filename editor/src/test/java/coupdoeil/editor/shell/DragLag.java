package coupdoeil.editor.shell;

import coupdoeil.editor.map.Overlay;
import coupdoeil.editor.sight.SightPicture;
import coupdoeil.model.pack.Pack;
import java.awt.AWTEvent;
import java.awt.Graphics2D;
import java.awt.Point;
import java.awt.Rectangle;
import java.awt.Toolkit;
import java.awt.event.AWTEventListener;
import java.awt.event.MouseEvent;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadInfo;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Measures a piece that is dragged over the map, on the event thread. A frame is a painting of the canvas in which, for the
 * first time, is where the mouse has dragged to last; from one to the next passes the time of a frame. After the last move
 * of the mouse, with which the button is let go, passes the time until findings of that state are there, and that until the
 * layer of sight on the screen is of that state.
 */
final class DragLag implements Overlay, AutoCloseable {

    private static final ThreadMXBean CLOCK = ManagementFactory.getThreadMXBean();

    private final Workbench workbench;
    private final AWTEventListener mouse = this::dispatched;
    private final Runnable checked = this::checked;
    private final List<Long> frames = new ArrayList<>();
    private final List<Double> processor = new ArrayList<>();
    private final List<Long> threads = new ArrayList<>();
    private final Pack before;
    private @Nullable Point dragged;
    private long used;
    private long moved;
    private long settled;
    private long shown;
    private long[] working = new long[2];
    private long[] worked = new long[2];

    /** Begins to measure. */
    DragLag(Workbench workbench) {
        this.workbench = workbench;
        this.before = workbench.session().pack();
        threads.add(Thread.currentThread().getId());
        for (ThreadInfo thread : CLOCK.getThreadInfo(CLOCK.getAllThreadIds())) {
            if (thread != null && thread.getThreadName().equals("rules")) {
                threads.add(thread.getThreadId());
            }
        }
        Toolkit.getDefaultToolkit()
                .addAWTEventListener(mouse, AWTEvent.MOUSE_MOTION_EVENT_MASK | AWTEvent.MOUSE_EVENT_MASK);
        workbench.canvas().addOverlay(this);
        workbench.live().addListener(checked);
    }

    private void dispatched(AWTEvent next) {
        if (next instanceof MouseEvent event && event.getComponent() == workbench.canvas()) {
            if (event.getID() == MouseEvent.MOUSE_DRAGGED) {
                if (dragged == null) {
                    used = CLOCK.getCurrentThreadCpuTime();
                }
                dragged = event.getPoint();
                moved = System.nanoTime();
                working = threads();
            }
        }
    }

    @Override
    public void paint(Graphics2D g, View view) {
        Point at = dragged;
        Rectangle clip = at == null ? null : workbench.canvas().getVisibleRect();
        if (at != null
                && clip.contains(at)
                && settled == 0
                && workbench.session().pack() == before) {
            frames.add(System.nanoTime());
            processor.add((CLOCK.getCurrentThreadCpuTime() - used) / 1e6);
            dragged = null;
        }
        SightPicture picture = workbench.sight().picture().orElse(null);
        if (shown == 0
                && picture != null
                && picture.request().pack() != before
                && picture.request().pack() == workbench.session().pack()) {
            shown = System.nanoTime();
        }
    }

    private void checked() {
        if (settled == 0
                && workbench.session().pack() != before
                && !workbench.live().isStale()) {
            settled = System.nanoTime();
            worked = threads();
        }
    }

    /** Processor time of the event thread and of that of the rules, in nanoseconds. */
    private long[] threads() {
        return threads.stream().mapToLong(CLOCK::getThreadCpuTime).toArray();
    }

    /** Above all others. */
    @Override
    public int order() {
        return Integer.MAX_VALUE;
    }

    /** Whether findings and layer are those of the state that the drag has led to. */
    boolean isSettled() {
        return settled > 0 && shown > 0;
    }

    int frames() {
        return frames.size();
    }

    /** Milliseconds from each frame to the next. */
    List<Double> frameMillis() {
        List<Double> millis = new ArrayList<>();
        for (int i = 1; i < frames.size(); i++) {
            millis.add((frames.get(i) - frames.get(i - 1)) / 1e6);
        }
        return millis;
    }

    /** Milliseconds of the event thread's processor from a move of the mouse until it is painted. */
    List<Double> processorMillis() {
        return processor;
    }

    /** From the last move until there are findings of what it led to. */
    double findingsMillis() {
        return (settled - moved) / 1e6;
    }

    /** The processor time that the event thread takes meanwhile. */
    double eventThreadMillis() {
        return (worked[0] - working[0]) / 1e6;
    }

    /** The processor time that the thread of the rules takes meanwhile. */
    double rulesMillis() {
        return (worked[1] - working[1]) / 1e6;
    }

    /** From the last move until the layer of what it led to is on the screen. */
    double layerMillis() {
        return (shown - moved) / 1e6;
    }

    static double quantile(List<Double> values, double share) {
        List<Double> sorted = values.stream().sorted().toList();
        return sorted.isEmpty() ? Double.NaN : sorted.get(Math.min(sorted.size() - 1, (int) (sorted.size() * share)));
    }

    static String text(List<Double> values) {
        return String.format(
                Locale.ROOT,
                "p50 %.1f, p95 %.1f, max %.1f",
                quantile(values, 0.5),
                quantile(values, 0.95),
                quantile(values, 1));
    }

    @Override
    public void close() {
        Toolkit.getDefaultToolkit().removeAWTEventListener(mouse);
        workbench.canvas().removeOverlay(this);
    }
}
