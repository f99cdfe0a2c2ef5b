package coupdoeil.validator.check.fact;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** Readings of a map by readers with names, and which of those have to read again. */
public final class NotedReadings {

    private final Tracker tracker = Tracker.recording();
    private final List<String> again = new ArrayList<>();

    public Tracker tracker() {
        return tracker;
    }

    /** Those of which something that they read has differed, in that order; may be cleared. */
    public List<String> again() {
        return again;
    }

    public void reader(String name, Runnable reading) {
        tracker.begin(new Evaluation() {
            @Override
            protected void forget() {
                again.add(name);
            }
        });
        reading.run();
        tracker.end();
    }

    /** A question of nobody who would have to read again. */
    public <T> T ask(Supplier<T> question) {
        tracker.pass();
        try {
            return question.get();
        } finally {
            tracker.record();
        }
    }
}
