package coupdoeil.validator.check.subject;

import coupdoeil.model.oob.Army;
import java.util.List;

/** An army of the order of battle. */
public record ArmyEntry(Army army) implements Subject {

    @Override
    public String kind() {
        return "army";
    }

    @Override
    public String key() {
        return army.id();
    }

    @Override
    public String name() {
        return army.name();
    }

    @Override
    public List<FindingPlace> places() {
        return List.of();
    }
}
