package coupdoeil.editor.draw;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.LineString;
import org.locationtech.jts.geom.Polygon;
import org.locationtech.jts.simplify.DouglasPeuckerSimplifier;
import org.locationtech.jts.simplify.TopologyPreservingSimplifier;

/** Shapes with fewer points. What was simple stays simple: where a tolerance would make a shape cross itself, a smaller one is taken. */
public final class Simpler {

    /** Inches that a point may be off for a hand that drew freely. */
    private static final double SHAKE = 0.12;

    private static final int ATTEMPTS = 12;

    private Simpler() {}

    /** A polygon or line with points left out that are less than so many inches off; ends and rings stay. */
    public static Geometry of(Geometry shape, double inches) {
        double tolerance = inches;
        for (int i = 0; i < ATTEMPTS; i++) {
            Geometry simpler = shape instanceof Polygon
                    ? TopologyPreservingSimplifier.simplify(shape, tolerance)
                    : DouglasPeuckerSimplifier.simplify(shape, tolerance);
            if (isSound(simpler) || !isSound(shape)) {
                return simpler;
            }
            tolerance /= 2;
        }
        return shape;
    }

    private static boolean isSound(Geometry shape) {
        return shape.isValid() && shape.isSimple();
    }

    /** The way of a hand that drew freely, smoothed and with few points; its ends stay where they are. */
    public static List<Coordinate> stroke(List<Coordinate> way, boolean closed) {
        List<Coordinate> smooth = smoothed(smoothed(way, closed), closed);
        return Figures.line(smooth)
                .map(line -> of(line, SHAKE))
                .map(line -> new ArrayList<>(Arrays.asList(((LineString) line).getCoordinates())))
                .<List<Coordinate>>map(points -> points)
                .orElse(way);
    }

    /** Every point moves half way to the middle of its neighbours. */
    private static List<Coordinate> smoothed(List<Coordinate> way, boolean closed) {
        int size = way.size();
        if (size < 4) {
            return way;
        }
        List<Coordinate> smooth = new ArrayList<>();
        for (int i = 0; i < size; i++) {
            boolean end = i == 0 || i == size - 1;
            Coordinate here = way.get(i);
            Coordinate before = way.get((i + size - 1) % size);
            Coordinate after = way.get((i + 1) % size);
            smooth.add(
                    end && !closed
                            ? here
                            : new Coordinate(
                                    here.x / 2 + (before.x + after.x) / 4, here.y / 2 + (before.y + after.y) / 4));
        }
        return smooth;
    }
}
