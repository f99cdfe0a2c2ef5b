package coupdoeil.validator.lb;

import coupdoeil.model.Attributes;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.scenario.VictoryCondition;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.fact.Places;
import coupdoeil.validator.check.fact.ScenarioFacts;
import coupdoeil.validator.check.fact.Setup;
import coupdoeil.validator.check.fact.Timetable;
import coupdoeil.validator.check.hexes.Ground;
import coupdoeil.validator.check.subject.Arrival;
import coupdoeil.validator.check.subject.FindingPlace;
import coupdoeil.validator.check.subject.Landmark;
import coupdoeil.validator.check.subject.PlacedUnit;
import coupdoeil.validator.hexes.Entries;
import coupdoeil.validator.lb.fact.FieldsOfFire;
import coupdoeil.validator.lb.fact.PlaceViews;
import coupdoeil.validator.lb.fact.Relief;
import coupdoeil.validator.lb.fact.SightByTurn;
import coupdoeil.validator.lb.sight.LineOfSight;
import coupdoeil.validator.sight.hexes.SightGround;
import java.util.List;

/** What can be seen of places, and from them, by the ground alone (LB 23, 44). */
final class PlaceSightChecks {

    @Rule("LB-LOS-04")
    void cannotBeFiredAt(
            Landmark place,
            ScenarioFacts scenario,
            SightByTurn sights,
            Relief sightGround,
            Ground ground,
            Reporter out) {
        if (!fought(place, scenario) || inside(place, ground).isEmpty()) {
            return;
        }
        LineOfSight sight = sights.at(sights.clearest());
        SightGround bare = sightGround.withoutUnits();
        for (Hex hex : inside(place, ground)) {
            if (seenFromAfar(hex, sight, bare, ground)) {
                return;
            }
        }
        out.report().with("o", place.name());
    }

    private static boolean seenFromAfar(Hex hex, LineOfSight sight, SightGround bare, Ground ground) {
        int furthest = Math.min(sight.visibilityHexes(), ground.grid().across());
        for (int range = 2; range <= furthest; range++) {
            for (Hex from : hex.ring(range)) {
                if (ground.contains(from) && sight.sees(bare, from, hex)) {
                    return true;
                }
            }
        }
        return false;
    }

    @Rule("LB-LOS-07")
    void deadGround(Landmark place, ScenarioFacts scenario, PlaceViews views, Ground ground, Reporter out) {
        List<Hex> observers = inside(place, ground);
        if (!fought(place, scenario) || observers.isEmpty()) {
            return;
        }
        List<Hex> dead = views.deadGround(place.key(), observers);
        if (!dead.isEmpty()) {
            Reporter.Draft draft = out.report().with("o", place.name()).with("n", dead.size());
            dead.forEach(hex -> draft.related(new FindingPlace.AtHex(hex)));
        }
    }

    /** Batteries fire as far as they see, skirmishers at two hexes (LB 19, 26). */
    @Rule("LB-LOS-05")
    void entryUnderFire(
            Arrival arrival,
            Entries entries,
            Places places,
            Setup setup,
            Timetable timetable,
            FieldsOfFire fields,
            Ground ground,
            Reporter out) {
        int turn = timetable.track().turnOf(arrival.group().at()).orElse(0);
        List<Hex> hexes = places.byId(arrival.group().entry()).stream()
                .flatMap(place -> place.area().hexList().stream())
                .filter(ground::contains)
                .toList();
        String side = entries.side(arrival.group());
        for (PlacedUnit gun : setup.units()) {
            if (gun.side().isEmpty() || side.isEmpty() || gun.side().equals(side) || fields.offensiveRange(gun) == 0) {
                continue;
            }
            hexes.stream()
                    .filter(hex -> fields.firesFrom(gun, hex, turn).isPresent())
                    .findFirst()
                    .ifPresent(hex -> out.report()
                            .with(
                                    "e",
                                    places.name(
                                            places.byId(arrival.group().entry()).orElseThrow()))
                            .with("u", gun.name())
                            .with("n", range(gun, hex, turn, fields))
                            .with("g", arrival.name())
                            .at(hex)
                            .about(gun.ref()));
        }
    }

    private static int range(PlacedUnit gun, Hex hex, int turn, FieldsOfFire fields) {
        return fields.firesFrom(gun, hex, turn).orElse(hex).distance(hex);
    }

    /** Whether a place is an objective, or one that a condition of victory names. */
    private static boolean fought(Landmark place, ScenarioFacts scenario) {
        return place.kind().equals("place")
                && (place.sort().equals("objective")
                        || scenario.victory().stream()
                                .map(VictoryCondition::attributes)
                                .anyMatch(condition -> names(condition, place)));
    }

    private static boolean names(Attributes condition, Landmark place) {
        return condition.text("place").filter(place.key()::equals).isPresent();
    }

    private static List<Hex> inside(Landmark place, Ground ground) {
        return FindingPlace.hexes(place.places()).stream()
                .filter(ground::contains)
                .toList();
    }
}
