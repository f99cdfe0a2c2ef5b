package coupdoeil.validator.fb;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.oob.Piece;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.hexes.Occupancy;
import coupdoeil.validator.check.subject.FindingPlace;
import coupdoeil.validator.check.subject.Occupant;
import coupdoeil.validator.check.subject.PlacedUnit;
import coupdoeil.validator.fb.fact.ReactionZones;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Who faces whom from the first moment on (FB 9). */
final class OpeningContactChecks {

    @Rule("FB-SCN-08")
    void contact(PlacedUnit placed, Occupancy occupancy, ReactionZones zones, Reporter out) {
        Map<String, Occupant> adjacent = new LinkedHashMap<>();
        Set<String> inZoneOf = new LinkedHashSet<>();
        for (Hex hex : placed.placement().hexes()) {
            for (Hex near : hex.neighbours()) {
                occupancy.at(near).stream()
                        .filter(other -> !other.isLeader()
                                && !other.side().isEmpty()
                                && !other.side().equals(placed.side()))
                        .forEach(other -> adjacent.putIfAbsent(other.piece().id(), other));
            }
            zones.against(placed.side(), hex).stream()
                    .map(zone -> zone.by().piece().name())
                    .forEach(inZoneOf::add);
        }
        if (adjacent.isEmpty() && inZoneOf.isEmpty()) {
            return;
        }
        List<String> names =
                adjacent.values().stream().map(Occupant::piece).map(Piece::name).toList();
        Reporter.Draft draft = out.report()
                .with("u", placed.name())
                .with("what", text(names, inZoneOf))
                .with("adjacent", names)
                .with("zones", List.copyOf(inZoneOf));
        adjacent.values().stream()
                .flatMap(other -> other.placement().hex().stream())
                .distinct()
                .forEach(hex -> draft.related(new FindingPlace.AtHex(hex)));
    }

    private static String text(List<String> adjacent, Set<String> zones) {
        String beside = adjacent.isEmpty() ? "" : "is adjacent to " + String.join(", ", adjacent);
        String within = zones.isEmpty() ? "" : "is in a reaction zone of " + String.join(", ", zones);
        return beside + (beside.isEmpty() || within.isEmpty() ? "" : " and ") + within;
    }
}
