package coupdoeil.validator.sight.table;

import coupdoeil.model.table.Edge;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a point has of the ground in a {@link Beam}, direction by direction from right to left. Between two directions in
 * which corners lie every line meets the same edges; where two of them cross, or the depth of a wood counts, it is parted
 * further, until from one direction to the next the same edges bound what is seen, or arcs are as good as straight.
 *
 * <p>Points are told by how far they are along the middle of the beam, and aside from it in shares of that.
 */
final class Fan {

    /** How far to either side a beam goes. */
    private static final double HALF = Math.tan(Math.PI / Beam.COUNT);
    /** Directions that differ by less are one. */
    private static final double SAME = 1e-9;
    /** Edges that are nearer to each other have nothing between them, in quarters of a hundredth of a millimetre. */
    private static final double TOUCHING = 0.01;
    /** What is narrower is not parted: two thousandths of an inch. */
    private static final double NARROW = 20;
    /** So far an arc may be from what is straight: five thousandths of an inch. */
    private static final double STRAIGHT = 50;

    /** So often a slice is parted at most. */
    private static final int MOST_TIMES = 64;

    private final long eyeX;
    private final long eyeY;
    private final double axisX;
    private final double axisY;
    private final Passage passage;
    private final SeenEdges seen;

    /** An edge as far as it lies in the beam, by the numbers of the directions of its ends. */
    private record Side(Edge edge, Obstacle of, double cross, double along, double aside, double right, double left) {

        /** How far along the middle of the beam it is in a direction. */
        double at(double direction) {
            return cross / (aside - direction * along);
        }
    }

    private Side[] active = new Side[16];
    private int count;

    /**
     * @param x in quarters of a hundredth of a millimetre, as y is
     * @param seen takes what is found
     */
    Fan(long x, long y, int beam, Passage passage, SeenEdges seen) {
        double middle = 2 * Math.PI * (beam + 0.5) / Beam.COUNT - Math.PI;
        this.eyeX = x;
        this.eyeY = y;
        this.axisX = Math.cos(middle);
        this.axisY = Math.sin(middle);
        this.passage = passage;
        this.seen = seen;
    }

    void look(List<Obstacle> obstacles) {
        List<Side> sides = new ArrayList<>();
        for (Obstacle obstacle : obstacles) {
            for (Edge edge : obstacle.edges()) {
                add(edge, obstacle, sides);
            }
        }
        double[] directions = directions(sides);
        sides.sort((one, other) -> Double.compare(one.right(), other.right()));
        int next = 0;
        for (int i = 1; i < directions.length; i++) {
            double right = directions[i - 1];
            double left = directions[i];
            double middle = (right + left) / 2;
            int kept = 0;
            for (int j = 0; j < count; j++) {
                if (active[j].left() > middle) {
                    active[kept++] = active[j];
                }
            }
            count = kept;
            for (; next < sides.size() && sides.get(next).right() < middle; next++) {
                if (sides.get(next).left() > middle) {
                    if (count == active.length) {
                        active = Arrays.copyOf(active, 2 * count);
                    }
                    active[count++] = sides.get(next);
                }
            }
            part(right, left, 0);
        }
    }

    /** Puts an edge where it lies; one that is seen end-on is met by no line. */
    private void add(Edge edge, Obstacle of, List<Side> sides) {
        long ax = edge.ax() - eyeX;
        long ay = edge.ay() - eyeY;
        long bx = edge.bx() - eyeX;
        long by = edge.by() - eyeY;
        long cross = ax * by - ay * bx;
        double alongA = axisX * ax + axisY * ay;
        double alongB = axisX * bx + axisY * by;
        if (cross == 0 || (alongA <= 0 && alongB <= 0)) {
            return;
        }
        double asideA = axisX * ay - axisY * ax;
        double asideB = axisX * by - axisY * bx;
        // From right to left as seen from here; what lies behind is beyond either end of the beam.
        boolean leftwards = cross > 0;
        double right = leftwards ? direction(alongA, asideA, -HALF) : direction(alongB, asideB, -HALF);
        double left = leftwards ? direction(alongB, asideB, HALF) : direction(alongA, asideA, HALF);
        if (right < HALF && left > -HALF) {
            sides.add(new Side(
                    edge, of, cross, alongB - alongA, asideB - asideA, Math.max(-HALF, right), Math.min(HALF, left)));
        }
    }

