package coupdoeil.validator.fb.fact;

import coupdoeil.model.battlefield.Place;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.oob.Formation;
import coupdoeil.model.oob.Roster;
import coupdoeil.model.scenario.Token;
import coupdoeil.validator.check.fact.Places;
import coupdoeil.validator.check.fact.Tokens;
import coupdoeil.validator.check.hexes.Ground;
import coupdoeil.validator.check.subject.FindingPlace;
import coupdoeil.validator.check.subject.Landmark;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;

/**
 * The objective markers on the map at the start, and whom they hold for (FB 4.6.2-6). A marker in a group of dwellings is
 * in every hex of it; so is one in a box off the map that bears the id of a zone of dwellings.
 */
public final class ObjectiveMarkers {

    public static final String KIND = "om";

    private final Roster roster;
    private final Places places;
    private final OperationalAreas areas;
    private final Ground ground;
    private final Map<String, List<Landmark>> byFormation = new HashMap<>();

    public ObjectiveMarkers(Roster roster, Tokens tokens, Places places, OperationalAreas areas, Ground ground) {
        this.roster = roster;
        this.places = places;
        this.areas = areas;
        this.ground = ground;
        for (Token token : tokens.ofKind(KIND)) {
            byFormation
                    .computeIfAbsent(Objects.requireNonNullElse(token.of(), ""), none -> new ArrayList<>())
                    .add(Landmark.of(token));
        }
    }

    public static boolean isMarker(Landmark mark) {
        return mark.kind().equals("token") && mark.sort().equals(KIND);
    }

    /** The markers of a formation itself, in the order written. */
    public List<Landmark> of(String formation) {
        return List.copyOf(byFormation.getOrDefault(formation, List.of()));
    }

    /** The marker that a formation follows: its own, else that of the nearest superior that has one (FB 4.6.4). */
    public Optional<Landmark> followed(Formation formation) {
        return of(formation.id()).stream()
                .findFirst()
                .or(() -> shared(formation).stream()
                        .flatMap(superior -> of(superior.id()).stream())
                        .findFirst());
    }

    /** The nearest superior of a formation that has a marker. */
    public Optional<Formation> shared(Formation formation) {
        return roster.superiors(formation.under()).stream()
                .filter(superior -> !of(superior.id()).isEmpty())
                .findFirst();
    }

    /** The hexes of the map that a marker is in; none if it is nowhere. */
    public Collection<Hex> hexes(Landmark mark) {
        for (Hex hex :
                FindingPlace.hexes(mark.places()).isEmpty() ? box(mark.box()) : FindingPlace.hexes(mark.places())) {
            if (areas.isSpecial(hex)) {
                return areas.dwellings(hex);
            }
        }
        return FindingPlace.hexes(mark.places()).stream()
                .filter(ground::contains)
                .toList();
    }

    /** Whether a marker stands for a whole group of dwellings. */
    public boolean inDwellings(Landmark mark) {
        return (FindingPlace.hexes(mark.places()).isEmpty() ? box(mark.box()) : FindingPlace.hexes(mark.places()))
                .stream().anyMatch(areas::isSpecial);
    }

    /** The operational area of a marker. */
    public Set<Hex> area(Landmark mark) {
        Collection<Hex> hexes = hexes(mark);
        return hexes.isEmpty()
                ? new LinkedHashSet<>()
                : areas.area(hexes.iterator().next());
    }

    private List<Hex> box(String box) {
        return places.ofKind("zone").stream()
                .filter(zone -> !box.isEmpty() && zone.id().equals(box))
                .map(Place::area)
                .flatMap(area -> area.hexList().stream())
                .toList();
    }
}
