package coupdoeil.validator.sight.table;

import org.locationtech.jts.geom.Envelope;

/** Some part of a table, by the upright rectangles that may have a point in it. All in hundredths of a millimetre. */
public interface Region {

    /** A rectangle around it. */
    Envelope bounds();

    /** Whether a rectangle may have a point in it; it may be wrong in saying so. */
    boolean mayMeet(Envelope rectangle);

    /** A rectangle. */
    static Region of(Envelope rectangle) {
        return new Region() {
            @Override
            public Envelope bounds() {
                return rectangle;
            }

            @Override
            public boolean mayMeet(Envelope other) {
                return rectangle.intersects(other);
            }
        };
    }
}
