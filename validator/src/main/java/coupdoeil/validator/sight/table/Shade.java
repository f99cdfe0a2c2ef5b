package coupdoeil.validator.sight.table;

import coupdoeil.model.table.Span;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.locationtech.jts.geom.Envelope;

/**
 * Directions in which nothing of an upright rectangle is seen from a point, whatever its ground is like: something nearer
 * than all of it stops every line. Only such directions as are certain; what lies at their ends is left to exact looks.
 */
final class Shade {

    private final double x;
    private final double y;
    private final double axisX;
    private final double axisY;
    /** Parts without anything in common, from right to left: their ends, in radians from the axis. */
    private final double[] ends;

    /**
     * @param x in quarters of a hundredth of a millimetre, as y is
     * @param target in hundredths
     */
    Shade(Looks looks, long x, long y, Envelope target) {
        this.x = x;
        this.y = y;
        double towardsX = target.centre().x * 4 - x;
        double towardsY = target.centre().y * 4 - y;
        this.axisX = towardsX;
        this.axisY = towardsY;
        double nearest = 4 * target.distance(new Envelope(x / 4.0, x / 4.0, y / 4.0, y / 4.0));
        double axis = Math.atan2(towardsY, towardsX);
        List<double[]> parts = new ArrayList<>();
        for (Span span : looks.screensOff(x, y, target)) {
            double right = span.right() + Span.MARGIN;
            double left = span.left() - Span.MARGIN;
            if (span.farthest() < nearest - 4 && left > right) {
                double turned = Math.IEEEremainder((right + left) / 2 - axis, 2 * Math.PI);
                double half = (left - right) / 2;
                parts.add(new double[] {turned - half, turned + half});
            }
        }
        this.ends = joined(parts);
    }

    private static double[] joined(List<double[]> parts) {
        parts.sort(Comparator.comparingDouble(part -> part[0]));
        double[] ends = new double[2 * parts.size()];
        int count = 0;
        for (double[] part : parts) {
            if (count > 0 && part[0] <= ends[count - 1]) {
                ends[count - 1] = Math.max(ends[count - 1], part[1]);
            } else {
                ends[count++] = part[0];
                ends[count++] = part[1];
            }
        }
        return java.util.Arrays.copyOf(ends, count);
    }

    /** Whether a point of the target, or beyond, lies in it; in quarters of a hundredth of a millimetre. */
    boolean holds(double pointX, double pointY) {
        return part(pointX, pointY) >= 0;
    }

    /** Whether all of a stretch of the target lies in it. */
    boolean holds(double fromX, double fromY, double toX, double toY) {
        int part = part(fromX, fromY);
        return part >= 0 && part == part(toX, toY);
    }

    /** The part that a point lies in; -1 if it lies in none. */
    private int part(double pointX, double pointY) {
        if (ends.length == 0) {
            return -1;
        }
        double dx = pointX - x;
        double dy = pointY - y;
        double aside = Math.atan2(axisX * dy - axisY * dx, axisX * dx + axisY * dy);
        for (int i = 0; i < ends.length && ends[i] <= aside; i += 2) {
            if (aside <= ends[i + 1]) {
                return i;
            }
        }
        return -1;
    }
}
