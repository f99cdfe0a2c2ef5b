package coupdoeil.model.table;

/** How far along an edge a point is, as a fraction that need not be in lowest terms. @param below positive */
public record Fraction(long above, long below) implements Comparable<Fraction> {

    public static final Fraction START = new Fraction(0, 1);
    public static final Fraction END = new Fraction(1, 1);

    /** @throws ArithmeticException if it would be divided by 0 */
    public static Fraction of(long above, long below) {
        if (below == 0) {
            throw new ArithmeticException("division by zero");
        }
        return below < 0 ? new Fraction(-above, -below) : new Fraction(above, below);
    }

    /** One about in the middle between this and another; both between 0 and 1, and not made so themselves. */
    public Fraction between(Fraction other) {
        // The one with the larger denominator would else be nearly all of it.
        long times = Math.max(1, other.below / below);
        long others = Math.max(1, below / other.below);
        return new Fraction(above * times + other.above * others, below * times + other.below * others);
    }

    public double value() {
        return (double) above / below;
    }

    @Override
    public int compareTo(Fraction other) {
        return Exact.sign(above, other.below, -other.above, below);
    }
}
