package coupdoeil.validator.ot.sight;

import coupdoeil.model.table.Corner;
import coupdoeil.model.table.Edge;
import coupdoeil.model.table.GroundFeature;
import coupdoeil.validator.ot.sight.FireLines.Obstacles;
import coupdoeil.validator.ot.sight.FireLines.Troops;
import java.util.List;
import java.util.Optional;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.LineSegment;

/**
 * A lane of fire: a strip about a line from the firer to a stand of the target, cut off at the firer's front line and where the
 * line meets the target (OT Fire Combat: Visibility; reading of the lane).
 */
record Lane(Spot eye, Spot aim, Convex ground, Convex beyondLining) {

    /** What only touches a lane does not stop it, in inches. */
    private static final double TOUCHING = 0.005;

    /** What stops it; neither if nothing does. */
    record Stop(Optional<String> unit, Optional<GroundFeature> ground) {

        static final Stop NONE = new Stop(Optional.empty(), Optional.empty());

        boolean isNone() {
            return unit.isEmpty() && ground.isEmpty();
        }
    }

    /**
     * Empty if the aim is where the eye is, or not ahead of the front that is fired over.
     *
     * @param half of its width, in inches
     * @param lining how far from an end one looks over a wall, in inches
     */
    static Optional<Lane> of(Muzzle muzzle, Spot eye, Spot aim, List<Edge> target, double half, double lining) {
        boolean behind = muzzle.front()
                .filter(front -> front.ahead(aim.xInches(), aim.yInches()) <= TOUCHING)
                .isPresent();
        if (behind || eye.inchesFrom(aim) <= TOUCHING) {
            return Optional.empty();
        }
        Coordinate from = new Coordinate(eye.xInches(), eye.yInches());
        Coordinate to = new Coordinate(aim.xInches(), aim.yInches());
        double length = begin(from, to, target);
        return Optional.of(new Lane(
                eye,
                aim,
                strip(muzzle, from, to, half, TOUCHING, length - TOUCHING),
                strip(muzzle, from, to, half, lining, length - lining)));
    }

    private static Convex strip(Muzzle muzzle, Coordinate from, Coordinate to, double half, double begin, double end) {
        Convex strip = Convex.strip(from, to, half - TOUCHING, begin, Math.max(begin, end));
        return muzzle.front().map(front -> front.ahead(strip, TOUCHING)).orElse(strip);
    }

    /** How far along a line its target begins, in inches; the line ends in it. */
    private static double begin(Coordinate from, Coordinate to, List<Edge> target) {
        LineSegment line = new LineSegment(from, to);
        double least = from.distance(to);
        for (Edge edge : target) {
            Coordinate met =
                    line.intersection(new LineSegment(inches(edge.ax(), edge.ay()), inches(edge.bx(), edge.by())));
            least = met == null ? least : Math.min(least, met.distance(from));
        }
        return least;
    }

    private static Coordinate inches(long x, long y) {
        return new Coordinate(x / Spot.PER_INCH, y / Spot.PER_INCH);
    }

    Stop stop(Obstacles obstacles) {
        for (Troops troops : obstacles.troops()) {
            if (ground.meets(troops.outline())) {
                return new Stop(Optional.of(troops.key()), Optional.empty());
            }
        }
        Optional<GroundFeature> stop = obstacles.areas().stream()
                .filter(area -> ground.meets(area.outline()))
                .map(SightGround.Blocker::feature)
                .findFirst()
                .or(() -> obstacles.lines().stream()
                        .filter(line -> isCrossedBy(line.path()))
                        .map(SightGround.Blocker::feature)
                        .findFirst())
                .or(() -> obstacles.terrain().stops(eye, aim));
        return stop.isEmpty() ? Stop.NONE : new Stop(Optional.empty(), stop);
    }

    private boolean isCrossedBy(List<Corner> path) {
        for (int i = 1; i < path.size(); i++) {
            Corner from = path.get(i - 1);
            Corner to = path.get(i);
            if (!beyondLining.isEmpty()
                    && beyondLining.holdsPart(from.xInches(), from.yInches(), to.xInches(), to.yInches())) {
                return true;
            }
        }
        return false;
    }
}
