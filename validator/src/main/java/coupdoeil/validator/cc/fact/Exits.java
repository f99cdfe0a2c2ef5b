package coupdoeil.validator.cc.fact;

import coupdoeil.model.battlefield.Place;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.scenario.SpecialRule;
import coupdoeil.validator.check.fact.Places;
import coupdoeil.validator.check.fact.ScenarioFacts;
import coupdoeil.validator.check.hexes.Ground;
import java.util.ArrayList;
import java.util.List;

/** Where a side may leave the board (CC 5 Phase 3), by places of the map and by special rules of the battle. */
public final class Exits {

    private static final String KIND = "exit";
    private static final String RULE = "exit";

    /** @param side id of the side; empty if unsaid @param banners for each unit that leaves */
    public record Exit(String place, String side, List<Hex> hexes, int banners) {

        /** Where one can leave: its hexes at the edge of the board. */
        public List<Hex> gates(Ground ground) {
            return hexes.stream()
                    .filter(hex -> ground.contains(hex) && ground.isEdge(hex))
                    .toList();
        }
    }

    private final List<Exit> all = new ArrayList<>();

    public Exits(Places places, ScenarioFacts scenario) {
        for (Place place : places.ofKind(KIND)) {
            all.add(new Exit(
                    place.id(),
                    place.attributes().text("side").orElse(""),
                    place.area().hexList(),
                    place.attributes().integer("banners", 1)));
        }
        for (SpecialRule rule : scenario.specialRules()) {
            String place = rule.attributes().text("place").orElse("");
            if (rule.id().equals(RULE) && !place.isEmpty()) {
                all.add(new Exit(
                        place,
                        rule.attributes().text("side").orElse(""),
                        places.byId(place).map(known -> known.area().hexList()).orElse(List.of()),
                        0));
            }
        }
    }

    /** The sides that may leave at a place: none if it is no exit. */
    public List<String> sides(String place) {
        return all.stream()
                .filter(exit -> exit.place().equals(place))
                .map(Exit::side)
                .distinct()
                .toList();
    }

    /** Those of a side. */
    public List<Exit> of(String side) {
        return all.stream().filter(exit -> exit.side().equals(side)).toList();
    }
}
