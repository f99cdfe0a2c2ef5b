package coupdoeil.validator.fb.fact;

import coupdoeil.model.oob.Leader;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.SpecialRule;
import coupdoeil.validator.check.fact.ScenarioFacts;
import coupdoeil.validator.check.subject.SubjectRef;
import coupdoeil.validator.hexes.WrittenParts;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The formations that begin in reserve, and what the scenario says of their fatigue (FB 4.10, 14.1). */
public final class Reserves {

    private static final String PASSIVE = "passive";

    private final ScenarioFacts scenario;
    private final Set<String> reserves = new HashSet<>();

    public Reserves(ScenarioFacts scenario) {
        this.scenario = scenario;
        for (SpecialRule rule : scenario.specialRules()) {
            if (rule.id().equals("reserve")) {
                rule.attributes().text("formation").ifPresent(reserves::add);
            }
        }
    }

    /** Whether a formation begins in reserve. */
    public boolean has(String formation) {
        return reserves.contains(formation);
    }

    /** The special rules of one sort about a formation. */
    public List<SpecialRule> rules(String id, String formation) {
        return scenario.specialRules().stream()
                .filter(rule -> rule.id().equals(id) && isAbout(rule, formation))
                .toList();
    }

    /** A special rule as a finding names it. */
    public SubjectRef ref(SpecialRule rule) {
        return WrittenParts.specialRule(scenario.specialRules(), rule);
    }

    public static boolean isAbout(SpecialRule rule, String formation) {
        return rule.attributes().text("formation").filter(formation::equals).isPresent();
    }

    /** Whether a leader begins with his Passive side up. */
    public static boolean passive(Leader leader, Placement placement) {
        return placement.marked(PASSIVE) || leader.attributes().flag(PASSIVE);
    }
}
