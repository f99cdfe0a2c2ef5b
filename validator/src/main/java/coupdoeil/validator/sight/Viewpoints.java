package coupdoeil.validator.sight;

import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.oob.Leader;
import coupdoeil.model.oob.Piece;
import coupdoeil.model.oob.Roster;
import coupdoeil.model.oob.Side;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Scenario;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Who and what looks and is looked at in a scenario as it is set up: the hexes of the map, the pieces on it, its places.
 * What lies off the map, or has no entry in the order of battle, is left out.
 *
 * @param hexes the hexes of the map, row by row; none of a table
 * @param pieces units and leaders on the battlefield, in the order of the set-up; one placed twice is there twice
 * @param places places with hexes on the map, in the order written
 * @param sides ids of the sides in the order of battle
 */
public record Viewpoints(List<Hex> hexes, List<Viewpoint> pieces, List<Viewpoint> places, List<String> sides) {

    public Viewpoints {
        hexes = List.copyOf(hexes);
        pieces = List.copyOf(pieces);
        places = List.copyOf(places);
        sides = List.copyOf(sides);
    }

    /** Those of a map of hexes; empty if the battle is fought on a table. Cost follows the size of the map and the set-up. */
    public static Optional<Viewpoints> of(Pack pack, Scenario scenario) {
        return pack.battlefield()
                .hexMap()
                .map(map -> new Viewpoints(
                        map.grid().hexes().filter(map::contains).toList(),
                        pieces(map, new Roster(pack.orderOfBattle()), scenario),
                        places(map),
                        pack.orderOfBattle().sides().stream().map(Side::id).toList()));
    }

    /** The units on the map: whose sight counts as that of their side. */
    public List<Viewpoint> units() {
        return pieces.stream()
                .filter(piece -> piece.kind().equals(Viewpoint.UNIT))
                .toList();
    }

    /** The units of a side. */
    public List<Viewpoint> ofSide(String side) {
        return units().stream().filter(unit -> unit.side().equals(side)).toList();
    }

    /** The units of every side but this one; those of no side are nobody's enemies. */
    public List<Viewpoint> enemiesOf(String side) {
        return units().stream()
                .filter(unit -> !unit.side().isEmpty() && !unit.side().equals(side))
                .toList();
    }

    /** What people want to know of whether it sees each other: the places, then the leaders. */
    public List<Viewpoint> ofInterest() {
        List<Viewpoint> points = new ArrayList<>(places);
        pieces.stream().filter(piece -> piece.kind().equals(Viewpoint.LEADER)).forEach(points::add);
        return points;
    }

    private static List<Viewpoint> pieces(HexBattlefield map, Roster roster, Scenario scenario) {
        List<Viewpoint> pieces = new ArrayList<>();
        for (Placement placement : scenario.setup()) {
            Optional<Piece> piece = roster.piece(placement.piece());
            List<Hex> hexes =
                    placement.hexes().stream().filter(map::contains).distinct().toList();
            if (piece.isPresent() && !hexes.isEmpty()) {
                pieces.add(Viewpoint.ofHexes(
                        piece.get() instanceof Leader ? Viewpoint.LEADER : Viewpoint.UNIT,
                        piece.get().id(),
                        piece.get().name(),
                        roster.sideOf(piece.get()).orElse(""),
                        hexes));
            }
        }
        return pieces;
    }

    private static List<Viewpoint> places(HexBattlefield map) {
        return map.places().stream()
                .map(place -> Viewpoint.ofHexes(
                        place.kind(),
                        place.id(),
                        place.name(),
                        "",
                        place.area().hexList().stream().filter(map::contains).toList()))
                .filter(place -> !place.hexes().isEmpty())
                .toList();
    }
}
