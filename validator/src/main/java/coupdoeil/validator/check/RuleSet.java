package coupdoeil.validator.check;

import java.util.List;
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

    /** Objects whose methods marked {@link Rule} are the rules that are built; they keep no state. */
    List<Object> topics();

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
