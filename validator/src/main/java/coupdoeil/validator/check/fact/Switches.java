package coupdoeil.validator.check.fact;

import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.scenario.Scenario;
import java.util.HashMap;
import java.util.Map;

/** The readings of disputed rules in force: the scenario's where it says, else the rule system's defaults. */
public record Switches(Map<String, String> values) {

    public Switches {
        values = Map.copyOf(values);
    }

    public static Switches of(RuleSystem system, Scenario scenario) {
        Map<String, String> values = new HashMap<>();
        system.options().switches().forEach(type -> values.put(type.id(), type.fallback()));
        scenario.switches().forEach((id, value) -> {
            if (system.switchType(id)
                    .filter(type -> type.values().contains(value))
                    .isPresent()) {
                values.put(id, value);
            }
        });
        return new Switches(values);
    }

    /** Whether a switch stands at a value. */
    public boolean is(String id, String value) {
        return value.equals(values.get(id));
    }
}
