package coupdoeil.validator.sight.table;

import coupdoeil.model.table.TableGrid;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.locationtech.jts.algorithm.Orientation;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.LinearRing;
import org.locationtech.jts.geom.Polygon;
import org.locationtech.jts.noding.NodedSegmentString;
import org.locationtech.jts.noding.SegmentString;
import org.locationtech.jts.noding.snapround.SnapRoundingNoder;
import org.locationtech.jts.operation.polygonize.Polygonizer;

/**
 * The ground round which directed edges go: those of several shapes at once, each with its ground on the left, however they
 * overlap, touch or run back along each other. Edges are cut where they meet, on the grid; then it is counted how often they
 * go round the ground on either side. So nothing has to be valid, and whatever comes out is.
 */
final class Windings {

    private static final GeometryFactory GEOMETRIES = new GeometryFactory();

    private final Map<Coordinate, Spot> spots = new HashMap<>();

    /** A point at which edges meet. */
    private static final class Spot {
        final Coordinate at;
        final List<Way> ways = new ArrayList<>();
        boolean reached;

        Spot(Coordinate at) {
            this.at = at;
        }

        Way to(Spot other) {
            for (Way way : ways) {
                if (way.to == other) {
                    return way;
                }
            }
            Way way = new Way(this, other);
            Way back = new Way(other, this);
            way.back = back;
            back.back = way;
            ways.add(way);
            other.ways.add(back);
            return way;
        }
    }

    /** From a point to the next. */
    private static final class Way {
        final Spot from;
        final Spot to;
        /** How many more edges go this way than back. */
        int more;
        /** How often edges go round the ground on its left. */
        int left;

        Way back = this;

        Way(Spot from, Spot to) {
            this.from = from;
            this.to = to;
        }

        double dx() {
            return to.at.x - from.at.x;
        }

        double dy() {
            return to.at.y - from.at.y;
        }

        /** Anticlockwise from the west, which comes last. */
        int compareTurn(Way other) {
            boolean below = dy() < 0 || (dy() == 0 && dx() > 0);
            boolean otherBelow = other.dy() < 0 || (other.dy() == 0 && other.dx() > 0);
            if (below != otherBelow) {
                return below ? -1 : 1;
            }
            return Double.compare(0, dx() * other.dy() - dy() * other.dx());
        }
    }

    private Windings() {}

    /**
     * The ground round which edges go at least once, anticlockwise.
     *
     * @param edges each from a point to another; into every point go as many as leave it
     */
    static Geometry covered(List<Coordinate[]> edges) {
        return covered(edges, 1);
    }

    /** The ground that two shapes have in common. */
    static Geometry common(Geometry one, Geometry other) {
        List<Coordinate[]> edges = new ArrayList<>();
        add(one, true, edges);
        add(other, true, edges);
        return covered(edges, 2);
    }

    /** The ground of one shape that another has not. */
    static Geometry without(Geometry one, Geometry other) {
        List<Coordinate[]> edges = new ArrayList<>();
        add(one, true, edges);
        add(other, false, edges);
        return covered(edges, 1);
    }

    private static void add(Geometry shape, boolean anticlockwise, List<Coordinate[]> edges) {
        for (int part = 0; part < shape.getNumGeometries(); part++) {
            if (shape.getGeometryN(part) instanceof Polygon polygon && !polygon.isEmpty()) {
                add(polygon.getExteriorRing(), anticlockwise, edges);
                for (int hole = 0; hole < polygon.getNumInteriorRing(); hole++) {
                    add(polygon.getInteriorRingN(hole), !anticlockwise, edges);
                }
            }
        }
    }

    private static void add(LinearRing ring, boolean anticlockwise, List<Coordinate[]> edges) {
        Coordinate[] points = ring.getCoordinates();
        boolean turned = Orientation.isCCW(points) != anticlockwise;
        for (int i = 1; i < points.length; i++) {
            Coordinate from = points[turned ? i : i - 1];
            Coordinate to = points[turned ? i - 1 : i];
            edges.add(new Coordinate[] {onGrid(from), onGrid(to)});
        }
    }

