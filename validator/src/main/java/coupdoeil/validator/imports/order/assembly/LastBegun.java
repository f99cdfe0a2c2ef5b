package coupdoeil.validator.imports.order.assembly;

import java.util.List;

/** Which of some formations is the last to begin on a line or above it: by halving, for a long list has many of both. */
final class LastBegun {

    /** For each the first line on which it or a later one begins; they lie in two columns of a page in no order of lines. */
    private final int[] firstLines;

    LastBegun(List<FormationDraft> formations) {
        firstLines = new int[formations.size()];
        int first = Integer.MAX_VALUE;
        for (int i = firstLines.length - 1; i >= 0; i--) {
            first = Math.min(first, formations.get(i).line);
            firstLines[i] = first;
        }
    }

    /** The number of the formation, from 0; the first if all begin below. */
    int on(int line) {
        int from = 0;
        int to = firstLines.length - 1;
        while (from < to) {
            int middle = (from + to + 1) / 2;
            if (firstLines[middle] <= line) {
                from = middle;
            } else {
                to = middle - 1;
            }
        }
        return from;
    }
}
