package coupdoeil.editor.job;

import java.util.concurrent.TimeUnit;
import javax.swing.Timer;

/** The time of the machine; wakes on the event thread. */
public final class EventClock implements Debouncer.Clock {

    private Timer timer = timer(0, () -> {});

    private static Timer timer(int millis, Runnable task) {
        Timer timer = new Timer(millis, event -> task.run());
        timer.setRepeats(false);
        return timer;
    }

    @Override
    public long now() {
        return TimeUnit.NANOSECONDS.toMillis(System.nanoTime());
    }

    @Override
    public void wake(int millis, Runnable task) {
        timer.stop();
        timer = timer(millis, task);
        timer.start();
    }
}
