package coupdoeil.model.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Front, flanks and rear of a piece, divided by rays that leave the corners of its rectangle at 45 degrees; exact. What
 * lies on a ray is in front, or behind (HM Arc of Fire).
 */
public final class Arcs {

    /** A ray ends so far off, in quarters of a hundredth of a millimetre: beyond every table. */
    private static final long FAR = 1L << 27;

    private final Base rectangle;
    private final List<Edge> front;
    private final List<Edge> rear;

    public Arcs(Base rectangle) {
        this.rectangle = rectangle;
        this.front = limits(rectangle.frontLeft(), rectangle.frontRight());
        this.rear = limits(rectangle.rearRight(), rectangle.rearLeft());
    }

    /** The lines that bound the front arc, which is on their left: the front between two rays. */
    private static List<Edge> limits(Corner left, Corner right) {
        long lx = Outline.quarters(left.x());
        long ly = Outline.quarters(left.y());
        long rx = Outline.quarters(right.x());
        long ry = Outline.quarters(right.y());
        long alongX = rx - lx;
        long alongY = ry - ly;
        long times = FAR / Math.max(1, Math.abs(alongX) + Math.abs(alongY));
        return List.of(
                new Edge(lx, ly, rx, ry),
                new Edge(rx, ry, rx + times * (alongX - alongY), ry + times * (alongY + alongX)),
                new Edge(lx + times * (-alongX - alongY), ly + times * (-alongY + alongX), lx, ly));
    }

    /**
     * The edges of the front arc, which is on their left, one after the other round it from the left end of the front; that
     * beyond every table closes it.
     */
    public List<Edge> edgesOfFront() {
        Edge right = front.get(1);
        Edge left = front.get(2);
        return List.of(front.get(0), right, new Edge(right.bx(), right.by(), left.ax(), left.ay()), left);
    }

    /** Whether a point is in the front arc or on its edge. */
    public boolean isInFront(Corner point) {
        long x = Outline.quarters(point.x());
        long y = Outline.quarters(point.y());
        return isOnLeft(front, x, y);
    }

    /** Asked of every square inch of a table. */
    private static boolean isOnLeft(List<Edge> limits, long x, long y) {
        for (int i = 0; i < limits.size(); i++) {
            if (limits.get(i).side(x, y) < 0) {
                return false;
            }
        }
        return true;
    }

    public Sector sector(double xInches, double yInches) {
        long x = Outline.quarters(xInches * Corner.PER_INCH);
        long y = Outline.quarters(yInches * Corner.PER_INCH);
        if (Outline.of(rectangle).holds(x, y)) {
            return Sector.INSIDE;
        }
        if (isOnLeft(front, x, y)) {
            return Sector.FRONT;
        }
        if (isOnLeft(rear, x, y)) {
            return Sector.REAR;
        }
        Edge middle = new Edge(
                Outline.quarters(
                        (rectangle.rearLeft().x() + rectangle.rearRight().x()) / 2),
                Outline.quarters(
                        (rectangle.rearLeft().y() + rectangle.rearRight().y()) / 2),
                Outline.quarters(
                        (rectangle.frontLeft().x() + rectangle.frontRight().x()) / 2),
                Outline.quarters(
                        (rectangle.frontLeft().y() + rectangle.frontRight().y()) / 2));
        return middle.side(x, y) > 0 ? Sector.LEFT : Sector.RIGHT;
    }

    /**
     * The boundary of what of a base is in the front arc: parts of its edges and, where the arc cuts it, of the arc's
     * limits. A part may be a point.
     */
    public List<EdgePart> inFront(Base base) {
        List<Edge> edges = Outline.of(base).edges();
        List<EdgePart> parts = new ArrayList<>();
        edges.forEach(edge -> clipped(edge, front).ifPresent(parts::add));
        front.forEach(limit -> clipped(limit, edges).ifPresent(parts::add));
        return parts;
    }

    /** What of an edge is on the left of all the others or on them, as far as it is in the front arc itself. */
    private Optional<EdgePart> clipped(Edge edge, List<Edge> limits) {
        Optional<Edge.Stretch> stretch = Optional.of(Edge.Stretch.ALL);
        for (Edge limit : limits) {
            stretch = stretch.flatMap(part -> edge.leftOf(part, limit.ax(), limit.ay(), limit.bx(), limit.by()));
        }
        return stretch.map(part -> new EdgePart(edge, part));
    }
}
