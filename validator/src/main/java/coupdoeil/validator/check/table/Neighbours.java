package coupdoeil.validator.check.table;

import coupdoeil.validator.check.subject.FindingPlace;
import coupdoeil.validator.check.subject.Subject;
import java.util.List;

/** Two pieces that stand so near each other that they might touch: some square inch has a part of both, or nearly so. */
public record Neighbours(Stand first, Stand second) implements Subject {

    @Override
    public String kind() {
        return "neighbours";
    }

    @Override
    public String key() {
        return first.key() + "+" + second.key();
    }

    @Override
    public String name() {
        return first.name() + " and " + second.name();
    }

    @Override
    public List<FindingPlace> places() {
        return first.places();
    }
}
