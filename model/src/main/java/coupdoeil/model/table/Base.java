package coupdoeil.model.table;

import java.util.List;
import org.locationtech.jts.algorithm.CGAlgorithmsDD;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.Polygon;
import org.locationtech.jts.operation.overlayng.OverlayNG;
import org.locationtech.jts.operation.overlayng.OverlayNGRobust;

/** A base on a table: a rectangle whose corners were rounded once, when it was put there. */
public record Base(Corner frontLeft, Corner frontRight, Corner rearRight, Corner rearLeft) {

    private static final GeometryFactory GEOMETRIES = new GeometryFactory();

    /** Its corners, clockwise, the left one of its front first. */
    public List<Corner> corners() {
        return List.of(frontLeft, frontRight, rearRight, rearLeft);
    }

    /** The smallest upright rectangle around it, in hundredths of a millimetre. */
    public Envelope bounds() {
        Envelope bounds = new Envelope(frontLeft.x(), rearRight.x(), frontLeft.y(), rearRight.y());
        bounds.expandToInclude(frontRight.x(), frontRight.y());
        bounds.expandToInclude(rearLeft.x(), rearLeft.y());
        return bounds;
    }

    /** The middle, which is the mean of the corners, in quarters of a hundredth of a millimetre: exact. */
    public long middleX() {
        return Outline.quarters(frontLeft.x()) / 4
                + Outline.quarters(frontRight.x()) / 4
                + Outline.quarters(rearRight.x()) / 4
                + Outline.quarters(rearLeft.x()) / 4;
    }

    /** See {@link #middleX()}. */
    public long middleY() {
        return Outline.quarters(frontLeft.y()) / 4
                + Outline.quarters(frontRight.y()) / 4
                + Outline.quarters(rearRight.y()) / 4
                + Outline.quarters(rearLeft.y()) / 4;
    }

    /** Its outline in inches. */
    public Polygon inches() {
        return outline(Corner.PER_INCH);
    }

    /** Whether the two have any ground in common; exact, so that those that touch have none. */
    public boolean overlaps(Base other) {
        return bounds().intersects(other.bounds()) && !isBeside(other) && !other.isBeside(this);
    }

    /** The ground that both take, in inches; an empty shape if they only touch. */
    public Polygon common(Base other) {
        return overlaps(other)
                        && OverlayNGRobust.overlay(
                                        outline(Corner.PER_INCH),
                                        other.outline(Corner.PER_INCH),
                                        OverlayNG.INTERSECTION)
                                instanceof Polygon common
                ? common
                : GEOMETRIES.createPolygon();
    }

    /** How far it is from another, in inches; 0 if they touch or overlap. */
    public double inchesFrom(Base other) {
        if (overlaps(other)) {
            return 0;
        }
        // Of two that have no ground in common a corner of the one is nearest to an edge of the other.
        List<Corner> own = corners();
        List<Corner> others = other.corners();
        return Math.sqrt(Math.min(nearestSquared(own, others), nearestSquared(others, own))) / Corner.PER_INCH;
    }

    private static double nearestSquared(List<Corner> points, List<Corner> ring) {
        double nearest = Double.POSITIVE_INFINITY;
        for (int i = 0; i < ring.size(); i++) {
            Corner from = ring.get(i);
            Corner to = ring.get((i + 1) % ring.size());
            double dx = to.x() - from.x();
            double dy = to.y() - from.y();
            double length = dx * dx + dy * dy;
            for (int j = 0; j < points.size(); j++) {
                Corner point = points.get(j);
                double x = point.x() - from.x();
                double y = point.y() - from.y();
                double along = x * dx + y * dy;
                if (along > 0 && along < length) {
                    double aside = dx * y - dy * x;
                    nearest = Math.min(nearest, aside * aside / length);
                } else {
                    // Nearer to an end, which the next or the last edge begins with.
                    nearest = Math.min(nearest, x * x + y * y);
                }
            }
        }
        return nearest;
    }

    /** Whether it is surely no further from another than a distance in inches, for some of their corners are not. */
    boolean isSurelyWithin(Base other, double inches) {
        double dx = frontLeft.x() - other.frontLeft.x();
        double dy = frontLeft.y() - other.frontLeft.y();
        return Math.sqrt(dx * dx + dy * dy) <= inches * Corner.PER_INCH;
    }

    /** Whether the whole of another lies on the far side of one of its edges. */
    private boolean isBeside(Base other) {
        List<Corner> own = corners();
        for (int i = 0; i < own.size(); i++) {
            Corner from = own.get(i);
            Corner to = own.get((i + 1) % own.size());
            if (other.corners().stream().allMatch(corner -> isLeftOrOn(from, to, corner))) {
                return true;
            }
        }
        return false;
    }

    /** Outside is to the left of its edges: its corners go round clockwise. */
    private static boolean isLeftOrOn(Corner from, Corner to, Corner point) {
        return CGAlgorithmsDD.orientationIndex(from.x(), from.y(), to.x(), to.y(), point.x(), point.y()) >= 0;
    }

    private Polygon outline(double unit) {
        List<Corner> own = corners();
        Coordinate[] ring = new Coordinate[own.size() + 1];
        for (int i = 0; i < ring.length; i++) {
            Corner corner = own.get(i % own.size());
            ring[i] = new Coordinate(corner.x() / unit, corner.y() / unit);
        }
        return GEOMETRIES.createPolygon(ring);
    }
}
