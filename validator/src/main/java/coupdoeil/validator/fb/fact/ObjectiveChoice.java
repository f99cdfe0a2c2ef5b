package coupdoeil.validator.fb.fact;

import coupdoeil.model.Attributes;
import coupdoeil.model.battlefield.Place;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.PackEdits;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.scenario.Position;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.model.scenario.Token;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.fact.Places;
import coupdoeil.validator.check.hexes.Ground;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.UnaryOperator;

/** Objectives of the map that a formation's marker could lie on. */
public final class ObjectiveChoice {

    private static final int MAX_OPTIONS = 4;

    private final RuleSystem system;
    private final Places places;
    private final OperationalAreas areas;
    private final Ground ground;

    public ObjectiveChoice(RuleSystem system, Places places, OperationalAreas areas, Ground ground) {
        this.system = system;
        this.places = places;
        this.areas = areas;
        this.ground = ground;
    }

    /** How near a leader is to a marker that he has reached (FB 4.6.9). */
    public int reached() {
        return system.tables().nested("objective").integer("reachedDistance", 1);
    }

    /** Places a first marker of a formation on an objective that none of its leaders has reached, the nearest first. */
    public List<Fix.Change> placing(String scenario, String formation, String name, Collection<Hex> leaders) {
        return options(
                leaders,
                (place, hex) -> new Fix.Change(
                        "Send " + name + " to " + places.name(place),
                        pack -> pack.withScenario(scenario, known -> withMarker(known, formation, hex))));
    }

    /** Moves a marker to an objective that none of the leaders has reached, the nearest first. */
    public List<Fix.Change> moving(String scenario, String marker, Collection<Hex> leaders) {
        return options(
                leaders,
                (place, hex) -> new Fix.Change(
                        "Move the marker to " + places.name(place),
                        pack -> token(pack, scenario, marker, token -> token.withPosition(new Position.OnHex(hex)))));
    }

    private List<Fix.Change> options(Collection<Hex> leaders, BiFunction<Place, Hex, Fix.Change> option) {
        record Candidate(Place place, Hex hex, int distance) {}
        List<Candidate> candidates = new ArrayList<>();
        for (Place place : places.ofKind("objective")) {
            place.area().hexList().stream()
                    .limit(1)
                    .filter(ground::contains)
                    .forEach(hex -> candidates.add(new Candidate(place, hex, nearest(hex, leaders))));
        }
        return candidates.stream()
                .filter(candidate -> candidate.distance() > reached())
                .sorted(Comparator.comparingInt(Candidate::distance))
                .limit(MAX_OPTIONS)
                .map(candidate -> option.apply(candidate.place(), candidate.hex()))
                .toList();
    }

    private int nearest(Hex objective, Collection<Hex> leaders) {
        Collection<Hex> hexes = areas.isSpecial(objective) ? areas.dwellings(objective) : List.of(objective);
        return hexes.stream()
                .flatMap(hex -> leaders.stream().map(hex::distance))
                .mapToInt(Integer::intValue)
                .min()
                .orElse(Integer.MAX_VALUE);
    }

    private static Pack token(Pack pack, String scenario, String id, UnaryOperator<Token> change) {
        return PackEdits.tokens(
                pack,
                scenario,
                all -> all.stream()
                        .map(token -> token.id().equals(id) ? change.apply(token) : token)
                        .toList());
    }

    private static Scenario withMarker(Scenario scenario, String formation, Hex hex) {
        List<Token> tokens = new ArrayList<>(scenario.tokens());
        String wanted = ObjectiveMarkers.KIND + "-" + formation;
        String id = wanted;
        for (int i = 2; taken(id, scenario); i++) {
            id = wanted + "-" + i;
        }
        tokens.add(new Token(id, ObjectiveMarkers.KIND, formation, new Position.OnHex(hex), Attributes.NONE));
        return scenario.withTokens(tokens);
    }

    private static boolean taken(String id, Scenario scenario) {
        return scenario.tokens().stream().anyMatch(token -> token.id().equals(id))
                || scenario.reinforcements().stream()
                        .flatMap(group -> group.tokens().stream())
                        .anyMatch(token -> token.id().equals(id));
    }
}
