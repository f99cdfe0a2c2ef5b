package coupdoeil.validator.ot.sight;

import coupdoeil.validator.ot.sight.Exact.Point;
import coupdoeil.validator.ot.sight.SlowGround.Kind;
import coupdoeil.validator.ot.sight.SlowGround.Thing;
import coupdoeil.validator.ot.sight.SlowSight.Body;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.locationtech.jts.algorithm.ConvexHull;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.triangulate.polygon.PolygonTriangulator;

/**
 * Whether there is a lane of fire, in the words of the rules (OT Fire Combat: Visibility), looked for along very many lines. A lane
 * that is found is one; where none is found that is nearly wide enough, there is none; between the two it says nothing.
 */
final class SlowFire {

    /** What is found of a pair. */
    enum Answer {
        OPEN,
        SHUT,
        /** Lines between those that were tried may be wide enough. */
        UNKNOWN
    }

    /** Between neighbouring lines, in inches, at either end. */
    private static final double STEP = 0.125;
    /** What a lane between two lines that were tried may be wider than they are. */
    private static final double NARROWER = 0.14;

    /** What stands so far past an end of a lane may be counted or not, in inches. */
    private static final double AT_END = 0.15;
    /** So many lines to either side are half an inch. */
    private static final int BESIDE = 4;
    /** Who is nearer than that to an enemy has no room for a lane, in inches. */
    private static final double CLOSE = 0.5;

    /** The sine at which fire goes along a front rather than over it, so that half of its lane is cut off. */
    private static final double FLAT = 0.2;

    private static final double HALF = 1;
    private static final double GRAZE = 0.01;
    private static final double CANISTER = 8;
    private static final double ROUNDED = 1e-6;

    /** Who fires: from where, how far and how far to the sides. */
    record Battery(
            Body body, List<Point[]> fronts, List<Point[]> arcs, double tangent, double inches, boolean artillery) {}

    /** @param margin how far from either end of a lane it does not count, in inches: a wall, which has no width, is lined */
    private record Obstacle(List<double[]> shape, double margin) {

        Obstacle ahead() {
            return new Obstacle(clipped(shape, 0, 1, -Math.max(margin, GRAZE)), margin);
        }
    }

    private final SlowSight sight;
    private final List<Body> all;
    private final List<Thing> things;

    SlowFire(SlowSight sight, List<Body> all, List<Thing> things) {
        this.sight = sight;
        this.all = all;
        this.things = things;
    }

    /** The same however far a wall may be from who lines it, and just where a lane ends, for neither is said of lanes. */
    Answer at(Battery from, Body to) {
        Answer near = at(from, to, -AT_END);
        return near == at(from, to, 1.5) ? near : Answer.UNKNOWN;
    }

    private Answer at(Battery from, Body to, double lining) {
        if (from.body.inchesTo(to) < CLOSE || (from.body.inside() != null && from.body.inside() == to.inside())) {
            return Answer.UNKNOWN;
        }
        if (from.fronts.isEmpty() || (from.body.skirmishes() && to.skirmishes()) || isContested(to)) {
            return Answer.SHUT;
        }
        double widest = 0;
        for (List<Point> target : to.shapes()) {
            if (isInArc(from, target, GRAZE) != isInArc(from, target, -GRAZE)) {
                return Answer.UNKNOWN;
            }
            if (!isInArc(from, target, 0)
                    || !sight.sees(
                            from.body, from.body.eyes(), to, to.only(target).eyes())) {
                continue;
            }
            for (Point[] front : from.fronts) {
                double inches = distance(front, target);
                if (inches > from.inches + ROUNDED && inches < from.inches + 2 * GRAZE) {
                    return Answer.UNKNOWN;
                }
                widest = inches > from.inches + ROUNDED
                        ? widest
                        : Math.max(widest, widest(from, to, front, target, lining, widest));
                if (widest >= HALF - ROUNDED) {
                    return Answer.OPEN;
                }
            }
        }
        return widest < HALF - NARROWER ? Answer.SHUT : Answer.UNKNOWN;
    }

    private boolean isContested(Body to) {
        return to.inside() != null
                && !to.inside().id().startsWith(RandomField.FORT)
                && all.stream()
                        .anyMatch(body ->
                                body.inside() == to.inside() && !body.side().equals(to.side()));
    }

    private static double distance(Point[] edge, List<Point> ring) {
        double nearest = Double.POSITIVE_INFINITY;
        for (int i = 0; i < ring.size(); i++) {
            Point c = ring.get(i);
            Point d = ring.get((i + 1) % ring.size());
            nearest = Math.min(nearest, Math.min(edge[0].inchesTo(c, d), edge[1].inchesTo(c, d)));
            nearest = Math.min(nearest, c.inchesTo(edge[0], edge[1]));
        }
        return nearest;
    }

