package coupdoeil.validator.reach;

import coupdoeil.model.table.Base;
import coupdoeil.model.table.Footprint;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.MultiPolygon;
import org.locationtech.jts.geom.Polygon;
import org.locationtech.jts.operation.overlayng.OverlayNG;
import org.locationtech.jts.operation.overlayng.OverlayNGRobust;

/** Ground about a piece, to look at: round corners are drawn with a few short edges. */
public final class GroundInReach {

    private static final GeometryFactory GEOMETRIES = new GeometryFactory();
    private static final int EDGES_OF_A_QUARTER = 12;

    private GroundInReach() {}

    /** All that is so near to the nearest base. */
    public static Geometry around(Footprint footprint, double inches) {
        MultiPolygon bases = GEOMETRIES.createMultiPolygon(
                footprint.bases().stream().map(Base::inches).toArray(Polygon[]::new));
        return bases.buffer(inches, EDGES_OF_A_QUARTER);
    }

    /** What of that is in the front arc, between rays that leave the corners of the front at 45 degrees; none without a front. */
    public static Geometry ahead(Footprint footprint, double inches) {
        Base rectangle = footprint.rectangle();
        Coordinate left = new Coordinate(
                rectangle.frontLeft().xInches(), rectangle.frontLeft().yInches());
        Coordinate right = new Coordinate(
                rectangle.frontRight().xInches(), rectangle.frontRight().yInches());
        double width = left.distance(right);
        if (width == 0) {
            return GEOMETRIES.createPolygon();
        }
        double alongX = (right.x - left.x) / width;
        double alongY = (right.y - left.y) / width;
        double far = inches + width;
        Polygon arc = GEOMETRIES.createPolygon(new Coordinate[] {
            left,
            right,
            new Coordinate(right.x + far * (alongX - alongY), right.y + far * (alongY + alongX)),
            new Coordinate(left.x + far * (-alongX - alongY), left.y + far * (-alongY + alongX)),
            left
        });
        return OverlayNGRobust.overlay(around(footprint, inches), arc, OverlayNG.INTERSECTION);
    }
}
