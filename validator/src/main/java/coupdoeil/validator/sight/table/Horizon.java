package coupdoeil.validator.sight.table;

import coupdoeil.model.table.Corner;
import coupdoeil.model.table.LineTo;
import coupdoeil.model.table.Span;
import java.util.Arrays;

/**
 * Where sight from a point surely ends in a beam, direction by direction; exact looks are left for what lies nearer.
 * Distances are in quarters of a hundredth of a millimetre.
 */
final class Horizon {

    private static final int DIRECTIONS = 32;
    private static final byte NO_DIRECTION = -1;
    private static final double WIDTH = 2 * Math.PI / Beam.COUNT / DIRECTIONS;
    /** Levels above are taken together: no table has so many, but a pack may say so. */
    private static final int MOST_LEVELS = 15;
    /** Far more than rounding. */
    private static final double MARGIN = 8;

    private final Looks looks;
    private final long x;
    private final long y;
    private final double right;
    private final int ownLevel;
    private final int highest;
    private final int top;
    /** By the level of the higher end of a line; the last for all levels from there on. */
    private final double[][] ends;

    /**
     * Something that stops every line through it to what lies beyond it.
     *
     * @param level of the higher end of the line, at most
     */
    record Stop(Span span, int level) {}

    /** @param highest level that any ground has */
    Horizon(Looks looks, long x, long y, int beam, int highest) {
        this.looks = looks;
        this.x = x;
        this.y = y;
        this.right = right(beam);
        this.ownLevel = looks.level(x, y);
        this.highest = highest;
        this.top = Math.min(highest, MOST_LEVELS);
        this.ends = new double[top + 1][DIRECTIONS];
        for (double[] end : ends) {
            Arrays.fill(end, Double.POSITIVE_INFINITY);
        }
        looks.stops(x, y).forEach(this::add);
    }

    private void add(Stop stop) {
        double from = stop.span().right() + Span.MARGIN - right;
        double to = stop.span().left() - Span.MARGIN - right;
        // A span begins between -π and π, and may go on beyond; so may another turn of it be in the beam.
        add(stop, from, to);
        add(stop, from - 2 * Math.PI, to - 2 * Math.PI);
    }

    private void add(Stop stop, double from, double to) {
        int first = (int) Math.max(0, Math.ceil(from / WIDTH));
        int beyond = (int) Math.min(DIRECTIONS, Math.floor(to / WIDTH));
        int levels = stop.level() >= highest ? top : Math.min(stop.level(), top - 1);
        for (int level = 0; level <= levels; level++) {
            for (int direction = first; direction < beyond; direction++) {
                ends[level][direction] =
                        Math.min(ends[level][direction], stop.span().farthest() + MARGIN);
            }
        }
    }

    /** Whether nothing is seen beyond a distance, however high it lies. */
    boolean endsWithin(double distance) {
        return Arrays.stream(ends[top]).allMatch(end -> end <= distance);
    }

    /**
     * Whether it sees a point of the beam.
     *
     * @param direction of the point, see {@link #direction}
     */
    boolean sees(Corner to, int direction) {
        long toX = Math.round(to.x() * 4);
        long toY = Math.round(to.y() * 4);
        if (toX == x && toY == y) {
            return true;
        }
        double dx = toX - x;
        double dy = toY - y;
        double distance = Math.sqrt(dx * dx + dy * dy);
        if (direction != NO_DIRECTION && distance >= ends[top][direction]) {
            return false;
        }
        int level = looks.level(toX, toY);
        int higher = Math.min(top, Math.max(ownLevel, level));
        return !(direction != NO_DIRECTION && distance >= ends[higher][direction])
                && looks.isClear(LineTo.point(x, y, toX, toY), ownLevel, level);
    }

    /** The number of a direction, in radians from -π to π, in its beam; there may be none for rounding. */
    static byte direction(double radians, int beam) {
        int direction = (int) ((radians - right(beam)) / WIDTH);
        return direction >= 0 && direction < DIRECTIONS ? (byte) direction : NO_DIRECTION;
    }

    private static double right(int beam) {
        return 2 * Math.PI * beam / Beam.COUNT - Math.PI;
    }
}