    /** Some of its ground ahead of the front, and no further aside than the arc opens. */
    private static boolean isInArc(Battery from, List<Point> shape, double slack) {
        if (from.arcs.isEmpty()) {
            return true;
        }
        for (Point[] front : from.arcs) {
            List<double[]> left = new ArrayList<>();
            Frame frame = new Frame(front[0], front[1]);
            shape.forEach(corner -> left.add(frame.of(corner)));
            double half = front[0].inchesTo(front[1]) / 2;
            double tangent = from.tangent;
            List<double[]> ahead = clipped(left, 0, 1, slack);
            List<double[]> one = clipped(ahead, -1, tangent, half + slack);
            if (!clipped(one, 1, tangent, half + slack).isEmpty()) {
                return true;
            }
        }
        return false;
    }

    /** What of a convex shape has a x + b y + c not negative. */
    private static List<double[]> clipped(List<double[]> ring, double a, double b, double c) {
        List<double[]> left = new ArrayList<>();
        for (int i = 0; i < ring.size(); i++) {
            double[] here = ring.get(i);
            double[] there = ring.get((i + 1) % ring.size());
            double mine = a * here[0] + b * here[1] + c;
            double others = a * there[0] + b * there[1] + c;
            if (mine >= 0) {
                left.add(here);
            }
            if (mine < 0 != others < 0) {
                double share = mine / (mine - others);
                left.add(new double[] {here[0] + share * (there[0] - here[0]), here[1] + share * (there[1] - here[1])});
            }
        }
        return left;
    }

    /** Seen from the middle of a front, from its left to its right end: inches to the right, and ahead. */
    private static final class Frame {
        private final double x;
        private final double y;
        private final double rightX;
        private final double rightY;

        Frame(Point left, Point right) {
            double length = left.inchesTo(right) * Point.PER_INCH;
            x = (left.x() + right.x()) / 2.0;
            y = (left.y() + right.y()) / 2.0;
            rightX = (right.x() - left.x()) / length;
            rightY = (right.y() - left.y()) / length;
        }

        double[] of(Point point) {
            double dx = (point.x() - x) / Point.PER_INCH;
            double dy = (point.y() - y) / Point.PER_INCH;
            return new double[] {dx * rightX + dy * rightY, -dx * rightY + dy * rightX};
        }
    }

    /** Half the width of the widest lane from a front to a shape. */
    private double widest(Battery from, Body to, Point[] front, List<Point> target, double lining, double known) {
        Frame frame = new Frame(front[0], front[1]);
        List<Obstacle> obstacles = obstacles(from, to)
                .map(shape -> new Obstacle(
                        shape.stream().map(frame::of).toList(), shape.size() == 2 ? lining : Math.min(lining, GRAZE)))
                .map(obstacle -> from.body.skirmishes() ? obstacle : obstacle.ahead())
                .toList();
        List<List<double[]>> whole = to.shapes().stream()
                .map(shape -> shape.stream().map(frame::of).toList())
                .toList();
        double widest = known;
        List<Point> starts = along(front[0], front[1]);
        List<Point> ends = along(target);
        for (int i = 0; i < starts.size(); i++) {
            for (int j = 0; j < ends.size(); j++) {
                Point start = starts.get(i);
                Point end = ends.get(j);
                if (from.body.skirmishes() ? !start.equals(end) : frame.of(end)[1] > GRAZE) {
                    double free = free(frame.of(start), frame.of(end), whole, obstacles);
                    if (free > widest) {
                        boolean along = !from.body.skirmishes() && frame.of(end)[1] < FLAT * start.inchesTo(end);
                        widest = along || isHidden(starts, i, ends, j) ? Math.min(free, HALF - 2 * ROUNDED) : free;
                        if (widest >= HALF - ROUNDED) {
                            return widest;
                        }
                    }
                }
            }
        }
        return widest;
    }

    /** Whether ground hides the line, or one not far from it: a gap between woods may lie between the lines that were tried. */
    private boolean isHidden(List<Point> starts, int i, List<Point> ends, int j) {
        for (int beside = -BESIDE; beside <= BESIDE; beside += BESIDE) {
            Point start = starts.get(Math.min(starts.size() - 1, Math.max(0, i + beside)));
            Point end = ends.get(Math.floorMod(j + beside, ends.size()));
            if (sight.ground.hides(start, ends.get(j)) || sight.ground.hides(starts.get(i), end)) {
                return true;
            }
        }
        return false;
    }

    private static List<Point> along(List<Point> ring) {
        List<Point> all = new ArrayList<>();
        for (int i = 0; i < ring.size(); i++) {
            all.addAll(along(ring.get(i), ring.get((i + 1) % ring.size())));
        }
        return all;
    }

    private static List<Point> along(Point from, Point to) {
        long steps = 2 * (long) Math.ceil(from.inchesTo(to) / STEP / 2);
        List<Point> all = new ArrayList<>();
        for (long i = 0; i <= steps; i++) {
            all.add(new Point(from.x() + (to.x() - from.x()) * i / steps, from.y() + (to.y() - from.y()) * i / steps));
        }
        return all;
    }

