package coupdoeil.model.course;

import coupdoeil.model.grid.HexPoint;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The course that follows a pointer: from point to point of a net that the pointer comes near, by the shortest course
 * between two of them. It is connected however few places of the pointer are known, and going back takes it back.
 */
public final class Stroke<N> {

    /** How far apart the places are that are looked at between two that are known, in hexes. */
    private static final double STEP = 0.1;
    /** A pointer that has come so far, in hexes, without reaching a point has reached the nearest. */
    private static final double FAR = 1;
    /** Going back by no more points than these takes them back; a longer loop is meant. */
    private static final int LOOP = 12;

    private final Net<N> net;
    private final List<N> points = new ArrayList<>();
    private HexPoint pointer;
    private double travelled;
    private N nearest;

    public Stroke(Net<N> net, N start, HexPoint pointer) {
        this.net = net;
        this.pointer = pointer;
        this.nearest = start;
        points.add(start);
    }

    /** The points so far, each one hexside from the one before. */
    public List<N> points() {
        return List.copyOf(points);
    }

    public N last() {
        return points.get(points.size() - 1);
    }

    /** Follows the pointer in a straight line from where it was; beside the map it is not followed. */
    public void follow(HexPoint to) {
        HexPoint from = pointer;
        int steps = (int) Math.ceil(from.distance(to) / STEP);
        for (int i = 1; i <= steps; i++) {
            HexPoint at = from.towards(to, (double) i / steps);
            travelled += at.distance(pointer);
            pointer = at;
            net.nearest(at).ifPresent(this::come);
        }
    }

    private void come(N near) {
        nearest = near;
        if (travelled > FAR || net.place(near).distance(pointer) <= net.reach()) {
            travelled = 0;
            go(near);
        }
    }

    /** Ends at the point that was nearest to the pointer. */
    public void end() {
        go(nearest);
    }

    /** Goes on to a point by the shortest course. */
    public void go(N to) {
        List<N> course = Course.between(net, last(), to);
        course.stream().skip(1).forEach(this::step);
    }

    private void step(N next) {
        int known = points.lastIndexOf(next);
        boolean closes = known == 0 && points.size() >= net.leastRing();
        if (known >= 0 && known >= points.size() - LOOP && !closes) {
            points.subList(known + 1, points.size()).clear();
        } else {
            points.add(next);
        }
    }

    /** The point nearest to a place, where a point of a line that is drawn is nearest a little farther off; empty beside the map. */
    public static <N> Optional<N> snap(Lines<N> lines, HexPoint at) {
        Net<N> net = lines.net();
        Optional<N> nearest = net.nearest(at);
        return nearest.flatMap(near -> {
            N best = near;
            double least = Double.POSITIVE_INFINITY;
            List<N> candidates = new ArrayList<>(net.beside(near));
            candidates.add(near);
            for (N candidate : candidates) {
                double distance = net.place(candidate).distance(at);
                if (distance <= net.reach() * 1.5 && distance < least && lines.meeting(candidate) > 0) {
                    best = candidate;
                    least = distance;
                }
            }
            return Optional.of(best);
        });
    }
}
