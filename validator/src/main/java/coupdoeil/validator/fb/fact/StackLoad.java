package coupdoeil.validator.fb.fact;

import coupdoeil.model.Attributes;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.scenario.Placement;
import coupdoeil.validator.check.fact.Switches;
import coupdoeil.validator.check.subject.Occupant;
import java.util.Collection;
import java.util.List;
import java.util.OptionalInt;

/**
 * How much stands in a hex and how much may (FB 8.2.2–8.2.5), for the units of a stack, extension markers among them.
 *
 * <p>Steps are those present in the hex: of a unit in two hexes its share (FB 5.2.2, 5.4.2), which for a Skirmish Screen
 * without a written share is half, so steps are multiples of a half, which a double holds exactly.
 */
public final class StackLoad {

    private final Attributes tables;
    private final Strengths strengths;
    private final Formations formations;
    private final Terrain terrain;
    private final boolean gunsWeigh;

    public StackLoad(
            RuleSystem system, Strengths strengths, Formations formations, Terrain terrain, Switches switches) {
        this.tables = system.tables();
        this.strengths = strengths;
        this.formations = formations;
        this.terrain = terrain;
        this.gunsWeigh = switches.is("gunsInAbsoluteLimit", "YES");
    }

    /** Steps of infantry or cavalry that a unit has in the hex; batteries and trains have none that count. */
    public double steps(Occupant occupant) {
        if (!occupant.arm().equals(Formations.INFANTRY) && !occupant.arm().equals(Formations.CAVALRY)) {
            return 0;
        }
        double left = occupant.unit()
                .map(unit -> strengths.steps(unit, occupant.placement()))
                .filter(steps -> steps > 0)
                .orElse(0);
        for (Placement.Part part : occupant.placement().parts()) {
            double here = share(occupant, part, left);
            if (part.equals(occupant.part())) {
                return here;
            }
            left = Math.max(0, left - here);
        }
        return left;
    }

    public double steps(Collection<Occupant> units) {
        return units.stream().mapToDouble(this::steps).sum();
    }

    public double steps(Collection<Occupant> units, String arm) {
        return steps(Occupant.ofArm(units, arm));
    }

    private double share(Occupant occupant, Placement.Part part, double left) {
        Integer said = part.steps();
        if (said != null) {
            return Math.max(0, said);
        }
        return formations.of(occupant).equals(Formations.SKIRMISH_SCREEN)
                ? left / 2
                : Math.max(0, left - tables.nested("strength").integer("unitHexSteps", 0));
    }

    /** The batteries that are unlimbered, suppressed ones included. */
    public List<Occupant> batteries(Collection<Occupant> units) {
        return units.stream().filter(this::unlimbered).toList();
    }

    /** Whether it is an unlimbered battery, suppressed or not. */
    boolean unlimbered(Occupant unit) {
        return unit.unit()
                .filter(battery -> formations.unlimbered(battery, unit.placement()))
                .isPresent();
    }

    /** The units of a formation. */
    public List<Occupant> inFormation(Collection<Occupant> units, String formation) {
        return units.stream()
                .filter(unit -> formations.of(unit).equals(formation))
                .toList();
    }

    /** Whether infantry and unlimbered batteries stand together (FB 8.2.5). */
    public boolean mixed(Collection<Occupant> units) {
        return !batteries(units).isEmpty()
                && !Occupant.ofArm(units, Formations.INFANTRY).isEmpty();
    }

    /** What counts against the absolute limit: steps, and the batteries of a mixed stack if the switch says so. */
    public double weight(Collection<Occupant> units) {
        return steps(units) + (mixed(units) && gunsWeigh ? guns(units) : 0);
    }

    public boolean overAbsolute(Collection<Occupant> units, Hex hex) {
        return weight(units) > absolute(hex);
    }

    /** The absolute limit of a hex. */
    public int absolute(Hex hex) {
        return cover(hex).integer("absolute", Integer.MAX_VALUE);
    }

    /** The most steps that have the benefit of the cover in a hex; empty if the cover has no such limit. */
    public OptionalInt protection(Hex hex) {
        return cover(hex).integer("protection");
    }

    public int batteryLimit() {
        return tables.nested("stacking").integer("unlimberedBatteries", Integer.MAX_VALUE);
    }

    /** How many infantry steps may join the batteries of a mixed stack; empty if the infantry may not join at all. */
    public OptionalInt mixedLimit(Collection<Occupant> units, Hex hex) {
        List<Occupant> infantry = Occupant.ofArm(units, Formations.INFANTRY);
        if (!mixed(units)) {
            return OptionalInt.empty();
        }
        String formation = formations.of(infantry.get(0));
        return joinsGuns(formation)
                ? OptionalInt.of(limit(formation, Formations.INFANTRY, hex) - guns(units))
                : OptionalInt.empty();
    }

    public boolean overMixed(Collection<Occupant> units, Hex hex) {
        OptionalInt limit = mixedLimit(units, hex);
        return limit.isPresent() && steps(units, Formations.INFANTRY) > limit.getAsInt();
    }

    /** Whether infantry in a formation may stand with unlimbered batteries. */
    public boolean joinsGuns(String formation) {
        return tables.nested("stacking").texts("gunFormations").contains(formation);
    }

    public boolean overRoadColumn(Collection<Occupant> units, Hex hex) {
        List<Occupant> column = inFormation(units, Formations.ROAD_COLUMN);
        return !column.isEmpty()
                && steps(column) > limit(Formations.ROAD_COLUMN, column.get(0).arm(), hex);
    }

    public boolean overScreen(Collection<Occupant> units, Hex hex) {
        List<Occupant> screen = inFormation(units, Formations.SKIRMISH_SCREEN);
        return screen.stream()
                .map(Occupant::arm)
                .distinct()
                .anyMatch(arm -> steps(screen, arm) > limit(Formations.SKIRMISH_SCREEN, arm, hex));
    }

    /** The formation limit for an arm in a hex; the absolute limit where the table says so, or says nothing. */
    public int limit(String formation, String arm, Hex hex) {
        Attributes limits = tables.nested("formationLimits").nested(formation);
        return limits.integer(arm).orElse(absolute(hex));
    }

    /** Whether a stack above the limit of a formation is legal but frozen (FB 8.2.4). */
    public boolean soft(String formation) {
        return tables.nested("formationLimits").nested(formation).flag("soft");
    }

    /** Steps as messages show them: whole where they are. */
    public static Number plain(double steps) {
        return steps == Math.rint(steps) ? (Number) (long) steps : (Number) steps;
    }

    private int guns(Collection<Occupant> units) {
        return batteries(units).size() * tables.nested("stacking").integer("stepsPerBattery", 0);
    }

    private Attributes cover(Hex hex) {
        return tables.nested("cover").nested(terrain.cover(hex).name());
    }
}
