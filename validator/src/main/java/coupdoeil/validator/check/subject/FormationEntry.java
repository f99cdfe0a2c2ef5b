package coupdoeil.validator.check.subject;

import coupdoeil.model.oob.Formation;
import java.util.List;

/** A formation of the order of battle. */
public record FormationEntry(Formation formation) implements Subject {

    @Override
    public String kind() {
        return "formation";
    }

    @Override
    public String key() {
        return formation.id();
    }

    @Override
    public String name() {
        return formation.name();
    }

    @Override
    public List<FindingPlace> places() {
        return List.of();
    }
}
