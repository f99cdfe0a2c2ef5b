package coupdoeil.validator.hm.fact;

import coupdoeil.model.oob.Unit;
import coupdoeil.model.scenario.Placement;

/**
 * What the markers with which units begin leave them to do in their first turn (HM Command Phase; Unit Orders; Under Fire
 * Markers; Stalwart; Veterans).
 */
public final class FirstTurn {

    /** The marker of units that rout. */
    public static final String ROUTING = "routing";

    /** The marker of disordered units, and the attribute that says how many they have. */
    public static final String DISORDER = "disorder";

    /** The marker of units under fire. */
    public static final String UNDER_FIRE = "under-fire";

    private FirstTurn() {}

    /** Whether a unit routs: it rallies or goes on, and does nothing else. */
    public static boolean isRouting(Placement placement) {
        return placement.markers().contains(ROUTING);
    }

    /** Whether a unit is disordered yet when orders are given: one marker comes off before, of veterans perhaps all. */
    public static boolean staysDisordered(Unit unit, Placement placement) {
        return markers(placement, DISORDER) > 1 && !Troops.has(unit, "VETERANS");
    }

    /** Whether a unit can move and fire; what its hits and its arm keep it from is another matter. */
    public static boolean isFree(Unit unit, Placement placement) {
        return !isRouting(placement) && !staysDisordered(unit, placement);
    }

    /** By how many inches less a unit moves for having been under fire. */
    public static int delay(Unit unit, Placement placement) {
        return Troops.has(unit, "STALWART") ? 0 : markers(placement, UNDER_FIRE);
    }

    /** How many markers of a kind lie at a unit: as many as are written, and one at least if it is named. */
    public static int markers(Placement placement, String marker) {
        int written = placement.attributes().integer(marker.equals(UNDER_FIRE) ? "underFire" : marker, 0);
        return Math.max(written, placement.markers().contains(marker) ? 1 : 0);
    }
}
