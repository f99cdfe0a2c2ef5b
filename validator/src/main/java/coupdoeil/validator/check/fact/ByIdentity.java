package coupdoeil.validator.check.fact;

import java.util.IdentityHashMap;
import java.util.Map;
import java.util.function.Function;

/**
 * What follows from things by themselves, read once of each and told by its identity. For answers that rest on nothing that
 * can differ; others are {@linkplain Memo memos}. Of so many things is kept what was read, those among them that are gone.
 */
public final class ByIdentity<K, V> {

    private static final int MOST_KEPT = 20_000;

    private final Map<K, V> known = new IdentityHashMap<>();
    private final Function<K, V> read;

    public ByIdentity(Function<K, V> read) {
        this.read = read;
    }

    public V of(K thing) {
        if (known.size() > MOST_KEPT) {
            known.clear();
        }
        return known.computeIfAbsent(thing, read);
    }
}
