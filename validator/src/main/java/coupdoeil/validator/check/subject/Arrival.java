package coupdoeil.validator.check.subject;

import coupdoeil.model.scenario.ArrivalGroup;
import java.util.List;

/** A group of reinforcements. */
public record Arrival(ArrivalGroup group) implements Subject {

    @Override
    public String kind() {
        return "group";
    }

    @Override
    public String key() {
        return group.id();
    }

    @Override
    public String name() {
        return group.name().isEmpty() ? group.id() : group.name();
    }

    @Override
    public List<FindingPlace> places() {
        return List.of();
    }
}
