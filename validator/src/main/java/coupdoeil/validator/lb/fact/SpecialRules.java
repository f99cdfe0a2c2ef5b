package coupdoeil.validator.lb.fact;

import coupdoeil.model.Attributes;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.PackEdits;
import coupdoeil.model.scenario.SpecialRule;
import coupdoeil.validator.check.fact.ScenarioFacts;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** The special rules that the scenario enters from the catalogue of the rule system (LB 45). */
public final class SpecialRules {

    /** The special rule that defines a formation beyond those of the rules (LB 22). */
    static final String EXTRA_FORMATION = "extra-formation";

    private static final String UNITS = "units";

    private final ScenarioFacts scenario;

    public SpecialRules(ScenarioFacts scenario) {
        this.scenario = scenario;
    }

    public boolean has(String id) {
        return scenario.specialRules().stream().anyMatch(rule -> rule.id().equals(id));
    }

    /** The parameters of every special rule of this id, in the order written. */
    public List<Attributes> all(String id) {
        return scenario.specialRules().stream()
                .filter(rule -> rule.id().equals(id))
                .map(SpecialRule::attributes)
                .toList();
    }

    /** The texts of one parameter over all special rules of an id: terrain, classes, nationalities. */
    public Set<String> texts(String id, String parameter) {
        return all(id).stream().flatMap(rule -> rule.texts(parameter).stream()).collect(Collectors.toUnmodifiableSet());
    }

    /** The rows of a chart that the battle enters as a special rule. */
    public List<Attributes> rows(String id) {
        return all(id).stream().flatMap(rule -> rule.groups("rows").stream()).toList();
    }

    /** What special rules say of a formation beyond those of the rules, by its name in any case (LB 22). */
    public List<Attributes> extraFormations(String name) {
        return all(EXTRA_FORMATION).stream()
                .filter(rule -> rule.text("name").filter(name::equalsIgnoreCase).isPresent())
                .toList();
    }

    /** Enters a unit in the special rule of this id that lists units; the rule itself too if there is none yet. */
    public static Pack listing(Pack pack, String scenario, String id, String unit) {
        return PackEdits.specialRules(pack, scenario, rules -> {
            List<SpecialRule> result = new ArrayList<>(rules);
            int known = 0;
            while (known < result.size() && !result.get(known).id().equals(id)) {
                known++;
            }
            SpecialRule rule = known < result.size() ? result.remove(known) : new SpecialRule(id, "", Attributes.NONE);
            List<String> units = new ArrayList<>(rule.attributes().texts(UNITS));
            units.add(unit);
            result.add(known, new SpecialRule(id, rule.text(), rule.attributes().with(UNITS, units)));
            return result;
        });
    }

    /** Whether a special rule of this id names any of some words in a parameter. */
    public boolean names(String id, String parameter, Collection<String> words) {
        Set<String> named = texts(id, parameter);
        return words.stream().anyMatch(named::contains);
    }
}
