package coupdoeil.validator.sight.table;

import coupdoeil.model.table.Span;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.locationtech.jts.geom.Envelope;

/**
 * Where sight from a point surely ends in a beam, direction by direction, and up to where nothing stands in its way; exact
 * looks are left for what lies between. Distances are in quarters of a hundredth of a millimetre.
 */
final class Horizon {

    private static final int DIRECTIONS = 32;
    private static final byte NO_DIRECTION = -1;
    /** Of pieces: each. */
    static final long ALL = -1;

    private static final double WIDTH = 2 * Math.PI / Beam.COUNT / DIRECTIONS;
    /** Levels above are taken together: no table has so many, but a pack may say so. */
    private static final int MOST_LEVELS = 15;
    /** Far more than rounding. */
    private static final double MARGIN = 8;

    private final long x;
    private final long y;
    private final double right;
    private final double cosine;
    private final double sine;
    private final int ownLevel;
    private final int highest;
    private final int top;
    /** By the level of the higher end of a line; the last for all levels from there on. */
    private final double[][] ends;
    /** As far as anything that is higher may be seen; nothing beyond if no ground of the beam is. */
    private final double[] heights;

    /** How far off the nearest piece is that may stop a line. */
    private final double[] begins;

    /** Which pieces those are, by their places in the list; of a long list every one. */
    private final long[] standing;

    /**
     * Something that stops every line through it to what lies beyond it.
     *
     * @param span null if it is all round
     * @param bounds around it, in hundredths of a millimetre
     * @param level of the higher end of the line, at most
     */
    record Stop(@Nullable Span span, Envelope bounds, int level) {}

    /** Of the ground. @param highest level that any ground has */
    Horizon(Looks ground, long x, long y, int beam, int highest) {
        this.x = x;
        this.y = y;
        this.right = right(beam);
        this.cosine = Math.cos(right);
        this.sine = Math.sin(right);
        this.ownLevel = ground.level(x, y);
        this.highest = highest;
        this.top = Math.min(highest, MOST_LEVELS);
        this.ends = new double[top + 1][DIRECTIONS];
        for (double[] end : ends) {
            Arrays.fill(end, Double.POSITIVE_INFINITY);
        }
        this.begins = new double[DIRECTIONS];
        this.standing = new long[DIRECTIONS];
        this.heights = new double[DIRECTIONS];
        ground.stops(x, y).forEach(this::add);
        for (Stop hill : ground.heights(x, y, ownLevel)) {
            rise(hill);
        }
    }

    /** That of the ground with pieces on it. */
    Horizon(Horizon ground, List<Stop> pieces) {
        this.x = ground.x;
        this.y = ground.y;
        this.right = ground.right;
        this.cosine = ground.cosine;
        this.sine = ground.sine;
        this.ownLevel = ground.ownLevel;
        this.highest = ground.highest;
        this.top = ground.top;
        this.ends = new double[ground.ends.length][];
        for (int level = 0; level < ends.length; level++) {
            ends[level] = ground.ends[level].clone();
        }
        this.heights = ground.heights;
        this.begins = new double[DIRECTIONS];
        Arrays.fill(begins, Double.POSITIVE_INFINITY);
        this.standing = new long[DIRECTIONS];
        for (int number = 0; number < pieces.size(); number++) {
            add(pieces.get(number));
            begin(pieces.get(number), 1L << number);
        }
        if (pieces.size() > Long.SIZE) {
            Arrays.fill(standing, ALL);
        }
    }

    int ownLevel() {
        return ownLevel;
    }

    private void add(Stop stop) {
        Span span = stop.span();
        if (span != null) {
            double from = span.right() + Span.MARGIN - right;
            double to = span.left() - Span.MARGIN - right;
            // A span begins between -π and π, and may go on beyond; so may another turn of it be in the beam.
            add(stop, span.farthest(), from, to);
            add(stop, span.farthest(), from - 2 * Math.PI, to - 2 * Math.PI);
        }
    }

    private void add(Stop stop, double farthest, double from, double to) {
        int first = (int) Math.max(0, Math.ceil(from / WIDTH));
        int beyond = (int) Math.min(DIRECTIONS, Math.floor(to / WIDTH));
        int levels = stop.level() >= highest ? top : Math.min(stop.level(), top - 1);
        for (int level = 0; level <= levels; level++) {
            for (int direction = first; direction < beyond; direction++) {
                ends[level][direction] = Math.min(ends[level][direction], farthest + MARGIN);
            }
        }
    }

