package coupdoeil.editor.job;

import org.jspecify.annotations.Nullable;

/** A clock that goes on when a test says so. */
public final class ManualClock implements Debouncer.Clock {

    private long now;
    private long due;
    private @Nullable Runnable task;

    @Override
    public long now() {
        return now;
    }

    @Override
    public void wake(int millis, Runnable next) {
        due = now + millis;
        task = next;
    }

    /** Lets so much time pass. */
    public void pass(int millis) {
        long end = now + millis;
        Runnable next = task;
        if (next != null && due <= end) {
            now = due;
            task = null;
            next.run();
        }
        now = end;
    }
}
