package coupdoeil.validator.check.subject;

import coupdoeil.model.Attributes;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.PackEdits;
import java.util.List;
import java.util.function.UnaryOperator;

/** A unit of the order of battle, wherever it may be. */
public record UnitEntry(Unit unit) implements Attributed {

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

    @Override
    public Pack withAttributes(Pack pack, String scenario, UnaryOperator<Attributes> change) {
        return PackEdits.unit(pack, unit.id(), known -> known.withAttributes(change.apply(known.attributes())));
    }
}
