package coupdoeil.editor.draw;

import java.util.List;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.LineSegment;

/**
 * Where a point came to lie, and what drew it there.
 *
 * @param at on the grid of a table, in inches
 * @param guides the lines that drew it
 */
public record Snap(Coordinate at, Kind kind, List<LineSegment> guides) {

    /** What draws a point, the strongest first. */
    public enum Kind {
        CORNER,
        EDGE,
        SQUARE,
        GRID,
        NOTHING
    }

    public Snap {
        guides = List.copyOf(guides);
    }

    /** A point that nothing draws. */
    public static Snap nowhere(Coordinate at) {
        return new Snap(Snapper.tidy(at), Kind.NOTHING, List.of());
    }
}
