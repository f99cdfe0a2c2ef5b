package coupdoeil.editor.shell;

import java.awt.AWTEvent;
import java.awt.EventQueue;
import java.awt.Toolkit;
import java.awt.event.InvocationEvent;
import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.ToLongFunction;

/**
 * How long the event thread takes for each event, by the clock and of its processor, and what it did in long ones. An event that
 * opens a dialog counts as two: until the window waits for what is done there, and what follows on it.
 */
final class EventTimes extends EventQueue {

    /** What the event thread did without waiting for another event. @param gcMillis what garbage collection took meanwhile */
    private record Busy(String event, long nanos, long processorNanos, long gcMillis) {}

    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();
    private static final List<GarbageCollectorMXBean> COLLECTORS = ManagementFactory.getGarbageCollectorMXBeans();

    private final List<Busy> all = Collections.synchronizedList(new ArrayList<>());
    private final LongEvents longEvents = new LongEvents();
    private final List<AWTEvent> open = new ArrayList<>();
    private volatile boolean leftOut;
    private boolean busy;
    private long start;
    private long processor;
    private long gc;

    private EventTimes() {}

    /** Begins to measure. */
    static EventTimes begin() {
        EventTimes times = new EventTimes();
        Toolkit.getDefaultToolkit().getSystemEventQueue().push(times);
        return times;
    }

    /** Ends measuring. */
    void end() {
        longEvents.end();
        pop();
    }

    /** What is being done with the window from now on. */
    void during(String gesture) {
        longEvents.during(gesture);
    }

    @Override
    public AWTEvent getNextEvent() throws InterruptedException {
        if (isDispatchThread()) {
            stop();
        }
        return super.getNextEvent();
    }

    @Override
    protected void dispatchEvent(AWTEvent event) {
        stop();
        open.add(event);
        start();
        try {
            super.dispatchEvent(event);
        } finally {
            stop();
            open.remove(open.size() - 1);
            if (!open.isEmpty()) {
                start();
            }
        }
    }

    private void start() {
        busy = true;
        processor = THREADS.getCurrentThreadCpuTime();
        gc = gcMillis();
        start = System.nanoTime();
        longEvents.start(Thread.currentThread(), start);
    }

    private void stop() {
        if (!busy) {
            return;
        }
        busy = false;
        long nanos = System.nanoTime() - start;
        Busy last = new Busy(
                name(open.get(open.size() - 1)), nanos, THREADS.getCurrentThreadCpuTime() - processor, gcMillis() - gc);
        if (leftOut) {
            longEvents.drop();
        } else {
            all.add(last);
            longEvents.stop(last.event(), nanos, last.processorNanos(), last.gcMillis());
        }
    }

    private static long gcMillis() {
        return COLLECTORS.stream()
                .mapToLong(GarbageCollectorMXBean::getCollectionTime)
                .sum();
    }

    /** As a table can show it: its class and what it is about. */
    private static String name(AWTEvent event) {
        String text = event.toString();
        if (event instanceof InvocationEvent) {
            return text.replaceAll(".*runnable=([\\w.$]*).*", "$1").replaceAll(".*\\.", "");
        }
        return text.replaceAll("^[\\w.$]*\\.(\\w+)\\[(\\w+).*", "$1 $2");
    }

    /** Forgets what was measured. */
    void forget() {
        all.clear();
        longEvents.forget();
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
        return all.size();
    }

    /** The longest of this share of all events, in milliseconds. @param share from 0 to 1 */
    double millis(double share) {
        return millis(share, Busy::nanos);
    }

    /** The same of the processor time that the event thread had. */
    double processorMillis(double share) {
        return millis(share, Busy::processorNanos);
    }

    private double millis(double share, ToLongFunction<Busy> time) {
        List<Long> sorted;
        synchronized (all) {
            sorted = all.stream().map(time::applyAsLong).sorted().toList();
        }
        long found = sorted.isEmpty() ? 0 : sorted.get((int) Math.min(sorted.size() - 1, share * sorted.size()));
        return (double) found / TimeUnit.MILLISECONDS.toNanos(1);
    }

    /** How many events took longer than so many milliseconds. */
    long longerThan(int millis) {
        return longerThan(millis, Busy::nanos);
    }

    /** How many took more of the processor. */
    long processorLongerThan(int millis) {
        return longerThan(millis, Busy::processorNanos);
    }

    private long longerThan(int millis, ToLongFunction<Busy> time) {
        synchronized (all) {
            return all.stream()
                    .filter(busy -> time.applyAsLong(busy) > TimeUnit.MILLISECONDS.toNanos(millis))
                    .count();
        }
    }

    /** What the long ones were, the longest first. */
    String table() {
        return longEvents.table();
    }
}
