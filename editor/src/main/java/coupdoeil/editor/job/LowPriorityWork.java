package coupdoeil.editor.job;

import java.util.function.BooleanSupplier;

/**
 * Work that lets other work go first, for a while: on few processors two that begin together are both done later than the
 * second of two that begin one after the other, and the first much later. For one thread.
 */
public final class LowPriorityWork {

    /** Milliseconds after which the work no longer waits: what takes longer is not waited for. */
    static final int PATIENCE = 100;

    private final Debouncer.Clock clock;
    private final BooleanSupplier first;
    private final Runnable work;
    private boolean waiting;

    /**
     * @param first whether the other work is going on
     * @param work what gives way to it
     */
    public LowPriorityWork(Debouncer.Clock clock, BooleanSupplier first, Runnable work) {
        this.clock = clock;
        this.first = first;
        this.work = work;
    }

    /** Does the work: as soon as the other is done, if that is going on, or when patience is at an end. */
    public void ask() {
        if (!first.getAsBoolean()) {
            waiting = false;
            work.run();
        } else if (!waiting) {
            waiting = true;
            clock.wake(PATIENCE, this::goOn);
        }
    }

    /** To be called when the other work is done. */
    public void goOn() {
        if (waiting) {
            waiting = false;
            work.run();
        }
    }
}
