package coupdoeil.editor.paint.name;

import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.PathIterator;
import java.awt.geom.Rectangle2D;
import org.locationtech.jts.geom.Envelope;

/**
 * A rectangle at any angle.
 *
 * @param x of its middle, in map units
 * @param y of its middle
 * @param halfWidth along its angle
 * @param angle in radians clockwise from the x axis of the plane
 */
public record Box(double x, double y, double halfWidth, double halfHeight, double angle) {

    public static Box of(Rectangle2D upright) {
        return new Box(upright.getCenterX(), upright.getCenterY(), upright.getWidth() / 2, upright.getHeight() / 2, 0);
    }

    /** The box of a rectangle that may be turned; of any other shape the upright one around it. */
    public static Box around(Shape shape) {
        double[] xs = new double[4];
        double[] ys = new double[4];
        int corners = 0;
        double[] point = new double[6];
        for (PathIterator path = shape.getPathIterator(null, 1); !path.isDone(); path.next()) {
            if (path.currentSegment(point) != PathIterator.SEG_CLOSE) {
                if (corners < 4) {
                    xs[corners] = point[0];
                    ys[corners] = point[1];
                }
                corners++;
            }
        }
        if (corners != 4) {
            return of(shape.getBounds2D());
        }
        double width = Math.hypot(xs[1] - xs[0], ys[1] - ys[0]);
        double height = Math.hypot(xs[2] - xs[1], ys[2] - ys[1]);
        return new Box(
                (xs[0] + xs[2]) / 2,
                (ys[0] + ys[2]) / 2,
                width / 2,
                height / 2,
                Math.atan2(ys[1] - ys[0], xs[1] - xs[0]));
    }

    public Box grown(double margin) {
        return new Box(x, y, halfWidth + margin, halfHeight + margin, angle);
    }

    /** The smallest upright rectangle around it. */
    public Rectangle2D bounds() {
        double cos = Math.abs(Math.cos(angle));
        double sin = Math.abs(Math.sin(angle));
        double reachX = halfWidth * cos + halfHeight * sin;
        double reachY = halfWidth * sin + halfHeight * cos;
        return new Rectangle2D.Double(x - reachX, y - reachY, 2 * reachX, 2 * reachY);
    }

    public Envelope envelope() {
        Rectangle2D bounds = bounds();
        return new Envelope(bounds.getMinX(), bounds.getMaxX(), bounds.getMinY(), bounds.getMaxY());
    }

    /** Whether the two have a part in common: none of their axes keeps them apart. Those that only touch have none. */
    public boolean intersects(Box other) {
        return !apart(other, angle)
                && !apart(other, angle + Math.PI / 2)
                && !apart(other, other.angle)
                && !apart(other, other.angle + Math.PI / 2);
    }

    private boolean apart(Box other, double direction) {
        double cos = Math.cos(direction);
        double sin = Math.sin(direction);
        double distance = Math.abs((other.x - x) * cos + (other.y - y) * sin);
        return distance >= reach(direction) + other.reach(direction) - 1e-6;
    }

    private double reach(double direction) {
        return halfWidth * Math.abs(Math.cos(direction - angle)) + halfHeight * Math.abs(Math.sin(direction - angle));
    }

    /** From a plane with the middle of this box as its origin, its x axis along the box. */
    AffineTransform transform() {
        AffineTransform transform = AffineTransform.getTranslateInstance(x, y);
        transform.rotate(angle);
        return transform;
    }
}
