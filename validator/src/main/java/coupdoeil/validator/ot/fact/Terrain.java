package coupdoeil.validator.ot.fact;

import coupdoeil.model.table.GroundFeature;
import java.math.BigDecimal;
import java.util.Optional;

/** What terrain features are to units (OT Movement: Terrain Effects; Terrain; Towns; Redoubts). */
public final class Terrain {

    /** Attribute of a feature, and of the chart where a battle has agreed on one for all. */
    public static final String COVER = "cover";

    /** Field of the chart: the class of cover that the rules suggest. */
    public static final String SUGGESTED = "suggestedCover";

    /** Attribute of a feature: whether it stops sight. */
    public static final String BLOCKS_SIGHT = "blocksLos";

    /** Attribute of a feature: what it costs to cross, by arm. */
    public static final String COST = "cost";

    /** Attribute of a river: minor or major. */
    public static final String RIVER_CLASS = "riverClass";

    private Terrain() {}

    public static boolean isBlock(GroundFeature feature) {
        return feature.effects().flag("block");
    }

    public static boolean isRedoubt(GroundFeature feature) {
        return feature.effects().flag("redoubt");
    }

    public static boolean isWood(GroundFeature feature) {
        return feature.effects().flag("wood");
    }

    /** Woods that no formed unit enters. */
    public static boolean isHeavyWood(GroundFeature feature) {
        return feature.effects().flag("formedProhibited");
    }

    /** Ground on which formed units go half as far. */
    public static boolean halves(GroundFeature feature) {
        return feature.effects().is("movement", "half");
    }

    /** Water that units cross at a cost: a stream, or a river, which they do not. */
    public static boolean isWater(GroundFeature feature) {
        return feature.effects().flag("water");
    }

    /** Water that nobody enters but by bridges and fords. */
    public static boolean isRiver(GroundFeature feature) {
        return feature.effects().flag("river");
    }

    /** Water in which a ford may be: a stream or a river. */
    public static boolean isFordable(GroundFeature feature) {
        return isRiver(feature) || feature.effects().flag("fordable");
    }

    /** A ditch or a stream, which may disorder whoever crosses it. */
    public static boolean mayDisorder(GroundFeature feature) {
        return feature.effects().flag("mayDisorder");
    }

    public static boolean isRoad(GroundFeature feature) {
        return feature.effects().flag("road");
    }

    /** A bridge or ford. */
    public static boolean isCrossing(GroundFeature feature) {
        return feature.effects().flag("crossing");
    }

    /** A crossing that only some formations pass. */
    public static boolean isBridge(GroundFeature feature) {
        return isCrossing(feature) && !feature.effects().texts("onlyFormations").isEmpty();
    }

    /** Whether an arm may never enter it. */
    public static boolean isProhibited(GroundFeature feature, String arm) {
        return feature.effects().texts("prohibited").contains(arm);
    }

    /** Whether no arm may enter it, so that it is no ground for anybody. */
    public static boolean isImpassable(GroundFeature feature) {
        return Units.ARMS.stream().allMatch(arm -> isProhibited(feature, arm));
    }

    /** Whether an arm may not charge into it, for it may not enter it or for its woods. */
    public static boolean bansCharge(GroundFeature feature, String arm) {
        return isProhibited(feature, arm) || feature.effects().texts("noCharge").contains(arm);
    }

    /** The class of cover agreed; empty if nobody has agreed on one. */
    public static Optional<String> cover(GroundFeature feature) {
        return feature.effects().text(COVER);
    }

    /** The class of cover that the rules suggest; empty if they suggest none. */
    public static Optional<String> suggestedCover(GroundFeature feature) {
        return feature.effects().text(SUGGESTED);
    }

    /** Whether anybody has said if it stops sight. */
    public static boolean isSightDecided(GroundFeature feature) {
        return feature.effects().has(BLOCKS_SIGHT);
    }

    public static boolean blocksSight(GroundFeature feature) {
        return feature.effects().flag(BLOCKS_SIGHT);
    }

    /** What an arm pays to cross it, in inches; empty if nobody says. */
    public static Optional<Double> cost(GroundFeature feature, String arm) {
        return feature.effects().nested(COST).number(arm).map(BigDecimal::doubleValue);
    }
}
