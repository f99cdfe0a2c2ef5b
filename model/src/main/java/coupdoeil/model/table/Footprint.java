package coupdoeil.model.table;

import java.util.List;
import org.locationtech.jts.geom.Envelope;

/** The ground that a piece takes on a table: its bases, rank by rank from the front. @param bases at least one */
public record Footprint(List<Base> bases) {

    public Footprint {
        bases = List.copyOf(bases);
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
}
