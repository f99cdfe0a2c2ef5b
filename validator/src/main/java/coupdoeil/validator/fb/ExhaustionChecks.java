package coupdoeil.validator.fb;

import coupdoeil.model.Attributes;
import coupdoeil.model.oob.Army;
import coupdoeil.model.oob.Roster;
import coupdoeil.model.pack.PackEdits;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.scenario.SpecialRule;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.Severity;
import coupdoeil.validator.check.subject.ArmyEntry;
import coupdoeil.validator.check.subject.FormationEntry;
import coupdoeil.validator.fb.fact.Formations;
import coupdoeil.validator.fb.fact.Reserves;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;

/** What fighting does to formations and armies: fatigue and cohesion (FB 14). */
final class ExhaustionChecks {

    private static final List<String> BOXES = List.of("yellow", "orange", "red");

    @Rule("FB-FAT-01")
    void impossibleFatigue(FormationEntry entry, Reserves reserves, RuleSystem system, Reporter out) {
        int most = system.tables().nested("fatigue").integer("max", 10);
        String formation = entry.formation().id();
        for (SpecialRule rule : reserves.rules("fatigue", formation)) {
            int level = rule.attributes().integer("level", 0);
            int nearest = Math.max(0, Math.min(most, level));
            if (level > 0 && !entry.formation().attributes().flag("fatigue")) {
                out.report()
                        .severity(Severity.WARNING)
                        .with("n", level)
                        .with("f", entry.name())
                        .with("max", most)
                        .with("why", "has no marker: the formation does not track fatigue")
                        .about(reserves.ref(rule))
                        .fix(new Fix.Change(
                                "Let " + entry.name() + " track fatigue",
                                pack -> PackEdits.formation(
                                        pack,
                                        formation,
                                        known -> known.withAttributes(
                                                known.attributes().with("fatigue", true)))));
            }
            if (level != nearest) {
                String scenario = out.scenario();
                out.report()
                        .with("n", level)
                        .with("f", entry.name())
                        .with("max", most)
                        .with("why", "is outside 0-" + most)
                        .about(reserves.ref(rule))
                        .fix(new Fix.Change(
                                "Set the fatigue to " + nearest,
                                pack -> PackEdits.specialRules(
                                        pack,
                                        scenario,
                                        rules -> rules.stream()
                                                .map(known -> known.equals(rule) ? withLevel(known, nearest) : known)
                                                .toList())));
            }
        }
    }

    @Rule("FB-COH-01")
    void notIncreasing(ArmyEntry entry, Reporter out) {
        Attributes cohesion = entry.army().attributes().nested("cohesion");
        for (String suffix : List.of("", "Drm")) {
            List<Integer> numbers = new ArrayList<>();
            for (String box : BOXES) {
                OptionalInt number = cohesion.integer(box + suffix);
                number.ifPresent(numbers::add);
            }
            boolean increase = IntStream.range(1, numbers.size()).allMatch(i -> numbers.get(i) > numbers.get(i - 1));
            if (!increase || numbers.stream().anyMatch(number -> number <= 0)) {
                out.report()
                        .with("a", entry.name())
                        .with("what", suffix.isEmpty() ? "boxes" : "TEM modifiers")
                        .with("numbers", numbers)
                        .with("why", increase ? "are not all above 0" : "do not increase")
                        .fix(new Fix.Question("Correct the cohesion track of " + entry.name()));
            }
        }
    }

    @Rule("FB-COH-02")
    void boxOutOfReach(ArmyEntry entry, Roster roster, RuleSystem system, Reporter out) {
        Army army = entry.army();
        Attributes counted = system.tables().nested("cohesion");
        int least = counted.integer("minSteps", 2);
        String arm = counted.text("arm").orElse(Formations.INFANTRY);
        long units = roster.units().stream()
                .filter(unit -> unit.arm().equals(arm) && unit.attributes().integer("steps", 0) >= least)
                .filter(unit -> roster.armyOf(unit).filter(army::equals).isPresent())
                .count();
        for (String box : BOXES) {
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

    private static SpecialRule withLevel(SpecialRule rule, int level) {
        return rule.withAttributes(rule.attributes().with("level", level));
    }
}
