package coupdoeil.validator.hm.fact;

import coupdoeil.model.table.GroundFeature;

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
}
