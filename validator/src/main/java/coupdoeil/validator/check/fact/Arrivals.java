package coupdoeil.validator.check.fact;

import coupdoeil.model.scenario.ArrivalGroup;
import java.util.List;

/** The scenario's reinforcements, in the order written. */
public record Arrivals(List<ArrivalGroup> all) {
    public Arrivals {
        all = List.copyOf(all);
    }
}
