package coupdoeil.editor.draw;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.LineSegment;
import org.locationtech.jts.geom.LineString;
import org.locationtech.jts.geom.LinearRing;
import org.locationtech.jts.geom.Point;
import org.locationtech.jts.geom.Polygon;

/**
 * The corners of a shape, by number: those of the outer ring, then of each hole, no ring's first again at its end; the
 * points of a line; the one point.
 *
 * @param rings the points of each ring or of the line, open
 */
public record Corners(boolean closed, List<List<Coordinate>> rings) {

    public Corners {
        rings = List.copyOf(rings);
    }

    public static Corners of(Geometry shape) {
        List<List<Coordinate>> rings = new ArrayList<>();
        if (shape instanceof Polygon polygon && !polygon.isEmpty()) {
            rings.add(open(polygon.getExteriorRing()));
            for (int i = 0; i < polygon.getNumInteriorRing(); i++) {
                rings.add(open(polygon.getInteriorRingN(i)));
            }
            return new Corners(true, rings);
        }
        rings.add(List.of(shape.getCoordinates()));
        return new Corners(false, rings);
    }

    private static List<Coordinate> open(LinearRing ring) {
        List<Coordinate> all = List.of(ring.getCoordinates());
        return all.subList(0, all.size() - 1);
    }

    public List<Coordinate> all() {
        return rings.stream().flatMap(List::stream).toList();
    }

    /** The number of the corner that is nearest to a point and no further than a reach. */
    public Optional<Integer> near(Coordinate at, double reach) {
        List<Coordinate> all = all();
        int nearest = -1;
        for (int i = 0; i < all.size(); i++) {
            if (all.get(i).distance(at)
                    <= (nearest < 0 ? reach : all.get(nearest).distance(at))) {
                nearest = i;
            }
        }
        return nearest < 0 ? Optional.empty() : Optional.of(nearest);
    }

    /** The number of the corner that begins the edge nearest to a point, if that is no further than a reach. */
    public Optional<Integer> edgeNear(Coordinate at, double reach) {
        int nearest = -1;
        double best = reach;
        int first = 0;
        for (List<Coordinate> ring : rings) {
            for (int i = 0; i + 1 < ring.size() + (closed ? 1 : 0); i++) {
                double distance = new LineSegment(ring.get(i), ring.get((i + 1) % ring.size())).distance(at);
                if (distance <= best) {
                    best = distance;
                    nearest = first + i;
                }
            }
            first += ring.size();
        }
        return nearest < 0 ? Optional.empty() : Optional.of(nearest);
    }

    /** The middle of the edge that a corner begins; empty behind the last of a line. */
    public Optional<Coordinate> middle(int corner) {
        int first = 0;
        for (List<Coordinate> ring : rings) {
            int i = corner - first;
            if (i < ring.size()) {
                return i + 1 < ring.size() || closed && ring.size() > 1
                        ? Optional.of(new LineSegment(ring.get(i), ring.get((i + 1) % ring.size())).midPoint())
                        : Optional.empty();
            }
            first += ring.size();
        }
        return Optional.empty();
    }

    public Corners moved(int corner, Coordinate to) {
        return changed(corner, (ring, i) -> ring.set(i, Figures.onGrid(to)));
    }

    /** With another corner behind one. */
    public Corners inserted(int corner, Coordinate at) {
        return changed(corner, (ring, i) -> ring.add(i + 1, Figures.onGrid(at)));
    }

    /** Without a corner; a hole that would have no ground goes with it. The same where the whole would go. */
    public Corners without(int corner) {
        int least = closed ? 3 : 2;
        Corners changed = changed(corner, (ring, i) -> ring.remove((int) i));
        List<List<Coordinate>> kept = new ArrayList<>(changed.rings);
        kept.removeIf(ring -> ring.size() < least);
        return kept.isEmpty() || changed.rings.get(0).size() < least ? this : new Corners(closed, kept);
    }

    private interface Change {
        void in(List<Coordinate> ring, Integer index);
    }

    private Corners changed(int corner, Change change) {
        List<List<Coordinate>> changed = new ArrayList<>();
        int first = 0;
        for (List<Coordinate> ring : rings) {
            List<Coordinate> copy = new ArrayList<>(ring);
            if (corner >= first && corner < first + ring.size()) {
                change.in(copy, corner - first);
            }
            changed.add(copy);
            first += ring.size();
        }
        return new Corners(closed, changed);
    }

    /** The shape that has these corners. */
    public Geometry shape() {
        if (closed) {
            LinearRing[] holes = rings.stream().skip(1).map(Corners::ring).toArray(LinearRing[]::new);
            return Figures.FACTORY.createPolygon(ring(rings.get(0)), holes);
        }
        List<Coordinate> points = rings.get(0);
        return switch (points.size()) {
            case 0 -> Figures.FACTORY.createPoint();
            case 1 -> point(points.get(0));
            default -> line(points);
        };
    }

    private static Point point(Coordinate at) {
        return Figures.FACTORY.createPoint(at);
    }

    private static LineString line(List<Coordinate> points) {
        return Figures.FACTORY.createLineString(Figures.array(points));
    }

    private static LinearRing ring(List<Coordinate> open) {
        List<Coordinate> closed = new ArrayList<>(open);
        closed.add(open.get(0).copy());
        return Figures.FACTORY.createLinearRing(Figures.array(closed));
    }
}
