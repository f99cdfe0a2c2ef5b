package coupdoeil.validator.imports.grammar;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * What most of some lines are, and how many of them.
 *
 * @param of 0 to 1
 */
record Share<T extends Comparable<T>>(T most, double of) {

    private static final double UNCLEAR = 0.9;

    /** Of at least one; of what is as often the first in its order. */
    static <T extends Comparable<T>> Share<T> of(List<T> all) {
        Map<T, Integer> counts = new HashMap<>();
        all.forEach(one -> counts.merge(one, 1, Integer::sum));
        Map.Entry<T, Integer> most = counts.entrySet().stream()
                .max(Map.Entry.<T, Integer>comparingByValue()
                        .thenComparing(Map.Entry.comparingByKey(Comparator.reverseOrder())))
                .orElseThrow();
        return new Share<>(most.getKey(), most.getValue() / (double) all.size());
    }

    /** How many are one of two things. */
    double share(T one) {
        return most.equals(one) ? of : 1 - of;
    }

    /** The same where not all is known. */
    Share<T> notAll() {
        return new Share<>(most, Math.min(of, UNCLEAR));
    }

    boolean isAll() {
        return of == 1;
    }
}
