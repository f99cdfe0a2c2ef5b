package coupdoeil.validator.ot.sight;

import coupdoeil.model.table.Base;
import coupdoeil.model.table.Corner;
import coupdoeil.model.table.Edge;
import coupdoeil.model.table.GroundFeature;
import coupdoeil.validator.ot.fact.Post;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * The points of a unit from which it sees and by which it is seen: the corners of each stand, the middles of its sides and its
 * own middle; of a unit in a block points of the block's edge, half an inch apart at most (OT Visibility).
 */
public final class SightPoints {

    private static final double APART = 0.5;

    private SightPoints() {}

    /** Those of a unit, each once. */
    public static List<Spot> of(Post post) {
        GroundFeature feature = post.feature();
        return feature == null ? of(post.stands()) : of(feature);
    }

    /** Those of some stands, the middles first: what sees nothing from them seldom sees from elsewhere. */
    public static List<Spot> of(List<Base> stands) {
        Set<Spot> spots = new LinkedHashSet<>();
        stands.forEach(stand -> spots.add(new Spot(stand.middleX(), stand.middleY())));
        for (Base stand : stands) {
            List<Corner> corners = stand.corners();
            for (int i = 0; i < corners.size(); i++) {
                Corner next = corners.get((i + 1) % corners.size());
                spots.add(Spot.between(corners.get(i), next));
                spots.add(Spot.of(corners.get(i)));
            }
        }
        return List.copyOf(spots);
    }

    /** Those of the edge of a feature. */
    public static List<Spot> of(GroundFeature feature) {
        List<Spot> spots = new ArrayList<>();
        for (Edge edge : feature.shape().outline().edges()) {
            spots.addAll(along(new Spot(edge.ax(), edge.ay()), new Spot(edge.bx(), edge.by())));
        }
        return List.copyOf(new LinkedHashSet<>(spots));
    }

    /** From one end of an edge to the other. */
    static List<Spot> along(Spot from, Spot to) {
        int steps = Math.max(1, (int) Math.ceil(from.inchesFrom(to) / APART));
        List<Spot> spots = new ArrayList<>();
        for (int step = 0; step <= steps; step++) {
            spots.add(new Spot(
                    from.x() + Math.round((to.x() - from.x()) * (double) step / steps),
                    from.y() + Math.round((to.y() - from.y()) * (double) step / steps)));
        }
        return spots;
    }
}
