package coupdoeil.validator.hexes.cure;

import java.util.LinkedHashSet;
import java.util.Set;

/** The ids of rules that something breaks, noted one by one. */
public final class Faults {

    private final Set<String> ids = new LinkedHashSet<>();

    public Faults note(String rule, boolean broken) {
        if (broken) {
            ids.add(rule);
        }
        return this;
    }

    public Faults and(Set<String> others) {
        ids.addAll(others);
        return this;
    }

    public Set<String> ids() {
        return ids;
    }
}
