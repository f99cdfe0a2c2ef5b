package coupdoeil.editor.paint.sheet;

import coupdoeil.model.grid.Hex;
import java.awt.geom.Point2D;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.ConcurrentHashMap;

/** Points strewn over a hex as if by hand: evenly, never twice alike next to each other, and always the same for a hex. */
public final class Scatter {

    private static final int VARIANTS = 24;
    private static final int CANDIDATES = 24;

    private static final Map<Integer, List<Point2D>> STREWN = new ConcurrentHashMap<>();

    /** Numbers from 0 to 1 that look like chance and follow from a hex. */
    public static final class Chance {

        private long state;

        public Chance(Hex hex, int salt) {
            state = hex.q() * 0x9E3779B97F4A7C15L ^ hex.r() * 0xC2B2AE3D27D4EB4FL ^ salt * 0x165667B19E3779F9L;
            next();
        }

        public double next() {
            state += 0x9E3779B97F4A7C15L;
            long mixed = (state ^ state >>> 30) * 0xBF58476D1CE4E5B9L;
            mixed = (mixed ^ mixed >>> 27) * 0x94D049BB133111EBL;
            return ((mixed ^ mixed >>> 31) >>> 11) * 0x1.0p-53;
        }
    }

    private Scatter() {}

    /**
     * So many points around the centre of a hex, from top to bottom, in map units; the place of its label is left free.
     */
    public static List<Point2D> points(Hex hex, int count) {
        int variant = (int) (new Chance(hex, 7).next() * VARIANTS);
        return STREWN.computeIfAbsent(count * VARIANTS + variant, key -> strew(count, variant));
    }

    private static List<Point2D> strew(int count, int variant) {
        SplittableRandom random = new SplittableRandom(variant * 31L + count);
        List<Point2D> points = new ArrayList<>();
        while (points.size() < count) {
            Point2D best = candidate(random);
            for (int i = 0; i < CANDIDATES; i++) {
                Point2D other = candidate(random);
                if (room(points, other) > room(points, best)) {
                    best = other;
                }
            }
            points.add(best);
        }
        points.sort(Comparator.comparingDouble(Point2D::getY));
        return List.copyOf(points);
    }

    private static double room(List<Point2D> points, Point2D candidate) {
        return points.stream()
                .mapToDouble(point -> point.distance(candidate))
                .min()
                .orElse(0);
    }

    /** A point inside a circle that fits both orientations, outside the label. */
    private static Point2D candidate(SplittableRandom random) {
        while (true) {
            double x = (random.nextDouble() * 2 - 1) * 25;
            double y = (random.nextDouble() * 2 - 1) * 25;
            if (Math.hypot(x, y) < 25 && !(y < -13 && Math.abs(x) < 15)) {
                return new Point2D.Double(x, y);
            }
        }
    }
}
