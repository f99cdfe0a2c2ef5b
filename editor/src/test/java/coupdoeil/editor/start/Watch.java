package coupdoeil.editor.start;

import java.awt.AWTEvent;
import java.awt.EventQueue;
import java.awt.Toolkit;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Notes when something came to pass in this process: how long it had run by then, and how much of the processors it had used. */
final class Watch {

    private final List<String> lines = new ArrayList<>();
    private final SlowQueue queue = new SlowQueue();

    private Watch() {}

    /** Also looks from now on how long the event thread is held up. */
    static Watch begin() {
        Watch watch = new Watch();
        Toolkit.getDefaultToolkit().getSystemEventQueue().push(watch.queue);
        return watch;
    }

    /** In milliseconds, to a hundredth of a second as far as the processors are concerned. */
    void note(String what) {
        ProcessHandle.Info self = ProcessHandle.current().info();
        Duration processor = self.totalCpuDuration().orElseThrow();
        lines.add(String.format(Locale.ROOT, "%s %d", what, processor.toMillis()));
    }

    /** Prints what was noted, with the longest that one event took, and ends the process. */
    void end() {
        lines.forEach(System.out::println);
        System.out.printf(Locale.ROOT, "event %d%n", queue.longest);
        Runtime.getRuntime().halt(0);
    }

    /** Times events. */
    private static final class SlowQueue extends EventQueue {

        private volatile long longest;

        @Override
        protected void dispatchEvent(AWTEvent event) {
            long begun = System.nanoTime();
            super.dispatchEvent(event);
            long took = (System.nanoTime() - begun) / 1_000_000;
            if (took > 50) {
                System.err.println(took + " ms: " + event);
            }
            longest = Math.max(longest, took);
        }
    }
}
