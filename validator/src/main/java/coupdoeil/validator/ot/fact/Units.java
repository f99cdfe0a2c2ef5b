package coupdoeil.validator.ot.fact;

import coupdoeil.model.oob.Unit;
import coupdoeil.model.scenario.Placement;
import coupdoeil.validator.check.table.Stand;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** What units are, and in which state they are set up (OT Troop Ratings; Movement: Formations; Morale States). */
public final class Units {

    public static final String INFANTRY = "infantry";
    public static final String CAVALRY = "cavalry";
    public static final String ARTILLERY = "artillery";
    public static final List<String> ARMS = List.of(INFANTRY, CAVALRY, ARTILLERY);

    public static final String LINE = "line";
    public static final String COMPANY_COLUMN = "company-column";
    public static final String ATTACK_COLUMN = "attack-column";
    public static final String OWN_SHAPE = "custom";
    public static final String SQUARE = "square";
    public static final String SKIRMISH = "skirmish";
    public static final String LIMBERED = "limbered";
    public static final String UNLIMBERED = "unlimbered";
    public static final String ROUTED = "routed";

    /** Attribute of a placement: the infantry to which a battery is attached. */
    public static final String ATTACHED_TO = "attachedTo";

    public static final String OLD_GUARD = "OLD_GUARD";
    public static final String SUPERIOR = "SUPERIOR";
    public static final String GOOD = "GOOD";
    public static final String POOR = "POOR";

    private static final List<String> RATINGS = List.of(OLD_GUARD, SUPERIOR, "EXCELLENT", GOOD, "FAIR", POOR);

    private Units() {}

    public static boolean is(Unit unit, String arm) {
        return unit.arm().equals(arm);
    }

    /** Whether something that stands on the table is a unit of an arm. */
    public static boolean is(Stand stand, String arm) {
        return stand.piece() instanceof Unit unit && unit.arm().equals(arm);
    }

    /** Its formation; empty if it has none. */
    public static String formation(Placement placement) {
        return Objects.requireNonNullElse(placement.formation(), "");
    }

    /** Whether it begins routed, by its marker or by how it stands. */
    public static boolean isRouted(Placement placement) {
        return placement.marked(ROUTED) || formation(placement).equals(ROUTED);
    }

    public static boolean isSkirmishing(Placement placement) {
        return formation(placement).equals(SKIRMISH) && !isRouted(placement);
    }

    /** Whether it is neither routed nor in skirmish formation: artillery, too. */
    public static boolean isFormed(Placement placement) {
        return !isRouted(placement) && !isSkirmishing(placement);
    }

    /** Whether a unit stands there, and is formed. */
    public static boolean isFormed(Stand stand) {
        return stand.piece() instanceof Unit && isFormed(stand.placement());
    }

    /** Figures or gun models that it has now; 0 if nobody says. */
    public static int figures(Unit unit, Placement placement) {
        int all = unit.attributes().integer(unit.arm().equals(ARTILLERY) ? "models" : "figures", 0);
        return placement.attributes().integer("figures", all);
    }

    /** Stands that it has at the start. */
    public static int stands(Unit unit) {
        return unit.attributes().integer("stands", 1);
    }

    /** Stands that it has now, as many as its figures fill. */
    public static int standsLeft(Unit unit, Placement placement) {
        int all = unit.attributes().integer(unit.arm().equals(ARTILLERY) ? "models" : "figures", 0);
        int stands = stands(unit);
        return all < 1
                ? stands
                : (int) Math.min(stands, Math.ceil((double) Math.min(all, figures(unit, placement)) * stands / all));
    }

    /** Its morale rating; empty if nobody says. */
    public static String morale(Unit unit) {
        return unit.attributes().text("morale").orElse("");
    }

    /** How far a morale rating is from the best, 0; one that is none is below all. */
    public static int rank(@Nullable String rating) {
        int rank = RATINGS.indexOf(Objects.requireNonNullElse(rating, ""));
        return rank < 0 ? RATINGS.size() : rank;
    }

    public static boolean hasRifles(Unit unit) {
        return unit.attributes().flag("rifles");
    }

    /** The unit that a battery is attached to; empty if to none. */
    public static String attachedTo(Placement placement) {
        return placement.attributes().text(ATTACHED_TO).orElse("");
    }
}
