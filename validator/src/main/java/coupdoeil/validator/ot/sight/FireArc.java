package coupdoeil.validator.ot.sight;

import coupdoeil.model.table.Base;
import coupdoeil.model.table.Corner;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.Polygon;

/**
 * The ground ahead of a front edge whose sides open from its ends by an angle (OT Movement: Forward Movement, Facing, & Flanks;
 * Fire Combat: Musketry; Fire Combat: Artillery). What lies on its edge is in it.
 *
 * @param left end of the front edge, in inches
 * @param tangent of the angle to each side
 */
public record FireArc(Coordinate left, Coordinate right, double tangent) {

    private static final double TOLERANCE = 0.001;

    /** Ahead of a rectangle. */
    public static FireArc ahead(Base rectangle, double degrees) {
        return of(rectangle.frontLeft(), rectangle.frontRight(), degrees);
    }

    static FireArc of(Corner left, Corner right, double degrees) {
        return new FireArc(
                new Coordinate(left.xInches(), left.yInches()),
                new Coordinate(right.xInches(), right.yInches()),
                Math.tan(Math.toRadians(degrees)));
    }

    private double width() {
        return left.distance(right);
    }

    private double alongX() {
        return (right.x - left.x) / width();
    }

    private double alongY() {
        return (right.y - left.y) / width();
    }

    /** How far ahead of the front line a point is, in inches; negative behind it. */
    public double ahead(double x, double y) {
        return alongX() * (y - left.y) - alongY() * (x - left.x);
    }

    private double aside(double x, double y) {
        return (x - left.x) * alongX() + (y - left.y) * alongY() - width() / 2;
    }

    /** Whether it holds a point. */
    public boolean holds(double x, double y) {
        double ahead = ahead(x, y);
        return ahead >= -TOLERANCE && Math.abs(aside(x, y)) <= width() / 2 + ahead * tangent + TOLERANCE;
    }

    /** The ground of it as far ahead as a distance in inches, and somewhat beyond. */
    public Polygon ground(double inches) {
        double far = inches + width();
        double aside = far * tangent;
        return new GeometryFactory()
                .createPolygon(
                        new Coordinate[] {left, right, ahead(right, far, aside), ahead(left, far, -aside), left});
    }

    private Coordinate ahead(Coordinate from, double ahead, double aside) {
        return new Coordinate(
                from.x - alongY() * ahead + alongX() * aside, from.y + alongX() * ahead + alongY() * aside);
    }

    /** Whether it holds a point of a stand. */
    public boolean meets(Base stand) {
        double reach = width() / 2 + TOLERANCE;
        double ux = alongX();
        double uy = alongY();
        double middle = left.x * ux + left.y * uy + width() / 2;
        double line = -left.y * ux + left.x * uy;
        // reach + tangent * ahead - aside, and the same to the other side, as a x + b y + c.
        return !Convex.of(stand)
                .cut(-uy, ux, line + TOLERANCE)
                .cut(-tangent * uy - ux, tangent * ux - uy, reach + tangent * line + middle)
                .cut(-tangent * uy + ux, tangent * ux + uy, reach + tangent * line - middle)
                .isEmpty();
    }

    /** What of some ground lies so far ahead of the front line, at least. */
    Convex ahead(Convex ground, double inches) {
        return ground.cut(-alongY(), alongX(), -left.y * alongX() + left.x * alongY() - inches);
    }
}
