package coupdoeil.validator.check.fact;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
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
    private final boolean compared;
    private final Map<K, Entry<K, V>> entries = new HashMap<>();
    private int sweepAt = LEAST_SWEPT;

    public Memo(Tracker tracker, Function<K, V> answer) {
        this(tracker, answer, false);
    }

    private Memo(Tracker tracker, Function<K, V> answer, boolean compared) {
        this.tracker = tracker;
        this.answer = answer;
        this.compared = compared;
        tracker.made(this);
    }

    /**
     * One whose results are worked out anew as soon as something that they rest on differs, and compared: who read a
     * result that is equal goes on. For answers that are quick, seldom differ, and much rests on.
     */
    public static <K, V> Memo<K, V> compared(Tracker tracker, Function<K, V> answer) {
        return new Memo<>(tracker, answer, true);
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
            entries.put(key, known);
            if (entries.size() == sweepAt) {
                tracker.grown(this);
            }
        } else if (known.state == State.WAITING) {
            known = settled(known);
        }
        tracker.read(known);
        return known.value();
    }

    private Entry<K, V> settled(Entry<K, V> before) {
        V was = before.value();
        before.state = State.SETTLED;
        Entry<K, V> now;
        try {
            now = answered(before.key);
        } catch (RuntimeException failed) {
            before.outdate();
            throw failed;
        }
        if (Objects.equals(was, now.value())) {
            now.takeReadersOf(before);
            before.drop();
        } else {
            before.outdate();
        }
        entries.put(before.key, now);
        return now;
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
    void sweep() {
        for (Entry<K, V> entry : List.copyOf(entries.values())) {
            if (!entry.isRead()) {
                entry.drop();
                entries.remove(entry.key);
            }
        }
        sweepAt = Math.max(LEAST_SWEPT, entries.size() * 2);
    }

    /** Of a result that is compared: good, perhaps no longer good, or replaced. */
    private enum State {
        GOOD,
        WAITING,
        SETTLED
    }

    static final class Entry<K, V> extends Evaluation {
        private @Nullable Memo<K, V> memo;
        private final K key;
        private @Nullable V value;
        private State state = State.GOOD;

        Entry(Memo<K, V> memo, K key) {
            this.memo = memo;
            this.key = key;
        }

        @SuppressWarnings("NullAway") // Set before the entry is handed out; null only if the answer is.
        V value() {
            return value;
        }

        @Override
        protected boolean waits() {
            Memo<K, V> of = memo;
            if (of != null && of.compared && state == State.GOOD) {
                state = State.WAITING;
                of.tracker.waits(this);
            }
            return state == State.WAITING;
        }

        /** Works it out anew, unless that was done meanwhile or nobody asks for it any longer. */
        void settle() {
            Memo<K, V> of = memo;
            if (of == null || state != State.WAITING) {
                return;
            }
            if (isRead()) {
                of.settled(this);
            } else {
                state = State.SETTLED;
                outdate();
            }
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
