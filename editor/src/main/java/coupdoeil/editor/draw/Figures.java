package coupdoeil.editor.draw;

import coupdoeil.model.table.TableGrid;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.LineString;
import org.locationtech.jts.geom.Point;
import org.locationtech.jts.geom.Polygon;

/** Figures from a few points, in inches, every corner on the grid of a table. Empty where the points make none. */
public final class Figures {

    static final GeometryFactory FACTORY = new GeometryFactory();

    private static final int CORNERS_OF_A_CIRCLE = 24;

    private Figures() {}

    public static Point point(Coordinate at) {
        return FACTORY.createPoint(onGrid(at));
    }

    /** A point with both coordinates on the grid. */
    public static Coordinate onGrid(Coordinate at) {
        return new Coordinate(TableGrid.onGrid(at.x), TableGrid.onGrid(at.y));
    }

    /** A line over at least two points that differ. */
    public static Optional<LineString> line(List<Coordinate> points) {
        List<Coordinate> apart = apart(points);
        return apart.size() < 2 ? Optional.empty() : Optional.of(FACTORY.createLineString(array(apart)));
    }

    /** A polygon with at least three corners and some ground inside; it may cross itself. */
    public static Optional<Polygon> polygon(List<Coordinate> corners) {
        List<Coordinate> ring = apart(corners);
        if (!ring.isEmpty() && !ring.get(0).equals2D(ring.get(ring.size() - 1))) {
            ring.add(ring.get(0).copy());
        }
        return ring.size() < 4
                ? Optional.empty()
                : Optional.of(FACTORY.createPolygon(array(ring))).filter(polygon -> polygon.getArea() > 0);
    }

    /** The upright rectangle between two opposite corners. */
    public static Optional<Polygon> rectangle(Coordinate one, Coordinate other) {
        return polygon(List.of(one, new Coordinate(other.x, one.y), other, new Coordinate(one.x, other.y)));
    }

    /** A regular polygon that is taken for a circle through a point. */
    public static Optional<Polygon> circle(Coordinate centre, Coordinate through) {
        double radius = centre.distance(through);
        List<Coordinate> corners = new ArrayList<>();
        for (int i = 0; i < CORNERS_OF_A_CIRCLE; i++) {
            double angle = 2 * Math.PI * i / CORNERS_OF_A_CIRCLE;
            corners.add(new Coordinate(centre.x + radius * Math.cos(angle), centre.y + radius * Math.sin(angle)));
        }
        return polygon(corners);
    }

    /** A rectangle with one side between two points, as deep as a third lies away from it. */
    public static Optional<Polygon> block(Coordinate from, Coordinate to, Coordinate depth) {
        double length = from.distance(to);
        if (length == 0) {
            return Optional.empty();
        }
        double acrossX = -(to.y - from.y) / length;
        double acrossY = (to.x - from.x) / length;
        double deep = (depth.x - from.x) * acrossX + (depth.y - from.y) * acrossY;
        return polygon(List.of(
                from,
                to,
                new Coordinate(to.x + deep * acrossX, to.y + deep * acrossY),
                new Coordinate(from.x + deep * acrossX, from.y + deep * acrossY)));
    }

    private static List<Coordinate> apart(List<Coordinate> points) {
        List<Coordinate> apart = new ArrayList<>();
        for (Coordinate point : points) {
            Coordinate rounded = onGrid(point);
            if (apart.isEmpty() || !apart.get(apart.size() - 1).equals2D(rounded)) {
                apart.add(rounded);
            }
        }
        return apart;
    }

    static Coordinate[] array(List<Coordinate> points) {
        return points.toArray(Coordinate[]::new);
    }
}
