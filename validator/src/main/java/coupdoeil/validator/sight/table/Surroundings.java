package coupdoeil.validator.sight.table;

import java.util.Collection;
import org.locationtech.jts.geom.Envelope;

/** What stands and lies about a line of sight. Rectangles are in hundredths of a millimetre; answers may hold more. */
public interface Surroundings {

    /** Ground that stops sight and may have a point in a rectangle. */
    Collection<Screen> screens(Envelope within);

    /** Contours that may have a point in a rectangle. */
    Collection<Contour> contours(Envelope within);

    /** Pieces that may have a point in a rectangle. */
    Collection<Body> bodies(Envelope within);
}
