package coupdoeil.validator.sight.table;

import coupdoeil.model.table.Base;
import coupdoeil.model.table.Corner;
import coupdoeil.model.table.Footprint;
import coupdoeil.model.table.GroundShape;
import coupdoeil.model.table.Outline;
import java.util.ArrayList;
import java.util.List;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.GeometryFactory;

/** A table on which things are laid one by one, in inches. */
final class TableOf extends Laid {

    private static final GeometryFactory GEOMETRIES = new GeometryFactory();

    TableOf() {
        super(new ArrayList<>(), new ArrayList<>(), new ArrayList<>());
    }

    static long quarters(double inches) {
        return Math.round(inches * 4 * Corner.PER_INCH);
    }

    static Corner corner(double x, double y) {
        return new Corner(Math.rint(x * Corner.PER_INCH), Math.rint(y * Corner.PER_INCH));
    }

    /** A base that faces north. */
    static Base base(double west, double south, double east, double north) {
        return new Base(corner(west, north), corner(east, north), corner(east, south), corner(west, south));
    }

    /** A piece of one base. */
    static Footprint piece(Base base) {
        return new Footprint(List.of(base), List.of(base), base);
    }

    /** A rectangle by its corners in the south-west and north-east, or a polygon by all of its corners. */
    static Outline outline(double... points) {
        double[] all = points.length == 4
                ? new double[] {points[0], points[1], points[2], points[1], points[2], points[3], points[0], points[3]}
                : points;
        Coordinate[] ring = new Coordinate[all.length / 2 + 1];
        for (int i = 0; i < ring.length; i++) {
            int at = 2 * i % all.length;
            ring[i] = new Coordinate(all[at], all[at + 1]);
        }
        return GroundShape.of(GEOMETRIES.createPolygon(ring), 0).outline();
    }

    /** Nobody sees over it. */
    TableOf wood(String id, double depth, double... points) {
        screens.add(new Screen(id, "the " + id, outline(points), true, depth));
        return this;
    }

    /** Nobody sees over it, but everyone within, and what is within. */
    TableOf building(String id, double... points) {
        return wood(id, Double.POSITIVE_INFINITY, points);
    }

    /** From heights one sees over it. */
    TableOf orchard(String id, double... points) {
        screens.add(new Screen(id, "the " + id, outline(points), false, Double.POSITIVE_INFINITY));
        return this;
    }

    TableOf hill(String id, int level, double... points) {
        contours.add(new Contour(id, "the " + id, outline(points), level));
        return this;
    }

    TableOf body(String key, double west, double south, double east, double north) {
        bodies.add(new Body(key, "the " + key, List.of(base(west, south, east, north))));
        return this;
    }

    Ground ground() {
        return new Ground(screens, contours);
    }
}
