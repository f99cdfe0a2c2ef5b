package coupdoeil.model.course;

import coupdoeil.model.grid.HexPoint;
import coupdoeil.model.grid.HexSide;
import java.util.List;
import java.util.Optional;

/**
 * The points of a map that lines of one kind run through, and the hexsides that join them.
 *
 * @param <N> a point
 */
public interface Net<N> {

    /** Whether a point is one of the map. */
    boolean has(N point);

    /** The points of the map that are one hexside away. */
    List<N> beside(N point);

    /** The hexside that joins two points one hexside apart. */
    HexSide side(N point, N beside);

    /** The two points that a hexside joins. */
    List<N> ends(HexSide side);

    /** Whether a line that ends here leaves the map, or may. */
    boolean atEdge(N point);

    HexPoint place(N point);

    /** How near a pointer comes to a point that it reaches, in hexes. */
    double reach();

    /** The least hexsides that a ring has. */
    int leastRing();

    /** No more hexsides than there are between two points. */
    int atLeast(N from, N to);

    /** The point of the map that is nearest to a place; empty if the map is more than a hex away. */
    Optional<N> nearest(HexPoint place);

    /** The hexsides that end at a point, those that lead off the map included. */
    List<HexSide> sides(N point);
}
