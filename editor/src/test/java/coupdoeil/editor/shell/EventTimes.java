package coupdoeil.editor.shell;

import java.awt.AWTEvent;
import java.awt.EventQueue;
import java.awt.Toolkit;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.TimeUnit;

/**
 * How long the event thread takes for each event. An event that opens a dialog, and so waits for what is done there, is
 * left out.
 */
final class EventTimes extends EventQueue {

    private final List<Long> nanos = Collections.synchronizedList(new ArrayList<>());
    private int depth;
    private boolean waited;
    private volatile boolean leftOut;

    private EventTimes() {}

    /** Begins to measure. */
    static EventTimes begin() {
        EventTimes times = new EventTimes();
        Toolkit.getDefaultToolkit().getSystemEventQueue().push(times);
        return times;
    }

    /** Ends measuring. */
    void end() {
        pop();
    }

    @Override
    protected void dispatchEvent(AWTEvent event) {
        waited = depth > 0;
        depth++;
        long start = System.nanoTime();
        try {
            super.dispatchEvent(event);
        } finally {
            depth--;
            if (!waited && !leftOut) {
                nanos.add(System.nanoTime() - start);
            }
            waited = depth > 0;
        }
    }

    /** Forgets what was measured. */
    void forget() {
        nanos.clear();
    }

    /** Does something on the event thread that is not measured. */
    void leaveOut(Runnable deed) {
        leftOut = true;
        try {
            deed.run();
            UiDriver.onEdt(() -> true);
        } finally {
            leftOut = false;
        }
    }

    int count() {
        return nanos.size();
    }

    /** The longest of this share of all events, in milliseconds. @param share from 0 to 1 */
    double millis(double share) {
        List<Long> sorted;
        synchronized (nanos) {
            sorted = nanos.stream().sorted().toList();
        }
        long found = sorted.isEmpty() ? 0 : sorted.get((int) Math.min(sorted.size() - 1, share * sorted.size()));
        return (double) found / TimeUnit.MILLISECONDS.toNanos(1);
    }

    /** How many events took longer than so many milliseconds. */
    long longerThan(int millis) {
        synchronized (nanos) {
            return nanos.stream()
                    .filter(time -> time > TimeUnit.MILLISECONDS.toNanos(millis))
                    .count();
        }
    }
}
