package coupdoeil.model.table;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;

/** The ground that a piece takes on a table. */
public final class Footprint {

    private final List<Base> bases;
    private final List<Base> front;
    private final Base rectangle;
    /** Asked for more often than anything else; not given away, for it can be changed. */
    private final Envelope bounds = new Envelope();

    /**
     * @param bases rank by rank from the front; at least one
     * @param front those of them that have no other directly ahead
     * @param rectangle around all of them, with their heading: arcs begin at its corners
     */
    public Footprint(List<Base> bases, List<Base> front, Base rectangle) {
        this.bases = List.copyOf(bases);
        this.front = List.copyOf(front);
        this.rectangle = rectangle;
        this.bases.forEach(base -> bounds.expandToInclude(base.bounds()));
    }

    /** Rank by rank from the front; at least one. */
    public List<Base> bases() {
        return bases;
    }

    /** Those of the bases that have no other directly ahead. */
    public List<Base> front() {
        return front;
    }

    /** Around all bases, with their heading: arcs begin at its corners. */
    public Base rectangle() {
        return rectangle;
    }

    /** The smallest upright rectangle around it, in hundredths of a millimetre. */
    public Envelope bounds() {
        return new Envelope(bounds);
    }

    /** Whether that has a point in common with another upright rectangle. */
    public boolean mayMeet(Envelope other) {
        return bounds.intersects(other);
    }

    /** The middle of that. */
    public Coordinate centre() {
        return bounds.centre();
    }

    /** Whether a base of the one has ground in common with a base of the other; those that touch have none. */
    public boolean overlaps(Footprint other) {
        if (bounds.intersects(other.bounds)) {
            for (Base base : bases) {
                for (Base there : other.bases) {
                    if (base.overlaps(there)) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    /** How far the nearest bases of both are apart, in inches; 0 if they touch or overlap. */
    public double inchesFrom(Footprint other) {
        List<Envelope> theirs = other.bases.stream().map(Base::bounds).toList();
        double nearest = Double.POSITIVE_INFINITY;
        for (Base base : bases) {
            Envelope here = base.bounds();
            for (int i = 0; i < theirs.size(); i++) {
                // Rounding is far finer than a hundredth of a millimetre.
                if (here.distance(theirs.get(i)) - 1 <= nearest * Corner.PER_INCH) {
                    nearest = Math.min(nearest, base.inchesFrom(other.bases.get(i)));
                }
            }
        }
        return nearest;
    }

    /** Whether the nearest bases of both are no further apart than a distance in inches; told sooner than how far they are. */
    public boolean isWithin(Footprint other, double inches) {
        double limit = inches * Corner.PER_INCH;
        if (isLonger(least(bounds, other.bounds, true), least(bounds, other.bounds, false), limit + 1)) {
            return false;
        }
        if (!isLonger(most(bounds, other.bounds, true), most(bounds, other.bounds, false), limit - 1)) {
            return true;
        }
        for (Base base : bases) {
            for (Base there : other.bases) {
                if (base.isSurelyWithin(there, inches)) {
                    return true;
                }
            }
        }
        return inchesFrom(other) <= inches;
    }

    /** Rounding is far finer than the hundredth of a millimetre by which limits are widened. */
    private static boolean isLonger(double dx, double dy, double limit) {
        return limit < 0 || dx * dx + dy * dy > limit * limit;
    }

    private static double least(Envelope one, Envelope other, boolean across) {
        return across
                ? Math.max(0, Math.max(other.getMinX() - one.getMaxX(), one.getMinX() - other.getMaxX()))
                : Math.max(0, Math.max(other.getMinY() - one.getMaxY(), one.getMinY() - other.getMaxY()));
    }

    private static double most(Envelope one, Envelope other, boolean across) {
        return across
                ? Math.max(other.getMaxX() - one.getMinX(), one.getMaxX() - other.getMinX())
                : Math.max(other.getMaxY() - one.getMinY(), one.getMaxY() - other.getMinY());
    }

    /** Where a point, in inches, is as seen from this piece. */
    public Sector sector(double xInches, double yInches) {
        return new Arcs(rectangle).sector(xInches, yInches);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return this == other
                || (other instanceof Footprint that
                        && bounds.equals(that.bounds)
                        && bases.equals(that.bases)
                        && front.equals(that.front)
                        && rectangle.equals(that.rectangle));
    }

    @Override
    public int hashCode() {
        return 31 * bases.hashCode() + rectangle.hashCode();
    }

    @Override
    public String toString() {
        return "Footprint[bases=" + bases + ", front=" + front + ", rectangle=" + rectangle + "]";
    }
}
