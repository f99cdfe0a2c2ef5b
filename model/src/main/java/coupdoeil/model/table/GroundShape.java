package coupdoeil.model.table;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Predicate;
import org.locationtech.jts.algorithm.Distance;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.LineString;
import org.locationtech.jts.geom.Point;
import org.locationtech.jts.geom.Polygon;
import org.locationtech.jts.geom.util.GeometryFixer;
import org.locationtech.jts.operation.buffer.BufferOp;
import org.locationtech.jts.operation.buffer.BufferParameters;

/**
 * A shape on a table as rules read it: corners rounded once to whole hundredths of a millimetre, a line with a width as
 * the ground that it takes. Of an invalid polygon, such as a bow-tie, it is a repaired copy; the file keeps what was drawn.
 */
public final class GroundShape {

    private static final GeometryFactory GEOMETRIES = new GeometryFactory();

    private final Outline outline;
    private final List<Corner> path;
    private final boolean repaired;
    /** Asked for whenever ground is sought; not given away, for it can be changed. */
    private final Envelope bounds;

    private GroundShape(Outline outline, List<Corner> path, boolean repaired) {
        this.outline = outline;
        this.path = List.copyOf(path);
        this.repaired = repaired;
        this.bounds = outline.bounds();
        path.forEach(corner -> bounds.expandToInclude(corner.x(), corner.y()));
    }

    /** @param widthInches of a line; 0 if it takes no ground */
    public static GroundShape of(Geometry inches, double widthInches) {
        Geometry drawn = TableGrid.whole(inches);
        List<Corner> path = Arrays.stream(drawn.getCoordinates())
                .map(point -> new Corner(point.x, point.y))
                .toList();
        boolean drawnAlong = inches instanceof LineString || inches instanceof Point || inches.isEmpty();
        return new GroundShape(
                Outline.of(ground(inches, widthInches)),
                drawnAlong ? path : List.of(),
                !drawnAlong && !drawn.isValid());
    }

    /** The ground that a shape takes, in hundredths of a millimetre: valid polygons; empty for a point and a line without width. */
    public static Geometry ground(Geometry inches, double widthInches) {
        Geometry drawn = TableGrid.whole(inches);
        if (inches instanceof LineString) {
            return widened(drawn, widthInches);
        }
        if (inches instanceof Point || inches.isEmpty()) {
            return GEOMETRIES.createPolygon();
        }
        return drawn.isValid() ? drawn : repaired(drawn);
    }

    /** The ground that it takes; empty for a point and a line without width. */
    public Outline outline() {
        return outline;
    }

    /** The middle of a line, or the point; empty for a polygon. */
    public List<Corner> path() {
        return path;
    }

    /** Whether what was drawn is no valid polygon. */
    public boolean isRepaired() {
        return repaired;
    }

    /** The smallest upright rectangle around it, in hundredths of a millimetre. */
    public Envelope bounds() {
        return new Envelope(bounds);
    }

    /** Whether that has a point in common with another upright rectangle. */
    public boolean mayMeet(Envelope other) {
        return bounds.intersects(other);
    }

    /** Whether it passes. */
    public boolean mayMeet(Predicate<Envelope> region) {
        return region.test(bounds);
    }

    /** Whether a point is in the ground that it takes, or on its edge. */
    public boolean holdsInches(double xInches, double yInches) {
        return outline.holds(Outline.quarters(xInches * Corner.PER_INCH), Outline.quarters(yInches * Corner.PER_INCH));
    }

    /** Whether a straight line has a point in common with the middle of this line, or runs through the ground it takes. */
    public boolean isMetBy(LineTo line) {
        if (outline.isCrossedBy(line)) {
            return true;
        }
        for (int i = 1; i < path.size(); i++) {
            if (meets(line, path.get(i - 1), path.get(i))) {
                return true;
            }
        }
        return false;
    }

    /** How far it is from a base, in inches; 0 if they touch or overlap. */
    public double inchesFrom(Base base) {
        if (outline.overlaps(base)) {
            return 0;
        }
        double nearest = Double.POSITIVE_INFINITY;
        for (Edge edge : edges()) {
            for (Edge other : Outline.of(base).edges()) {
                nearest = Math.min(nearest, distance(edge, other));
            }
        }
        return nearest / Outline.PER_INCH;
    }

