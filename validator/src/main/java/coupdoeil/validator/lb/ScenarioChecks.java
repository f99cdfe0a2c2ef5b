package coupdoeil.validator.lb;

import coupdoeil.model.Attributes;
import coupdoeil.model.oob.Roster;
import coupdoeil.model.oob.Side;
import coupdoeil.model.rules.AttributeType;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.fact.ScenarioFacts;
import coupdoeil.validator.check.subject.ScenarioEntry;
import coupdoeil.validator.hexes.ScenarioFixes;
import coupdoeil.validator.lb.fact.SpecialRules;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** What a scenario must say of its players and its rules (LB 1, 2, 17). */
final class ScenarioChecks {

    private static final int SIDES = 2;
    private static final String MINUTES = "minutesPerSide";
    private static final String TIMED_MOVE = "timed-move";

    /** Two sides of one id are PACK-61, and one side here. */
    @Rule("LB-SCEN-01")
    void sides(ScenarioEntry entry, Roster roster, Reporter out) {
        long sides = roster.sides().stream().map(Side::id).distinct().count();
        if (sides != SIDES) {
            out.report()
                    .with("n", sides == 0 ? "No sides" : sides == 1 ? "One side" : sides + " sides")
                    .fix(new Fix.Question(sides < SIDES ? "Add a side" : "Merge sides"));
        }
    }

    @Rule("LB-SCEN-07")
    void time(ScenarioEntry entry, Roster roster, SpecialRules special, RuleSystem system, Reporter out) {
        Attributes attributes = entry.scenario().attributes();
        List<String> without = new ArrayList<>();
        for (Side side : roster.sides()) {
            OptionalInt own = own(special, side);
            if (own.isPresent() && own.getAsInt() <= 0) {
                out.report()
                        .with("s", side.name())
                        .with("why", text(own.getAsInt()))
                        .with("field", "specialRules")
                        .fix(new Fix.Question("Enter minutes"));
            } else if (own.isEmpty()) {
                without.add(side.name());
            }
        }
        OptionalInt all = attributes.integer(MINUTES);
        boolean wrong = all.isPresent() ? all.getAsInt() <= 0 : !attributes.has(MINUTES);
        if (wrong && (!without.isEmpty() || roster.sides().isEmpty())) {
            Reporter.Draft draft = out.report()
                    .with("s", without.size() == 1 ? without.get(0) : "both sides")
                    .with("why", all.isPresent() ? text(all.getAsInt()) : "not set")
                    .with("field", "attributes/" + MINUTES);
            custom(system)
                    .ifPresent(minutes -> draft.fix(ScenarioFixes.set(
                            "Give " + minutes + " minutes", entry.scenario().id(), MINUTES, minutes)));
        }
    }

    @Rule("LB-SCEN-18")
    void edition(ScenarioEntry entry, ScenarioFacts scenario, RuleSystem system, Reporter out) {
        if (scenario.attributes()
                .text("edition")
                .filter(text -> !text.isBlank())
                .isEmpty()) {
            out.report()
                    .with("field", "attributes")
                    .fix(ScenarioFixes.set(
                            "State the edition " + system.edition(),
                            entry.scenario().id(),
                            "edition",
                            system.edition()));
        }
    }

    /** The fewest minutes that special rules give to a side, if any do. */
    private static OptionalInt own(SpecialRules special, Side side) {
        return special.all(TIMED_MOVE).stream()
                .filter(rule -> rule.text("side").filter(side.id()::equals).isPresent())
                .map(rule -> rule.integer("minutes"))
                .filter(OptionalInt::isPresent)
                .mapToInt(OptionalInt::getAsInt)
                .min();
    }

    private static String text(int minutes) {
        return minutes + " minutes";
    }

    /** What a form begins with: the custom. */
    private static Optional<Object> custom(RuleSystem system) {
        return system.attributesOf("scenario").stream()
                .filter(type -> type.id().equals(MINUTES))
                .findFirst()
                .map(AttributeType::fallback);
    }
}
