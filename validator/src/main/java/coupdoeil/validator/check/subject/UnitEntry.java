package coupdoeil.validator.check.subject;

import coupdoeil.model.oob.Unit;
import java.util.List;

/** A unit of the order of battle, wherever it may be. */
public record UnitEntry(Unit unit) implements Subject {

    @Override
    public String kind() {
        return "unit";
    }

    @Override
    public String key() {
        return unit.id();
    }

    @Override
    public String name() {
        return unit.name();
    }

    @Override
    public List<FindingPlace> places() {
        return List.of();
    }
}
