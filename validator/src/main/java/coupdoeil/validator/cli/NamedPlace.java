package coupdoeil.validator.cli;

import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.oob.Leader;
import coupdoeil.model.oob.OrderOfBattle;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.validator.sight.Viewpoint;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Where somebody who names a hex, a unit or a place means.
 *
 * @param text as it was named
 * @param piece id of the unit or leader; empty if a hex or place was named
 * @param hexes where that is, at least one
 */
public record NamedPlace(String text, String piece, List<Hex> hexes) {

    private static final Pattern NAME = Pattern.compile("@-?\\d+,-?\\d+|[^,]+");

    public NamedPlace {
        hexes = List.copyOf(hexes);
    }

    /** The names in a list separated by commas; the comma of a hex that is written {@code @3,1} separates nothing. */
    static Stream<String> names(String list) {
        return NAME.matcher(list).results().map(MatchResult::group);
    }

    /** Looks for a hex of that label, else for a unit, leader or place of that id. @throws CommandFailure if there is none */
    public static NamedPlace of(String text, OpenPack open, HexBattlefield map, Scenario scenario) {
        Optional<Hex> hex = map.grid().parse(text);
        if (hex.isPresent() && map.contains(hex.get())) {
            return new NamedPlace(text, "", hex.stream().toList());
        }
        List<Placement> placements = scenario.setup().stream()
                .filter(placement -> placement.piece().equals(text))
                .toList();
        List<Hex> hexes = placements.stream()
                .flatMap(placement -> placement.hexes().stream())
                .filter(map::contains)
                .distinct()
                .toList();
        if (!hexes.isEmpty()) {
            return new NamedPlace(text, text, hexes);
        }
        List<Hex> place = map.places().stream()
                .filter(known -> known.id().equals(text))
                .flatMap(known -> known.area().hexList().stream())
                .filter(map::contains)
                .distinct()
                .toList();
        if (!place.isEmpty()) {
            return new NamedPlace(text, "", place);
        }
        if (hex.isPresent()) {
            throw CommandFailure.usage("hex " + text + " is not on the map, which goes from " + corner(map, 0) + " to "
                    + corner(map, map.grid().size() - 1));
        }
        Set<String> pieces = pieces(open.pack().orderOfBattle());
        if (pieces.contains(text)) {
            throw CommandFailure.usage("'" + text + "' does not start scenario '" + scenario.id() + "' on the map");
        }
        List<String> known = new ArrayList<>(pieces);
        map.places().forEach(other -> known.add(other.id()));
        throw CommandFailure.unknown("hex, unit or place", text, known);
    }

    /** The same as who looks or is looked at, by no more than its name. */
    Viewpoint viewpoint() {
        return Viewpoint.ofHexes(piece.isEmpty() ? Viewpoint.HEX : Viewpoint.UNIT, text, text, "", hexes);
    }

    private static String corner(HexBattlefield map, int cell) {
        return map.grid().label(map.grid().hexAt(cell));
    }

    private static Set<String> pieces(OrderOfBattle oob) {
        Set<String> ids = new TreeSet<>();
        oob.units().stream().map(Unit::id).forEach(ids::add);
        oob.leaders().stream().map(Leader::id).forEach(ids::add);
        return ids;
    }
}