    private static double direction(double along, double aside, double behind) {
        return along <= 0 ? behind : aside / along;
    }

    private static double[] directions(List<Side> sides) {
        double[] all = new double[2 * sides.size() + 2];
        int number = 0;
        all[number++] = -HALF;
        all[number++] = HALF;
        for (Side side : sides) {
            all[number++] = side.right();
            all[number++] = side.left();
        }
        Arrays.sort(all);
        int kept = 1;
        for (int i = 1; i < all.length; i++) {
            if (all[i] - all[kept - 1] > SAME) {
                all[kept++] = all[i];
            }
        }
        all[kept - 1] = HALF;
        return Arrays.copyOf(all, kept);
    }

    /** What is met between two directions, at both and in their middle. */
    private final class Slice {
        final double right;
        final double left;
        final double middle;
        final double[] atRight = new double[count];
        final double[] atMiddle = new double[count];
        final double[] atLeft = new double[count];
        double[] seenAtRight = NONE;
        double[] seenAtMiddle = NONE;
        double[] seenAtLeft = NONE;
        boolean byDepth;

        private static final double[] NONE = {};

        Slice(double right, double left) {
            this.right = right;
            this.left = left;
            this.middle = (right + left) / 2;
            sort();
            for (int i = 0; i < count; i++) {
                atRight[i] = active[i].at(right);
                atLeft[i] = active[i].at(left);
            }
        }

        /** By insertion, for they mostly are in order from the last time. */
        private void sort() {
            for (int i = 0; i < count; i++) {
                Side side = active[i];
                double at = side.at(middle);
                int j = i;
                for (; j > 0 && atMiddle[j - 1] > at; j--) {
                    atMiddle[j] = atMiddle[j - 1];
                    active[j] = active[j - 1];
                }
                atMiddle[j] = at;
                active[j] = side;
            }
        }

        /** A direction in which two edges cross; that of the middle if it is not told apart, NaN if none do. */
        double crossing() {
            for (int i = 1; i < count; i++) {
                boolean atRightEnd = atRight[i - 1] > atRight[i] + TOUCHING;
                if (atRightEnd || atLeft[i - 1] > atLeft[i] + TOUCHING) {
                    if (isNarrow(Math.max(atMiddle[i], atRightEnd ? atRight[i - 1] : atLeft[i - 1]))) {
                        continue;
                    }
                    double at = crossing(active[i - 1], active[i]);
                    return at > right + SAME && at < left - SAME ? at : middle;
                }
            }
            return Double.NaN;
        }

        private double crossing(Side one, Side other) {
            return (one.cross() * other.aside() - other.cross() * one.aside())
                    / (one.cross() * other.along() - other.cross() * one.along());
        }

        boolean isNarrow(double along) {
            return along * (left - right) < NARROW;
        }

        void look() {
            seenAtMiddle = follow(middle, atMiddle);
            byDepth = passage.hasAskedDepths();
            if (byDepth) {
                seenAtRight = follow(right, atRight);
                seenAtLeft = follow(left, atLeft);
            } else {
                seenAtRight = atRight;
                seenAtLeft = atLeft;
            }
        }

        /** How far of what lies before each edge is seen. */
        private double[] follow(double direction, double[] at) {
            double[] upTo = new double[count];
            passage.begin(Math.sqrt(1 + direction * direction));
            for (int i = 0; i < count; i++) {
                active[i].of().forget();
            }
            for (int i = 0; i < count; i++) {
                active[i].of().inside ^= true;
            }
            for (int i = 0; i < count; i++) {
                Obstacle obstacle = active[i].of();
                if (obstacle.inside && !obstacle.met) {
                    obstacle.inside = false;
                    passage.pass(obstacle, 0);
                }
            }
            for (int i = 0; i < count; i++) {
                upTo[i] = passage.seenUpTo(at[i]);
                if (hasGround(i)) {
                    passage.goOn();
                }
                passage.pass(active[i].of(), at[i]);
            }
            return upTo;
        }

