package coupdoeil.validator.ot.fact;

import coupdoeil.model.Attributes;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.scenario.Placement;
import java.util.List;

/** How far the fire of units reaches, and how much it tells there (OT Fire Combat: Musketry; Fire Combat: Artillery). */
public record Weapons(RuleSystem system, Spacing spacing) {

    /** Whether a unit fires as it is set up: no routers, no limbered guns, of cavalry skirmishers only. */
    public static boolean canFire(Unit unit, Placement placement) {
        return !Units.isRouted(placement)
                && switch (unit.arm()) {
                    case Units.ARTILLERY -> !Units.formation(placement).equals(Units.LIMBERED);
                    case Units.CAVALRY -> Units.isSkirmishing(placement);
                    default -> true;
                };
    }

    /** How far its fire reaches, tell it or not, in inches; 0 if it has none. */
    public double reachInches(Unit unit, Placement placement) {
        if (!canFire(unit, placement)) {
            return 0;
        }
        List<Integer> bands = bands();
        return unit.arm().equals(Units.ARTILLERY)
                ? bands.isEmpty() ? 0 : bands.get(bands.size() - 1)
                : spacing.range(Units.hasRifles(unit) ? "rifle" : "musket");
    }

    /** How far it reaches with some effect, in inches; 0 if nobody knows its guns. */
    public double usefulInches(Unit unit, Placement placement) {
        if (!unit.arm().equals(Units.ARTILLERY)) {
            return reachInches(unit, placement);
        }
        List<Integer> points = points(unit);
        double useful = 0;
        for (int band = 0; band < Math.min(points.size(), bands().size()); band++) {
            useful = points.get(band) > 0 ? bands().get(band) : useful;
        }
        return canFire(unit, placement) ? useful : 0;
    }

    /** Canister, effective and long range of guns, in inches. */
    public List<Integer> bands() {
        return system.tables().nested("artillery").integers("bands");
    }

    /** Points of a gun model in each band: those of the heaviest row that is not above its weight of shot. */
    private List<Integer> points(Unit unit) {
        int pounder = unit.attributes().integer("pounder", 0);
        Attributes rows = system.tables().nested("artillery").nested("points");
        return rows.values().keySet().stream()
                .map(Integer::valueOf)
                .filter(row -> row <= pounder)
                .max(Integer::compare)
                .map(row -> rows.integers(String.valueOf(row)))
                .orElse(List.of());
    }
}
