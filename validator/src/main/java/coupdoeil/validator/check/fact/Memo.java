package coupdoeil.validator.check.fact;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Results of a question that a fact answers more than once: each is worked out once and kept, from one edit to the next,
 * until something that it rests on differs. A result must be a value: it may not read the map later.
 */
public final class Memo<K, V> {

    private static final int LEAST_SWEPT = 256;

    private final Tracker tracker;
    private final Function<K, V> answer;
    private final Map<K, Entry<K, V>> entries = new HashMap<>();
    private int sweepAt = LEAST_SWEPT;

    public Memo(Tracker tracker, Function<K, V> answer) {
        this.tracker = tracker;
        this.answer = answer;
        tracker.made(this);
    }

    /** Takes it out of use: nothing that its results rest on concerns them any longer. */
    public void close() {
        entries.values().forEach(Evaluation::drop);
        entries.clear();
    }

    public V get(K key) {
        Entry<K, V> known = entries.get(key);
        if (known == null) {
            known = answered(key);
            if (tracker.isRecording() && entries.size() >= sweepAt) {
                sweep();
            }
            entries.put(key, known);
        }
        tracker.read(known);
        return known.value();
    }

    private Entry<K, V> answered(K key) {
        Entry<K, V> entry = new Entry<>(this, key);
        boolean done = false;
        tracker.begin(entry);
        try {
            entry.value = answer.apply(key);
            done = true;
        } finally {
            tracker.end();
            if (!done) {
                entry.drop();
            }
        }
        return entry;
    }

    /** Lets go of the results that nobody rests on any longer. */
    private void sweep() {
        for (Entry<K, V> entry : List.copyOf(entries.values())) {
            if (!entry.isRead()) {
                entry.drop();
                entries.remove(entry.key);
            }
        }
        sweepAt = Math.max(LEAST_SWEPT, entries.size() * 2);
    }

    private static final class Entry<K, V> extends Evaluation {
        private @Nullable Memo<K, V> memo;
        private final K key;
        private @Nullable V value;

        Entry(Memo<K, V> memo, K key) {
            this.memo = memo;
            this.key = key;
        }

        @SuppressWarnings("NullAway") // Set before the entry is handed out; null only if the answer is.
        V value() {
            return value;
        }

        @Override
        protected void forget() {
            if (memo != null) {
                memo.entries.remove(key, this);
            }
        }

        @Override
        protected void release() {
            memo = null;
            value = null;
        }
    }
}
