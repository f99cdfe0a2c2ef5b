package coupdoeil.validator.sight.table;

import coupdoeil.model.table.LineTo;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;

/** The ground between two upright rectangles, they included: it holds every line from a point of one to one of the other. */
final class Corridor implements Region {

    private static final int LEFT = 1;
    private static final int RIGHT = 2;
    /** What touches it is in it; in hundredths of a millimetre. */
    private static final double MARGIN = 2;

    private final Envelope bounds;
    /** Lines between corners that leave all of it on one side: direction, and where they lie. */
    private final double[] limits = new double[3 * 4];

    private final int[] sides = new int[4];

    Corridor(Envelope from, Envelope to) {
        bounds = new Envelope(from);
        bounds.expandToInclude(to);
        for (int corner = 0; corner < sides.length; corner++) {
            double dx = x(to, corner) - x(from, corner);
            double dy = y(to, corner) - y(from, corner);
            limits[3 * corner] = dx;
            limits[3 * corner + 1] = dy;
            limits[3 * corner + 2] = dx * y(from, corner) - dy * x(from, corner);
            sides[corner] = side(from, corner, 0) | side(to, corner, 0);
        }
    }

    /** The ground of a line. */
    static Corridor along(LineTo line) {
        return new Corridor(
                new Envelope(new Coordinate(line.start().x(), line.start().y())),
                new Envelope(new Coordinate(line.end().x(), line.end().y())));
    }

    @Override
    public Envelope bounds() {
        return bounds;
    }

    @Override
    public boolean mayMeet(Envelope rectangle) {
        if (!bounds.intersects(rectangle)) {
            return false;
        }
        for (int limit = 0; limit < sides.length; limit++) {
            int other = side(rectangle, limit, MARGIN);
            if (sides[limit] == LEFT && other == RIGHT || sides[limit] == RIGHT && other == LEFT) {
                return false;
            }
        }
        return true;
    }

    /** On which sides of a limit a rectangle lies, made wider by so much; what lies on it is on neither. */
    private int side(Envelope of, int limit, double wider) {
        double dx = limits[3 * limit];
        double dy = limits[3 * limit + 1];
        int side = 0;
        for (int corner = 0; corner < 4; corner++) {
            double x = x(of, corner) + (corner == 0 || corner == 3 ? -wider : wider);
            double y = y(of, corner) + (corner < 2 ? -wider : wider);
            double off = dx * y - dy * x - limits[3 * limit + 2];
            side |= off > 0 ? LEFT : off < 0 ? RIGHT : 0;
        }
        return side;
    }

    /** Of a corner, counted anticlockwise from the south-west. */
    private static double x(Envelope of, int corner) {
        return corner == 0 || corner == 3 ? of.getMinX() : of.getMaxX();
    }

    private static double y(Envelope of, int corner) {
        return corner < 2 ? of.getMinY() : of.getMaxY();
    }
}
