package coupdoeil.validator.fb;

import coupdoeil.model.battlefield.Place;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.oob.Army;
import coupdoeil.model.oob.Roster;
import coupdoeil.validator.check.fact.Places;
import coupdoeil.validator.check.fact.Switches;
import java.util.List;
import java.util.Optional;

/** Which depots serve which army: its own, and under {@code alliedDepot} SHARED those of its allies (FB 13.3.1, 18). */
public final class Depots {

    private final Roster roster;
    private final Places places;
    private final Switches switches;

    public Depots(Roster roster, Places places, Switches switches) {
        this.roster = roster;
        this.places = places;
        this.switches = switches;
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

    /** The army that a depot belongs to; empty if it names none that exists. */
    public Optional<Army> owner(Place depot) {
        return depot.attributes().text("army").flatMap(roster::army);
    }

    public boolean shared() {
        return switches.is("alliedDepot", "SHARED");
    }
}
