package coupdoeil.validator.ot.sight;

import java.math.BigInteger;

/** Whole numbers without rounding, where their products are too long for a long. */
final class Exact {

    /** Beyond that share of its terms a sum of doubles has the sign of the exact one. */
    private static final double SURE = 1e-12;

    private Exact() {}

    /** The sign of a b + c d. */
    static int signOfSum(long a, long b, long c, long d) {
        double first = (double) a * b;
        double second = (double) c * d;
        double sum = first + second;
        if (Math.abs(sum) > SURE * (Math.abs(first) + Math.abs(second))) {
            return sum > 0 ? 1 : -1;
        }
        return BigInteger.valueOf(a)
                .multiply(BigInteger.valueOf(b))
                .add(BigInteger.valueOf(c).multiply(BigInteger.valueOf(d)))
                .signum();
    }

    /** A point in quarters of a hundredth of a millimetre. */
    record Point(long x, long y) {

        static final double PER_INCH = 10160;

        static Point inches(double x, double y) {
            return new Point(Math.round(x * PER_INCH), Math.round(y * PER_INCH));
        }

        /** Twice the area of the triangle with two others: positive if those are anticlockwise from here. */
        long cross(Point one, Point other) {
            return (one.x - x) * (other.y - y) - (one.y - y) * (other.x - x);
        }

        long dot(Point one, Point other) {
            return (one.x - x) * (other.x - x) + (one.y - y) * (other.y - y);
        }

        double inchesTo(Point other) {
            return Math.sqrt((double) dot(other, other)) / PER_INCH;
        }

        /** How far it is from the straight line between two others. */
        double inchesTo(Point from, Point to) {
            long along = from.dot(to, this);
            long whole = from.dot(to, to);
            if (along <= 0 || along >= whole) {
                return Math.min(inchesTo(from), inchesTo(to));
            }
            return Math.abs((double) from.cross(to, this)) / Math.sqrt((double) whole) / PER_INCH;
        }
    }

    /** A share of a way, from 0 to 1. */
    record Share(long above, long below) implements Comparable<Share> {

        static final Share NONE = new Share(0, 1);
        static final Share ALL = new Share(1, 1);

        static Share of(long above, long below) {
            return below < 0 ? new Share(-above, -below) : new Share(above, below);
        }

        boolean isWithin() {
            return above > 0 && above < below;
        }

        /** One that lies between this and another. */
        Share between(Share other) {
            return new Share(above + other.above, below + other.below);
        }

        double value() {
            return (double) above / below;
        }

        @Override
        public int compareTo(Share other) {
            return signOfSum(above, other.below, -other.above, below);
        }
    }
}
