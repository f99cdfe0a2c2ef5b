package coupdoeil.validator.sight.table;

import org.locationtech.jts.geom.Envelope;

/**
 * The ground between a point and an upright rectangle, and somewhat more; all of the plane if the point is in it or near.
 * For telling quickly what cannot be in the way.
 */
final class Wedge {

    /** In hundredths of a millimetre: far more than rounding. */
    private static final double MARGIN = 2;

    private final double x;
    private final double y;
    private final Envelope reach;
    private double leftX;
    private double leftY;
    private double rightX;
    private double rightY;
    private final boolean all;

    Wedge(double x, double y, Envelope target) {
        this.x = x;
        this.y = y;
        this.reach = new Envelope(target);
        reach.expandToInclude(x, y);
        reach.expandBy(MARGIN);
        Envelope near = new Envelope(target);
        near.expandBy(MARGIN);
        this.all = near.contains(x, y);
        if (!all) {
            limits(near);
        }
    }

    /** The outermost corners, as seen from the point: a rectangle takes less than half the horizon of one outside. */
    private void limits(Envelope near) {
        double[][] corners = corners(near);
        leftX = rightX = corners[0][0] - x;
        leftY = rightY = corners[0][1] - y;
        for (double[] corner : corners) {
            double dx = corner[0] - x;
            double dy = corner[1] - y;
            if (leftX * dy - leftY * dx > 0) {
                leftX = dx;
                leftY = dy;
            }
            if (rightX * dy - rightY * dx < 0) {
                rightX = dx;
                rightY = dy;
            }
        }
    }

    /** Whether a rectangle may have a point in it; it may be wrong in saying so. */
    boolean mayMeet(Envelope bounds) {
        if (!reach.intersects(bounds)) {
            return false;
        }
        if (all) {
            return true;
        }
        Envelope wider = new Envelope(bounds);
        wider.expandBy(MARGIN);
        boolean beyondLeft = true;
        boolean beyondRight = true;
        for (double[] corner : corners(wider)) {
            double dx = corner[0] - x;
            double dy = corner[1] - y;
            beyondLeft &= leftX * dy - leftY * dx > 0;
            beyondRight &= rightX * dy - rightY * dx < 0;
        }
        return !beyondLeft && !beyondRight;
    }

    private static double[][] corners(Envelope of) {
        return new double[][] {
            {of.getMinX(), of.getMinY()},
            {of.getMaxX(), of.getMinY()},
            {of.getMaxX(), of.getMaxY()},
            {of.getMinX(), of.getMaxY()}
        };
    }
}
