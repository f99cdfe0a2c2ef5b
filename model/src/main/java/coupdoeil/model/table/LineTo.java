package coupdoeil.model.table;

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
