package coupdoeil.validator.ot.sight;

import coupdoeil.model.table.Base;
import coupdoeil.model.table.Corner;
import coupdoeil.model.table.Edge;
import coupdoeil.model.table.Outline;
import java.util.ArrayList;
import java.util.List;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;

/** A convex piece of ground, in inches, that is cut by straight lines; nothing is left if it has no corners. */
final class Convex {

    private static final double TOUCHING = 1e-6;

    private final List<Coordinate> corners;

    private Convex(List<Coordinate> corners) {
        this.corners = corners;
    }

    static Convex of(Base base) {
        List<Coordinate> corners = new ArrayList<>();
        // Anticlockwise, as all of them are.
        List<Corner> clockwise = base.corners();
        for (int i = clockwise.size() - 1; i >= 0; i--) {
            corners.add(
                    new Coordinate(clockwise.get(i).xInches(), clockwise.get(i).yInches()));
        }
        return new Convex(corners);
    }

    /** A strip along a line, from some inches along it to others. */
    static Convex strip(Coordinate from, Coordinate to, double half, double begin, double end) {
        double length = from.distance(to);
        double ux = (to.x - from.x) / length;
        double uy = (to.y - from.y) / length;
        return new Convex(List.of(
                at(from, ux, uy, begin, half),
                at(from, ux, uy, begin, -half),
                at(from, ux, uy, end, -half),
                at(from, ux, uy, end, half)));
    }

    private static Coordinate at(Coordinate from, double ux, double uy, double along, double left) {
        return new Coordinate(from.x + along * ux - left * uy, from.y + along * uy + left * ux);
    }

    boolean isEmpty() {
        return corners.isEmpty();
    }

    /** What of it lies where a x + b y + c is not negative. */
    Convex cut(double a, double b, double c) {
        List<Coordinate> kept = new ArrayList<>();
        for (int i = 0; i < corners.size(); i++) {
            Coordinate here = corners.get(i);
            Coordinate next = corners.get((i + 1) % corners.size());
            double before = a * here.x + b * here.y + c;
            double after = a * next.x + b * next.y + c;
            if (before >= 0) {
                kept.add(here);
            }
            if (before * after < 0) {
                double share = before / (before - after);
                kept.add(new Coordinate(here.x + share * (next.x - here.x), here.y + share * (next.y - here.y)));
            }
        }
        return new Convex(kept);
    }

    /** Around it, in hundredths of a millimetre. */
    Envelope bounds() {
        Envelope bounds = new Envelope();
        corners.forEach(corner -> bounds.expandToInclude(corner.x * Corner.PER_INCH, corner.y * Corner.PER_INCH));
        return bounds;
    }

    /** Whether it has ground in common with an outline, and does not only touch it. */
    boolean meets(Outline outline) {
        if (corners.size() < 3 || outline.isEmpty() || !outline.bounds().intersects(bounds())) {
            return false;
        }
        for (Edge edge : outline.edges()) {
            if (holdsPart(
                    edge.ax() / Spot.PER_INCH,
                    edge.ay() / Spot.PER_INCH,
                    edge.bx() / Spot.PER_INCH,
                    edge.by() / Spot.PER_INCH)) {
                return true;
            }
        }
        Coordinate middle = middle();
        Spot spot = Spot.inches(middle.x, middle.y);
        return outline.holds(spot.x(), spot.y());
    }

    private Coordinate middle() {
        double x = 0;
        double y = 0;
        for (Coordinate corner : corners) {
            x += corner.x / corners.size();
            y += corner.y / corners.size();
        }
        return new Coordinate(x, y);
    }

    /** Whether some of a straight line is inside it. */
    boolean holdsPart(double fromX, double fromY, double toX, double toY) {
        double begin = 0;
        double end = 1;
        for (int i = 0; i < corners.size(); i++) {
            Coordinate here = corners.get(i);
            Coordinate next = corners.get((i + 1) % corners.size());
            double dx = next.x - here.x;
            double dy = next.y - here.y;
            double from = dx * (fromY - here.y) - dy * (fromX - here.x);
            double to = dx * (toY - here.y) - dy * (toX - here.x);
            if (from <= 0 && to <= 0) {
                return false;
            }
            if (from < 0) {
                begin = Math.max(begin, from / (from - to));
            } else if (to < 0) {
                end = Math.min(end, from / (from - to));
            }
        }
        return (end - begin) * Math.hypot(toX - fromX, toY - fromY) > TOUCHING;
    }
}
