package coupdoeil.validator.fb.fact;

import coupdoeil.validator.check.fact.Setup;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** The sides that hold any hex at the start: a fact that is the same while nobody comes or goes but the last of a side. */
public final class Deployment {

    private final Set<String> sides = new LinkedHashSet<>();

    public Deployment(Setup setup) {
        setup.units().stream().filter(unit -> unit.placement().onHexes()).forEach(unit -> sides.add(unit.side()));
        setup.leaders().stream()
                .filter(leader -> leader.placement().onHexes())
                .forEach(leader -> sides.add(leader.side()));
        sides.remove("");
    }

    /** The sides that hold any hex, in the order of the set-up. */
    public List<String> sides() {
        return new ArrayList<>(sides);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Deployment deployment && sides().equals(deployment.sides());
    }

    @Override
    public int hashCode() {
        return sides.hashCode();
    }
}
