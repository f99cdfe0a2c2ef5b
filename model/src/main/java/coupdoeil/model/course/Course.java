package coupdoeil.model.course;

import coupdoeil.model.grid.HexPoint;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import org.jspecify.annotations.Nullable;

/** The way from one point of a net to another. */
public final class Course {

    /** What it weighs to be a hex off the straight line, in hexsides: so little that no course is longer for it. */
    private static final double ASIDE = 1e-5;

    private record Open<N>(N point, double estimate, int turn) {}

    private Course() {}

    /**
     * The shortest course, both ends included; of several that are equally short the one that keeps nearest to the straight
     * line. Empty if the map is in pieces and none leads there. Costs what lies about between the two (A*).
     */
    public static <N> List<N> between(Net<N> net, N from, N to) {
        HexPoint start = net.place(from);
        HexPoint end = net.place(to);
        Map<N, Double> cost = new HashMap<>();
        Map<N, N> before = new HashMap<>();
        PriorityQueue<Open<N>> open = new PriorityQueue<>((a, b) -> a.estimate() != b.estimate()
                ? Double.compare(a.estimate(), b.estimate())
                : Integer.compare(a.turn(), b.turn()));
        int turn = 0;
        cost.put(from, 0.0);
        open.add(new Open<>(from, net.atLeast(from, to), turn));
        while (!open.isEmpty()) {
            Open<N> next = open.poll();
            N point = next.point();
            if (point.equals(to)) {
                return back(before, from, to);
            }
            double soFar = cost.getOrDefault(point, 0.0);
            if (next.estimate() > soFar + net.atLeast(point, to) + ASIDE / 2) {
                continue;
            }
            for (N beside : net.beside(point)) {
                double there = soFar + 1 + ASIDE * net.place(beside).distance(start, end);
                if (there < cost.getOrDefault(beside, Double.POSITIVE_INFINITY)) {
                    cost.put(beside, there);
                    before.put(beside, point);
                    open.add(new Open<>(beside, there + net.atLeast(beside, to), ++turn));
                }
            }
        }
        return List.of();
    }

    private static <N> List<N> back(Map<N, N> before, N from, N to) {
        LinkedList<N> way = new LinkedList<>();
        for (@Nullable N at = to; at != null && !at.equals(from); at = before.get(at)) {
            way.addFirst(at);
        }
        way.addFirst(from);
        return new ArrayList<>(way);
    }
}
