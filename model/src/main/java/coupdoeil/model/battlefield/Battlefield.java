package coupdoeil.model.battlefield;

import java.util.List;

/** The ground of a battle: a map of hexes or a free table. */
public sealed interface Battlefield permits HexBattlefield, TableBattlefield {

    /** Named places, depots, entries, objectives, zones and sections, in the order written. */
    List<Place> places();

    Battlefield withPlaces(List<Place> places);
}
