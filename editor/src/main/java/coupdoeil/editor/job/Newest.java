package coupdoeil.editor.job;

import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Computes something of the newest value, one at a time, beside the thread that asks. A value that is overtaken before
 * its turn is never computed; a result that is overtaken before its delivery is dropped.
 */
public final class Newest<I, O> {

    private final Function<I, O> work;
    private final Consumer<O> deliver;
    private final Executor background;
    private final Executor front;
    private final Object lock = new Object();
    private @Nullable I waiting;
    private boolean running;
    private long asked;

    /**
     * @param work runs on the background executor
     * @param deliver is given results on the front executor
     */
    public Newest(Executor background, Executor front, Function<I, O> work, Consumer<O> deliver) {
        this.background = background;
        this.front = front;
        this.work = work;
        this.deliver = deliver;
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
            return ticket == asked;
        }
    }
}