    private Stream<List<Point>> obstacles(Battery from, Body to) {
        Stream<List<Point>> ground = things.stream()
                .filter(thing -> thing.kind() == Kind.BLOCK || thing.kind() == Kind.WALL)
                .filter(thing -> thing != to.inside() && thing != from.body.inside())
                .flatMap(thing -> convex(thing).stream());
        Stream<List<Point>> troops = all.stream()
                .filter(body -> body.inside() == null
                        && !from.body.together().contains(body.key())
                        && !to.together().contains(body.key())
                        && !sight.isSeenOver(body, from.body, to)
                        && !(body.skirmishes() && isFiredThrough(from, body)))
                .flatMap(body -> ground(body).stream());
        return Stream.concat(ground, troops);
    }

    /** The stands of a unit; of skirmishers also what lies between two that are neighbours. */
    private static List<List<Point>> ground(Body body) {
        List<List<Point>> all = new ArrayList<>(body.stands());
        for (int i = 1; body.skirmishes() && i < body.stands().size(); i++) {
            Coordinate[] corners = Stream.of(
                            body.stands().get(i - 1), body.stands().get(i))
                    .flatMap(List::stream)
                    .map(corner -> new Coordinate(corner.x(), corner.y()))
                    .toArray(Coordinate[]::new);
            all.add(Arrays.stream(new ConvexHull(corners, new GeometryFactory())
                            .getConvexHull()
                            .getCoordinates())
                    .skip(1)
                    .map(corner -> new Point(Math.round(corner.x), Math.round(corner.y)))
                    .toList());
        }
        return all;
    }

    /** Triangles of an area, the stretches of a wall. */
    private static List<List<Point>> convex(Thing thing) {
        List<List<Point>> all = new ArrayList<>();
        if (thing.kind() == Kind.WALL) {
            for (int i = 0; i + 1 < thing.points().size(); i++) {
                all.add(thing.points().subList(i, i + 2));
            }
        } else {
            Geometry triangles = PolygonTriangulator.triangulate(RandomField.polygon(thing.points()));
            for (int i = 0; i < triangles.getNumGeometries(); i++) {
                all.add(Arrays.stream(triangles.getGeometryN(i).getCoordinates())
                        .limit(3)
                        .map(corner -> Point.inches(corner.x, corner.y))
                        .toList());
            }
        }
        return all;
    }

    private static boolean isFiredThrough(Battery from, Body skirmishers) {
        return from.artillery
                && (!skirmishers.side().equals(from.body.side())
                        || (!skirmishers.mounted() && skirmishers.inchesTo(from.body) > CANISTER));
    }

    /** How far along a line a convex shape begins; beyond any end if it misses that. */
    private static double entry(double[] start, double ux, double uy, List<double[]> shape) {
        double entry = Double.POSITIVE_INFINITY;
        for (int i = 0; i < shape.size(); i++) {
            double[] here = shape.get(i);
            double[] there = shape.get((i + 1) % shape.size());
            double left = (here[0] - start[0]) * uy - (here[1] - start[1]) * ux;
            double right = (there[0] - start[0]) * uy - (there[1] - start[1]) * ux;
            double first = (here[0] - start[0]) * ux + (here[1] - start[1]) * uy;
            double last = (there[0] - start[0]) * ux + (there[1] - start[1]) * uy;
            if (Math.min(left, right) <= ROUNDED && Math.max(left, right) >= -ROUNDED) {
                double share = left == right ? 0 : Math.min(1, Math.max(0, left / (left - right)));
                double met = left == right ? Math.min(first, last) : first + share * (last - first);
                entry = met < -ROUNDED ? entry : Math.min(entry, met);
            }
        }
        return entry;
    }

    /** How far the nearest of some shapes is from a line, where it is past the front and before the target. */
    private static double free(double[] start, double[] end, List<List<double[]>> target, List<Obstacle> obstacles) {
        double dx = end[0] - start[0];
        double dy = end[1] - start[1];
        double length = Math.hypot(dx, dy);
        double ux = dx / length;
        double uy = dy / length;
        double most = length;
        for (List<double[]> stand : target) {
            most = Math.min(most, entry(start, ux, uy, stand));
        }
        double free = 2 * HALF;
        for (Obstacle obstacle : obstacles) {
            double zero = start[0] * ux + start[1] * uy;
            double margin = obstacle.margin;
            List<double[]> before =
                    clipped(clipped(obstacle.shape, -ux, -uy, most - margin + zero), ux, uy, -margin - zero);
            double least = Double.POSITIVE_INFINITY;
            double greatest = Double.NEGATIVE_INFINITY;
            for (double[] corner : before) {
                double aside = (corner[0] - start[0]) * uy - (corner[1] - start[1]) * ux;
                least = Math.min(least, aside);
                greatest = Math.max(greatest, aside);
            }
            if (!before.isEmpty()) {
                free = Math.min(free, Math.max(0, Math.max(least, -greatest)));
            }
        }
        return free;
    }
}
