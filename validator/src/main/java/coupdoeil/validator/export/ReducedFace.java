package coupdoeil.validator.export;

import coupdoeil.model.oob.Piece;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.rules.AttributeType;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.scenario.Placement;
import java.util.Optional;

/** The other face of a counter: the unit at half the strength that its rule system counts, as reduced counters have it. */
public final class ReducedFace {

    private final RuleSystem system;

    public ReducedFace(RuleSystem system) {
        this.system = system;
    }

    /** The placement of a piece at half its strength; empty for one that has none, or no more than one of it. */
    public Optional<Placement> of(Piece piece, Placement placement) {
        return piece instanceof Unit unit
                ? strength(unit.arm())
                        .flatMap(id -> half(unit, id)
                                .map(half -> placement.withAttributes(
                                        placement.attributes().with(id, half))))
                : Optional.empty();
    }

    private static Optional<Integer> half(Unit unit, String id) {
        int whole = unit.attributes().integer(id, 0);
        return whole < 2 ? Optional.empty() : Optional.of(whole / 2);
    }

    /** The attribute that counts the strength of an arm: the first whole number that has a unit of measure. */
    public Optional<String> strength(String arm) {
        return system.attributesOf("unit").stream()
                .filter(type -> type.kind() == AttributeType.Kind.INTEGER
                        && type.appliesTo(arm)
                        && !type.measure().isEmpty())
                .map(AttributeType::id)
                .findFirst();
    }
}
