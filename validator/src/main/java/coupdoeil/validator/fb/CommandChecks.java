package coupdoeil.validator.fb;

import coupdoeil.model.Attributes;
import coupdoeil.model.oob.Army;
import coupdoeil.model.oob.Roster;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.scenario.SpecialRule;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.fact.ScenarioFacts;
import coupdoeil.validator.check.subject.ArmyEntry;
import coupdoeil.validator.check.subject.FindingPlace;
import coupdoeil.validator.check.subject.FormationEntry;
import coupdoeil.validator.check.subject.PlacedUnit;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** Command, reserves and cohesion at the start (FB 4.3, 4.10.5, 14.2). */
final class CommandChecks {

    @Rule("FB-CMD-05")
    void outOfCommand(PlacedUnit placed, CommandStatus status, Reporter out) {
        if (placed.placement().hex().isEmpty()) {
            return;
        }
        Optional<CommandStatus.Command> nearest = status.commanders(placed.unit(), placed.placement()).stream()
                .min(Comparator.comparingInt(command -> beyond(placed, command)));
        if (nearest.isPresent() && !status.inCommand(placed.unit(), placed.placement(), placed.side())) {
            CommandStatus.Command command = nearest.get();
            out.report()
                    .with("u", placed.name())
                    .with("l", command.leader().name())
                    .with("n", distance(placed, command))
                    .with("r", command.radius())
                    .related(new FindingPlace.AtHex(command.hex()));
        }
    }

    @Rule("FB-RSV-01")
    void reserveWithoutTrigger(FormationEntry entry, ScenarioFacts scenario, Reporter out) {
        List<SpecialRule> reserves = scenario.specialRules().stream()
                .filter(rule -> rule.id().equals("reserve")
                        && rule.attributes()
                                .text("formation")
                                .filter(entry.formation().id()::equals)
                                .isPresent())
                .toList();
        boolean released = reserves.stream()
                .anyMatch(rule -> !rule.attributes().texts("trigger").isEmpty());
        if (!reserves.isEmpty() && !released) {
            out.report().with("f", entry.name());
        }
    }

    @Rule("FB-COH-02")
    void boxOutOfReach(ArmyEntry entry, Roster roster, RuleSystem system, Reporter out) {
        Army army = entry.army();
        Attributes counted = system.tables().nested("cohesion");
        int least = counted.integer("minSteps", 2);
        String arm = counted.text("arm").orElse(FbFormations.INFANTRY);
        long units = roster.units().stream()
                .filter(unit -> unit.arm().equals(arm) && unit.attributes().integer("steps", 0) >= least)
                .filter(unit -> roster.armyOf(unit).filter(army::equals).isPresent())
                .count();
        for (String box : List.of("yellow", "orange", "red")) {
            OptionalInt number = army.attributes().nested("cohesion").integer(box);
            if (number.isPresent() && number.getAsInt() > units) {
                out.report()
                        .with("a", army.name())
                        .with("box", box)
                        .with("n", number.getAsInt())
                        .with("units", units);
            }
        }
    }

    private static int distance(PlacedUnit placed, CommandStatus.Command command) {
        return placed.placement().hexes().stream()
                .mapToInt(command.hex()::distance)
                .min()
                .orElse(0);
    }

    private static int beyond(PlacedUnit placed, CommandStatus.Command command) {
        return distance(placed, command) - command.radius();
    }
}
