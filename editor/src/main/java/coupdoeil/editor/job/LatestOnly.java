package coupdoeil.editor.job;

import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Computes something of the newest value, one at a time, beside the thread that asks. A value that is overtaken before
 * its turn is never computed; a result that is overtaken before its delivery is dropped, unless every step on the way
 * {@linkplain #following is to be shown}. Results come in the order of their values.
 */
public final class LatestOnly<I, O> {

    private final Function<I, O> work;
    private final Consumer<O> deliver;
    private final Executor background;
    private final Executor front;
    private final Object lock = new Object();
    private @Nullable I waiting;
    private boolean running;
    private final boolean following;
    private long asked;
    private long cancelled;

    /**
     * @param work runs on the background executor
     * @param deliver is given results on the front executor
     */
    public LatestOnly(Executor background, Executor front, Function<I, O> work, Consumer<O> deliver) {
        this(background, front, work, deliver, false);
    }

    private LatestOnly(
            Executor background, Executor front, Function<I, O> work, Consumer<O> deliver, boolean following) {
        this.background = background;
        this.front = front;
        this.work = work;
        this.deliver = deliver;
        this.following = following;
    }

    /**
     * One that delivers a result even if it is overtaken already, for what is watched while it changes: where values come
     * faster than results, something is shown all the same.
     */
    public static <I, O> LatestOnly<I, O> following(
            Executor background, Executor front, Function<I, O> work, Consumer<O> deliver) {
        return new LatestOnly<>(background, front, work, deliver, true);
    }

    /** Asks for the result of this value, in place of any value asked for before. */
    public void ask(I value) {
        synchronized (lock) {
            waiting = value;
            asked++;
            if (!running) {
                running = true;
                background.execute(this::run);
            }
        }
    }

    /** Drops whatever was asked for. */
    public void cancel() {
        synchronized (lock) {
            waiting = null;
            asked++;
            cancelled = asked;
        }
    }

    /** Whether an answer is still to come. */
    public boolean isBusy() {
        synchronized (lock) {
            return running;
        }
    }

    private void run() {
        while (true) {
            I value;
            long ticket;
            synchronized (lock) {
                if (waiting == null) {
                    running = false;
                    return;
                }
                value = waiting;
                ticket = asked;
                waiting = null;
            }
            try {
                O result = work.apply(value);
                front.execute(() -> {
                    if (isCurrent(ticket)) {
                        deliver.accept(result);
                    }
                });
            } catch (RuntimeException | Error failure) {
                Thread.UncaughtExceptionHandler handler = Thread.currentThread().getUncaughtExceptionHandler();
                handler.uncaughtException(Thread.currentThread(), failure);
            }
        }
    }

    private boolean isCurrent(long ticket) {
        synchronized (lock) {
            return following ? ticket > cancelled : ticket == asked;
        }
    }
}
