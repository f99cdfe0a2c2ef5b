package coupdoeil.validator.sight.table;

import coupdoeil.model.table.Edge;
import coupdoeil.model.table.Footprint;
import coupdoeil.model.table.Outline;
import java.util.List;

/** Whether a line from the middle of another piece can pass through both flanks of one (HM Line of Sight); exact. */
public final class Enfilade {

    private final Edge rightFlank;
    private final Edge leftFlank;

    public Enfilade(Footprint target) {
        List<Edge> edges = Outline.of(target.rectangle()).edges();
        // An outline goes round with its ground on the left: rear left, rear right, front right, front left.
        rightFlank = edges.get(1);
        leftFlank = edges.get(3);
    }

    /** Whether a piece enfilades it; grazing the ends of both flanks is not enough. */
    public boolean by(Footprint shooter) {
        return by(shooter.rectangle().middleX(), shooter.rectangle().middleY());
    }

    private boolean by(long x, long y) {
        Edge right = facing(rightFlank, x, y);
        Edge left = facing(leftFlank, x, y);
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
