package coupdoeil.validator.sight.table;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.locationtech.jts.geom.Coordinate;

/**
 * The edges of what points see, each with seen ground on its left, from slices that are told one after another from right to
 * left: what two neighbours have in common is no edge, and where the one goes on along an edge of the other there is no corner.
 * Together they go round: into every point go as many as leave it.
 */
final class SeenEdges {

    private final List<Coordinate[]> edges = new ArrayList<>();
    /** Not yet at their end. */
    private List<Run> runs = new ArrayList<>();

    private List<Run> nextRuns = new ArrayList<>();
    /** Of the slice that was told last, and of the one that is being told: what of its left or right end is seen. */
    private List<Knot> left = new ArrayList<>();

    private List<Knot> nextLeft = new ArrayList<>();
    private final List<Knot> right = new ArrayList<>();

    /**
     * A point.
     *
     * @param along how far it is along its direction
     * @param x where it is, in whole hundredths of a millimetre, as y is
     */
    record Knot(double along, double x, double y) {
        boolean isAt(Knot other) {
            return x == other.x && y == other.y;
        }

        Coordinate coordinate() {
            return new Coordinate(x, y);
        }
    }

    /** Where sight begins or ends in a slice. @param of the same for slices that share what bounds them; null if they do not */
    record Bound(@Nullable Object of, Knot right, Knot left) {}

    /** A bound that may go on in the next slice. */
    private record Run(Bound bound, boolean far, Knot begins) {}

    /** What of a slice is seen follows. */
    void begin() {
        right.clear();
        nextLeft = new ArrayList<>();
        nextRuns = new ArrayList<>();
    }

    /** A part of the slice, the nearest first. */
    void add(Bound near, Bound far) {
        add(near, false);
        add(far, true);
        right.add(near.right());
        right.add(far.right());
        nextLeft.add(near.left());
        nextLeft.add(far.left());
    }

    private void add(Bound bound, boolean far) {
        for (int i = 0; i < runs.size(); i++) {
            Run run = runs.get(i);
            if (bound.of() != null
                    && run.bound().of() == bound.of()
                    && run.far() == far
                    && run.bound().left().isAt(bound.right())) {
                nextRuns.add(new Run(bound, far, run.begins()));
                runs.remove(i);
                return;
            }
        }
        nextRuns.add(new Run(bound, far, bound.right()));
    }

    /** The slice is told. */
    void end() {
        close();
        runs = nextRuns;
        across();
        left = nextLeft;
    }

    private void close() {
        for (Run run : runs) {
            if (run.far()) {
                edge(run.begins(), run.bound().left());
            } else {
                edge(run.bound().left(), run.begins());
            }
        }
    }

    /** Along the direction between two slices: what only one of them sees. */
    private void across() {
        record End(Knot knot, int turn) {}
        List<End> ends = new ArrayList<>();
        for (int i = 0; i < right.size(); i++) {
            ends.add(new End(right.get(i), i % 2 == 0 ? 1 : -1));
        }
        for (int i = 0; i < left.size(); i++) {
            ends.add(new End(left.get(i), i % 2 == 0 ? -1 : 1));
        }
        ends.sort(Comparator.comparingDouble(end -> end.knot().along()));
        int outwards = 0;
        for (int i = 0; i + 1 < ends.size(); i++) {
            outwards += ends.get(i).turn();
            Knot from = ends.get(i).knot();
            Knot to = ends.get(i + 1).knot();
            if (outwards > 0) {
                edge(from, to);
            } else if (outwards < 0) {
                edge(to, from);
            }
        }
    }

    private void edge(Knot from, Knot to) {
        if (!from.isAt(to)) {
            edges.add(new Coordinate[] {from.coordinate(), to.coordinate()});
        }
    }

    /** The next slice does not begin where the last one ended. */
    void leap() {
        begin();
        end();
    }

    /** All of them, of all slices. */
    List<Coordinate[]> all() {
        leap();
        return edges;
    }
}
