package coupdoeil.validator.ot.sight;

import coupdoeil.validator.ot.sight.Exact.Point;
import coupdoeil.validator.ot.sight.SlowGround.Thing;
import coupdoeil.validator.ot.sight.SlowLine.Part;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Who sees whom for command and for visibility, in the words of the rules (OT Command Range; Visibility). */
final class SlowSight {

    private static final double GRAZE = 0.01;
    private static final double OVER_TROOPS = 4;

    /**
     * Somebody on the table.
     *
     * @param stands corners of each, clockwise from the left of its front; none of who is in ground
     * @param inside the ground that he holds; null if none
     * @param together keys of those that count as one with him
     */
    record Body(
            String key,
            String side,
            List<List<Point>> stands,
            Thing inside,
            boolean skirmishes,
            boolean mounted,
            Set<String> together) {

        /** One of its stands by itself, or all of it if it is in ground. */
        Body only(List<Point> shape) {
            return inside == null ? new Body(key, side, List.of(shape), null, skirmishes, mounted, together) : this;
        }

        /** Corners, middles of edges and centres; of ground its edge, half an inch apart at most. */
        List<Point> eyes() {
            List<Point> eyes = new ArrayList<>();
            for (List<Point> stand : stands) {
                eyes.addAll(stand);
                for (int i = 0; i < 4; i++) {
                    eyes.add(middle(stand.get(i), stand.get((i + 1) % 4)));
                }
                eyes.add(middle(middle(stand.get(0), stand.get(1)), middle(stand.get(2), stand.get(3))));
            }
            List<Point> ring = inside == null ? List.of() : inside.points();
            for (int i = 0; i < ring.size(); i++) {
                Point from = ring.get(i);
                Point to = ring.get((i + 1) % ring.size());
                long steps = (long) Math.ceil(from.inchesTo(to) * 2 - 1e-9);
                for (long step = 0; step < steps; step++) {
                    eyes.add(new Point(
                            from.x() + (to.x() - from.x()) * step / steps,
                            from.y() + (to.y() - from.y()) * step / steps));
                }
            }
            return eyes;
        }

        List<List<Point>> shapes() {
            return inside == null ? stands : List.of(inside.points());
        }

        /** Edge to edge; of ground that has no common ground with the other. */
        double inchesTo(Body other) {
            double nearest = Double.POSITIVE_INFINITY;
            for (List<Point> here : shapes()) {
                for (List<Point> there : other.shapes()) {
                    nearest = Math.min(nearest, Math.min(nearest(here, there), nearest(there, here)));
                }
            }
            return nearest;
        }

        private static double nearest(List<Point> points, List<Point> ring) {
            double nearest = Double.POSITIVE_INFINITY;
            for (Point point : points) {
                for (int i = 0; i < ring.size(); i++) {
                    nearest = Math.min(nearest, point.inchesTo(ring.get(i), ring.get((i + 1) % ring.size())));
                }
            }
            return nearest;
        }
    }

    static Point middle(Point one, Point other) {
        return new Point((one.x() + other.x()) / 2, (one.y() + other.y()) / 2);
    }

    final SlowGround ground;
    private final List<Body> troops;
    private final double mostInches;

    SlowSight(SlowGround ground, List<Body> troops, double mostInches) {
        this.ground = ground;
        this.troops = troops;
        this.mostInches = mostInches;
    }

    /** Terrain alone is in a commander's way, at any distance. */
    boolean commands(Body commander, Body unit) {
        return commander.eyes().stream().anyMatch(from -> unit.eyes().stream().anyMatch(to -> !ground.hides(from, to)));
    }

    /** Whether a point of one sees a point of the other. */
    boolean sees(Body one, Body other) {
        return sees(one, one.eyes(), other, other.eyes());
    }

    boolean sees(Body one, List<Point> from, Body other, List<Point> to) {
        List<Body> inTheWay = inTheWay(one, other);
        for (Point here : from) {
            for (Point there : to) {
                if (here.inchesTo(there) <= mostInches + GRAZE
                        && inTheWay.stream().noneMatch(body -> isOn(new SlowLine(here, there), body))
                        && !ground.hides(here, there)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Formed and routed troops, but for those that are seen over and those that count as one with either. */
    List<Body> inTheWay(Body one, Body other) {
        return troops.stream()
                .filter(body -> !body.skirmishes
                        && body.inside == null
                        && !one.together.contains(body.key)
                        && !other.together.contains(body.key)
                        && !isSeenOver(body, one, other))
                .toList();
    }

    boolean isSeenOver(Body body, Body one, Body other) {
        int level = level(body);
        return (level(one) > level || level(other) > level)
                && body.inchesTo(one) >= OVER_TROOPS - 1e-9
                && body.inchesTo(other) >= OVER_TROOPS - 1e-9;
    }

    /** The highest of the middles of its stands, or the middle of what it holds. */
    int level(Body body) {
        if (body.inside != null) {
            List<Point> ring = body.inside.points();
            return ground.level(middle(ring.get(0), ring.get(2)));
        }
        return body.stands.stream()
                .map(stand -> middle(middle(stand.get(0), stand.get(1)), middle(stand.get(2), stand.get(3))))
                .mapToInt(ground::level)
                .max()
                .orElseThrow();
    }

    private static boolean isOn(SlowLine line, Body body) {
        double met = 0;
        for (Part part : line.parts(body.stands)) {
            if (line.isOver(part, body.stands)) {
                met += part.share() * line.inches();
            }
        }
        return met > GRAZE;
    }
}
