package coupdoeil.validator.check.subject;

import coupdoeil.model.Attributes;
import coupdoeil.model.oob.Army;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.PackEdits;
import java.util.List;
import java.util.function.UnaryOperator;

/** An army of the order of battle. */
public record ArmyEntry(Army army) implements Attributed {

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

    @Override
    public Pack withAttributes(Pack pack, String scenario, UnaryOperator<Attributes> change) {
        return PackEdits.army(pack, army.id(), known -> known.withAttributes(change.apply(known.attributes())));
    }
}
