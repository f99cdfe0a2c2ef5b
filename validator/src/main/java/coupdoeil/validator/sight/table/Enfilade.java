package coupdoeil.validator.sight.table;

import coupdoeil.model.table.Base;
import coupdoeil.model.table.Edge;
import coupdoeil.model.table.Footprint;
import coupdoeil.model.table.Outline;
import java.util.List;

/** Whether a line from the middle of a piece can pass through both flanks of another (HM 3.3); exact. */
public final class Enfilade {

    private Enfilade() {}

    /** Grazing the ends of both flanks is not enough. */
    public static boolean of(Footprint shooter, Footprint target) {
        return of(shooter.rectangle().middleX(), shooter.rectangle().middleY(), target.rectangle());
    }

    private static boolean of(long x, long y, Base target) {
        List<Edge> edges = Outline.of(target).edges();
        // An outline goes round with its ground on the left: rear left, rear right, front right, front left.
        Edge right = facing(edges.get(1), x, y);
        Edge left = facing(edges.get(3), x, y);
        if (right.side(x, y) == 0 || left.side(x, y) == 0) {
            return false;
        }
        return new Edge(x, y, right.ax(), right.ay()).side(left.bx(), left.by()) > 0
                && new Edge(x, y, left.ax(), left.ay()).side(right.bx(), right.by()) > 0;
    }

    /** The edge in the direction in which it goes round the point to the left. */
    private static Edge facing(Edge edge, long x, long y) {
        return edge.side(x, y) >= 0 ? edge : new Edge(edge.bx(), edge.by(), edge.ax(), edge.ay());
    }
}
