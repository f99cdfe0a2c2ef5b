package coupdoeil.validator.hexes;

import coupdoeil.model.battlefield.Place;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.oob.Roster;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.scenario.ArrivalGroup;
import coupdoeil.validator.check.fact.Arrivals;
import coupdoeil.validator.check.fact.Places;
import java.util.List;

/** Who comes in a group of reinforcements, and where on a hex map. */
public final class Entries {

    private final Places places;
    private final Roster roster;

    public Entries(Places places, Roster roster) {
        this.places = places;
        this.roster = roster;
    }

    /** The units of a group in order of march, unknown pieces and leaders left out. */
    public List<Unit> units(ArrivalGroup group) {
        return group.march().stream()
                .flatMap(marcher -> roster.unit(marcher.piece()).stream())
                .toList();
    }

    /** The id of the side of a group: what it says, else that of its first piece that has one; empty if none has. */
    public String side(ArrivalGroup group) {
        return Arrivals.side(group, roster);
    }

    /** Whether a group enters one behind the other through one hex. */
    public static boolean inColumn(ArrivalGroup group) {
        return group.mode().equals(ArrivalGroup.COLUMN);
    }

    /** The hexes that a group may enter through, on the map or not: in column the first of its entry, else all of them. */
    public List<Hex> hexes(ArrivalGroup group) {
        List<Hex> hexes = places.byId(group.entry())
                .map(Place::area)
                .map(area -> area.hexList())
                .orElse(List.of());
        return inColumn(group) ? hexes.stream().limit(1).toList() : hexes;
    }
}
