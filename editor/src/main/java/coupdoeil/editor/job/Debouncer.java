package coupdoeil.editor.job;

/**
 * Lets work follow changes without standing in the way of what shows them, nor of those still to come. A single change
 * that nothing is to follow is followed at once, one of a stroke as soon as it is on the screen. While one change follows the
 * other, as in a brush stroke, the work waits until they pause, or until it is due again: then it takes the first moment in
 * which nothing has just changed. After the last change the work is always done once more.
 *
 * <p>All times are in milliseconds. For one thread.
 */
public final class Debouncer {

    /** Changes no further apart belong together, as the steps of a stroke. */
    static final int PAUSE = 200;
    /** From so long after the work was begun last, it no longer waits for a pause. */
    static final int DUE = 300;
    /** What follows a change on the screen is done by then. */
    static final int BREATH = 40;
    /** No change waits for the work any longer. */
    static final int LONGEST = 500;

    /** Tells the time and wakes. */
    public interface Clock {

        /** The time since any fixed moment. */
        long now();

        /** Runs a task once, on the thread that asks, in place of any that was still to come. */
        void wake(int millis, Runnable task);
    }

    private final Clock clock;
    private final Runnable work;
    private long changed;
    private long begun;
    private boolean waiting;

    /** @param work what follows changes */
    public Debouncer(Clock clock, Runnable work) {
        this.clock = clock;
        this.work = work;
        this.changed = clock.now() - PAUSE;
        this.begun = changed;
    }

    /**
     * To be called at every change.
     *
     * @param goesOn whether the same hand may be about to change more, as in a brush stroke
     */
    public void changed(boolean goesOn) {
        long now = clock.now();
        boolean alone = !waiting && now - changed >= PAUSE;
        changed = now;
        if (alone && !goesOn) {
            // It goes on beside what shows the change.
            begin();
            return;
        }
        waiting = true;
        if (alone) {
            // As good as begun: steps of a stroke that follow before that count from here.
            begun = now;
            clock.wake(BREATH, this::begin);
        } else {
            int pause = now - begun < DUE ? PAUSE : BREATH;
            clock.wake((int) Math.max(0, Math.min(pause, begun + LONGEST - now)), this::begin);
        }
    }

    /** Whether the work of the last change is still to begin. */
    public boolean isWaiting() {
        return waiting;
    }

    private void begin() {
        waiting = false;
        begun = clock.now();
        work.run();
    }
}
