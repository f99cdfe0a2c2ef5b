package coupdoeil.model.battlefield;

import coupdoeil.model.Attributes;
import io.soabase.recordbuilder.core.RecordBuilder;
import org.locationtech.jts.geom.Geometry;

/**
 * A terrain feature on a table: a polygon (wood, hill contour, block), a line (river, wall, ridge) or a point.
 *
 * @param type one of the rule system's terrain records
 * @param drawn its points; they may make an invalid shape (a bow-tie), which a check reports
 */
@RecordBuilder
public record TableFeature(String id, String type, String name, DrawnShape drawn, Attributes attributes)
        implements TableFeatureBuilder.With {

    /** One with straight sides. @param shape in inches */
    public TableFeature(String id, String type, String name, Geometry shape, Attributes attributes) {
        this(id, type, name, DrawnShape.straight(shape), attributes);
    }

    /** Its outline or line as it is painted and as rules read it, in inches. */
    public Geometry shape() {
        return drawn.outline();
    }

    /** The points that were set, in inches. */
    public Geometry points() {
        return drawn.points();
    }

    /** With another outline, of straight sides. */
    public TableFeature withShape(Geometry outline) {
        return withDrawn(DrawnShape.straight(outline));
    }

    /** With other points, and as smooth as it was. */
    public TableFeature withPoints(Geometry points) {
        return withDrawn(DrawnShape.of(points, drawn.isSmooth()));
    }

    /** With a curve through its points, or straight sides. */
    public TableFeature withSmooth(boolean smooth) {
        return withDrawn(DrawnShape.of(drawn.points(), smooth));
    }
}
