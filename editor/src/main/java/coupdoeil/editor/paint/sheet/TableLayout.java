package coupdoeil.editor.paint.sheet;

import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import org.locationtech.jts.awt.ShapeWriter;
import org.locationtech.jts.geom.Geometry;

/** Where the inches of a table lie: its north-west corner is the origin, north is up. */
public record TableLayout(double widthInches, double depthInches) implements MapLayout {

    public static final double UNITS_PER_INCH = 24;

    @Override
    public Rectangle2D bounds() {
        return new Rectangle2D.Double(
                0, 0, Math.max(1, widthInches) * UNITS_PER_INCH, Math.max(1, depthInches) * UNITS_PER_INCH);
    }

    /** The point of the plane for inches from the south-west corner. */
    public Point2D point(double xInches, double yInches) {
        return new Point2D.Double(xInches * UNITS_PER_INCH, (depthInches - yInches) * UNITS_PER_INCH);
    }

    /** The inches from the south-west corner, x east and y north, for a point of the plane. */
    public Point2D inches(Point2D point) {
        return new Point2D.Double(point.getX() / UNITS_PER_INCH, depthInches - point.getY() / UNITS_PER_INCH);
    }

    /** A shape in inches on the plane; nothing if it is empty. */
    public Shape shape(Geometry inches) {
        if (inches.isEmpty()) {
            return new Path2D.Double();
        }
        ShapeWriter writer = new ShapeWriter((from, to) -> {
            Point2D point = point(from.x, from.y);
            to.setLocation(point.getX(), point.getY());
        });
        return writer.toShape(inches);
    }

    /** Turns inches into map units. */
    AffineTransform transform() {
        return new AffineTransform(UNITS_PER_INCH, 0, 0, -UNITS_PER_INCH, 0, depthInches * UNITS_PER_INCH);
    }
}
