package coupdoeil.validator.sight.table;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;

/** A number without rounding, in lowest terms. */
record Ratio(BigInteger above, BigInteger below) implements Comparable<Ratio> {

    static final Ratio ZERO = of(0);
    static final Ratio ONE = of(1);

    static Ratio of(long whole) {
        return new Ratio(BigInteger.valueOf(whole), BigInteger.ONE);
    }

    static Ratio of(BigInteger above, BigInteger below) {
        BigInteger common = above.gcd(below).multiply(BigInteger.valueOf(below.signum()));
        return new Ratio(above.divide(common), below.divide(common));
    }

    Ratio plus(Ratio other) {
        return of(above.multiply(other.below).add(other.above.multiply(below)), below.multiply(other.below));
    }

    Ratio minus(Ratio other) {
        return of(above.multiply(other.below).subtract(other.above.multiply(below)), below.multiply(other.below));
    }

    Ratio times(Ratio other) {
        return of(above.multiply(other.above), below.multiply(other.below));
    }

    Ratio by(Ratio other) {
        return of(above.multiply(other.below), below.multiply(other.above));
    }

    int signum() {
        return above.signum();
    }

    double value() {
        return new BigDecimal(above)
                .divide(new BigDecimal(below), MathContext.DECIMAL128)
                .doubleValue();
    }

    @Override
    public int compareTo(Ratio other) {
        return above.multiply(other.below).compareTo(other.above.multiply(below));
    }
}
