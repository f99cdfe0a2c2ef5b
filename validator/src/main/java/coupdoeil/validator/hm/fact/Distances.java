package coupdoeil.validator.hm.fact;

import coupdoeil.model.Attributes;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.table.Base;
import coupdoeil.model.table.Footprint;
import coupdoeil.model.table.GroundFeature;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Collection;

/** The distances that rules name, in inches, and how distances are compared: to a thousandth (HM 2.1). */
public final class Distances {

    private static final double TOLERANCE = 0.001;

    private final Attributes table;

    public Distances(RuleSystem system) {
        this.table = system.tables().nested("distances");
    }

    /** A distance of the rule system's table; 0 if it has none of that name. */
    public double of(String name) {
        return table.number(name).map(BigDecimal::doubleValue).orElse(0.0);
    }

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

    /** Whether some bases are near enough to an obstacle to be behind it (HM L120). */
    public boolean isAtObstacle(GroundFeature obstacle, Collection<Base> bases) {
        return bases.stream().anyMatch(base -> within(obstacle.shape().inchesFrom(base), of("obstacleCover")));
    }
}
