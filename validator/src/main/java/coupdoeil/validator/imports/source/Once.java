package coupdoeil.validator.imports.source;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;

/**
 * An answer about lines that follows from a line alone: given once of each, for a long text repeats its lines. Safe for use by
 * several threads.
 *
 * @param <K> told by its equality; lines made to have the same hash are found quickly only if it can be compared
 */
public final class Once<K extends Comparable<K>, R> {

    /** Distinct lines of which it is kept; a text that has more is begun anew with. */
    public static final int MOST_KEPT = 10_000;

    private final Map<K, R> known = new ConcurrentHashMap<>();

    /** @param by gives it, the same of equal lines */
    public R of(K line, Function<? super K, ? extends R> by) {
        R answer = known.get(line);
        if (answer == null) {
            answer = by.apply(line);
            if (known.size() >= MOST_KEPT) {
                known.clear();
            }
            known.put(line, answer);
        }
        return answer;
    }
}
