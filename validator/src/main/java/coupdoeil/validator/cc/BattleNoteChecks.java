package coupdoeil.validator.cc;

import coupdoeil.model.battlefield.Place;
import coupdoeil.model.oob.Roster;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.rules.AttributeType;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.model.scenario.SpecialRule;
import coupdoeil.validator.cc.fact.Forces;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.fact.Places;
import coupdoeil.validator.check.fact.ScenarioFacts;
import coupdoeil.validator.check.fact.Timetable;
import coupdoeil.validator.check.hexes.Ground;
import coupdoeil.validator.check.subject.ScenarioEntry;
import coupdoeil.validator.check.subject.ScenarioItem;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The battle notes: what is told of the battle, and its special rules (CC 3 step 7). */
final class BattleNoteChecks {

    private static final String TURN_LIMIT = "turn-limit";

    @Rule("CC-SCN-09")
    void incomplete(ScenarioEntry entry, ScenarioFacts facts, Reporter out) {
        Scenario scenario = entry.scenario();
        List<String> missing = new ArrayList<>();
        if (scenario.name().isBlank()) {
            missing.add("title");
        }
        if (facts.attributes().text("date").filter(date -> !date.isBlank()).isEmpty()) {
            missing.add("date");
        }
        if (scenario.description().isBlank()) {
            missing.add("account of the battle");
        }
        if (!missing.isEmpty()) {
            out.report().with("what", missing).fix(new Fix.Question("Write it"));
        }
    }

    /** Of an id that is nearly one of the catalogue PACK-65 speaks. */
    @Rule("CC-SCN-11")
    void inWords(ScenarioItem item, RuleSystem system, Reporter out) {
        rule(item)
                .filter(rule -> system.specialRule(rule.id()).isEmpty())
                .ifPresent(rule -> out.report().with("rule", rule.id()));
    }

    /** What is not in the pack at all is PACK-62, what a rule leaves out PACK-71. */
    @Rule("CC-SCN-12")
    void pointless(
            ScenarioItem item,
            RuleSystem system,
            Roster roster,
            Forces forces,
            Places places,
            Ground ground,
            Reporter out) {
        SpecialRule rule = rule(item).orElse(null);
        if (rule == null) {
            return;
        }
        List<AttributeType> parameters =
                system.specialRule(rule.id()).map(type -> type.parameters()).orElse(List.of());
        for (AttributeType parameter : parameters) {
            String named = rule.attributes().text(parameter.id()).orElse("");
            Optional<Unit> unit = parameter.values().contains("unit") ? roster.unit(named) : Optional.empty();
            Optional<Place> place = parameter.values().contains("place") ? places.byId(named) : Optional.empty();
            unit.filter(known -> !forces.has(known.id()))
                    .ifPresent(known -> report(rule, known.name(), "takes no part in the battle", out));
            place.filter(known -> known.area().hexList().stream().noneMatch(ground::contains))
                    .ifPresent(known -> report(rule, places.name(known), "has no hex on the board", out));
        }
    }

    @Rule("CC-TURN-01")
    void turnLimit(ScenarioEntry entry, ScenarioFacts scenario, Timetable timetable, Reporter out) {
        int clock = timetable.turns().size();
        int special = scenario.specialRules().stream()
                .filter(rule -> rule.id().equals(TURN_LIMIT))
                .mapToInt(rule -> rule.attributes().integer("turns", 0))
                .findFirst()
                .orElse(0);
        if (special > 0 || clock > 0) {
            out.report().with("n", special > 0 ? special : clock);
        }
    }

    static Optional<SpecialRule> rule(ScenarioItem item) {
        return item.item().entry() instanceof SpecialRule rule ? Optional.of(rule) : Optional.empty();
    }

    private static void report(SpecialRule rule, String what, String why, Reporter out) {
        out.report()
                .with("rule", rule.id())
                .with("x", what)
                .with("why", why)
                .fix(new Fix.Question("Correct the special rule"));
    }
}
