package coupdoeil.model.table;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.locationtech.jts.algorithm.Orientation;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.LinearRing;
import org.locationtech.jts.geom.Polygon;

/**
 * The outline of some ground, holes included, for exact questions: each ring goes round so that the ground is on its
 * left. It takes some microseconds to make and some nanoseconds an edge to ask.
 */
public final class Outline {

    static final double QUARTERS = 4;
    static final double PER_INCH = Corner.PER_INCH * QUARTERS;

    private final List<long[]> rings = new ArrayList<>();
    private int parts;
    private long minX = Long.MAX_VALUE;
    private long minY = Long.MAX_VALUE;
    private long maxX = Long.MIN_VALUE;
    private long maxY = Long.MIN_VALUE;
    /** Listed when first asked for, and more than once if several threads ask. */
    private @Nullable List<Edge> edges;

    private Outline() {}

    /** @param hundredths valid polygons whose corners are whole hundredths of a millimetre */
    static Outline of(Geometry hundredths) {
        Outline outline = new Outline();
        for (int part = 0; part < hundredths.getNumGeometries(); part++) {
            if (hundredths.getGeometryN(part) instanceof Polygon polygon && !polygon.isEmpty()) {
                outline.add(polygon.getExteriorRing(), true);
                for (int hole = 0; hole < polygon.getNumInteriorRing(); hole++) {
                    outline.add(polygon.getInteriorRingN(hole), false);
                }
            }
        }
        return outline;
    }

    /** The outline of a base. */
    public static Outline of(Base base) {
        Outline outline = new Outline();
        List<Corner> clockwise = base.corners();
        long[] ring = new long[2 * clockwise.size()];
        for (int i = 0; i < clockwise.size(); i++) {
            Corner corner = clockwise.get(clockwise.size() - 1 - i);
            ring[2 * i] = quarters(corner.x());
            ring[2 * i + 1] = quarters(corner.y());
        }
        outline.add(ring);
        outline.parts = 1;
        return outline;
    }

    private void add(LinearRing closed, boolean shell) {
        parts += shell ? 1 : 0;
        Coordinate[] points = closed.getCoordinates();
        boolean turned = Orientation.isCCW(points) != shell;
        long[] ring = new long[2 * (points.length - 1)];
        for (int i = 0; i < points.length - 1; i++) {
            Coordinate point = points[turned ? points.length - 1 - i : i];
            ring[2 * i] = quarters(point.x);
            ring[2 * i + 1] = quarters(point.y);
        }
        add(once(ring));
    }

    private void add(long[] ring) {
        rings.add(ring);
        for (int i = 0; i < ring.length; i += 2) {
            minX = Math.min(minX, ring[i]);
            maxX = Math.max(maxX, ring[i]);
            minY = Math.min(minY, ring[i + 1]);
            maxY = Math.max(maxY, ring[i + 1]);
        }
    }

    /** A corner that is written twice is one: between the two there is no edge that has a left and a right. */
    private static long[] once(long[] ring) {
        long[] corners = new long[ring.length];
        int count = 0;
        for (int i = 0; i < ring.length; i += 2) {
            int next = (i + 2) % ring.length;
            if (ring[i] != ring[next] || ring[i + 1] != ring[next + 1]) {
                corners[count++] = ring[i];
                corners[count++] = ring[i + 1];
            }
        }
        return count == 0 ? ring : Arrays.copyOf(corners, count);
    }

    static long quarters(double hundredths) {
        double quarters = Math.rint(hundredths) * QUARTERS;
        return (long) Math.max(-Exact.FARTHEST, Math.min(Exact.FARTHEST, quarters));
    }

    public boolean isEmpty() {
        return rings.isEmpty();
    }

    /** The smallest upright rectangle around it, in hundredths of a millimetre; null envelope if it is empty. */
    public Envelope bounds() {
        return isEmpty()
                ? new Envelope()
                : new Envelope(minX / QUARTERS, maxX / QUARTERS, minY / QUARTERS, maxY / QUARTERS);
    }

    /** Its edges, each with the ground on its left. */
    public List<Edge> edges() {
        List<Edge> known = edges;
        if (known == null) {
            known = List.copyOf(listed());
            edges = known;
        }
        return known;
    }

    private List<Edge> listed() {
        List<Edge> all = new ArrayList<>();
        for (long[] ring : rings) {
            for (int i = 0; i < ring.length; i += 2) {
                int next = (i + 2) % ring.length;
                all.add(new Edge(ring[i], ring[i + 1], ring[next], ring[next + 1]));
            }
        }
        return all;
    }