        /** Whether there is ground before an edge, after the one before it. */
        boolean hasGround(int number) {
            return atMiddle[number] - (number == 0 ? 0 : atMiddle[number - 1]) > TOUCHING;
        }

        /** Whether all of the slice is as its middle, as far as the depth of woods goes. */
        boolean isAlike() {
            for (int i = 0; byDepth && i < count; i++) {
                if (hasGround(i) && !isNarrow(atMiddle[i]) && !isAlike(i)) {
                    return false;
                }
            }
            return true;
        }

        private boolean isAlike(int number) {
            double seen = seenAtMiddle[number];
            double from = number == 0 ? 0 : atMiddle[number - 1];
            if (seen == Passage.NOTHING
                    && seenAtRight[number] == Passage.NOTHING
                    && seenAtLeft[number] == Passage.NOTHING) {
                return true;
            }
            boolean open = seen >= atMiddle[number];
            boolean dark = seen <= from;
            for (int end = 0; end < 2; end++) {
                double[] at = end == 0 ? atRight : atLeft;
                double there = end == 0 ? seenAtRight[number] : seenAtLeft[number];
                double begins = number == 0 ? 0 : at[number - 1];
                if (open
                        ? there < at[number] - TOUCHING
                        : dark
                                ? there > begins + TOUCHING
                                : there < begins - TOUCHING || there > at[number] + TOUCHING) {
                    return false;
                }
            }
            return open || dark || Math.abs(chord(seenAtRight[number], seenAtLeft[number]) - seen) <= STRAIGHT;
        }

        /** Where in the middle a straight line is from one side to the other. */
        private double chord(double from, double to) {
            // In shares of the length along, a line is straight in the inverse of that length.
            return 2 * from * to / (from + to);
        }

        /** Where the slice is seen, from one edge to another. */
        void tell() {
            seen.begin();
            int from = -1;
            int last = -1;
            for (int i = 0; i < count; i++) {
                if (!hasGround(i)) {
                    continue;
                }
                double begins = i == 0 ? 0 : atMiddle[i - 1];
                boolean isSeen = seenAtMiddle[i] > begins + TOUCHING;
                if (from < 0 && isSeen) {
                    from = i;
                } else if (from >= 0 && !isSeen) {
                    tell(from, last, false);
                    from = -1;
                }
                last = i;
                if (isSeen && seenAtMiddle[i] < atMiddle[i]) {
                    tell(from, i, true);
                    from = -1;
                }
            }
            if (from >= 0) {
                tell(from, last, false);
            }
            seen.end();
        }

        private void tell(int from, int last, boolean cut) {
            SeenEdges.Bound near = from == 0
                    ? new SeenEdges.Bound(null, point(0, right), point(0, left))
                    : bound(active[from - 1].edge(), atRight[from - 1], atLeft[from - 1]);
            SeenEdges.Bound far = cut
                    ? bound(null, clamped(last, atRight, seenAtRight), clamped(last, atLeft, seenAtLeft))
                    : bound(active[last].edge(), atRight[last], atLeft[last]);
            seen.add(near, far);
        }

        private double clamped(int number, double[] at, double[] seenAt) {
            double begins = number == 0 ? 0 : at[number - 1];
            return Math.max(begins, Math.min(at[number], seenAt[number]));
        }

        private SeenEdges.Bound bound(@Nullable Edge edge, double alongRight, double alongLeft) {
            return new SeenEdges.Bound(edge, point(alongRight, right), point(alongLeft, left));
        }
    }

    private SeenEdges.Knot point(double along, double direction) {
        double aside = along * direction;
        return new SeenEdges.Knot(
                along,
                Math.rint((eyeX + along * axisX - aside * axisY) / 4),
                Math.rint((eyeY + along * axisY + aside * axisX) / 4));
    }

    private void part(double right, double left, int times) {
        Slice slice = new Slice(right, left);
        double at = times < MOST_TIMES ? slice.crossing() : Double.NaN;
        if (Double.isNaN(at)) {
            slice.look();
            if (times == MOST_TIMES || slice.isAlike()) {
                slice.tell();
                return;
            }
            at = slice.middle;
        }
        part(right, at, times + 1);
        part(at, left, times + 1);
    }
}
