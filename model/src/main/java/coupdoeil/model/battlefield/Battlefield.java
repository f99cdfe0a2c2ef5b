package coupdoeil.model.battlefield;

import java.util.List;
import java.util.Optional;

/** The ground of a battle: a map of hexes or a free table. */
public sealed interface Battlefield permits HexBattlefield, TableBattlefield {

    /** Named places, depots, entries, objectives, zones and sections, in the order written. */
    List<Place> places();

    Battlefield withPlaces(List<Place> places);

    /** Parts of the ground with labels of their own; a table has none. */
    default List<Panel> panels() {
        return List.of();
    }

    /** How much ground there is to look at: hexes of the grid, or square inches. */
    int extent();

    /** How its places are written and read. */
    Labels labels();

    /** This ground as a map of hexes; empty if it is a table. */
    default Optional<HexBattlefield> hexMap() {
        return Optional.empty();
    }

    /** This ground as a table; empty if it is a map of hexes. */
    default Optional<TableBattlefield> table() {
        return Optional.empty();
    }
}
