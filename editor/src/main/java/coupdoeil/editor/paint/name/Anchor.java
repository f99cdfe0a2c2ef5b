package coupdoeil.editor.paint.name;

import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * What a name belongs to, and so where it may stand: candidate positions in order of preference, after Christensen, Marks
 * and Shieber, "An empirical study of algorithms for point-feature label placement" (1995).
 */
public sealed interface Anchor {

    /** Between a name and what it stands beside, in heights of its letters. */
    double GAP = 0.2;

    /** Where a name of this size may stand, the best first. */
    List<Spot> spots(double width, double height);

    /**
     * A place for a name.
     *
     * @param upon whether it lies on what it names, and so on the obstacle that this is for other names
     */
    record Spot(Box box, boolean upon) {

        static Spot free(Box box) {
            return new Spot(box, false);
        }
    }

    /** A sign or counter: the name stands below it, else above, beside or at its corners, else a little further off. */
    record Around(Rectangle2D sign) implements Anchor {

        private static final double[][] SIDES = {
            {0, 1},
            {0, -1},
            {1, 0},
            {-1, 0},
            {1, 1},
            {-1, 1},
            {1, -1},
            {-1, -1},
            {0.5, 1},
            {-0.5, 1},
            {0.5, -1},
            {-0.5, -1}
        };

        @Override
        public List<Spot> spots(double width, double height) {
            List<Spot> spots = new ArrayList<>();
            for (double further = 0; further < 3; further += 0.75) {
                double gap = height * (GAP + further);
                for (double[] side : SIDES) {
                    spots.add(Spot.free(new Box(
                            sign.getCenterX() + side[0] * (sign.getWidth() / 2 + width / 2 + gap),
                            sign.getCenterY() + side[1] * (sign.getHeight() / 2 + height / 2 + gap),
                            width / 2,
                            height / 2,
                            0)));
                }
            }
            return spots;
        }
    }

    /** Ground of some extent: the name stands in its middle or as near as there is room. */
    record Within(double x, double y, double reachX, double reachY) implements Anchor {

        private static final int STEPS = 5;

        @Override
        public List<Spot> spots(double width, double height) {
            List<Spot> spots = new ArrayList<>();
            double stepX = Math.max(reachX, width / 2) / STEPS;
            double stepY = Math.max(reachY, 2 * height) / STEPS;
            for (int row = -STEPS; row <= STEPS; row++) {
                for (int column = -STEPS; column <= STEPS; column++) {
                    spots.add(Spot.free(new Box(x + column * stepX, y + row * stepY, width / 2, height / 2, 0)));
                }
            }
            spots.sort(Comparator.comparingDouble(
                    spot -> Math.hypot(spot.box().x() - x, 2 * (spot.box().y() - y))));
            Rectangle2D all = new Rectangle2D.Double(x - reachX, y - reachY, 2 * reachX, 2 * reachY);
            spots.addAll(new Around(all).spots(width, height));
            return spots;
        }
    }

    /**
     * A line such as a stream, road or ridge: the name stands beside its straightest stretch, or upon it if it is wide
     * enough, turned as it runs there.
     *
     * @param xs of its points, at least two
     * @param width of the line as drawn, in map units
     * @param x of the point where it is named
     * @param reach how far from there the middle of the name may be
     */
    record Along(List<Double> xs, List<Double> ys, double width, double x, double y, double reach) implements Anchor {

        public Along {
            xs = List.copyOf(xs);
            ys = List.copyOf(ys);
        }

        @Override
        public List<Spot> spots(double nameWidth, double height) {
            List<Stretch> stretches = Stretch.of(this, nameWidth, height / 3);
            stretches.sort(Comparator.comparingDouble(Stretch::badness));
            List<Spot> spots = new ArrayList<>();
            for (Stretch stretch : stretches) {
                if (stretch.bend() <= height && stretch.off() <= reach) {
                    double aside = width / 2 + height * (0.5 + GAP) + stretch.bend() * 0.6;
                    if (width >= height * 1.2) {
                        spots.add(Spot.free(stretch.box(0, nameWidth, height)));
                    }
                    spots.add(Spot.free(stretch.box(-aside, nameWidth, height)));
                    spots.add(Spot.free(stretch.box(aside, nameWidth, height)));
                }
            }
            spots.addAll(new Within(x, y, 4 * height, 5 * height).spots(nameWidth, height));
            return spots;
        }
    }

    /** The base of a unit: the name stands upon it, along it, if it is large enough, else around it. */
    record Upon(Box base) implements Anchor {

        /** Parts of the free length by which a name may give way to what lies on the base. */
        private static final double[] SHIFTS = {0, 0.5, -0.5, 1, -1};

        private static final double MARGIN = 1.5;

        @Override
        public List<Spot> spots(double width, double height) {
            List<Spot> spots = new ArrayList<>();
            boolean wide = base.halfWidth() >= base.halfHeight();
            double along = wide ? base.halfWidth() : base.halfHeight();
            double across = wide ? base.halfHeight() : base.halfWidth();
            double free = along - MARGIN - width / 2;
            if (free >= 0 && across >= height / 2) {
                double angle = Stretch.upright(wide ? base.angle() : base.angle() + Math.PI / 2);
                for (double shift : SHIFTS) {
                    spots.add(new Spot(
                            new Box(
                                    base.x() + Math.cos(angle) * free * shift,
                                    base.y() + Math.sin(angle) * free * shift,
                                    width / 2,
                                    height / 2,
                                    angle),
                            true));
                }
            }
            spots.addAll(new Around(base.bounds()).spots(width, height));
            return spots;
        }
    }
}
