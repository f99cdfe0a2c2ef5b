package coupdoeil.validator.ot.sight;

import coupdoeil.model.table.Corner;
import coupdoeil.model.table.Edge;
import coupdoeil.model.table.LineTo;
import org.locationtech.jts.geom.LineSegment;

/** A point from which somebody looks, or at which, in quarters of a hundredth of a millimetre: middles are exact. */
public record Spot(long x, long y) {

    /** So many are an inch. */
    static final double PER_INCH = Corner.PER_INCH * 4;

    static Spot inches(double x, double y) {
        return new Spot(Math.round(x * PER_INCH), Math.round(y * PER_INCH));
    }

    static Spot of(Corner corner) {
        return new Spot(Math.round(corner.x() * 4), Math.round(corner.y() * 4));
    }

    /** The middle between two corners; exact. */
    static Spot between(Corner one, Corner other) {
        return new Spot(Math.round((one.x() + other.x()) * 2), Math.round((one.y() + other.y()) * 2));
    }

    /** An edge, in the same measure as points. */
    static LineSegment segment(Edge edge) {
        return new LineSegment(edge.ax(), edge.ay(), edge.bx(), edge.by());
    }

    /** What lies between two points. */
    static LineSegment segment(Spot from, Spot to) {
        return new LineSegment(from.x, from.y, to.x, to.y);
    }

    /** The same in hundredths of a millimetre. */
    Corner corner() {
        return new Corner(x / 4.0, y / 4.0);
    }

    public double xInches() {
        return x / PER_INCH;
    }

    public double yInches() {
        return y / PER_INCH;
    }

    public double inchesFrom(Spot other) {
        return Math.hypot((double) x - other.x, (double) y - other.y) / PER_INCH;
    }

    /** The line to another point, which is another. */
    LineTo to(Spot other) {
        return LineTo.point(x, y, other.x, other.y);
    }
}
