package coupdoeil.validator.hm;

import coupdoeil.model.battlefield.Place;
import coupdoeil.model.oob.Roster;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.scenario.Scenario;
import coupdoeil.model.table.GroundShape;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.fact.Places;
import coupdoeil.validator.check.fact.ScenarioFacts;
import coupdoeil.validator.check.subject.MapPlace;
import coupdoeil.validator.check.subject.PackItem;
import coupdoeil.validator.check.subject.ScenarioEntry;
import coupdoeil.validator.table.fact.Zones;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;

/** What a scenario says of itself: turns, initiative, sides and victory (HM Turn Sequence; Victory and Defeat). */
final class ScenarioChecks {

    private static final String INITIATIVE = "initiative";
    private static final String BANDS = "victoryBands";
    private static final String POINTS = "points";
    private static final Set<String> NAMED = Set.of("unit", "leader", "formation", "feature");

    @Rule("HM-SCN-01")
    void turns(ScenarioEntry entry, Reporter out) {
        Integer turns = entry.scenario().clock().turns();
        if (Objects.requireNonNullElse(turns, 0) < 1) {
            out.report().ask("Say how many turns the game has");
        }
    }

    /** An empty one is no side either: dice settle it. */
    @Rule("HM-SCN-02")
    void initiative(ScenarioEntry entry, Roster roster, Reporter out) {
        Scenario scenario = entry.scenario();
        scenario.attributes()
                .text(INITIATIVE)
                .filter(side -> !side.isBlank() && roster.side(side).isEmpty())
                .ifPresent(side ->
                        out.report().with("side", side).fix(new Fix.Choose("Say who has it", whose(roster, out))));
    }

    private static List<Fix.Change> whose(Roster roster, Reporter out) {
        List<Fix.Change> all = new ArrayList<>();
        roster.sides().forEach(side -> all.add(out.set("Give it to " + side.name(), INITIATIVE, side.id())));
        all.add(out.clear("Let dice settle it", INITIATIVE));
        return all;
    }

    @Rule("HM-SCN-03")
    void sides(ScenarioEntry entry, Roster roster, Reporter out) {
        if (roster.sides().size() != 2) {
            out.report().with("n", roster.sides().size()).ask("Make two sides of them");
        }
    }

    @Rule("HM-SCN-04")
    void bands(ScenarioEntry entry, RuleSystem system, Reporter out) {
        Scenario scenario = entry.scenario();
        List<Integer> written = scenario.attributes().integers(BANDS);
        List<Integer> printed = List.of(
                system.tables().nested("victory").integer("minor", 0),
                system.tables().nested("victory").integer("major", 0));
        if (scenario.attributes().has(BANDS)
                && !written.equals(printed)
                && !scenario.attributes().flag("ownVictoryBands")) {
            out.report()
                    .with("minor", printed.get(0))
                    .with("major", printed.get(1))
                    .fix(out.clear("Take those of the rules", BANDS));
        }
    }

    @Rule("HM-SCN-05")
    void objectives(MapPlace entry, ScenarioFacts scenario, Reporter out) {
        Place place = entry.place();
        if (!place.kind().equals(Zones.OBJECTIVE)) {
            return;
        }
        boolean scored = scenario.victory().stream()
                .anyMatch(condition -> condition.attributes().is("place", place.id()));
        if (place.attributes().integer(POINTS, 0) < 1) {
            out.report("place").with("why", "brings no points").fix(out.set("Give it 3 points", POINTS, 3));
        } else if (!scored) {
            out.report("place")
                    .with("why", "is in no condition of victory: nobody knows when it is held")
                    .ask("Add a condition of victory for it");
        }
    }

    @Rule("HM-SCN-06")
    void decided(ScenarioEntry entry, Places places, Zones zones, Roster roster, RuleSystem system, Reporter out) {
        List<Place> objectives = places.ofKind(Zones.OBJECTIVE);
        int points = objectives.stream()
                .mapToInt(place -> place.attributes().integer(POINTS, 0))
                .sum();
        if (points < system.tables().nested("victory").integer("major", 0)) {
            return;
        }
        roster.sides().stream()
                .filter(side -> objectives.stream().allMatch(place -> isIn(place, zones.deployment(side.id()))))
                .findFirst()
                .ifPresent(side -> out.report().with("points", points).with("side", side.name()));
    }

    @Rule("HM-SCN-07")
    void ids(PackItem subject, Reporter out) {
        if (NAMED.contains(subject.kind()) && subject.item().occurrence() > 1) {
            out.report()
                    .with("id", subject.item().id())
                    .with("n", subject.item().occurrence())
                    .ask("Give it an id of its own");
        }
    }

    /** Whether every corner of an objective lies in one of the zones. */
    private static boolean isIn(Place place, List<GroundShape> zones) {
        return Zones.shape(place).filter(shape -> isIn(shape, zones)).isPresent();
    }

    private static boolean isIn(Geometry shape, List<GroundShape> zones) {
        for (Coordinate corner : shape.getCoordinates()) {
            if (zones.stream().noneMatch(zone -> zone.holdsInches(corner.x, corner.y))) {
                return false;
            }
        }
        return true;
    }
}
