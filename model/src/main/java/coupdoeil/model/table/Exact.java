package coupdoeil.model.table;

/**
 * Signs of products and their sums, without rounding. Coordinates are whole quarters of a hundredth of a millimetre and
 * lie within {@link #FARTHEST}, so that a cross product of differences fits a long, and a sum of two products of such
 * into 128 bits.
 */
final class Exact {

    /** How far from the south-west corner a coordinate may be, in quarters of a hundredth: more than 13,000 inches. */
    static final long FARTHEST = 1L << 27;

    private Exact() {}

    /** The cross product of two vectors: positive if the second points to the left of the first. */
    static long cross(long ax, long ay, long bx, long by) {
        return ax * by - ay * bx;
    }

    static long dot(long ax, long ay, long bx, long by) {
        return ax * bx + ay * by;
    }

    /** The sign of {@code a * b + c * d}; each product below 2^126. */
    static int sign(long a, long b, long c, long d) {
        long low = a * b;
        long sum = low + c * d;
        long carry = Long.compareUnsigned(sum, low) < 0 ? 1 : 0;
        long high = Math.multiplyHigh(a, b) + Math.multiplyHigh(c, d) + carry;
        return high != 0 ? Long.signum(high) : sum == 0 ? 0 : 1;
    }
}
