package coupdoeil.editor.tool.table;

import coupdoeil.editor.draw.Cuts;
import coupdoeil.editor.draw.Figures;
import coupdoeil.editor.draw.Offsets;
import coupdoeil.editor.draw.Simpler;
import coupdoeil.model.battlefield.DrawnShape;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.Point;
import org.locationtech.jts.geom.Polygon;

/**
 * Outlines at even distances from another, and as smooth.
 *
 * @param shapes from the nearest on; fewer than asked for where there is no room
 * @param distance inches from one to the next
 */
record Rings(List<DrawnShape> shapes, double distance) {

    /** Inches that a curve may be off: it needs few points, which can be dragged one by one. */
    private static final double OFF = 0.12;

    Rings {
        shapes = List.copyOf(shapes);
    }

    /** So many rings, the last of them through a point. */
    static Rings pulled(DrawnShape from, Coordinate to, int count) {
        Point end = Figures.point(to);
        boolean inside = from.outline().covers(end);
        double way = from.outline().getBoundary().distance(end);
        return at(from, inside ? -way : way, count);
    }

    /** So many rings, the last of them so many inches outside; inside if negative. */
    static Rings at(DrawnShape from, double inches, int count) {
        List<DrawnShape> rings = new ArrayList<>();
        for (int i = 1; i <= count; i++) {
            ring(from, inches * i / count).ifPresent(rings::add);
        }
        return new Rings(rings, Math.abs(inches) / Math.max(1, count));
    }

    private static Optional<DrawnShape> ring(DrawnShape from, double inches) {
        if (inches == 0 || !(from.outline() instanceof Polygon outline)) {
            return Optional.empty();
        }
        return Cuts.sound(outline)
                .flatMap(sound -> Offsets.at(sound, inches).stream().findFirst())
                .map(ring -> {
                    Geometry points = from.isSmooth() ? Cuts.onGrid(Simpler.of(ring, OFF)) : ring;
                    return DrawnShape.of(points, from.isSmooth());
                });
    }
}
