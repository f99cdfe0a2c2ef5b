package coupdoeil.model.battlefield;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.LineString;
import org.locationtech.jts.geom.LinearRing;
import org.locationtech.jts.geom.Polygon;

/**
 * Centripetal Catmull-Rom curves through points, in straight pieces. They pass through every point, depend on four points
 * at each place and have no loop or cusp between two points (Yuksel, Schaefer, Keyser 2011). Linear in the points.
 */
final class Curve {

    /** Inches that the pieces are off the curve at most: a quarter of a millimetre. */
    static final double TOLERANCE = 0.01;

    /** Of one side, whatever its length: a side of a whole table needs half as many. */
    private static final int MOST_PIECES = 64;

    /** Fewer decimals than a hundredth of a millimetre needs would show on a table, more would only lengthen files. */
    private static final double GRID = 1e4;

    private static final GeometryFactory FACTORY = new GeometryFactory();

    private Curve() {}

    /** A curve through the points of a polygon or line; holes too. Any other shape as it is. */
    static Geometry through(Geometry points) {
        if (points instanceof Polygon polygon && !polygon.isEmpty()) {
            LinearRing[] holes = new LinearRing[polygon.getNumInteriorRing()];
            for (int i = 0; i < holes.length; i++) {
                holes[i] = ring(polygon.getInteriorRingN(i));
            }
            return FACTORY.createPolygon(ring(polygon.getExteriorRing()), holes);
        }
        return points instanceof LineString line && line.getNumPoints() > 2
                ? FACTORY.createLineString(joined(sides(line.getCoordinates(), false, true)))
                : points;
    }

    /** The sides of a line or outer ring from point to point, straight or along the curve. */
    static List<LineString> sides(Geometry points, boolean smooth) {
        LineString path = points instanceof Polygon polygon ? polygon.getExteriorRing() : null;
        if (points instanceof LineString line) {
            path = line;
        }
        return path == null || path.isEmpty()
                ? List.of()
                : sides(path.getCoordinates(), points instanceof Polygon, smooth).stream()
                        .map(side -> FACTORY.createLineString(side.toArray(Coordinate[]::new)))
                        .toList();
    }

    private static LinearRing ring(LinearRing points) {
        return points.getNumPoints() < 4
                ? points
                : FACTORY.createLinearRing(joined(sides(points.getCoordinates(), true, true)));
    }

    private static Coordinate[] joined(List<List<Coordinate>> sides) {
        List<Coordinate> all = new ArrayList<>(List.of(sides.get(0).get(0)));
        sides.forEach(side -> all.addAll(side.subList(1, side.size())));
        return all.toArray(Coordinate[]::new);
    }

    private static List<List<Coordinate>> sides(Coordinate[] points, boolean closed, boolean smooth) {
        List<List<Coordinate>> sides = new ArrayList<>();
        for (int i = 0; i + 1 < points.length; i++) {
            Coordinate from = points[i];
            Coordinate to = points[i + 1];
            Coordinate before = neighbour(points, i, -1, closed);
            Coordinate after = neighbour(points, i + 1, 1, closed);
            sides.add(smooth && !from.equals2D(to) ? side(before, from, to, after) : List.of(from, to));
        }
        return sides;
    }

    /** The next point that differs from one; beyond the end of a line the point itself, so that the curve ends there. */
    private static Coordinate neighbour(Coordinate[] points, int at, int step, boolean closed) {
        // The last point of a ring is its first.
        int count = closed ? points.length - 1 : points.length;
        int next = at;
        for (int i = 0; i < count; i++) {
            next += step;
            if (!closed && (next < 0 || next >= count)) {
                return points[at];
            }
            Coordinate known = points[Math.floorMod(next, count)];
            if (!known.equals2D(points[at])) {
                return known;
            }
        }
        return points[at];
    }

    /** From one point to the next as a cubic Bézier curve, in as many pieces as keep to the tolerance. */
    private static List<Coordinate> side(Coordinate before, Coordinate from, Coordinate to, Coordinate after) {
        Coordinate first = control(before, from, to);
        Coordinate second = control(after, to, from);
        // A chord is off by its share of the second derivative at most (Wang's bound for cubic curves).
        double bend = 6 * Math.max(bend(from, first, second), bend(first, second, to));
        double needed = Math.sqrt(bend / (8 * TOLERANCE));
        int pieces = Math.max(1, (int) Math.min(MOST_PIECES, Math.ceil(needed)));
        Coordinate[] side = new Coordinate[pieces + 1];
        for (int i = 1; i < pieces; i++) {
            double t = (double) i / pieces;
            double u = 1 - t;
            side[i] = new Coordinate(
                    rounded(u * u * u * from.x + 3 * u * u * t * first.x + 3 * u * t * t * second.x + t * t * t * to.x),
                    rounded(u * u * u * from.y
                            + 3 * u * u * t * first.y
                            + 3 * u * t * t * second.y
                            + t * t * t * to.y));
        }
        side[0] = from;
        side[pieces] = to;
        return Arrays.asList(side);
    }

    /** The Bézier control point beside a point on its way to the next; the point itself where the curve ends. */
    private static Coordinate control(Coordinate before, Coordinate at, Coordinate next) {
        double d1 = Math.sqrt(distance(before, at));
        double d2 = Math.sqrt(distance(at, next));
        if (d1 == 0 || d2 == 0) {
            return at;
        }
        double a = d1 * d1;
        double b = 2 * a + 3 * d1 * d2 + d2 * d2;
        double n = 3 * d1 * (d1 + d2);
        return new Coordinate(
                (a * next.x - d2 * d2 * before.x + b * at.x) / n, (a * next.y - d2 * d2 * before.y + b * at.y) / n);
    }

    /** Not by {@code hypot}, whose last digit may differ from machine to machine. */
    private static double distance(Coordinate one, Coordinate other) {
        double dx = one.x - other.x;
        double dy = one.y - other.y;
        return Math.sqrt(dx * dx + dy * dy);
    }

    private static double bend(Coordinate one, Coordinate middle, Coordinate other) {
        double dx = one.x - 2 * middle.x + other.x;
        double dy = one.y - 2 * middle.y + other.y;
        return Math.sqrt(dx * dx + dy * dy);
    }

    private static double rounded(double inches) {
        return Math.rint(inches * GRID) / GRID;
    }
}