    private static Coordinate onGrid(Coordinate point) {
        return new Coordinate(Math.rint(point.x), Math.rint(point.y));
    }

    private static Geometry covered(List<Coordinate[]> edges, int times) {
        Windings windings = new Windings();
        windings.cut(edges);
        windings.count();
        return windings.covered(times);
    }

    private void cut(List<Coordinate[]> edges) {
        List<SegmentString> strings = new ArrayList<>();
        edges.forEach(edge -> strings.add(new NodedSegmentString(edge, null)));
        SnapRoundingNoder noder = new SnapRoundingNoder(TableGrid.WHOLE);
        noder.computeNodes(strings);
        for (Object cut : noder.getNodedSubstrings()) {
            Coordinate[] points = ((SegmentString) cut).getCoordinates();
            for (int i = 1; i < points.length; i++) {
                if (!points[i - 1].equals2D(points[i])) {
                    Way way = spot(points[i - 1]).to(spot(points[i]));
                    way.more++;
                    way.back.more--;
                }
            }
        }
        for (Spot spot : spots.values()) {
            spot.ways.removeIf(way -> way.more == 0);
            spot.ways.sort(Way::compareTurn);
        }
    }

    private Spot spot(Coordinate at) {
        return spots.computeIfAbsent(at, Spot::new);
    }

    private void count() {
        List<Spot> sorted = new ArrayList<>(spots.values());
        sorted.sort((one, other) -> one.at.compareTo(other.at));
        for (Spot spot : sorted) {
            if (!spot.reached && !spot.ways.isEmpty()) {
                // Of all that hang together it is the furthest west: no way of it goes there.
                spread(spot, westOf(spot.at));
            }
        }
    }

    /** How often edges go round the ground just west of a point, and a little north. */
    private int westOf(Coordinate at) {
        int times = 0;
        for (Spot spot : spots.values()) {
            for (Way way : spot.ways) {
                if (way.more > 0 && (spot.at.y <= at.y) != (way.to.at.y <= at.y)) {
                    double side = way.dx() * (at.y - spot.at.y) - way.dy() * (at.x - spot.at.x);
                    boolean up = way.dy() > 0;
                    if (up ? side < 0 : side > 0) {
                        times += up ? -way.more : way.more;
                    }
                }
            }
        }
        return times;
    }

    /** From a point to all that hangs together with it. @param west how often edges go round the ground west of it */
    private void spread(Spot first, int west) {
        Deque<Way> open = new ArrayDeque<>();
        around(first, first.ways.get(first.ways.size() - 1), west, open);
        while (!open.isEmpty()) {
            Way way = open.pop();
            if (!way.to.reached) {
                around(way.to, way.back, way.left - way.more, open);
            }
        }
    }

    /** All ways of a point. @param left how often edges go round the ground on the left of one of them */
    private static void around(Spot spot, Way known, int left, Deque<Way> open) {
        spot.reached = true;
        int count = spot.ways.size();
        int first = spot.ways.indexOf(known);
        int times = left;
        for (int i = 0; i < count; i++) {
            Way way = spot.ways.get((first + i) % count);
            times = i == 0 ? left : times + way.more;
            way.left = times;
            open.push(way);
        }
    }

    private Geometry covered(int times) {
        Polygonizer polygons = new Polygonizer(true);
        for (Spot spot : spots.values()) {
            for (Way way : spot.ways) {
                if (way.left >= times && way.left - way.more < times) {
                    polygons.add(GEOMETRIES.createLineString(new Coordinate[] {spot.at, way.to.at}));
                }
            }
        }
        Geometry ground = polygons.getGeometry();
        // The library begins a ring wherever it happens to: the same ground is to be written in the same way.
        return ground.isEmpty() ? GEOMETRIES.createPolygon() : ground.norm();
    }
}
