package coupdoeil.validator.cc.fact;

import coupdoeil.model.battlefield.Place;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.scenario.VictoryCondition;
import coupdoeil.validator.check.fact.Places;
import coupdoeil.validator.check.fact.ScenarioFacts;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What gives banners beside enemies (CC 4): the objectives on the board, as the conditions of victory change them. */
public final class Objectives {

    public static final String KIND = "objective";

    /**
     * Something that gives banners.
     *
     * @param hexes where it is; empty if it is nowhere on the board
     * @param onBoard whether it is a place, and not a deed
     * @param banners how many a side that can score it gains, by side
     * @param owner id of the side that holds it at the start; empty if unsaid
     */
    public record Objective(
            String id, String name, List<Hex> hexes, boolean onBoard, Map<String, Integer> banners, String owner) {

        /** The banners of a side; 0 if it cannot score it. */
        public int banners(String side) {
            return banners.getOrDefault(side, 0);
        }
    }

    private final List<Objective> all;

    public Objectives(Places places, ScenarioFacts scenario, Players players) {
        Map<String, Objective> found = new LinkedHashMap<>();
        for (Place place : places.ofKind(KIND)) {
            found.putIfAbsent(place.id(), objective(place, places.name(place), players));
        }
        for (VictoryCondition condition : scenario.victory()) {
            int banners = condition.attributes().integer("banners", 0);
            Optional<Place> place = condition.attributes().text("place").flatMap(places::byId);
            if (banners > 0) {
                String id = place.map(Place::id).orElse("condition " + condition.id());
                Objective known = found.getOrDefault(
                        id,
                        place.map(goal -> bare(goal, places.name(goal)))
                                .orElse(new Objective(id, condition.id(), List.of(), false, Map.of(), "")));
                Map<String, Integer> more = new LinkedHashMap<>(known.banners());
                more.put(condition.side(), banners);
                found.put(id, new Objective(id, known.name(), known.hexes(), known.onBoard(), more, known.owner()));
            }
        }
        all = new ArrayList<>(found.values());
    }

    /** All of them, in the order written. */
    public List<Objective> all() {
        return all;
    }

    /** Those that a side can score. */
    public List<Objective> of(String side) {
        return all.stream().filter(objective -> objective.banners(side) > 0).toList();
    }

    /** The sides that can score a place: those it names, else both. */
    public static List<String> sides(Place place, Players players) {
        List<String> named = place.attributes().texts("side").stream()
                .filter(side -> !side.isBlank())
                .toList();
        return named.isEmpty() ? players.sides() : named;
    }

    private static Objective objective(Place place, String name, Players players) {
        Map<String, Integer> banners = new LinkedHashMap<>();
        sides(place, players)
                .forEach(side -> banners.put(side, place.attributes().integer("banners", 1)));
        Objective bare = bare(place, name);
        return new Objective(
                bare.id(),
                bare.name(),
                bare.hexes(),
                true,
                banners,
                place.attributes().text("owner").orElse(""));
    }

    private static Objective bare(Place place, String name) {
        return new Objective(place.id(), name, place.area().hexList(), true, Map.of(), "");
    }
}
