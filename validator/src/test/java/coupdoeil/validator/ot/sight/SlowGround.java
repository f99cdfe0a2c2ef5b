package coupdoeil.validator.ot.sight;

import coupdoeil.validator.ot.sight.Exact.Point;
import coupdoeil.validator.ot.sight.Exact.Share;
import coupdoeil.validator.ot.sight.SlowLine.Part;
import java.util.ArrayList;
import java.util.List;

/**
 * Sight over ground as the words of the rules and their readings have it (OT Visibility), in exact geometry and without any
 * thought of speed: nothing of it is shared with what it tests.
 */
final class SlowGround {

    /** What is met for less, in inches, is not met. */
    private static final double GRAZE = 0.01;

    private static final double WOOD_DEPTH = 1;
    private static final double LINING = 1;

    /** What ground is. */
    enum Kind {
        HILL,
        WOOD,
        /** An area that hides what is behind it. */
        BLOCK,
        /** A line that does. */
        WALL
    }

    /**
     * A piece of ground.
     *
     * @param level of a hill
     * @param height in levels above the ground; negative if it hides at any height
     */
    record Thing(String id, Kind kind, List<Point> points, int level, int height) {}

    private final List<Thing> things;
    private final boolean interpolated;

    SlowGround(List<Thing> things, boolean interpolated) {
        this.things = things;
        this.interpolated = interpolated;
    }

    private List<List<Point>> rings(Kind kind) {
        return things.stream()
                .filter(thing -> thing.kind == kind)
                .map(Thing::points)
                .toList();
    }

    /** The highest of the hills that hold a point, their edges included. */
    int level(Point point) {
        return level(new SlowLine(point, point), Share.NONE);
    }

    private int level(SlowLine line, Share at) {
        return things.stream()
                .filter(thing -> thing.kind == Kind.HILL && line.where(at, thing.points) >= 0)
                .mapToInt(Thing::level)
                .max()
                .orElse(0);
    }

    /** Whether something of the ground hides two points from each other. */
    boolean hides(Point one, Point other) {
        SlowLine line = new SlowLine(one, other);
        return line.inches() > GRAZE && (woodHides(line) || featureHides(line) || hillHides(line));
    }

    /** Woods that touch are one; one sees an inch into it, and never through. */
    private boolean woodHides(SlowLine line) {
        List<List<Point>> woods = rings(Kind.WOOD);
        double inches = line.inches();
        List<Part> parts = line.parts(woods);
        double deep = 0;
        boolean fromEnd = isInWood(line, Share.NONE, woods);
        for (Part part : parts) {
            if (line.isOver(part, woods)) {
                deep += part.share() * inches;
                continue;
            }
            if (hides(deep, fromEnd)) {
                return true;
            }
            deep = 0;
            fromEnd = false;
        }
        return hides(deep, fromEnd || isInWood(line, Share.ALL, woods));
    }

    private static boolean hides(double deep, boolean anEndIsInIt) {
        return deep > (anEndIsInIt ? WOOD_DEPTH + GRAZE : GRAZE);
    }

    private static boolean isInWood(SlowLine line, Share at, List<List<Point>> woods) {
        return woods.stream().anyMatch(ring -> line.where(at, ring) > 0);
    }

    private boolean featureHides(SlowLine line) {
        return things.stream()
                .anyMatch(thing -> thing.kind == Kind.BLOCK && areaHides(line, thing)
                        || thing.kind == Kind.WALL && wallHides(line, thing));
    }

    private boolean areaHides(SlowLine line, Thing area) {
        List<List<Point>> rings = new ArrayList<>(rings(Kind.HILL));
        rings.add(area.points);
        double met = 0;
        for (Part part : line.parts(rings)) {
            if (line.where(part.within(), area.points) > 0) {
                met += part.share()
                        * line.inches()
                        * (area.height < 0 ? 1 : below(line, part, level(line, part.within()) + area.height));
            }
        }
        return met > GRAZE;
    }

    private boolean wallHides(SlowLine line, Thing wall) {
        for (int i = 0; i + 1 < wall.points.size(); i++) {
            Share at = line.meeting(wall.points.get(i), wall.points.get(i + 1));
            if (at != null) {
                double from = at.value() * line.inches();
                double to = line.inches() - from;
                boolean lined = from <= LINING + 1e-9 || to <= LINING + 1e-9;
                if (!lined && (wall.height < 0 || level(line, at) + wall.height > height(line, at.value()) + 1e-9)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** How high the line of sight is, in levels, some share of the way along. */
    private double height(SlowLine line, double share) {
        int from = level(line.a);
        return from + (level(line.b) - from) * share;
    }

    /** How much of a part lies below a height, as a share of it. */
    private double below(SlowLine line, Part part, double top) {
        double first = height(line, part.from().value());
        double last = height(line, part.to().value());
        double over = top - 1e-9;
        if (first < over && last < over) {
            return 1;
        } else if (first >= over && last >= over) {
            return 0;
        }
        return first < over ? (over - first) / (last - first) : (over - last) / (first - last);
    }

    private boolean hillHides(SlowLine line) {
        int from = level(line.a);
        int to = level(line.b);
        SlowLine down = from >= to ? line : new SlowLine(line.b, line.a);
        double run = 0;
        int before = Math.max(from, to);
        boolean onOwnSlope = from != to && !interpolated;
        for (Part part : down.parts(rings(Kind.HILL))) {
            int level = level(down, part.within());
            onOwnSlope &= level <= before;
            before = level;
            double below = onOwnSlope ? 0 : below(down, part, level);
            run = below * part.share() * down.inches() + (below > 0 ? run : 0);
            if (run > GRAZE) {
                return true;
            }
        }
        return false;
    }
}