    /** How far it is from another shape, in inches; 0 if they touch or overlap. */
    public double inchesFrom(GroundShape other) {
        if (overlaps(other)) {
            return 0;
        }
        double nearest = Double.POSITIVE_INFINITY;
        for (Edge edge : edges()) {
            for (Edge there : other.edges()) {
                nearest = Math.min(nearest, distance(edge, there));
            }
        }
        return nearest / Outline.PER_INCH;
    }

    /** Whether the ground that they take has some in common; those that only touch have none. */
    public boolean overlaps(GroundShape other) {
        return outline.overlaps(other.outline);
    }

    /** Whether all the ground that another takes is its own too; it may touch the edge. */
    public boolean contains(GroundShape other) {
        return !other.outline.isEmpty()
                && other.outline.edges().stream().allMatch(edge -> outline.holds(edge.ax(), edge.ay()))
                && outline.edges().stream().noneMatch(other.outline::isCrossedBy)
                && overlaps(other);
    }

    /** Whether the middle of a line runs through the ground of a shape. */
    public boolean runsThrough(GroundShape other) {
        for (int i = 1; i < path.size(); i++) {
            if (other.outline.isCrossedBy(edge(path.get(i - 1), path.get(i)))) {
                return true;
            }
        }
        return false;
    }

    /** The parts of a repaired polygon, in inches. */
    public static List<Polygon> repair(Geometry inches) {
        List<Polygon> parts = new ArrayList<>();
        // A copy: a ring may hold the same corner at both its ends.
        Geometry whole = repaired(TableGrid.whole(inches)).copy();
        for (int i = 0; i < whole.getNumGeometries(); i++) {
            if (whole.getGeometryN(i) instanceof Polygon polygon && !polygon.isEmpty()) {
                polygon.apply((Coordinate point) -> {
                    point.x = millionths(point.x / Corner.PER_INCH);
                    point.y = millionths(point.y / Corner.PER_INCH);
                });
                polygon.geometryChanged();
                parts.add(polygon);
            }
        }
        return parts;
    }

    /** Finer than a hundredth of a millimetre, so that it is read as the same point. */
    private static double millionths(double inches) {
        return Math.rint(inches * 1e6) / 1e6;
    }

    /** Its outline and, of a line, its middle. */
    public List<Edge> edges() {
        List<Edge> edges = new ArrayList<>(outline.edges());
        for (int i = 0; i < path.size(); i++) {
            edges.add(edge(path.get(Math.max(0, i - 1)), path.get(i)));
        }
        return edges;
    }

    private static Edge edge(Corner from, Corner to) {
        return new Edge(
                Outline.quarters(from.x()),
                Outline.quarters(from.y()),
                Outline.quarters(to.x()),
                Outline.quarters(to.y()));
    }

    /** In quarters of a hundredth of a millimetre; exactly 0 only if they meet. */
    static double distance(Edge one, Edge other) {
        return Distance.segmentToSegment(
                new Coordinate(one.ax(), one.ay()),
                new Coordinate(one.bx(), one.by()),
                new Coordinate(other.ax(), other.ay()),
                new Coordinate(other.bx(), other.by()));
    }

    private static boolean meets(LineTo line, Corner from, Corner to) {
        Edge edge = edge(from, to);
        int before = line.side(edge.ax(), edge.ay());
        int after = line.side(edge.bx(), edge.by());
        if (before == 0 && after == 0) {
            return isOn(line, edge.ax(), edge.ay()) || isOn(line, edge.bx(), edge.by());
        }
        return before * after <= 0
                && line.startSide(edge.ax(), edge.ay(), edge.bx(), edge.by())
                                * line.endSide(edge.ax(), edge.ay(), edge.bx(), edge.by())
                        <= 0;
    }

    private static boolean isOn(LineTo line, long x, long y) {
        return line.afterStart(x, y) >= 0 && line.beforeEnd(x, y) >= 0;
    }

    private static Geometry widened(Geometry line, double widthInches) {
        double half = widthInches * Corner.PER_INCH / 2;
        if (!(half >= 1) || line.isEmpty()) {
            return GEOMETRIES.createPolygon();
        }
        BufferParameters flat = new BufferParameters(
                BufferParameters.DEFAULT_QUADRANT_SEGMENTS,
                BufferParameters.CAP_FLAT,
                BufferParameters.JOIN_MITRE,
                BufferParameters.DEFAULT_MITRE_LIMIT);
        return TableGrid.reduced(BufferOp.bufferOp(line, half, flat));
    }

    private static Geometry repaired(Geometry polygon) {
        return TableGrid.reduced(GeometryFixer.fix(Rounds.few(polygon)));
    }
}
