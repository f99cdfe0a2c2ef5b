package coupdoeil.validator.cc.fact;

import coupdoeil.model.oob.Leader;
import coupdoeil.model.oob.Piece;
import coupdoeil.model.oob.Roster;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.scenario.ArrivalGroup;
import coupdoeil.validator.check.fact.Arrivals;
import coupdoeil.validator.check.fact.SetupPieces;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Who takes part in a scenario, set up or due to arrive, each once. */
public final class Forces {

    private final Map<String, Piece> pieces = new LinkedHashMap<>();
    private final Map<String, String> sides = new LinkedHashMap<>();

    public Forces(SetupPieces cast, Arrivals arrivals, Roster roster) {
        cast.parts().forEach(part -> add(part.piece(), roster));
        arrivals.all().stream()
                .flatMap(group -> group.march().stream())
                .map(ArrivalGroup.Marcher::piece)
                .forEach(piece -> add(piece, roster));
    }

    private void add(String id, Roster roster) {
        roster.piece(id).ifPresent(piece -> {
            pieces.put(id, piece);
            sides.put(id, roster.sideOf(piece).orElse(""));
        });
    }

    public boolean has(String piece) {
        return pieces.containsKey(piece);
    }

    /** All units, whatever their side. */
    public List<Unit> units() {
        return pieces.values().stream()
                .filter(Unit.class::isInstance)
                .map(Unit.class::cast)
                .toList();
    }

    /** All leaders, whatever their side. */
    public List<Leader> leaders() {
        return pieces.values().stream()
                .filter(Leader.class::isInstance)
                .map(Leader.class::cast)
                .toList();
    }

    public List<Unit> units(String side) {
        return units().stream()
                .filter(unit -> side.equals(sides.get(unit.id())))
                .toList();
    }

    public List<Leader> leaders(String side) {
        return leaders().stream()
                .filter(leader -> side.equals(sides.get(leader.id())))
                .toList();
    }

    /** How many units and leaders fight against a side; those of no side do not. */
    public int enemies(String side) {
        return (int) sides.values().stream()
                .filter(other -> !other.isEmpty() && !other.equals(side))
                .count();
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Forces forces && pieces.equals(forces.pieces) && sides.equals(forces.sides);
    }

    @Override
    public int hashCode() {
        return pieces.hashCode();
    }
}
