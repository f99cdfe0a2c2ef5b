package coupdoeil.validator.imports.source;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;

/** An answer about lines that follows from their text alone: given once of each, for a long text repeats its lines. */
final class Once<R> {

    /** Distinct lines of which it is kept; a text that has more is begun anew with. */
    private static final int MOST_KEPT = 10_000;

    private final Map<String, R> known = new HashMap<>();
    private final Function<String, R> by;

    Once(Function<String, R> by) {
        this.by = by;
    }

    R of(String line) {
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
