package coupdoeil.validator.table.fact;

import coupdoeil.model.oob.Leader;
import coupdoeil.model.oob.Piece;
import coupdoeil.model.oob.Roster;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.scenario.ArrivalGroup;
import coupdoeil.validator.check.fact.Arrivals;
import coupdoeil.validator.check.fact.SetupPieces;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Who takes part in a scenario: whoever is set up, and whoever comes later. */
public final class Forces {

    private final Roster roster;
    private final Set<String> setUp = new HashSet<>();
    private final Map<String, ArrivalGroup> due = new LinkedHashMap<>();

    public Forces(Roster roster, SetupPieces setup, Arrivals arrivals) {
        this.roster = roster;
        setup.parts().forEach(part -> setUp.add(part.piece()));
        for (ArrivalGroup group : arrivals.all()) {
            group.march().forEach(marcher -> due.putIfAbsent(marcher.piece(), group));
        }
    }

    /** Whether nobody does: then the battle is only begun. */
    public boolean isEmpty() {
        return setUp.isEmpty() && due.isEmpty();
    }

    public boolean isSetUp(Piece piece) {
        return setUp.contains(piece.id());
    }

    /** The first group with which a piece comes; empty if it comes with none. */
    public Optional<ArrivalGroup> arrival(Piece piece) {
        return Optional.ofNullable(due.get(piece.id()));
    }

    public boolean takesPart(Piece piece) {
        return isSetUp(piece) || due.containsKey(piece.id());
    }

    /** Whether any of some units takes part. */
    public boolean takePart(List<Unit> some) {
        return some.stream().anyMatch(this::takesPart);
    }

    /** The units that take part, in the order of battle. */
    public List<Unit> units() {
        return roster.units().stream().filter(this::takesPart).toList();
    }

    /** Those of a side. */
    public List<Unit> units(String side) {
        return units().stream()
                .filter(unit -> roster.sideOf(unit).filter(side::equals).isPresent())
                .toList();
    }

    /** The leaders of a side who take part, in the order of battle. */
    public List<Leader> leaders(String side) {
        return roster.leaders().stream()
                .filter(this::takesPart)
                .filter(leader -> roster.sideOf(leader).filter(side::equals).isPresent())
                .toList();
    }
}
