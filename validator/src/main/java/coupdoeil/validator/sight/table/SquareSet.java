package coupdoeil.validator.sight.table;

import java.util.Arrays;
import java.util.BitSet;

/**
 * Some square inches of a table that are asked over and over whether any of them is left. A beam has few of them, and most
 * of what lies between is not looked at.
 */
public final class SquareSet {

    private final int[] places;
    private final long[] words;

    private SquareSet(int[] places, long[] words) {
        this.places = places;
        this.words = words;
    }

    public static SquareSet of(BitSet squares) {
        long[] all = squares.toLongArray();
        int[] places = new int[all.length];
        long[] words = new long[all.length];
        int count = 0;
        for (int place = 0; place < all.length; place++) {
            if (all[place] != 0) {
                places[count] = place;
                words[count++] = all[place];
            }
        }
        return new SquareSet(Arrays.copyOf(places, count), Arrays.copyOf(words, count));
    }

    /** All square inches of a table, in words of 64 as of a {@link BitSet}. */
    public static long[] all(Squares squares) {
        BitSet all = new BitSet();
        all.set(0, squares.count());
        return all.toLongArray();
    }

    /** Whether any of them is among those left. @param left in words of 64 */
    public boolean isAnyOf(long[] left) {
        for (int i = 0; i < places.length; i++) {
            if ((left[places[i]] & words[i]) != 0) {
                return true;
            }
        }
        return false;
    }

    /** Takes them from those left. @param left in words of 64 */
    public void takeFrom(long[] left) {
        for (int i = 0; i < places.length; i++) {
            left[places[i]] &= ~words[i];
        }
    }

    public int count() {
        int count = 0;
        for (long word : words) {
            count += Long.bitCount(word);
        }
        return count;
    }

    /** Adds them to others. */
    public void addTo(BitSet others) {
        for (int i = 0; i < places.length; i++) {
            for (long left = words[i]; left != 0; left &= left - 1) {
                others.set(places[i] * Long.SIZE + Long.numberOfTrailingZeros(left));
            }
        }
    }
}
