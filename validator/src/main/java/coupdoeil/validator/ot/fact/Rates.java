package coupdoeil.validator.ot.fact;

import coupdoeil.model.Attributes;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.rules.RuleSystem;

/** How far units move in a turn, in inches (OT Movement: Rates; Movement: Operational Movement). */
public record Rates(RuleSystem system) {

    /** On clear ground in a formation; 0 if the table has none. */
    public double inches(Unit unit, String formation) {
        String way = formation.equals(Units.UNLIMBERED) ? "prolong" : formation;
        return movement().nested(row(unit)).decimal(way);
    }

    /** By how much more one moves who is far from the enemy. */
    public double operationalFactor() {
        return movement().decimal("operationalFactor");
    }

    private String row(Unit unit) {
        Attributes own = unit.attributes();
        return switch (unit.arm()) {
            case Units.CAVALRY -> own.is("class", "LIGHT") ? "lightCavalry" : "otherCavalry";
            case Units.ARTILLERY ->
                isHorse(unit)
                        ? "horse"
                        : own.integer("pounder", 0) >= movement().integer("heavyPounder", Integer.MAX_VALUE)
                                ? "heavyFoot"
                                : "foot";
            default -> Units.INFANTRY;
        };
    }

    /** Whether it is horse artillery. */
    public static boolean isHorse(Unit unit) {
        return unit.attributes().is("mobility", "HORSE");
    }

    private Attributes movement() {
        return system.tables().nested("movement");
    }
}
