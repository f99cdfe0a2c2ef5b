package coupdoeil.validator.lb.fact;

import coupdoeil.model.oob.Unit;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.scenario.Placement;
import coupdoeil.validator.check.subject.Occupant;
import java.util.OptionalInt;

/** What the counters of La Bataille say of themselves (LB 5, 6, 12). */
public final class Units {

    public static final String INFANTRY = "infantry";
    public static final String CAVALRY = "cavalry";
    public static final String ARTILLERY = "artillery";

    public static final String REGIMENT = "regiment";
    public static final String BATTALION = "battalion";
    public static final String COMPANY = "company";
    public static final String SQUADRON = "squadron";
    public static final String BATTERY = "battery";

    public static final String DISORDERED = "disordered";
    public static final String ROUTED = "routed";
    public static final String TIRED = "tired";
    public static final String EXHAUSTED = "exhausted";

    private final RuleSystem system;

    public Units(RuleSystem system) {
        this.system = system;
    }

    /** Increments at the start of the scenario: those of the counter less those lost, never fewer than none. */
    public int increments(Unit unit, Placement placement) {
        return Math.max(0, printed(unit) - placement.attributes().integer("losses", 0));
    }

    /** As {@link #increments(Unit, Placement)}, of the whole unit wherever its parts are; 0 for a leader. */
    public int increments(Occupant occupant) {
        return occupant.unit()
                .map(unit -> increments(unit, occupant.placement()))
                .orElse(0);
    }

    /** Increments that the counter begins the battle with; 0 if unsaid. */
    public int printed(Unit unit) {
        return unit.attributes().integer("increments", 0);
    }

    /** The melee value of a unit with so many increments left, in proportion (LB 12); empty if that is no whole number. */
    public OptionalInt melee(Unit unit, int increments) {
        int printed = printed(unit);
        int melee = unit.attributes().integer("melee", 0) * increments;
        return printed < 1 || melee % printed != 0 ? OptionalInt.empty() : OptionalInt.of(melee / printed);
    }

    /** Regiment, battalion, company, squadron or battery; empty if unsaid. */
    public String size(Unit unit) {
        return unit.attributes().text("size").orElse("");
    }

    public boolean is(Unit unit, String arm, String size) {
        return unit.arm().equals(arm) && size(unit).equals(size);
    }

    /** Whether a unit is cavalry that its movement makes light; all other cavalry is heavy (LB 6). */
    public boolean light(Unit unit) {
        return unit.arm().equals(CAVALRY) && unit.attributes().integer("movement", 0) >= lightFrom();
    }

    /** The movement from which on cavalry is light. */
    public int lightFrom() {
        return system.tables().nested("strength").integer("lightCavalryMinMovement", 0);
    }

    /** Whether the counter of a unit says that it may skirmish (LB 6, 13); {@link Skirmishers} knows the charts too. */
    public boolean skirmishes(Unit unit) {
        return unit.attributes().flag("skirmish") || unit.attributes().integer("fireRange", 0) > 1;
    }

    public boolean horseArtillery(Unit unit) {
        return unit.arm().equals(ARTILLERY)
                && unit.attributes().text("kind").filter("horse"::equals).isPresent();
    }

    public static boolean disordered(Placement placement) {
        return placement.marked(DISORDERED);
    }

    public static boolean routed(Placement placement) {
        return placement.marked(ROUTED);
    }

    /** Whether a unit is neither disordered nor routed. */
    public static boolean inOrder(Placement placement) {
        return !disordered(placement) && !routed(placement);
    }
}
