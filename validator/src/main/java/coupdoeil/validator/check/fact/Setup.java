package coupdoeil.validator.check.fact;

import coupdoeil.validator.check.subject.PlacedLeader;
import coupdoeil.validator.check.subject.PlacedUnit;
import java.util.List;

/**
 * Everyone whom the set-up places, as a whole: a rule that takes it runs again whenever anyone moves. A rule that asks
 * only about some hexes takes {@link Occupancy}.
 */
public record Setup(List<PlacedUnit> units, List<PlacedLeader> leaders) {
    public Setup {
        units = List.copyOf(units);
        leaders = List.copyOf(leaders);
    }
}
