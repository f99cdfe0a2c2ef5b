package coupdoeil.validator.check.subject;

import coupdoeil.model.Attributes;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.PackEdits;
import coupdoeil.model.scenario.ArrivalGroup;
import java.util.List;
import java.util.function.UnaryOperator;

/** A group of reinforcements. */
public record Arrival(ArrivalGroup group) implements Attributed {

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

    @Override
    public Pack withAttributes(Pack pack, String scenario, UnaryOperator<Attributes> change) {
        return PackEdits.group(
                pack, scenario, group.id(), known -> known.withAttributes(change.apply(known.attributes())));
    }
}
