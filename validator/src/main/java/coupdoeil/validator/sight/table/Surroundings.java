package coupdoeil.validator.sight.table;

import coupdoeil.model.table.Base;
import java.util.Collection;
import org.locationtech.jts.geom.Envelope;

/** What stands and lies about a line of sight. Answers may hold more than what is in the region asked about. */
public interface Surroundings {

    /** Beyond everything, in hundredths of a millimetre. */
    double FAR = 1e12;

    /** Ground that may have a point in a region. */
    Ground ground(Region within);

    /** What of it stops sight. */
    default Collection<Screen> screens(Region within) {
        return ground(within).screens();
    }

    /** What of it has a level. */
    default Collection<Contour> contours(Region within) {
        return ground(within).contours();
    }

    /** Pieces that may have a point in a region. */
    Collection<Body> bodies(Region within);

    /** The level of the ground on which a base stands, see {@link Levels}. */
    default int level(Base base) {
        return Levels.of(base, contours(Region.of(base.bounds())));
    }

    /** The highest level of any ground. */
    default int highest() {
        return contours(Region.of(new Envelope(-FAR, FAR, -FAR, FAR))).stream()
                .mapToInt(Contour::level)
                .max()
                .orElse(0);
    }
}
