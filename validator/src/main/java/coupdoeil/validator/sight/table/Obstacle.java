package coupdoeil.validator.sight.table;

import coupdoeil.model.table.Edge;
import coupdoeil.model.table.Outline;
import java.util.List;

/** Something that a line of sight from a point may meet, and how a line that is followed has met it so far. */
final class Obstacle {

    /** What it does to sight. */
    enum Kind {
        /** Outside it nothing is asked about: the table, and the front arc. */
        LIMIT,
        PIECE,
        HILL,
        /** Ground over which nobody sees. */
        TALL,
        /** Ground that is seen over from heights. */
        LOW
    }

    private static final double ANY_DEPTH = Double.POSITIVE_INFINITY;

    private final Kind kind;
    private final List<Edge> edges;
    private final int level;
    private final double depth;
    private final boolean holdsEye;

    /** Whether the line is in it. */
    boolean inside;
    /** Whether the line has been in it. */
    boolean met;
    /** Where the line came into it, if it is in it. */
    double since;
    /** How much of the line was in it before that. */
    double length;
    /** The highest ground of it that the line has met. */
    int top;

    /**
     * @param edges of its outline, closed
     * @param level of the ground of a piece, or of a hill
     * @param depth how far one sees in it, in quarters of a hundredth of a millimetre
     * @param holdsEye whether the point is in it or on its edge
     */
    private Obstacle(Kind kind, List<Edge> edges, int level, double depth, boolean holdsEye) {
        this.kind = kind;
        this.edges = edges;
        this.level = level;
        this.depth = depth;
        this.holdsEye = holdsEye;
    }

    static Obstacle limit(List<Edge> edges) {
        return new Obstacle(Kind.LIMIT, edges, 0, ANY_DEPTH, false);
    }

    /** A base. @param level of the ground on which it stands */
    static Obstacle piece(Outline outline, int level) {
        return new Obstacle(Kind.PIECE, outline.edges(), level, ANY_DEPTH, false);
    }

    /** @param x of the point, in quarters of a hundredth of a millimetre */
    static Obstacle of(Screen screen, long x, long y) {
        Outline outline = screen.outline();
        return new Obstacle(
                screen.fromHeights() ? Kind.TALL : Kind.LOW,
                outline.edges(),
                0,
                (screen.depthInches() + Looks.TOLERANCE_INCHES) * OpenBeam.INCH,
                outline.holds(x, y));
    }

    /** @param x of the point, in quarters of a hundredth of a millimetre */
    static Obstacle of(Contour contour, long x, long y) {
        Outline outline = contour.outline();
        return new Obstacle(Kind.HILL, outline.edges(), contour.level(), ANY_DEPTH, outline.holds(x, y));
    }

    Kind kind() {
        return kind;
    }

    List<Edge> edges() {
        return edges;
    }

    int level() {
        return level;
    }

    double depth() {
        return depth;
    }

    boolean holdsEye() {
        return holdsEye;
    }

    boolean stopsByDepth() {
        return depth < ANY_DEPTH;
    }

    /** A line begins, outside it. */
    void forget() {
        inside = false;
        met = false;
        length = 0;
        top = 0;
    }
}
