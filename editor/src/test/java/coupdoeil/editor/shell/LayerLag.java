package coupdoeil.editor.shell;

import coupdoeil.editor.map.Overlay;
import coupdoeil.editor.sight.SightPicture;
import coupdoeil.model.pack.Pack;
import coupdoeil.validator.sight.SightMarks;
import java.awt.AWTEvent;
import java.awt.Graphics2D;
import java.awt.Toolkit;
import java.awt.event.AWTEventListener;
import java.awt.event.MouseEvent;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadInfo;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.function.ToDoubleFunction;
import org.jspecify.annotations.Nullable;

/**
 * Measures on the event thread how long after a drag event the layer of sight on the screen contains what that event
 * painted: from the moment the event is dispatched to the end of painting the layer's first picture of that state or a
 * later one. It measures the time that passes and, for machines whose processors others hold, the processor time that the
 * event thread and the thread of sight take meanwhile, one after the other.
 */
final class LayerLag implements Overlay, AutoCloseable {

    /** A drag event that changed the pack. */
    private static final class Drag {
        final long dispatched;
        final long begun;
        long painted;
        long ended;
        boolean beforeTheNext;

        Drag(long dispatched, long begun) {
            this.dispatched = dispatched;
            this.begun = begun;
        }

        double millis() {
            return (painted - dispatched) / 1e6;
        }

        double processorMillis() {
            return (ended - begun) / 1e6;
        }
    }

    private static final ThreadMXBean CLOCK = ManagementFactory.getThreadMXBean();

    private final Workbench workbench;
    private final AWTEventListener mouse = this::dispatched;
    private final List<Pack> states = new ArrayList<>();
    private final List<Drag> drags = new ArrayList<>();
    private final List<SightMarks> pictures = new ArrayList<>();
    private final List<Long> threads = new ArrayList<>();
    private long event;
    private long used;
    private @Nullable SightPicture last;

    /** Begins to measure. */
    LayerLag(Workbench workbench) {
        this.workbench = workbench;
        threads.add(Thread.currentThread().getId());
        for (ThreadInfo thread : CLOCK.getThreadInfo(CLOCK.getAllThreadIds())) {
            if (thread != null && thread.getThreadName().equals("sight")) {
                threads.add(thread.getThreadId());
            }
        }
        Toolkit.getDefaultToolkit().addAWTEventListener(mouse, AWTEvent.MOUSE_MOTION_EVENT_MASK);
        workbench.session().document().addListener((before, after, cause) -> changed(after));
        workbench.canvas().addOverlay(this);
        // A picture that marks nothing otherwise needs no painting to be on the screen: a pixel is enough to see that
        // it is.
        workbench.sight().addListener(() -> workbench.canvas().repaint(0, 0, 1, 1));
    }

    private void dispatched(AWTEvent next) {
        event = next.getID() == MouseEvent.MOUSE_DRAGGED ? System.nanoTime() : 0;
        used = processorTime();
    }

    private long processorTime() {
        return threads.stream().mapToLong(CLOCK::getThreadCpuTime).sum();
    }

    private void changed(Pack pack) {
        if (event > 0) {
            states.add(pack);
            drags.add(new Drag(event, used));
        }
    }

    @Override
    public void paint(Graphics2D g, View view) {
        SightPicture picture = workbench.sight().picture().orElse(null);
        if (picture == null || picture == last) {
            return;
        }
        last = picture;
        int state = states.indexOf(picture.request().pack());
        for (int i = 0; i <= state; i++) {
            if (drags.get(i).painted == 0) {
                drags.get(i).painted = System.nanoTime();
                drags.get(i).ended = processorTime();
                drags.get(i).beforeTheNext = i == drags.size() - 1;
            }
        }
        if (state >= 0) {
            pictures.add(picture.marks());
        }
    }

    /** Just above the layer. */
    @Override
    public int order() {
        return 11;
    }

    int drags() {
        return drags.size();
    }

    /** Whether the layer has caught up with the last drag event. */
    boolean isSettled() {
        return drags.stream().allMatch(drag -> drag.painted > 0);
    }

    /** Drag events whose own state was on the screen before the next drag event came. */
    long paintedBeforeTheNext() {
        return drags.stream().filter(drag -> drag.beforeTheNext).count();
    }

    /** How often what the layer shows changed from one painting to the next. */
    int changes() {
        int changes = 0;
        for (int i = 1; i < pictures.size(); i++) {
            changes += pictures.get(i).equals(pictures.get(i - 1)) ? 0 : 1;
        }
        return changes;
    }

    /** The lag that this share of the drag events does not exceed. */
    double millis(double share) {
        return quantile(share, Drag::millis);
    }

    /** The processor time that this share of the drag events does not exceed. */
    double processorMillis(double share) {
        return quantile(share, Drag::processorMillis);
    }

    private double quantile(double share, ToDoubleFunction<Drag> measure) {
        double[] sorted = drags.stream().mapToDouble(measure).sorted().toArray();
        return sorted.length == 0 ? Double.NaN : sorted[Math.min(sorted.length - 1, (int) (sorted.length * share))];
    }

    String text() {
        return String.format(
                Locale.ROOT,
                "%d drag events, %d painted before the next, %d changes; lag ms: p50 %.1f, p95 %.1f, max %.1f;"
                        + " processor ms: p50 %.1f, p95 %.1f, max %.1f",
                drags(),
                paintedBeforeTheNext(),
                changes(),
                millis(0.5),
                millis(0.95),
                millis(1),
                processorMillis(0.5),
                processorMillis(0.95),
                processorMillis(1));
    }

    /**
     * How many times as long as its processor time a thread takes just now: 1 on a quiet machine. Two threads at once,
     * since the editor keeps two busy.
     */
    static double starvation() throws InterruptedException {
        double[] stretched = new double[2];
        Thread[] threads = new Thread[2];
        for (int i = 0; i < threads.length; i++) {
            int number = i;
            threads[i] = new Thread(() -> stretched[number] = stretch(), "starvation");
            threads[i].start();
        }
        for (Thread thread : threads) {
            thread.join();
        }
        return Math.max(stretched[0], stretched[1]);
    }

    private static double stretch() {
        long begun = System.nanoTime();
        long used = CLOCK.getCurrentThreadCpuTime();
        while (CLOCK.getCurrentThreadCpuTime() - used < TimeUnit.MILLISECONDS.toNanos(100)) {
            Thread.onSpinWait();
        }
        return (System.nanoTime() - begun) / (double) (CLOCK.getCurrentThreadCpuTime() - used);
    }

    static double median(double... values) {
        double[] sorted = Arrays.stream(values).sorted().toArray();
        return sorted[sorted.length / 2];
    }

    @Override
    public void close() {
        Toolkit.getDefaultToolkit().removeAWTEventListener(mouse);
        workbench.canvas().removeOverlay(this);
        event = 0;
    }
}
