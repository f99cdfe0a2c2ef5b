package coupdoeil.validator.table.fact;

import coupdoeil.model.table.Footprint;
import java.math.BigDecimal;
import java.math.RoundingMode;

/** How distances in inches are compared and told: to a thousandth, so that what was measured in tenths is what it seems. */
public final class Inches {

    private static final double TOLERANCE = 0.001;

    private Inches() {}

    /** Whether a distance is at most another. */
    public static boolean within(double inches, double limit) {
        return inches <= limit + TOLERANCE;
    }

    /** Whether two pieces are at most so far apart. */
    public static boolean within(Footprint one, Footprint other, double limit) {
        return one.isWithin(other, limit + TOLERANCE);
    }

    /** Whether a distance is less than another. */
    public static boolean below(double inches, double limit) {
        return inches < limit - TOLERANCE;
    }

    /** A distance for people, to a tenth of an inch; never rounded up to what it is below. */
    public static BigDecimal told(double inches) {
        return BigDecimal.valueOf(inches + TOLERANCE).setScale(1, RoundingMode.DOWN);
    }

    /** The same without a fraction that is nothing: {@code 12}, {@code 12.5}. */
    public static BigDecimal plain(double inches) {
        return plain(told(inches));
    }

    /** A number without zeros that say nothing. */
    public static BigDecimal plain(BigDecimal number) {
        BigDecimal plain = number.stripTrailingZeros();
        return plain.scale() < 0 ? plain.setScale(0) : plain;
    }
}
