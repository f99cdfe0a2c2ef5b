package coupdoeil.validator.fb.fact;

import coupdoeil.model.battlefield.Place;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.oob.Army;
import coupdoeil.model.oob.Roster;
import coupdoeil.validator.check.fact.Places;
import coupdoeil.validator.check.fact.Switches;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Which depots serve which army: its own, and under {@code alliedDepot} SHARED those of its allies (FB 13.3.1, 18). */
public final class Depots {

    private final Roster roster;
    private final Places places;
    private final Switches switches;
    /** The sides whose depots are in a hex. */
    private final Map<Hex, Set<String>> sides = new HashMap<>();

    public Depots(Roster roster, Places places, Switches switches) {
        this.roster = roster;
        this.places = places;
        this.switches = switches;
        for (Place depot : places.ofKind("depot")) {
            owner(depot)
                    .ifPresent(owner -> depot.area()
                            .hexList()
                            .forEach(hex -> sides.computeIfAbsent(hex, none -> new HashSet<>())
                                    .add(owner.side())));
        }
    }

    public List<Place> own(Army army) {
        return places.ofKind("depot").stream()
                .filter(depot -> owner(depot).filter(army::equals).isPresent())
                .toList();
    }

    /** The depots that an army may use. */
    public List<Place> usable(Army army) {
        return places.ofKind("depot").stream()
                .filter(depot -> owner(depot)
                        .filter(owner ->
                                owner.equals(army) || (shared() && owner.side().equals(army.side())))
                        .isPresent())
                .toList();
    }

    /** The hexes of depots that belong to another side than this one. */
    public List<Hex> enemyHexes(String side) {
        return places.ofKind("depot").stream()
                .filter(depot ->
                        owner(depot).filter(owner -> !owner.side().equals(side)).isPresent())
                .flatMap(depot -> depot.area().hexList().stream())
                .toList();
    }

    /** Whether a depot in a hex belongs to another side than this one. */
    public boolean isEnemys(String side, Hex hex) {
        return sides.getOrDefault(hex, Set.of()).stream().anyMatch(other -> !other.equals(side));
    }

    /** The army that a depot belongs to; empty if it names none that exists. */
    public Optional<Army> owner(Place depot) {
        return depot.attributes().text("army").flatMap(roster::army);
    }

    public boolean shared() {
        return switches.is("alliedDepot", "SHARED");
    }
}
