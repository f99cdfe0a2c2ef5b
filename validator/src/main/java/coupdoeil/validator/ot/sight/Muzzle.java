package coupdoeil.validator.ot.sight;

import coupdoeil.model.table.Base;
import coupdoeil.model.table.Corner;
import coupdoeil.model.table.Edge;
import coupdoeil.model.table.Footprint;
import coupdoeil.model.table.GroundFeature;
import coupdoeil.validator.ot.fact.Post;
import coupdoeil.validator.ot.fact.Units;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.LineSegment;

/**
 * An edge over which a unit fires: the front of a stand of its front rank, a side of a square or block, any side of a stand of
 * skirmishers (OT Fire Combat: Musketry; Movement: Formations; Towns: Fire Combat).
 *
 * @param arc in which it fires; empty if all round
 * @param front the line behind which nothing is in the way; empty if there is none
 */
record Muzzle(Spot left, Spot right, Optional<FireArc> arc, Optional<FireArc> front) {

    private static final double FORWARD = 90;

    /** Those of a unit that fires. @param degrees to each side of its front */
    static List<Muzzle> of(Post post, double degrees) {
        GroundFeature feature = post.feature();
        Footprint footprint = post.footprint();
        if (feature != null) {
            return feature.shape().outline().edges().stream()
                    .map(Muzzle::ofBlock)
                    .toList();
        }
        if (footprint == null) {
            return List.of();
        }
        List<Muzzle> all = new ArrayList<>();
        if (post.isSkirmishing()) {
            footprint
                    .bases()
                    .forEach(stand -> sides(
                            stand,
                            (left, right) -> all.add(
                                    new Muzzle(Spot.of(left), Spot.of(right), Optional.empty(), Optional.empty()))));
        } else if (Units.formation(post.placement()).equals(Units.SQUARE)) {
            footprint
                    .bases()
                    .forEach(square -> sides(
                            square, (left, right) -> all.add(ahead(left, right, FireArc.of(left, right, degrees)))));
        } else {
            FireArc arc = FireArc.ahead(footprint.rectangle(), degrees);
            footprint.front().forEach(stand -> all.add(ahead(stand.frontLeft(), stand.frontRight(), arc)));
        }
        return all;
    }

    private static Muzzle ahead(Corner left, Corner right, FireArc arc) {
        return new Muzzle(Spot.of(left), Spot.of(right), Optional.of(arc), Optional.of(arc));
    }

    /** The ground of a block is on the left of its edges, so its right hand end comes first for who looks out. */
    private static Muzzle ofBlock(Edge edge) {
        Spot left = new Spot(edge.bx(), edge.by());
        Spot right = new Spot(edge.ax(), edge.ay());
        FireArc front = new FireArc(
                new Coordinate(left.xInches(), left.yInches()),
                new Coordinate(right.xInches(), right.yInches()),
                Math.tan(Math.toRadians(FORWARD / 2)));
        return new Muzzle(left, right, Optional.empty(), Optional.of(front));
    }

    private interface Side {
        void of(Corner left, Corner right);
    }

    private static void sides(Base stand, Side each) {
        List<Corner> corners = stand.corners();
        for (int i = 0; i < corners.size(); i++) {
            each.of(corners.get(i), corners.get((i + 1) % corners.size()));
        }
    }

    /** Points from which lines of fire are drawn: both ends and what lies between, half an inch apart at most. */
    List<Spot> points() {
        List<Spot> points = new ArrayList<>(SightPoints.along(left, right));
        points.add(new Spot((left.x() + right.x()) / 2, (left.y() + right.y()) / 2));
        return points;
    }

    /** How far it is from some ground with corners, in inches. */
    double inchesFrom(List<Edge> ground) {
        LineSegment own = Spot.segment(left, right);
        double nearest = Double.POSITIVE_INFINITY;
        for (Edge edge : ground) {
            nearest = Math.min(nearest, own.distance(Spot.segment(edge)));
        }
        return nearest / Spot.PER_INCH;
    }
}
