package coupdoeil.validator.sight.hexes;

/**
 * The targets whose lines from an observer may touch a hex: those between the two rays by its outermost corners, the rays
 * included, no nearer than the hex itself. In exact integers, in rows and columns of a {@link PackedGround}.
 *
 * <p>Along a line the distance from its start never falls. So the cone holds every target whose line visits the hex, or runs
 * along or crosses one of its hexsides; the hex itself too.
 */
final class ShadowCone {

    private static final int[] CORNER_Q = {2, 1, -1, -2, -1, 1};
    private static final int[] CORNER_R = {-1, 1, 2, 1, -1, -2};

    private int rightQ;
    private int rightR;
    private int leftQ;
    private int leftR;
    /** The first column of the row last asked for, relative to the observer. */
    int firstColumn;
    /** The last column of the row last asked for; before the first if the cone leaves the row out. */
    int lastColumn;

    /** Aims at a hex by its column and row relative to the observer, which must not be in it. */
    void aim(int column, int row) {
        // Hexes are three units apart, so that corners are whole numbers too.
        rightQ = leftQ = 3 * column + CORNER_Q[0];
        rightR = leftR = 3 * row + CORNER_R[0];
        for (int corner = 1; corner < 6; corner++) {
            int q = 3 * column + CORNER_Q[corner];
            int r = 3 * row + CORNER_R[corner];
            if (rightQ * r - rightR * q < 0) {
                rightQ = q;
                rightR = r;
            }
            if (leftQ * r - leftR * q > 0) {
                leftQ = q;
                leftR = r;
            }
        }
    }

    /** Whether the cone has hexes in rows of the observer's own or greater number. */
    boolean reachesDown() {
        return rightR >= 0 || leftR >= 0;
    }

    /** Whether the cone has hexes in rows of the observer's own or smaller number. */
    boolean reachesUp() {
        return rightR <= 0 || leftR <= 0;
    }

    /** Finds the columns of a row, both relative to the observer, cut to those from one to another. */
    void row(int row, int from, int to) {
        firstColumn = from;
        lastColumn = to;
        // Right of the left ray and left of the right one: cross(right, hex) >= 0 and cross(hex, left) >= 0.
        bound(rightR, (long) rightQ * row);
        bound(-leftR, -(long) leftQ * row);
    }

    /** Keeps the columns with {@code factor * column <= limit}. */
    private void bound(int factor, long limit) {
        if (factor > 0) {
            lastColumn = Math.min(lastColumn, Math.floorDiv((int) limit, factor));
        } else if (factor < 0) {
            firstColumn = Math.max(firstColumn, -Math.floorDiv((int) limit, -factor));
        } else if (limit < 0) {
            lastColumn = firstColumn - 1;
        }
    }
}
