package coupdoeil.validator.hm.fact;

import coupdoeil.model.table.GroundFeature;

/** What ground is to sight (HM Line of Sight). */
public final class Visibility {

    /** Attribute of a feature. */
    public static final String SIGHT = "los";

    public static final String BLOCKING = "blocking";

    /** Attribute of a feature: whether nobody sees over it, wherever he stands. */
    public static final String FROM_HEIGHTS = "blocksFromHeight";

    private Visibility() {}

    /** Whether it stops sight. */
    public static boolean isBlocking(GroundFeature feature) {
        return of(feature).equals(BLOCKING);
    }

    public static boolean isObscuring(GroundFeature feature) {
        return of(feature).equals("obscuring");
    }

    public static boolean isClear(GroundFeature feature) {
        return of(feature).equals("clear");
    }

    public static boolean isBlockingFromHeights(GroundFeature feature) {
        return feature.effects().flag(FROM_HEIGHTS);
    }

    /** What is written of it; empty if nothing is. */
    static String of(GroundFeature feature) {
        return feature.effects().text(SIGHT).orElse("");
    }
}
