package coupdoeil.validator.hm.fact;

import coupdoeil.model.table.Base;
import coupdoeil.model.table.GroundFeature;
import java.util.Collection;

/** How ground is to be moved over (HM Movement). */
public final class Going {

    public static final String MOVE = "move";

    private Going() {}

    /** What is written of its going; empty if nothing is. */
    public static String of(GroundFeature feature) {
        return feature.effects().text(MOVE).orElse("");
    }

    public static boolean isImpassable(GroundFeature feature) {
        return of(feature).equals("impassable") && !feature.shape().outline().isEmpty();
    }

    public static boolean isDifficult(GroundFeature feature) {
        return of(feature).equals("difficult");
    }

    public static boolean isObstacle(GroundFeature feature) {
        return feature.effects().flag("obstacle");
    }

    /** A bridge or ford. */
    public static boolean isCrossing(GroundFeature feature) {
        return feature.effects().flag("crossing");
    }

    /**
     * Whether a bridge or ford leads over something on some ground: one that lies on that ground and touches it. It is
     * passable however narrow it is drawn.
     *
     * @param about all that lies there
     */
    public static boolean isBridged(GroundFeature feature, Base ground, Collection<GroundFeature> about) {
        return about.stream()
                .anyMatch(crossing -> isCrossing(crossing)
                        && crossing.shape().outline().overlaps(ground)
                        && crossing.shape().inchesFrom(feature.shape()) == 0);
    }
}
