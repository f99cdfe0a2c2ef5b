package coupdoeil.validator.ot.sight;

import coupdoeil.model.table.Edge;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.LineSegment;
import org.locationtech.jts.geom.prep.PreparedGeometry;
import org.locationtech.jts.geom.prep.PreparedGeometryFactory;

/**
 * Lines of fire that just pass what stands beside them. A lane that is wide enough can be shifted and turned until it is held in
 * two places, by corners that it touches or by an end of the front or of the target, and those lines are tried (OT Fire Combat:
 * Visibility). One that is held only at its very end, where it is cut off at the target, may be missed. Costs the square of the
 * corners between the two, times the edges that are fired over.
 */
final class TightLines {

    private static final double ROUNDED = 1e-9;
    private static final GeometryFactory GEOMETRIES = new GeometryFactory();

    /** What holds a line: it passes at a distance in inches. */
    private record Pin(double x, double y, double aside) {}

    private final List<Pin> pins = new ArrayList<>();
    private final int ends;

    /**
     * @param fronts edges that are fired over
     * @param target edges that are aimed at
     * @param obstacles that may be in the way
     * @param half of the width of a lane, in inches
     */
    TightLines(List<Muzzle> fronts, List<Edge> target, FireLines.Obstacles obstacles, double half) {
        Stream.concat(
                        fronts.stream().flatMap(front -> front.points().stream()),
                        target.stream().map(edge -> new Spot(edge.ax(), edge.ay())))
                .distinct()
                .forEach(end -> pins.add(new Pin(end.xInches(), end.yInches(), 0)));
        ends = pins.size();
        PreparedGeometry between = PreparedGeometryFactory.prepare(GEOMETRIES
                .createMultiPointFromCoords(
                        pins.stream().map(pin -> new Coordinate(pin.x, pin.y)).toArray(Coordinate[]::new))
                .convexHull()
                .buffer(half + ROUNDED));
        Set<Coordinate> ground = new LinkedHashSet<>();
        obstacles.terrain().corners().forEach(spot -> ground.add(new Coordinate(spot.xInches(), spot.yInches())));
        pin(ground, 0, between);
        List<LineSegment> edges = obstacles.edges();
        Set<Coordinate> corners = new LinkedHashSet<>();
        edges.forEach(edge -> corners.addAll(List.of(edge.p0, edge.p1)));
        fronts.stream()
                .flatMap(front -> front.front().stream())
                .distinct()
                .forEach(front -> edges.forEach(edge -> cut(edge, front, corners)));
        pin(corners, half, between);
    }

    /** What is behind a front is in nobody's way, so that it begins where its edges cross the front line. */
    private static void cut(LineSegment edge, FireArc front, Set<Coordinate> corners) {
        double from = front.ahead(edge.p0.x, edge.p0.y);
        double to = front.ahead(edge.p1.x, edge.p1.y);
        if (from * to < 0) {
            corners.add(edge.pointAlong(from / (from - to)));
        }
    }

    private void pin(Set<Coordinate> corners, double aside, PreparedGeometry between) {
        for (Coordinate corner : corners) {
            if (between.intersects(GEOMETRIES.createPoint(corner))) {
                pins.add(new Pin(corner.x, corner.y, aside));
            }
        }
    }

    /** Whether one of them, from a front to an edge, is such as is wanted. */
    boolean anyMatch(Muzzle front, List<Edge> target, BiPredicate<Spot, Spot> wanted) {
        for (int i = 0; i < pins.size(); i++) {
            for (int j = Math.max(i + 1, ends); j < pins.size(); j++) {
                if (anyMatch(pins.get(i), pins.get(j), front, target, wanted)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static boolean anyMatch(
            Pin one, Pin other, Muzzle front, List<Edge> target, BiPredicate<Spot, Spot> wanted) {
        double dx = other.x - one.x;
        double dy = other.y - one.y;
        double apart = Math.hypot(dx, dy);
        for (int first = one.aside == 0 ? 1 : -1; first <= 1 && apart > ROUNDED; first += 2) {
            for (int second = other.aside == 0 ? 1 : -1; second <= 1; second += 2) {
                double sine = (second * other.aside - first * one.aside) / apart;
                if (Math.abs(sine) <= 1) {
                    double cosine = Math.sqrt(1 - sine * sine);
                    double nx = (sine * dx - cosine * dy) / apart;
                    double ny = (sine * dy + cosine * dx) / apart;
                    if (line(nx, ny, nx * one.x + ny * one.y - first * one.aside, front, target, wanted)) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    /** The line on which nx x + ny y = c, as far as it runs from the front to the first of the edges. */
    private static boolean line(
            double nx, double ny, double c, Muzzle front, List<Edge> target, BiPredicate<Spot, Spot> wanted) {
        Spot eye = meeting(nx, ny, c, front.left(), front.right());
        if (eye == null) {
            return false;
        }
        Spot aim = null;
        for (Edge edge : target) {
            Spot met = meeting(nx, ny, c, new Spot(edge.ax(), edge.ay()), new Spot(edge.bx(), edge.by()));
            if (met != null && (aim == null || met.inchesFrom(eye) < aim.inchesFrom(eye))) {
                aim = met;
            }
        }
        return aim != null && wanted.test(eye, aim);
    }

    private static @Nullable Spot meeting(double nx, double ny, double c, Spot a, Spot b) {
        double from = nx * a.xInches() + ny * a.yInches() - c;
        double to = nx * b.xInches() + ny * b.yInches() - c;
        if (Math.min(from, to) > ROUNDED || Math.max(from, to) < -ROUNDED || from == to) {
            return null;
        }
        double share = Math.min(1, Math.max(0, from / (from - to)));
        return Spot.inches(
                a.xInches() + share * (b.xInches() - a.xInches()), a.yInches() + share * (b.yInches() - a.yInches()));
    }
}