    /**
     * How it lies as seen from a point, in quarters of a hundredth of a millimetre; null if that is in the upright rectangle
     * around it, or it has several parts.
     */
    public @Nullable Span seenFrom(long x, long y) {
        if (parts != 1 || (x >= minX && x <= maxX && y >= minY && y <= maxY)) {
            return null;
        }
        // From outside that rectangle all corners lie within less than half of the horizon.
        long[] shell = rings.get(0);
        double rightX = shell[0] - x;
        double rightY = shell[1] - y;
        double leftX = rightX;
        double leftY = rightY;
        double farthest = rightX * rightX + rightY * rightY;
        for (int i = 2; i < shell.length; i += 2) {
            double dx = shell[i] - x;
            double dy = shell[i + 1] - y;
            if (rightX * dy - rightY * dx < 0) {
                rightX = dx;
                rightY = dy;
            }
            if (leftX * dy - leftY * dx > 0) {
                leftX = dx;
                leftY = dy;
            }
            farthest = Math.max(farthest, dx * dx + dy * dy);
        }
        double right = Math.atan2(rightY, rightX);
        double between = Math.atan2(rightX * leftY - rightY * leftX, rightX * leftX + rightY * leftY);
        return new Span(right, right + between, Math.sqrt(farthest));
    }

    /** Whether a line runs through its inside; one that only touches it, or runs along it, does not. */
    public boolean isCrossedBy(LineTo line) {
        if (!mayBeMetBy(line)) {
            return false;
        }
        for (long[] ring : rings) {
            if (crosses(ring, line)) {
                return true;
            }
        }
        return isMetAtStart(line) > 0;
    }

    /** The first of its edges along which a line runs for more than a touch; null if it runs along none. */
    public @Nullable Edge edgeAlong(LineTo line) {
        if (!mayBeMetBy(line)) {
            return null;
        }
        for (long[] ring : rings) {
            int last = ring.length - 2;
            boolean before = line.side(ring[last], ring[last + 1]) == 0;
            for (int i = 0, from = last; i < ring.length; from = i, i += 2) {
                boolean here = line.side(ring[i], ring[i + 1]) == 0;
                if (before && here) {
                    Edge edge = new Edge(ring[from], ring[from + 1], ring[i], ring[i + 1]);
                    if (line.common(edge) != null) {
                        return edge;
                    }
                }
                before = here;
            }
        }
        return null;
    }

    /** Whether the far end of a line is in it or on its edge. */
    public boolean holdsEnd(LineTo line) {
        return isMetAtEnd(line) >= 0;
    }

    /** Whether the start of a line is in it or on its edge. */
    public boolean holdsStart(LineTo line) {
        return isMetAtStart(line) >= 0;
    }

    /** Whether a point, in quarters of a hundredth of a millimetre, is in it or on its edge. */
    public boolean holds(long x, long y) {
        return x >= minX
                && x <= maxX
                && y >= minY
                && y <= maxY
                && isMetAtStart(new LineTo(x, y, new Edge(x + 1, y, x + 1, y + 1), Fraction.START)) >= 0;
    }

    /** Whether it has ground in common with a base; those that only touch have none. */
    public boolean overlaps(Base base) {
        Outline other = of(base);
        return !isEmpty()
                && bounds().intersects(other.bounds())
                && (other.edges().stream().anyMatch(this::isCrossedBy)
                        || edges().stream().anyMatch(other::isCrossedBy)
                        || isMetAtStart(other.middleUpwards()) > 0);
    }

    /**
     * Whether it has ground in common with another; those that only touch have none.
     */
    boolean overlaps(Outline other) {
        return !isEmpty()
                && !other.isEmpty()
                && bounds().intersects(other.bounds())
                && (other.edges().stream().anyMatch(this::isCrossedBy)
                        || edges().stream().anyMatch(other::isCrossedBy)
                        || isSharedInside(other));
    }

    /** Of outlines whose edges do not run through each other: whether the one holds the other, or is the same. */
    private boolean isSharedInside(Outline other) {
        return inside().filter(other::isCrossedBy).isPresent()
                || other.inside().filter(this::isCrossedBy).isPresent();
    }

    /** Some line that runs through its inside, from a corner to the middle of an edge; empty if it is empty. */
    private Optional<LineTo> inside() {
        for (long[] ring : rings) {
            for (int i = 0; i < ring.length; i += 2) {
                for (Edge edge : edges()) {
                    if (edge.side(ring[i], ring[i + 1]) != 0) {
                        LineTo line = new LineTo(ring[i], ring[i + 1], edge, new Fraction(1, 2));
                        if (isCrossedBy(line)) {
                            return Optional.of(line);
                        }
                    }
                }
            }
        }
        return Optional.empty();
    }

    /** Whether the whole of a base is in it; the base may touch its edge. */
    public boolean contains(Base base) {
        Outline other = of(base);
        return other.edges().stream().allMatch(edge -> holds(edge.ax(), edge.ay()))
                && edges().stream().noneMatch(other::isCrossedBy)
                && isMetAtStart(other.middleUpwards()) > 0;
    }

    boolean isCrossedBy(Edge edge) {
        return (edge.dx() != 0 || edge.dy() != 0)
                && isCrossedBy(LineTo.point(edge.ax(), edge.ay(), edge.bx(), edge.by()));
    }

