package coupdoeil.validator.lb;

import coupdoeil.model.rules.RuleSystem;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.fact.Setup;
import coupdoeil.validator.check.subject.Occupant;
import coupdoeil.validator.check.subject.PlacedUnit;
import coupdoeil.validator.check.subject.Stack;
import java.util.List;
import java.util.stream.Collectors;

/** Who in a stack cannot fire, and who stands there unprotected (LB 7, 16, 19, 25). */
final class StackFire {

    private static final List<String> MASSED = List.of(LbFormations.COLUMN, LbFormations.GENERAL_ORDER);

    @Rule("LB-STACK-11")
    void skirmishers(Stack stack, LbLoads loads, LbUnits units, RuleSystem system, Reporter out) {
        int firing = system.tables().nested("stacking").integer("skirmishIncrements", Integer.MAX_VALUE);
        List<Occupant> skirmishers = LbLoads.ofArm(LbStacking.friends(stack), LbUnits.INFANTRY).stream()
                .filter(LbStacking::skirmishing)
                .filter(unit -> loads.increments(unit) <= firing || units.increments(unit) > 2 * firing)
                .toList();
        int increments = loads.increments(skirmishers);
        if (increments > firing) {
            out.report().with("u", names(skirmishers)).with("h", stack.label()).with("x", increments - firing);
        }
    }

    @Rule("LB-STACK-12")
    void batteries(Stack stack, LbBattleground ground, LbTerrain terrain, Reporter out) {
        List<Occupant> batteries = LbLoads.ofArm(LbStacking.friends(stack), LbUnits.ARTILLERY).stream()
                .filter(unit -> LbFormations.of(unit).equals(LbFormations.UNLIMBERED))
                .toList();
        if (batteries.size() > 1 && !ground.clear(stack.hex()) && !terrain.any(stack.hex(), "artilleryMassFire")) {
            out.report()
                    .with("h", stack.label())
                    .with("u", batteries.get(0).piece().name())
                    .with("t", terrain.name(stack.hex()));
        }
    }

    @Rule("LB-STACK-13")
    void belowTheTop(Stack stack, Reporter out) {
        List<Occupant> massed = LbLoads.ofArm(LbStacking.friends(stack), LbUnits.INFANTRY).stream()
                .filter(unit -> MASSED.contains(LbFormations.of(unit)))
                .toList();
        if (massed.size() > 1) {
            out.report()
                    .with("h", stack.label())
                    .with("u", massed.get(0).piece().name())
                    .with("others", names(massed.subList(1, massed.size())));
        }
    }

    /** Reach is taken as the movement of the cavalry over open ground, so that no danger goes unsaid. */
    @Rule("LB-STACK-15")
    void unescorted(Stack stack, Setup setup, Reporter out) {
        if (!stack.units().isEmpty()) {
            return;
        }
        for (Occupant leader : stack.occupants()) {
            setup.units().stream()
                    .filter(unit -> unit.unit().arm().equals(LbUnits.CAVALRY))
                    .filter(unit -> !unit.side().isEmpty()
                            && !leader.side().isEmpty()
                            && !unit.side().equals(leader.side()))
                    .filter(unit ->
                            distance(unit, stack) <= unit.unit().attributes().integer("movement", 0))
                    .findFirst()
                    .ifPresent(unit -> out.report()
                            .with("l", leader.piece().name())
                            .with("h", stack.label())
                            .with("n", distance(unit, stack))
                            .with("u", unit.name())
                            .about(StackCompany.ref(leader))
                            .about(unit.ref()));
        }
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
