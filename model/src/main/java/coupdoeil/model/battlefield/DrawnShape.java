package coupdoeil.model.battlefield;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.LineString;

/**
 * How a feature of a table is drawn: the points that were set, and whether straight sides or a curve lead through them.
 * This is the one place that turns points into the outline that is painted, seen over, checked and exported.
 */
public final class DrawnShape {

    private final Geometry points;
    private final boolean smooth;
    /** Made when first asked for, and more than once if several threads ask. */
    private @Nullable Geometry outline;

    private DrawnShape(Geometry points, boolean smooth) {
        this.points = points;
        this.smooth = smooth;
    }

    /** Straight sides from point to point. @param points a polygon, line or point, in inches */
    public static DrawnShape straight(Geometry points) {
        return new DrawnShape(points, false);
    }

    /** A curve through the points of a polygon or line; a point is as it is. @param points in inches */
    public static DrawnShape of(Geometry points, boolean smooth) {
        return new DrawnShape(points, smooth && points.getDimension() > 0);
    }

    /** The points that were set, in inches. */
    public Geometry points() {
        return points;
    }

    /** Whether a curve leads through the points. */
    public boolean isSmooth() {
        return smooth;
    }

    /** The outline or line itself, in inches: the points, or the curve through them in straight pieces. */
    public Geometry outline() {
        if (!smooth) {
            return points;
        }
        Geometry known = outline;
        if (known == null) {
            known = Curve.through(points);
            outline = known;
        }
        return known;
    }

    /** The sides of a line or of an outer ring, each from one point to the next along the outline. */
    public List<LineString> sides() {
        return Curve.sides(points, smooth);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof DrawnShape that && smooth == that.smooth && points.equals((Object) that.points);
    }

    @Override
    public int hashCode() {
        return 31 * points.hashCode() + Boolean.hashCode(smooth);
    }

    @Override
    public String toString() {
        return (smooth ? "smooth " : "") + points;
    }
}
