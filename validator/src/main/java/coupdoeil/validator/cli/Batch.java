package coupdoeil.validator.cli;

import java.util.ArrayDeque;
import java.util.Iterator;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Function;

/**
 * The same work on many things, one on each processor at a time, its results in the order of the things. No more results
 * are waited for than twice as many as there are processors: so none is idle while the first one is taken, and memory is bound
 * by the largest things and not by their number.
 */
final class Batch<T, R> implements AutoCloseable {

    private final Iterator<T> things;
    private final Function<T, R> work;
    private final ExecutorService workers;
    private final Queue<Future<R>> underWay = new ArrayDeque<>();

    /** Begins at once. */
    Batch(List<T> things, Function<T, R> work) {
        this.things = things.iterator();
        this.work = work;
        int processors =
                Math.max(1, Math.min(things.size(), Runtime.getRuntime().availableProcessors()));
        this.workers = Executors.newFixedThreadPool(processors, Batch::daemon);
        for (int i = 0; i < 2 * processors; i++) {
            begin();
        }
    }

    /**
     * The result of the next thing, waited for.
     *
     * @throws RuntimeException what the work on it throws
     * @throws java.util.NoSuchElementException if all have been taken
     */
    R next() {
        try {
            R result = underWay.remove().get();
            begin();
            return result;
        } catch (ExecutionException e) {
            if (e.getCause() instanceof RuntimeException failure) {
                throw failure;
            }
            if (e.getCause() instanceof Error error) {
                throw error;
            }
            throw new IllegalStateException(e.getCause());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted", e);
        }
    }

    private void begin() {
        if (things.hasNext()) {
            T thing = things.next();
            underWay.add(workers.submit(() -> work.apply(thing)));
        }
    }

    /** What is under way is given up. */
    @Override
    public void close() {
        workers.shutdownNow();
    }

    private static Thread daemon(Runnable task) {
        Thread thread = new Thread(task, "batch");
        thread.setDaemon(true);
        return thread;
    }
}
