package coupdoeil.validator.lb.oob;

import coupdoeil.model.Attributes;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.oob.Leader;
import coupdoeil.model.oob.Roster;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.pack.PackEdits;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.fact.Setup;
import coupdoeil.validator.check.hexes.Occupancy;
import coupdoeil.validator.check.subject.LeaderEntry;
import coupdoeil.validator.check.subject.PlacedLeader;
import coupdoeil.validator.check.subject.PlacedUnit;
import coupdoeil.validator.lb.fact.Leaders;
import coupdoeil.validator.lb.fact.Units;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** What leaders must say of themselves, and the company they need (LB 7). */
public final class LeaderChecks {

    private static final List<String> BONUSES =
            List.of(Leaders.ARTILLERY_BONUS, Leaders.MELEE_BONUS, Leaders.MORALE_BONUS);

    /** A cavalry bonus is one that a leader has or has not; the others may be nought, but are printed. */
    @Rule("LB-OOB-14")
    void unsaid(LeaderEntry entry, Roster roster, RuleSystem system, Reporter out) {
        Leader leader = entry.leader();
        List<String> bonuses = BONUSES.stream()
                .filter(bonus -> !leader.attributes().has(bonus))
                .toList();
        List<String> missing = new ArrayList<>();
        if (leader.nationality().isBlank()) {
            missing.add("nationality");
        }
        system.attributesOf("leader").stream()
                .filter(type -> bonuses.contains(type.id()))
                .forEach(type -> missing.add(type.name().toLowerCase(Locale.ROOT)));
        if (!missing.isEmpty()) {
            out.report()
                    .with("l", entry.name())
                    .with("what", String.join(", ", missing))
                    .fix(completed(leader, bonuses, roster));
        }
    }

    private static Fix completed(Leader leader, List<String> bonuses, Roster roster) {
        if (!leader.nationality().isBlank()) {
            return completed("Set it to 0", leader, leader.nationality(), bonuses);
        }
        List<Fix.Change> nations =
                roster.armyOf(leader).map(army -> army.attributes().texts("nationalities")).orElse(List.of()).stream()
                        .filter(nation -> !nation.isBlank())
                        .map(nation -> completed("Make him " + nation, leader, nation, bonuses))
                        .toList();
        return nations.isEmpty()
                ? new Fix.Question("Enter his nationality")
                : nations.size() == 1 ? nations.get(0) : new Fix.Choose("Enter his nationality", nations);
    }

    private static Fix.Change completed(String name, Leader leader, String nationality, List<String> bonuses) {
        return new Fix.Change(
                name,
                pack -> PackEdits.leader(pack, leader.id(), known -> {
                    Attributes attributes = known.attributes();
                    for (String bonus : bonuses) {
                        attributes = attributes.with(bonus, 0);
                    }
                    return known.withNationality(nationality).withAttributes(attributes);
                }));
    }

    /** A bonus below nought is better kept away from the guns; who is alone before enemy cavalry is LB-STACK-15. */
    @Rule("LB-OOB-16")
    void withoutGuns(PlacedLeader placed, Occupancy occupancy, Leaders leaders, Setup setup, Reporter out) {
        Hex hex = placed.placement().hex().orElse(null);
        if (hex == null
                || placed.leader().attributes().integer(Leaders.ARTILLERY_BONUS, 0) < 1
                || occupancy.at(hex).stream()
                        .flatMap(one -> one.unit().stream()
                                .filter(unit -> isBattery(unit, one.side(), placed, leaders))
                                .filter(unit -> !Units.routed(one.placement())))
                        .findAny()
                        .isPresent()) {
            return;
        }
        String scenario = out.scenario();
        Optional<PlacedUnit> nearest = setup.units().stream()
                .filter(unit -> unit.placement().hex().isPresent()
                        && !Units.routed(unit.placement())
                        && isBattery(unit.unit(), unit.side(), placed, leaders))
                .min(Comparator.comparing(
                        unit -> unit.placement().hex().map(hex::distance).orElse(Integer.MAX_VALUE)));
        out.report()
                .with("l", placed.name())
                .fix(nearest.<Fix>map(battery -> new Fix.Change(
                                "Move him to " + battery.name(),
                                pack -> PackEdits.placement(
                                        pack,
                                        scenario,
                                        placed.leader().id(),
                                        known -> known.withPosition(
                                                battery.placement().position()))))
                        .orElse(new Fix.Question("Stack him with a battery")));
    }

    /** Whether a unit is a battery that a leader can help (LB 7). */
    private static boolean isBattery(Unit unit, String side, PlacedLeader leader, Leaders leaders) {
        return unit.arm().equals(Units.ARTILLERY) && leaders.helps(leader, side, unit.nationality());
    }
}
