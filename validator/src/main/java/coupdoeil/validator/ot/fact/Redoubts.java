package coupdoeil.validator.ot.fact;

import coupdoeil.model.table.GroundFeature;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.LineSegment;
import org.locationtech.jts.geom.Polygon;

/** The sides of redoubts, faces or open, by their number from 0 in the order drawn (OT Redoubts). */
public final class Redoubts {

    /** Attribute of a redoubt: its open sides. */
    public static final String OPEN = "openEdges";

    /** Attribute of a redoubt: its faces. */
    public static final String FACES = "faces";

    private Redoubts() {}

    /** How many sides it has. */
    public static int sides(GroundFeature redoubt) {
        return redoubt.feature().points() instanceof Polygon polygon && !polygon.isEmpty()
                ? polygon.getExteriorRing().getNumPoints() - 1
                : 0;
    }

    /** A side, in inches. */
    public static LineSegment side(GroundFeature redoubt, int number) {
        Coordinate[] ring = redoubt.feature().points().getCoordinates();
        return new LineSegment(ring[number], ring[number + 1]);
    }

    /** The sides that are not open. */
    public static Stream<LineSegment> walls(GroundFeature redoubt) {
        List<Integer> open = open(redoubt);
        return IntStream.range(0, sides(redoubt))
                .filter(side -> !open.contains(side))
                .mapToObj(side -> side(redoubt, side));
    }

    /** The open sides. */
    public static List<Integer> open(GroundFeature redoubt) {
        return numbers(redoubt, OPEN);
    }

    /** The sides of which nobody says whether they are faces or open. */
    public static List<Integer> undecided(GroundFeature redoubt) {
        List<Integer> faces = numbers(redoubt, FACES);
        List<Integer> open = open(redoubt);
        return IntStream.range(0, sides(redoubt))
                .filter(side -> !faces.contains(side) && !open.contains(side))
                .boxed()
                .toList();
    }

    /** How many faces it has; what is not said to be open is one. */
    public static int faces(GroundFeature redoubt) {
        return sides(redoubt) - open(redoubt).size();
    }

    private static List<Integer> numbers(GroundFeature redoubt, String attribute) {
        return redoubt.effects().integers(attribute).stream()
                .filter(side -> side >= 0 && side < sides(redoubt))
                .distinct()
                .toList();
    }
}
