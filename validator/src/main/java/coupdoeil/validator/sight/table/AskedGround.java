package coupdoeil.validator.sight.table;

import coupdoeil.model.battlefield.Area;
import coupdoeil.model.table.Arcs;
import coupdoeil.model.table.Corner;
import coupdoeil.model.table.Edge;
import coupdoeil.model.table.Footprint;
import coupdoeil.validator.sight.SightMarks;
import coupdoeil.validator.sight.Sighting;
import java.util.List;
import java.util.Map;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;

/**
 * The ground of a table of which it is asked whether one sees it: all, or what lies before a piece as far as its weapon
 * reaches.
 *
 * @param shape in hundredths of a millimetre
 */
public record AskedGround(Geometry shape) {

    private static final GeometryFactory GEOMETRIES = new GeometryFactory();
    /** So many edges to a quarter of a circle: at 90 inches they are within a hundredth of an inch of it. */
    private static final int EDGES_OF_A_QUARTER = 64;

    /** All of a table. @param table in hundredths */
    public static AskedGround of(Envelope table) {
        return new AskedGround(table.isNull() ? GEOMETRIES.createPolygon() : GEOMETRIES.toGeometry(table));
    }

    /** Of it what is in the front arc of a piece, no further from its middle than a distance. */
    public AskedGround before(Footprint piece, int inches) {
        List<Edge> edges = new Arcs(piece.rectangle()).edgesOfFront();
        Coordinate[] ring = new Coordinate[edges.size() + 1];
        for (int i = 0; i < ring.length; i++) {
            Edge edge = edges.get(i % edges.size());
            ring[i] = new Coordinate(edge.ax() / 4.0, edge.ay() / 4.0);
        }
        Geometry arc = GEOMETRIES.createPolygon(ring);
        Geometry reach = GEOMETRIES.createPoint(piece.centre()).buffer(inches * Corner.PER_INCH, EDGES_OF_A_QUARTER);
        return new AskedGround(Windings.common(Windings.common(shape, arc), reach));
    }

    /** What of it is seen and what is not. @param seen in hundredths */
    public SightMarks.Ground marks(Geometry seen) {
        return new SightMarks.Ground(Map.of(
                Sighting.VISIBLE, inches(Windings.common(shape, seen)),
                Sighting.BLOCKED, inches(Windings.without(shape, seen))));
    }

    /** Divided, not rounded: so no corner gets onto the other side of an edge. */
    private static Area inches(Geometry hundredths) {
        Geometry inches = hundredths.copy();
        inches.apply((Coordinate point) -> {
            point.x /= Corner.PER_INCH;
            point.y /= Corner.PER_INCH;
        });
        inches.geometryChanged();
        return new Area.Shape(inches);
    }
}
