package coupdoeil.validator.fb.fact;

import coupdoeil.model.scenario.Placement;
import coupdoeil.validator.check.fact.Setup;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** The sides that hold any hex at the start: a fact that is the same while nobody comes or goes but the last of a side. */
public final class Deployment {

    private final Set<String> sides = new LinkedHashSet<>();

    public Deployment(Setup setup) {
        // A side that is there is asked for first: of a thousand units only one of each is looked at closer.
        setup.units().forEach(unit -> note(unit.side(), unit.placement()));
        setup.leaders().forEach(leader -> note(leader.side(), leader.placement()));
        sides.remove("");
    }

    private void note(String side, Placement placement) {
        if (!sides.contains(side) && placement.onHexes()) {
            sides.add(side);
        }
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
