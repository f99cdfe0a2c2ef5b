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

    boolean isAll() {
        return of == 1;
    }
}
