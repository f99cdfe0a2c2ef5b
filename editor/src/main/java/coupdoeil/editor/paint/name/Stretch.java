package coupdoeil.editor.paint.name;

import java.util.ArrayList;
import java.util.List;

/**
 * A part of a line as long as a name.
 *
 * @param x of the middle of its chord
 * @param angle of its chord, so that letters on it stand upright rather than on their heads
 * @param bend how far the line swings from the chord, in map units
 * @param off how far its middle is from where the line is named
 */
record Stretch(double x, double y, double angle, double bend, double off) {

    /** How much a stretch off the middle of the line is worse than one that bends. */
    private static final double OFF = 0.06;

    /** How much one that runs down the sheet is worse than a level one. */
    private static final double STEEP = 3;

    double badness() {
        return bend + OFF * off + STEEP * Math.abs(Math.sin(angle));
    }

    /** A box beside its middle. @param aside to its right, seen along the chord */
    Box box(double aside, double width, double height) {
        return new Box(x - Math.sin(angle) * aside, y + Math.cos(angle) * aside, width / 2, height / 2, angle);
    }

    /** All stretches of a line of one length, one every step; the line itself if it is shorter. */
    static List<Stretch> of(Anchor.Along line, double length, double step) {
        List<double[]> points = points(line, step);
        int span = (int) Math.ceil(length / step);
        List<Stretch> stretches = new ArrayList<>();
        int last = points.size() - 1;
        if (last <= span) {
            stretches.add(between(line, points, 0, last));
        }
        for (int from = 0; from + span <= last; from++) {
            stretches.add(between(line, points, from, from + span));
        }
        return stretches;
    }

    /** The angle, or its opposite if letters along it would stand on their heads; straight up rather than down. */
    static double upright(double angle) {
        double turned = Math.IEEEremainder(angle, Math.PI);
        return turned > Math.PI / 2 - 1e-6 ? turned - Math.PI : turned;
    }

    private static Stretch between(Anchor.Along line, List<double[]> points, int from, int to) {
        double[] first = points.get(from);
        double[] end = points.get(to);
        double dx = end[0] - first[0];
        double dy = end[1] - first[1];
        double chord = Math.max(1e-9, Math.hypot(dx, dy));
        double left = 0;
        double right = 0;
        for (int i = from; i <= to; i++) {
            double aside = ((points.get(i)[1] - first[1]) * dx - (points.get(i)[0] - first[0]) * dy) / chord;
            left = Math.min(left, aside);
            right = Math.max(right, aside);
        }
        double middle = (left + right) / 2;
        double x = (first[0] + end[0]) / 2 - dy / chord * middle;
        double y = (first[1] + end[1]) / 2 + dx / chord * middle;
        return new Stretch(x, y, upright(Math.atan2(dy, dx)), right - left, Math.hypot(x - line.x(), y - line.y()));
    }

    /** Points of the line, evenly spaced. */
    private static List<double[]> points(Anchor.Along line, double step) {
        List<double[]> points = new ArrayList<>();
        points.add(new double[] {line.xs().get(0), line.ys().get(0)});
        double left = step;
        for (int i = 1; i < line.xs().size(); i++) {
            double x = line.xs().get(i - 1);
            double y = line.ys().get(i - 1);
            double dx = line.xs().get(i) - x;
            double dy = line.ys().get(i) - y;
            double length = Math.hypot(dx, dy);
            double at = left;
            while (at <= length) {
                points.add(new double[] {x + dx * at / length, y + dy * at / length});
                at += step;
            }
            left = at - length;
        }
        if (points.size() < 2) {
            points.add(new double[] {
                line.xs().get(line.xs().size() - 1), line.ys().get(line.ys().size() - 1)
            });
        }
        return points;
    }
}