    /** Ground that is higher may be seen as far as it goes, where nothing ends sight of it. */
    private void rise(Stop hill) {
        int level = Math.min(top, hill.level());
        Span span = hill.span();
        double farthest = span == null ? Double.POSITIVE_INFINITY : span.farthest() + MARGIN;
        for (int direction = 0; direction < DIRECTIONS; direction++) {
            if (span == null || mayMeet(span, direction)) {
                heights[direction] = Math.max(heights[direction], Math.min(farthest, ends[level][direction]));
            }
        }
    }

    private void begin(Stop piece, long number) {
        double nearest = nearest(piece.bounds());
        Span span = piece.span();
        for (int direction = 0; direction < DIRECTIONS; direction++) {
            if (span == null || mayMeet(span, direction)) {
                begins[direction] = Math.min(begins[direction], nearest);
                standing[direction] |= number;
            }
        }
    }

    /** Whether a direction may be one of a span. */
    private boolean mayMeet(Span span, int direction) {
        double from = right + (direction - 1) * WIDTH;
        double to = right + (direction + 2) * WIDTH;
        return span.right() <= to && span.left() >= from
                || span.right() - 2 * Math.PI <= to && span.left() - 2 * Math.PI >= from
                || span.right() + 2 * Math.PI <= to && span.left() + 2 * Math.PI >= from;
    }

    private double nearest(Envelope bounds) {
        double aside = Math.max(0, Math.max(bounds.getMinX() - x / 4.0, x / 4.0 - bounds.getMaxX()));
        double along = Math.max(0, Math.max(bounds.getMinY() - y / 4.0, y / 4.0 - bounds.getMaxY()));
        return 4 * Math.sqrt(aside * aside + along * along) - MARGIN;
    }

    /** Whether nothing is seen beyond a distance, however high it lies. */
    boolean endsWithin(double distance) {
        return Arrays.stream(ends[top]).allMatch(end -> end <= distance);
    }

    /** As far as anything may be seen in any direction. */
    double farthest() {
        double farthest = 0;
        for (int direction = 0; direction < DIRECTIONS; direction++) {
            farthest = Math.max(farthest, reach(direction));
        }
        return farthest;
    }

    /** What is no higher than the point ends where lines of its own level do. */
    private double reach(int direction) {
        return Math.max(ends[Math.min(top, ownLevel)][direction], heights[direction]);
    }

    /** Whether it may see anything in an upright rectangle, given in hundredths of a millimetre; only of its own beam. */
    boolean maySee(Envelope bounds) {
        double nearest = nearest(bounds);
        if (nearest <= 0) {
            return true;
        }
        // Directions are counted from the right end of the beam; what reaches round behind the point has more than it
        // needs.
        double rightOf = Math.PI;
        double leftOf = -Math.PI;
        for (int corner = 0; corner < 4; corner++) {
            double dx = (corner < 2 ? bounds.getMinX() : bounds.getMaxX()) * 4 - x;
            double dy = (corner % 2 == 0 ? bounds.getMinY() : bounds.getMaxY()) * 4 - y;
            double angle = Math.atan2(cosine * dy - sine * dx, cosine * dx + sine * dy);
            rightOf = Math.min(rightOf, angle);
            leftOf = Math.max(leftOf, angle);
        }
        int first = (int) Math.max(0, Math.floor(rightOf / WIDTH) - 1);
        int last = (int) Math.min(DIRECTIONS - 1.0, Math.floor(leftOf / WIDTH) + 1);
        for (int direction = first; direction <= last; direction++) {
            if (reach(direction) >= nearest) {
                return true;
            }
        }
        return false;
    }

    /**
     * Whether a point is surely hidden.
     *
     * @param direction of the point, see {@link #direction}
     * @param higher level of it and of this one
     */
    boolean hides(double distance, int direction, int higher) {
        return direction != NO_DIRECTION && distance >= ends[Math.min(top, higher)][direction];
    }

    /** The same however high it lies. */
    boolean hides(double distance, int direction) {
        return hides(distance, direction, top);
    }

    /** Which of the pieces may be in the way in a direction: the bit of each one's place in their list; all if not known. */
    long standing(int direction) {
        return direction == NO_DIRECTION ? ALL : standing[direction];
    }

    /** Whether surely nothing of the pieces is in the way to a point. */
    boolean isFree(double distance, int direction) {
        return direction != NO_DIRECTION && distance < begins[direction];
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
