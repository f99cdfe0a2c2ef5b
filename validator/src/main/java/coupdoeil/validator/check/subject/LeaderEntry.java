package coupdoeil.validator.check.subject;

import coupdoeil.model.Attributes;
import coupdoeil.model.oob.Leader;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.PackEdits;
import java.util.List;
import java.util.function.UnaryOperator;

/** A leader of the order of battle, wherever he may be. */
public record LeaderEntry(Leader leader) implements Attributed {

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

    @Override
    public Pack withAttributes(Pack pack, String scenario, UnaryOperator<Attributes> change) {
        return PackEdits.leader(pack, leader.id(), known -> known.withAttributes(change.apply(known.attributes())));
    }
}
