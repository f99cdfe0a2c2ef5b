package coupdoeil.validator.check.subject;

import coupdoeil.model.oob.Leader;
import java.util.List;

/** A leader of the order of battle, wherever he may be. */
public record LeaderEntry(Leader leader) implements Subject {

    @Override
    public String kind() {
        return "leader";
    }

    @Override
    public String key() {
        return leader.id();
    }

    @Override
    public String name() {
        return leader.name();
    }

    @Override
    public List<FindingPlace> places() {
        return List.of();
    }
}
