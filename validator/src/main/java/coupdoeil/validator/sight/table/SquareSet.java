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
    /** The bits of the places. */
    private final long[] at;

    private SquareSet(int[] places, long[] words, int count) {
        this.places = places;
        this.words = words;
        this.at = new long[(count + Long.SIZE - 1) / Long.SIZE];
        for (int place : places) {
            at[place / Long.SIZE] |= 1L << place;
        }
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
        return new SquareSet(Arrays.copyOf(places, count), Arrays.copyOf(words, count), all.length);
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

    /** In which words any of them is among those left, a bit for each. @param left in words of 64 */
    public long[] where(long[] left) {
        long[] where = new long[(left.length + Long.SIZE - 1) / Long.SIZE];
        for (int i = 0; i < places.length; i++) {
            if ((left[places[i]] & words[i]) != 0) {
                where[places[i] / Long.SIZE] |= 1L << places[i];
            }
        }
        return where;
    }

    /** Whether it has any in some words; sooner told than whether any is left there. @param some a bit for each word */
    public boolean isIn(long[] some) {
        for (int i = 0; i < at.length; i++) {
            if ((at[i] & some[i]) != 0) {
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
