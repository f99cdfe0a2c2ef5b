package coupdoeil.validator.lb.oob;

import coupdoeil.model.pack.PackEdits;
import coupdoeil.model.scenario.Position;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.fact.Setup;
import coupdoeil.validator.check.hexes.Stack;
import coupdoeil.validator.check.subject.Occupant;
import coupdoeil.validator.check.subject.PlacedLeader;
import coupdoeil.validator.lb.fact.Leaders;
import coupdoeil.validator.lb.fact.Stacking;
import coupdoeil.validator.lb.fact.Units;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Regiments of cavalry in one hex charge together only behind a leader (LB 37); none charges that skirmishes (LB 20). */
public final class CavalryStackChecks {

    private static final int MAX_LEADERS = 3;

    /** Only regiments that can charge at all are counted, in the hex they stand in and not in one they stretch into. */
    @Rule("LB-OOB-15")
    void leaderless(Stack stack, Units units, Leaders leaders, Setup setup, Reporter out) {
        List<Occupant> regiments = stack.friends().stream()
                .filter(one -> !one.isExtension() && mayCharge(one, units))
                .toList();
        if (regiments.size() < 2) {
            return;
        }
        String side = regiments.get(0).side();
        List<String> nations = new ArrayList<>(
                regiments.stream().map(Stacking::nation).distinct().toList());
        leaders.at(stack.hex()).stream()
                .filter(leader -> leader.side().equals(side) && Leaders.has(leader.leader(), Leaders.CAVALRY_BONUS))
                .forEach(leader -> nations.remove(leader.leader().nationality()));
        if (!nations.isEmpty()) {
            Reporter.Draft draft = out.report()
                    .with("h", stack.label())
                    .with("n", regiments.size())
                    .with("nation", String.join(" or ", nations));
            regiments.forEach(regiment -> draft.about(regiment.ref()));
            draft.fix(brought(stack, side, nations, setup, out)
                    .orElse(new Fix.Question("Put a leader with a cavalry bonus in " + stack.label())));
        }
    }

    private static boolean mayCharge(Occupant one, Units units) {
        return one.unit()
                        .filter(unit -> units.is(unit, Units.CAVALRY, Units.REGIMENT))
                        .isPresent()
                && Units.inOrder(one.placement())
                && !Stacking.skirmishing(one)
                && !one.placement().marked(Units.TIRED)
                && !one.placement().marked(Units.EXHAUSTED);
    }

    /** Brings the nearest leader who has a bonus and does not serve in another such stack; each cures where one nation needs one. */
    private static Optional<Fix> brought(Stack stack, String side, List<String> nations, Setup setup, Reporter out) {
        if (nations.size() > 1) {
            return Optional.empty();
        }
        String scenario = out.scenario();
        List<Fix.Change> moves = setup.leaders().stream()
                .filter(leader -> leader.side().equals(side)
                        && leader.leader().nationality().equals(nations.get(0))
                        && Leaders.has(leader.leader(), Leaders.CAVALRY_BONUS)
                        && isFree(leader, setup))
                .sorted(Comparator.comparing(leader ->
                        leader.placement().hex().map(stack.hex()::distance).orElse(Integer.MAX_VALUE)))
                .limit(MAX_LEADERS)
                .map(leader -> new Fix.Change(
                        "Move " + leader.name() + " to " + stack.label(),
                        pack -> PackEdits.placement(
                                pack,
                                scenario,
                                leader.leader().id(),
                                placement -> placement.withPosition(new Position.OnHex(stack.hex())))))
                .toList();
        return moves.isEmpty()
                ? Optional.empty()
                : Optional.of(moves.size() == 1 ? moves.get(0) : new Fix.Choose("Bring a leader", moves));
    }

    private static boolean isFree(PlacedLeader leader, Setup setup) {
        return leader.placement()
                .hex()
                .filter(hex -> setup.units().stream()
                                .filter(unit -> unit.unit().arm().equals(Units.CAVALRY)
                                        && unit.placement()
                                                .hex()
                                                .filter(hex::equals)
                                                .isPresent())
                                .count()
                        < 2)
                .isPresent();
    }
}
