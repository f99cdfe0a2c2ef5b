package coupdoeil.validator.lb;

import coupdoeil.model.rules.RuleSystem;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.Severity;
import coupdoeil.validator.check.fact.Setup;
import coupdoeil.validator.check.hexes.Stack;
import coupdoeil.validator.check.subject.Occupant;
import coupdoeil.validator.check.subject.PlacedUnit;
import coupdoeil.validator.lb.fact.Battleground;
import coupdoeil.validator.lb.fact.Formations;
import coupdoeil.validator.lb.fact.Loads;
import coupdoeil.validator.lb.fact.Reactions;
import coupdoeil.validator.lb.fact.Stacking;
import coupdoeil.validator.lb.fact.Terrain;
import coupdoeil.validator.lb.fact.Units;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;

/** Who in a stack cannot fire, and who stands there unprotected (LB 7, 16, 19, 25). */
final class StackFireChecks {

    private static final List<String> MASSED = List.of(Formations.COLUMN, Formations.GENERAL_ORDER);

    /** One unit of more than six may exceed the limit, and merely cannot fire with all; several may not (LB 19). */
    @Rule("LB-STACK-11")
    void skirmishers(Stack stack, Stacking stacking, Loads loads, Reporter out) {
        List<Occupant> skirmishers = stacking.crowded(stack.friends());
        int limit = stacking.skirmishIncrements();
        if (!skirmishers.isEmpty()) {
            out.report()
                    .severity(skirmishers.size() > 1 ? Severity.ERROR : Severity.WARNING)
                    .with("u", names(skirmishers))
                    .with("h", stack.label())
                    .with("n", loads.increments(skirmishers))
                    .with("x", loads.increments(skirmishers) - limit)
                    .with("why", skirmishers.size() > 1 ? limit + " are the most" : "only " + limit + " of them fire");
        }
    }

    @Rule("LB-STACK-12")
    void batteries(Stack stack, Battleground ground, Terrain terrain, Reporter out) {
        List<Occupant> batteries = Occupant.ofArm(stack.friends(), Units.ARTILLERY).stream()
                .filter(unit -> Formations.of(unit).equals(Formations.UNLIMBERED))
                .toList();
        if (batteries.size() > 1 && !ground.clear(stack.hex()) && !terrain.any(stack.hex(), "artilleryMassFire")) {
            out.report()
                    .with("h", stack.label())
                    .with("u", batteries.get(0).piece().name())
                    .with("t", terrain.name(stack.hex()));
        }
    }

    /**
     * In column and general order whoever is on top fires alone, guns below infantry and infantry below guns included, and
     * nobody does below limbered guns (LB 16, 24, 25); and the front of a hex is that of the unit on top, whatever those
     * below it face (LB 13).
     */
    @Rule("LB-STACK-13")
    void belowTheTop(Stack stack, Reporter out) {
        List<Occupant> units = stack.friends().stream()
                .filter(unit -> !Units.routed(unit.placement()))
                .toList();
        List<Occupant> massed = units.stream()
                .filter(unit -> MASSED.contains(Formations.of(unit))
                        || Formations.of(unit).equals(Formations.UNLIMBERED)
                        || (unit == units.get(0) && limbered(unit)))
                .toList();
        boolean inMass = Occupant.ofArm(massed, Units.INFANTRY).size() > 0 && massed.size() > 1;
        List<Occupant> turned = turned(units);
        if (inMass) {
            report(stack, massed.get(0), massed.subList(1, massed.size()), fires(massed.get(0)), out);
        } else if (!turned.isEmpty()) {
            report(stack, turned.get(0), turned.subList(1, turned.size()), "has a front", out);
        }
    }

    private static boolean limbered(Occupant unit) {
        return Formations.of(unit).equals(Formations.LIMBERED);
    }

    private static String fires(Occupant top) {
        return limbered(top) ? "might fire, and is limbered" : "fires";
    }

    private static void report(Stack stack, Occupant top, List<Occupant> below, String does, Reporter out) {
        out.report()
                .with("h", stack.label())
                .with("u", top.piece().name())
                .with("does", does)
                .with("others", names(below));
    }

    /** The topmost unit and those below it that face otherwise; none if all face as it does, or it faces every way. */
    private static List<Occupant> turned(List<Occupant> units) {
        List<Occupant> turned = units.stream()
                .filter(unit -> unit == units.get(0)
                        || (unit.facing().isPresent()
                                && !unit.facing().equals(units.get(0).facing())))
                .toList();
        return turned.size() > 1 && turned.get(0).facing().isPresent() ? turned : List.of();
    }

    /**
     * Reach is taken as the movement of the cavalry over open ground, in a charge if it may make one and the ground under the
     * leader lets it, so that no danger goes unsaid; where no cavalry may go there is none. Routed cavalry goes nowhere but
     * back (LB 7, 18, 30, 37).
     */
    @Rule("LB-STACK-15")
    void unescorted(Stack stack, Setup setup, RuleSystem system, Battleground ground, Terrain terrain, Reporter out) {
        if (!stack.units().isEmpty() || terrain.prohibited(stack.hex(), Units.CAVALRY)) {
            return;
        }
        int bonus = ground.chargeForbidden(stack.hex())
                ? 0
                : system.tables().nested("movement").integer("chargeBonus", 0);
        for (Occupant leader : stack.occupants()) {
            setup.units().stream()
                    .filter(unit -> unit.unit().arm().equals(Units.CAVALRY) && !Units.routed(unit.placement()))
                    .filter(unit -> !unit.side().isEmpty()
                            && !leader.side().isEmpty()
                            && !unit.side().equals(leader.side()))
                    .filter(unit -> distance(unit, stack) <= reach(unit, bonus))
                    .min(Comparator.comparingInt(unit -> distance(unit, stack)))
                    .ifPresent(unit -> out.report()
                            .with("l", leader.piece().name())
                            .with("h", stack.label())
                            .with("n", distance(unit, stack))
                            .with("u", unit.name())
                            .with("reach", reach(unit, bonus))
                            .about(leader.ref())
                            .about(unit.ref()));
        }
    }

    private static int reach(PlacedUnit cavalry, int bonus) {
        boolean charges = Reactions.may(cavalry) && !cavalry.placement().marked(Units.TIRED);
        return cavalry.unit().attributes().integer("movement", 0) + (charges ? bonus : 0);
    }

    private static int distance(PlacedUnit unit, Stack stack) {
        return unit.placement().hexes().stream()
                .mapToInt(hex -> hex.distance(stack.hex()))
                .min()
                .orElse(Integer.MAX_VALUE);
    }

    private static String names(List<Occupant> units) {
        return units.stream().map(unit -> unit.piece().name()).distinct().collect(Collectors.joining(", "));
    }
}
