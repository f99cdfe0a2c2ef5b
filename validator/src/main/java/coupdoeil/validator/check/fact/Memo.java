package coupdoeil.validator.check.fact;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;

/**
 * Results of a question that a fact answers more than once: each is worked out once, and everyone who asks is charged
 * with the readings it took.
 */
public final class Memo<K, V> {

    private record Entry<V>(V value, int[] readings) {}

    private final Tracker tracker;
    private final Function<K, V> answer;
    private final Map<K, Entry<V>> entries = new HashMap<>();

    public Memo(Tracker tracker, Function<K, V> answer) {
        this.tracker = tracker;
        this.answer = answer;
    }

    public V get(K key) {
        Entry<V> known = entries.get(key);
        if (known != null) {
            tracker.addAll(known.readings());
            return known.value();
        }
        tracker.begin();
        V value;
        int[] readings;
        try {
            value = answer.apply(key);
        } finally {
            readings = tracker.end();
        }
        entries.put(key, new Entry<>(value, readings));
        return value;
    }
}
