package coupdoeil.validator.hexes;

import coupdoeil.model.scenario.Clock;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.model.scenario.SpecialRule;
import coupdoeil.model.scenario.TurnTrack;
import coupdoeil.validator.check.Fix;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/** Edits of what a scenario says of itself. */
public final class ScenarioFixes {

    private ScenarioFixes() {}

    /** An edit of a scenario. @param scenario its id */
    public static Fix.Change change(String name, String scenario, UnaryOperator<Scenario> change) {
        return new Fix.Change(name, pack -> pack.withScenario(scenario, change));
    }

    /** Sets an attribute of a scenario. @param scenario its id */
    public static Fix.Change set(String name, String scenario, String attribute, Object value) {
        return change(name, scenario, s -> s.withAttributes(s.attributes().with(attribute, value)));
    }

    /** Puts one special rule of a scenario in the place of another. @param scenario its id */
    public static Fix.Change replace(String name, String scenario, SpecialRule old, SpecialRule other) {
        return change(name, scenario, s -> {
            List<SpecialRule> rules = new ArrayList<>(s.specialRules());
            rules.replaceAll(rule -> rule.equals(old) ? other : rule);
            return s.withSpecialRules(rules);
        });
    }

    /** Adds a special rule to a scenario. @param scenario its id */
    public static Fix.Change add(String name, String scenario, SpecialRule rule) {
        return change(name, scenario, s -> {
            List<SpecialRule> rules = new ArrayList<>(s.specialRules());
            rules.add(rule);
            return s.withSpecialRules(rules);
        });
    }

    /** Ends a scenario with the last whole turn of its track. */
    static Fix.Change end(String scenario, Clock clock, TurnTrack track) {
        String last = track.label(track.count() - 1);
        return change("End at " + last, scenario, s -> s.withClock(new Clock(clock.start(), last, null)));
    }
}
