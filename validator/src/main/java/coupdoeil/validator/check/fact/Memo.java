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
    private final int order;
    private final Map<K, Entry<K, V>> entries = new HashMap<>();
    private int sweepAt = LEAST_SWEPT;

    public Memo(Tracker tracker, Function<K, V> answer) {
        this(tracker, answer, false);
    }

    private Memo(Tracker tracker, Function<K, V> answer, boolean compared) {
        this.tracker = tracker;
        this.answer = answer;
        this.compared = compared;
        this.order = tracker.made(this);
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
        return read(entry(key));
    }

    private Entry<K, V> entry(K key) {
        Entry<K, V> known = entries.get(key);
        if (known == null) {
            known = answered(key);
            entries.put(key, known);
            if (entries.size() == sweepAt) {
                tracker.grown(this);
            }
        }
        return known;
    }

    private V read(Entry<K, V> known) {
        if (known.state == State.WAITING) {
            settle(known);
        }
        tracker.read(known);
        return known.value();
    }

    /** A question that is asked so often that looking up its key would cost more than all the rest. */
    public final class Question {
        private final K key;
        private @Nullable Entry<K, V> known;

        private Question(K key) {
            this.key = key;
        }

        public V get() {
            Entry<K, V> last = known;
            if (last == null || last.isOutdated()) {
                last = entry(key);
                known = last;
            }
            return read(last);
        }
    }

    /** The question of a key, to be kept. */
    public Question question(K key) {
        return new Question(key);
    }

    private void settle(Entry<K, V> known) {
        V was = known.value();
        known.state = State.GOOD;
        tracker.begin(known);
        try {
            known.value = answer.apply(known.key);
        } catch (RuntimeException failed) {
            known.state = State.FAILED;
            known.outdate();
            throw failed;
        } finally {
            tracker.end();
        }
        if (!Objects.equals(was, known.value())) {
            known.outdateReaders();
        }
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

    /** Of a result that is compared: good, perhaps no longer good, or not to be had and not waited for. */
    private enum State {
        GOOD,
        WAITING,
        FAILED
    }

    static final class Entry<K, V> extends Evaluation {
        private @Nullable Memo<K, V> memo;
        private final K key;
        private @Nullable V value;
        private final int order;
        private State state = State.GOOD;

        Entry(Memo<K, V> memo, K key) {
            this.memo = memo;
            this.key = key;
            this.order = memo.order;
        }

        /** How many memos were made before that of this result. */
        int order() {
            return order;
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
                of.settle(this);
            } else {
                state = State.FAILED;
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
