package coupdoeil.validator.check;

import java.lang.reflect.Method;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The rules of one rule system.
 *
 * <p>Its catalogue lies in the resources {@code /coupdoeil/catalogue/<system>/<group>.json}, one for each group.
 */
public interface RuleSet {

    /** Id of the rule system; {@code pack} for rules of the tool itself, which hold for every system. */
    String system();

    /** Groups of the catalogue, in the order of reports. */
    List<String> groups();

    /** Objects whose methods marked {@link Rule} or {@link SharedRule} are the rules that are built; they keep no state. */
    List<Object> topics();

    /** Ids of the rules that it shares with other systems, by their names; those that it leaves out it does not have. */
    default Map<String, String> shared() {
        return Map.of();
    }

    /** Id of the rule that a method of a topic is; empty if it is no rule of this set. */
    default Optional<String> id(Method method) {
        Rule own = method.getAnnotation(Rule.class);
        return own != null
                ? Optional.of(own.value())
                : Optional.ofNullable(method.getAnnotation(SharedRule.class)).map(mark -> shared().get(mark.value()));
    }

    /**
     * Facts that cost so much after an edit that the rules which take them are examined beside all others, by a thread of
     * their own. What those and the others both rest on is then worked out twice.
     */
    default Set<Class<?>> costly() {
        return Set.of();
    }

    /** Whether every rule of the system is built; while it is not, silence means nothing. */
    boolean complete();
}
