package coupdoeil.model.rules;

import java.util.Map;
import java.util.Optional;

/**
 * A stage of work on a battle, and how severe each rule is at it.
 *
 * @param weights by id of a rule ({@code FB-MAP-10}) or of a group of rules ({@code FB-LOS}); what is not named is taken as
 *     the rules say
 */
public record Profile(String id, String name, String description, Map<String, Weight> weights) {

    /** How grave every finding of a rule is taken, whatever the rule says of it. */
    public enum Weight {
        ERROR,
        WARNING,
        INFO,
        /** It is counted and no more. */
        OFF
    }

    /** Everything as the rules say. */
    public static final Profile STRICT = new Profile("release", "Release", "", Map.of());

    public Profile {
        weights = Map.copyOf(weights);
    }

    /** How grave a rule is taken: as said of the rule, else as said of its group; empty if as the rule says. */
    public Optional<Weight> weight(String rule) {
        Weight own = weights.get(rule);
        String group = rule.substring(0, Math.max(0, rule.lastIndexOf('-')));
        return Optional.ofNullable(own == null ? weights.get(group) : own);
    }

    /** Whether everything is taken as the rules say. */
    public boolean isStrict() {
        return weights.isEmpty();
    }
}
