package coupdoeil.model.pack;

import coupdoeil.model.battlefield.TableFeature;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.oob.Piece;
import coupdoeil.model.oob.Roster;
import coupdoeil.model.oob.Side;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Position;
import coupdoeil.model.scenario.Scenario;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.locationtech.jts.geom.Coordinate;

/** Who stands where at the start, as signs: the number of the side, {@code &} where sides meet, {@code ?} if unknown. */
record Occupants(Map<Hex, Character> onHexes, Map<Coordinate, Character> onTable) {

    static Occupants of(Pack pack, @Nullable Scenario scenario) {
        Occupants occupants = new Occupants(new HashMap<>(), new HashMap<>());
        if (scenario != null) {
            Roster roster = new Roster(pack.orderOfBattle());
            List<String> sides =
                    pack.orderOfBattle().sides().stream().map(Side::id).toList();
            scenario.setup().forEach(placement -> occupants.add(placement, sign(placement, roster, sides), pack));
        }
        return occupants;
    }

    private void add(Placement placement, char sign, Pack pack) {
        placement.hexes().forEach(hex -> onHexes.merge(hex, sign, Occupants::both));
        Position position = placement.position().standing();
        if (position instanceof Position.OnTable at) {
            onTable.merge(new Coordinate(at.x(), at.y()), sign, Occupants::both);
        } else if (position instanceof Position.InFeature in) {
            pack.battlefield().table().stream()
                    .flatMap(table -> table.features().stream())
                    .filter(feature -> feature.id().equals(in.feature()))
                    .findFirst()
                    .map(TableFeature::shape)
                    .ifPresent(shape -> onTable.merge(shape.getCentroid().getCoordinate(), sign, Occupants::both));
        }
    }

    private static char sign(Placement placement, Roster roster, List<String> sides) {
        int number = roster.piece(placement.piece())
                .map((Piece piece) -> roster.sideOf(piece).map(sides::indexOf).orElse(-1))
                .orElse(-1);
        return sign(number);
    }

    /** The sign of a side, numbered from 0; a question mark if there is no digit for it. */
    static char sign(int side) {
        return side < 0 || side > 8 ? '?' : (char) ('1' + side);
    }

    private static Character both(Character one, Character other) {
        return one.equals(other) ? one : '&';
    }
}
