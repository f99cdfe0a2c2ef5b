package coupdoeil.validator.ot.fact;

import coupdoeil.model.Attributes;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.rules.FormationType;
import coupdoeil.model.scenario.Placement;
import java.util.List;
import org.locationtech.jts.algorithm.Distance;
import org.locationtech.jts.geom.Coordinate;

/**
 * How the stands of a unit in line or column are said to stand (OT Movement: Formations).
 *
 * @param wide stands beside each other
 * @param deep stands behind each other
 * @param line ends and bends of the line that they stand along, in inches from the middle of the front; empty if they stand
 *     rank by rank
 */
public record Shape(int wide, int deep, List<Coordinate> line) {

    /** Attributes of a placement. */
    public static final String WIDE = "wide";

    public static final String DEEP = "deep";
    public static final String OUTLINE = "outline";

    /** What is nearer to the straight line than that is on it, in inches. */
    private static final double STRAIGHT = 0.05;

    /** Of a unit in a formation of ranks and files. */
    public static Shape of(Unit unit, Placement placement, FormationType formation) {
        List<Coordinate> line = line(placement);
        int stands = Units.standsLeft(unit, placement);
        if (!line.isEmpty()) {
            return new Shape(stands, 1, line);
        }
        Attributes effects = formation.effects();
        int wide = Math.max(1, placement.attributes().integer(WIDE, effects.integer("files", stands)));
        int rows = (stands + wide - 1) / wide;
        return new Shape(wide, placement.attributes().integer(DEEP, rows), line);
    }

    /** The line that the stands of a placement stand along; empty if it has none. */
    public static List<Coordinate> line(Placement placement) {
        List<Coordinate> points = placement.attributes().groups(OUTLINE).stream()
                .map(point -> new Coordinate(point.decimal("x"), point.decimal("y")))
                .toList();
        return points.size() > 1 ? points : List.of();
    }

    /** How long the line is, in inches. */
    public static double length(List<Coordinate> line) {
        double length = 0;
        for (int i = 1; i < line.size(); i++) {
            length += line.get(i - 1).distance(line.get(i));
        }
        return length;
    }

    /** Whether the line is not straight. */
    public boolean isBent() {
        return !line.isEmpty() && bend() > STRAIGHT;
    }

    /** How far the line goes from the straight one between its ends, in inches. */
    private double bend() {
        Coordinate from = line.get(0);
        Coordinate to = line.get(line.size() - 1);
        return line.stream()
                .mapToDouble(point -> Distance.pointToSegment(point, from, to))
                .max()
                .orElse(0);
    }

    /** A placement whose shape follows from its formation alone. */
    public static Placement derived(Placement placement) {
        return placement.withAttributes(
                placement.attributes().without(WIDE).without(DEEP).without(OUTLINE));
    }
}
