package coupdoeil.validator.cc.fact;

import coupdoeil.model.battlefield.Place;
import coupdoeil.model.scenario.SpecialRule;
import coupdoeil.validator.check.fact.Places;
import coupdoeil.validator.check.fact.ScenarioFacts;
import java.util.ArrayList;
import java.util.List;

/** Where a side may leave the board (CC 5 Phase 3), by places of the map and by special rules of the battle. */
public final class Exits {

    private static final String KIND = "exit";
    private static final String RULE = "exit";

    /** @param side id of the side; empty if unsaid @param banners for each unit that leaves */
    public record Exit(String place, String side, int banners) {}

    private final List<Exit> all = new ArrayList<>();

    public Exits(Places places, ScenarioFacts scenario) {
        for (Place place : places.ofKind(KIND)) {
            all.add(new Exit(
                    place.id(),
                    place.attributes().text("side").orElse(""),
                    place.attributes().integer("banners", 1)));
        }
        for (SpecialRule rule : scenario.specialRules()) {
            String place = rule.attributes().text("place").orElse("");
            if (rule.id().equals(RULE) && !place.isEmpty()) {
                all.add(new Exit(place, rule.attributes().text("side").orElse(""), 0));
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

    /** The most banners that a side gains for a unit that leaves. */
    public int bannersPerUnit(String side) {
        return all.stream()
                .filter(exit -> exit.side().equals(side))
                .mapToInt(Exit::banners)
                .max()
                .orElse(0);
    }
}
