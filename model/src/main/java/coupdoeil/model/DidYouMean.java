package coupdoeil.model;

import java.util.Collection;
import java.util.Locale;
import java.util.Optional;

/** Guesses what somebody meant to write. */
public final class DidYouMean {

    private static final int LONGEST = 100;

    private DidYouMean() {}

    /**
     * The candidate nearest to a text by edit distance, case ignored; the first of several equally near. Empty if the
     * text is a candidate itself, or if none can be had by changing at most a third of it (one letter at least). Where
     * none is near, one that another rule system calls by the text.
     */
    public static Optional<String> closest(String text, Collection<String> candidates) {
        if (text.isEmpty() || text.length() > LONGEST || candidates.contains(text)) {
            return Optional.empty();
        }
        String wanted = text.toLowerCase(Locale.ROOT);
        int best = Math.max(1, text.length() / 3) + 1;
        Optional<String> closest = Optional.empty();
        for (String candidate : candidates) {
            if (Math.abs(candidate.length() - text.length()) < best && candidate.length() > 1) {
                int distance = distance(wanted, candidate.toLowerCase(Locale.ROOT));
                if (distance < best) {
                    best = distance;
                    closest = Optional.of(candidate);
                }
            }
        }
        return closest.isPresent() ? closest : LikeWords.of(text, candidates);
    }

    /** Letters to insert, drop, replace or swap with their neighbour. */
    private static int distance(String a, String b) {
        int[] beforeLast = new int[b.length() + 1];
        int[] last = new int[b.length() + 1];
        for (int j = 0; j <= b.length(); j++) {
            last[j] = j;
        }
        for (int i = 1; i <= a.length(); i++) {
            int[] row = new int[b.length() + 1];
            row[0] = i;
            for (int j = 1; j <= b.length(); j++) {
                int replaced = last[j - 1] + (a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1);
                row[j] = Math.min(replaced, Math.min(row[j - 1], last[j]) + 1);
                boolean swapped =
                        i > 1 && j > 1 && a.charAt(i - 1) == b.charAt(j - 2) && a.charAt(i - 2) == b.charAt(j - 1);
                if (swapped) {
                    row[j] = Math.min(row[j], beforeLast[j - 2] + 1);
                }
            }
            beforeLast = last;
            last = row;
        }
        return last[b.length()];
    }
}
