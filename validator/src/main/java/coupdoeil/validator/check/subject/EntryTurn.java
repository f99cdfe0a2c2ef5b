package coupdoeil.validator.check.subject;

import coupdoeil.model.scenario.ArrivalGroup;
import java.util.List;

/** Everything that arrives through one entry at one turn, in the order written. */
public record EntryTurn(String entry, String at, List<ArrivalGroup> groups) implements Subject {

    @Override
    public String kind() {
        return "entry-turn";
    }

    @Override
    public String key() {
        return entry + "@" + at;
    }

    @Override
    public String name() {
        return entry + " at " + at;
    }

    @Override
    public List<FindingPlace> places() {
        return List.of();
    }
}