    /** From the middle of a base, which is the mean of its corners. */
    private LineTo middleUpwards() {
        long x = 0;
        long y = 0;
        for (Edge edge : edges()) {
            x += edge.ax();
            y += edge.ay();
        }
        return LineTo.point(x / 4, y / 4, x / 4, y / 4 + 1);
    }

    private boolean mayBeMetBy(LineTo line) {
        return !isEmpty() && line.mayMeet(minX, minY, maxX, maxY);
    }

    private static boolean crosses(long[] ring, LineTo line) {
        int last = ring.length - 2;
        int before = line.side(ring[last], ring[last + 1]);
        for (int i = 0, previous = last; i < ring.length; previous = i, i += 2) {
            int here = line.side(ring[i], ring[i + 1]);
            if (before * here < 0 && crosses(line, ring, previous, i)) {
                return true;
            }
            if (here == 0 && entersAt(line, ring, previous, i, (i + 2) % ring.length)) {
                return true;
            }
            before = here;
        }
        return false;
    }

    /** Of an edge whose ends are on either side: whether the line meets its inside and goes on into the ground. */
    private static boolean crosses(LineTo line, long[] ring, int from, int to) {
        int start = line.startSide(ring[from], ring[from + 1], ring[to], ring[to + 1]);
        int end = line.endSide(ring[from], ring[from + 1], ring[to], ring[to + 1]);
        return start * end < 0 || (start == 0 && end > 0) || (end == 0 && start > 0);
    }

    /** Of a corner on the line: whether the line has ground before or behind it. */
    private static boolean entersAt(LineTo line, long[] ring, int previous, int corner, int next) {
        long x = ring[corner];
        long y = ring[corner + 1];
        int fromStart = line.afterStart(x, y);
        int fromEnd = line.beforeEnd(x, y);
        if (fromStart < 0 || fromEnd < 0) {
            return false;
        }
        int bend = Long.signum(
                Exact.cross(x - ring[previous], y - ring[previous + 1], ring[next] - x, ring[next + 1] - y));
        return (fromEnd > 0
                        && isInside(
                                bend,
                                line.endSide(ring[previous], ring[previous + 1], x, y),
                                line.endSide(x, y, ring[next], ring[next + 1])))
                || (fromStart > 0
                        && isInside(
                                bend,
                                line.startSide(ring[previous], ring[previous + 1], x, y),
                                line.startSide(x, y, ring[next], ring[next + 1])));
    }

    /** Whether a direction points into the ground at a corner: left of both its edges, of one if the corner is hollow. */
    private static boolean isInside(int bend, int ofEdgeBefore, int ofEdgeAfter) {
        return bend > 0 ? ofEdgeBefore > 0 && ofEdgeAfter > 0 : ofEdgeBefore > 0 || ofEdgeAfter > 0;
    }

    /** 1 if the start is inside, 0 if it is on an edge, -1 if it is outside. */
    private int isMetAtStart(LineTo line) {
        if (line.compareStartX(minX) * line.compareStartX(maxX) > 0
                || line.compareStartY(minY) * line.compareStartY(maxY) > 0) {
            return -1;
        }
        boolean inside = false;
        for (long[] ring : rings) {
            int last = ring.length - 2;
            for (int i = 0, from = last; i < ring.length; from = i, i += 2) {
                int below = line.compareStartY(ring[from + 1]);
                int above = line.compareStartY(ring[i + 1]);
                if (below * above <= 0) {
                    int side = line.startSide(ring[from], ring[from + 1], ring[i], ring[i + 1]);
                    if (side == 0 && line.compareStartX(ring[from]) * line.compareStartX(ring[i]) <= 0) {
                        return 0;
                    }
                    inside ^= passes(below, above, side);
                }
            }
        }
        return inside ? 1 : -1;
    }

    /** 1 if the end is inside, 0 if it is on an edge, -1 if it is outside. */
    private int isMetAtEnd(LineTo line) {
        if (line.compareEndX(minX) * line.compareEndX(maxX) > 0
                || line.compareEndY(minY) * line.compareEndY(maxY) > 0) {
            return -1;
        }
        boolean inside = false;
        for (long[] ring : rings) {
            int last = ring.length - 2;
            for (int i = 0, from = last; i < ring.length; from = i, i += 2) {
                int below = line.compareEndY(ring[from + 1]);
                int above = line.compareEndY(ring[i + 1]);
                if (below * above <= 0) {
                    int side = line.endSide(ring[from], ring[from + 1], ring[i], ring[i + 1]);
                    if (side == 0 && line.compareEndX(ring[from]) * line.compareEndX(ring[i]) <= 0) {
                        return 0;
                    }
                    inside ^= passes(below, above, side);
                }
            }
        }
        return inside ? 1 : -1;
    }

    /** Whether a ray to the east passes an edge; the lower end of an edge belongs to it, the upper one to the next. */
    private static boolean passes(int aboveFrom, int aboveTo, int side) {
        return (aboveFrom >= 0) != (aboveTo >= 0) && (aboveFrom >= 0 ? side > 0 : side < 0);
    }
}
