package coupdoeil.model.table;

import java.util.List;
import org.locationtech.jts.geom.Envelope;

/**
 * The ground that a piece takes on a table.
 *
 * @param bases rank by rank from the front; at least one
 * @param front those of them that have no other directly ahead
 * @param rectangle around all of them, with their heading: arcs begin at its corners
 */
public record Footprint(List<Base> bases, List<Base> front, Base rectangle) {

    public Footprint {
        bases = List.copyOf(bases);
        front = List.copyOf(front);
    }

    /** The smallest upright rectangle around it, in hundredths of a millimetre. */
    public Envelope bounds() {
        Envelope bounds = new Envelope();
        bases.forEach(base -> bounds.expandToInclude(base.bounds()));
        return bounds;
    }

    /** Whether a base of the one has ground in common with a base of the other; those that touch have none. */
    public boolean overlaps(Footprint other) {
        return bounds().intersects(other.bounds())
                && bases.stream().anyMatch(base -> other.bases.stream().anyMatch(base::overlaps));
    }

    /** How far the nearest bases of both are apart, in inches; 0 if they touch or overlap. */
    public double inchesFrom(Footprint other) {
        List<Envelope> theirs = other.bases.stream().map(Base::bounds).toList();
        double nearest = Double.POSITIVE_INFINITY;
        for (Base base : bases) {
            Envelope bounds = base.bounds();
            for (int i = 0; i < theirs.size(); i++) {
                // Rounding is far finer than a hundredth of a millimetre.
                if (bounds.distance(theirs.get(i)) - 1 <= nearest * Corner.PER_INCH) {
                    nearest = Math.min(nearest, base.inchesFrom(other.bases.get(i)));
                }
            }
        }
        return nearest;
    }

    /** Where a point, in inches, is as seen from this piece. */
    public Sector sector(double xInches, double yInches) {
        return new Arcs(rectangle).sector(xInches, yInches);
    }
}
