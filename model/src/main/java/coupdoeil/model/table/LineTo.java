package coupdoeil.model.table;

import org.jspecify.annotations.Nullable;

/**
 * A straight line from a point to a point on an edge, for exact questions about it: the far end need not be a whole
 * number, and is never rounded. Coordinates are quarters of a hundredth of a millimetre, for the middle of a base is one
 * of them. The start does not lie on the line through the edge.
 *
 * <p>Left and right are as seen along the edge or line that is asked about.
 */
public final class LineTo {

    private final long startX;
    private final long startY;
    private final Edge edge;
    private final Fraction along;
    private final double endX;
    private final double endY;
    private final int startOfEdge;

    /** @throws IllegalArgumentException if the start lies on the line through the edge */
    public LineTo(long startX, long startY, Edge edge, Fraction along) {
        this.startX = startX;
        this.startY = startY;
        this.edge = edge;
        this.along = along;
        this.endX = edge.x(along);
        this.endY = edge.y(along);
        this.startOfEdge = edge.side(startX, startY);
        if (startOfEdge == 0) {
            throw new IllegalArgumentException("seen edge-on");
        }
    }

    /** A line between two points that differ. */
    public static LineTo point(long startX, long startY, long x, long y) {
        return new LineTo(startX, startY, new Edge(x, y, x - (y - startY), y + (x - startX)), Fraction.START);
    }

    /** Rounded; for distances. */
    public double lengthInches() {
        return Math.hypot(endX - startX, endY - startY) / Outline.PER_INCH;
    }

    public Corner start() {
        return new Corner(startX / Outline.QUARTERS, startY / Outline.QUARTERS);
    }

    /** Rounded. */
    public Corner end() {
        return new Corner(endX / Outline.QUARTERS, endY / Outline.QUARTERS);
    }

    public Edge edge() {
        return edge;
    }

    public Fraction along() {
        return along;
    }

    /**
     * Where it runs between the ground of two outlines that touch, along an edge of each: from and to how many inches along
     * it, rounded; null if it does not for more than a touch.
     */
    public Within.@Nullable Part between(Edge one, Edge other) {
        // Of edges that have the ground on their left, those of neighbours run against each other.
        if (Exact.dot(one.dx(), one.dy(), other.dx(), other.dy()) >= 0) {
            return null;
        }
        boolean later = Exact.dot(one.dx(), one.dy(), other.bx() - one.ax(), other.by() - one.ay()) > 0;
        boolean sooner = Exact.dot(one.dx(), one.dy(), other.ax() - one.bx(), other.ay() - one.by()) < 0;
        return common(new Edge(
                later ? other.bx() : one.ax(),
                later ? other.by() : one.ay(),
                sooner ? other.ax() : one.bx(),
                sooner ? other.ay() : one.by()));
    }

    /** What it has in common with an edge on the line through it, if that is more than a point; the edge may be turned. */
    Within.@Nullable Part common(Edge run) {
        boolean some = (afterStart(run.ax(), run.ay()) > 0 || afterStart(run.bx(), run.by()) > 0)
                && (beforeEnd(run.ax(), run.ay()) > 0 || beforeEnd(run.bx(), run.by()) > 0);
        if (!some || (run.dx() == 0 && run.dy() == 0)) {
            return null;
        }
        double from = inchesTo(run.ax(), run.ay());
        double to = inchesTo(run.bx(), run.by());
        return new Within.Part(Math.min(from, to), Math.max(from, to));
    }

    /** Of a point on the line: how far along it, its ends being the nearest and the farthest. */
    private double inchesTo(long x, long y) {
        return afterStart(x, y) < 0
                ? 0
                : Math.min(lengthInches(), Math.hypot(x - startX, y - startY) / Outline.PER_INCH);
    }

    /** Whether it may have a point in common with an upright rectangle; it may be wrong in saying so. */
    boolean mayMeet(long minX, long minY, long maxX, long maxY) {
        return Math.max(startX, endX) >= minX - 1
                && Math.min(startX, endX) <= maxX + 1
                && Math.max(startY, endY) >= minY - 1
                && Math.min(startY, endY) <= maxY + 1;
    }

    /** On which side of this line a point is: 1 left, 0 on it, -1 right. */
    int side(long x, long y) {
        return Exact.sign(
                along.below(),
                Exact.cross(edge.ax() - startX, edge.ay() - startY, x - startX, y - startY),
                along.above(),
                Exact.cross(edge.dx(), edge.dy(), x - startX, y - startY));
    }

    /** On which side of the line from c to d the start is. */
    int startSide(long cx, long cy, long dx, long dy) {
        return Long.signum(Exact.cross(dx - cx, dy - cy, startX - cx, startY - cy));
    }

    /** On which side of the line from c to d the end is. */
    int endSide(long cx, long cy, long dx, long dy) {
        return Exact.sign(
                along.below(),
                Exact.cross(dx - cx, dy - cy, edge.ax() - cx, edge.ay() - cy),
                along.above(),
                Exact.cross(dx - cx, dy - cy, edge.dx(), edge.dy()));
    }

    /** Of a point on the line: -1 before the start, 0 at it, 1 after it. */
    int afterStart(long x, long y) {
        return Exact.sign(
                along.below(),
                Exact.dot(x - startX, y - startY, edge.ax() - startX, edge.ay() - startY),
                along.above(),
                Exact.dot(x - startX, y - startY, edge.dx(), edge.dy()));
    }

    /** Of a point on the line: 1 before the end, 0 at it, -1 after it. */
    int beforeEnd(long x, long y) {
        return edge.side(x, y) * startOfEdge;
    }

    int compareStartX(long x) {
        return Long.compare(startX, x);
    }

    int compareStartY(long y) {
        return Long.compare(startY, y);
    }

    int compareEndX(long x) {
        return Exact.sign(along.below(), edge.ax() - x, along.above(), edge.dx());
    }

    int compareEndY(long y) {
        return Exact.sign(along.below(), edge.ay() - y, along.above(), edge.dy());
    }
}
