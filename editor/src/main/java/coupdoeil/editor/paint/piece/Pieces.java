package coupdoeil.editor.paint.piece;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.scenario.Placement;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Where pieces are in the picture of a scene, for tools that point at them; and single counters, for what they drag. */
public interface Pieces {

    /** The id of the piece whose counter shows at a point of the plane; of those that overlap, the one on top. */
    Optional<String> at(Point2D point);

    /** Where the counter of a piece shows; empty if it is not on the ground or hidden under others. */
    Optional<Rectangle2D> bounds(String piece);

    /** The outline of a piece as it shows; by default, that of its counter. */
    default Optional<Shape> outline(String piece) {
        return bounds(piece).map(Shape.class::cast);
    }

    /**
     * The parts of the plane where pieces stand or look otherwise than in another picture of the same order of battle under the
     * same rules; empty if that may be anywhere.
     */
    default Optional<List<Rectangle2D>> differing(Pieces before) {
        return Optional.empty();
    }

    /**
     * Where the counters of a hex lie when they are fanned out beside it: by piece, units from the top of the stack down,
     * then leaders. Empty on a table.
     */
    Map<String, Rectangle2D> fan(Hex hex);

    /** Paints the counters of a hex fanned out. @param zoom pixels of the user per map unit */
    void paintFan(Graphics2D g, Hex hex, double zoom);

    /** Paints the counter that a placement would have, around a point: it need not be part of the scenario. */
    void paintCounter(Graphics2D g, Placement placement, Point2D middle, double zoom);
}
