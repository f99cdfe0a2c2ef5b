package coupdoeil.validator.sight.table;

import coupdoeil.model.table.Base;
import java.util.Collection;
import org.locationtech.jts.geom.Envelope;

/** What stands and lies about a line of sight. Answers may hold more than what is in the region asked about. */
public interface Surroundings {

    /** Beyond everything, in hundredths of a millimetre. */
    double FAR = 1e12;

    /** Ground that stops sight and may have a point in a region. */
    Collection<Screen> screens(Region within);

    /** Both ground that stops sight and contours. */
    default Ground ground(Region within) {
        return new Ground(screens(within), contours(within));
    }

    /** Contours that may have a point in a region. */
    Collection<Contour> contours(Region within);

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
