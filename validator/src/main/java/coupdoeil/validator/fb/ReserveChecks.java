package coupdoeil.validator.fb;

import coupdoeil.model.Attributes;
import coupdoeil.model.battlefield.Place;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexGrid;
import coupdoeil.model.oob.Formation;
import coupdoeil.model.oob.Leader;
import coupdoeil.model.oob.Roster;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.PackEdits;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.SpecialRule;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.fact.Placements;
import coupdoeil.validator.check.fact.Places;
import coupdoeil.validator.check.fact.Timetable;
import coupdoeil.validator.check.hexes.Ground;
import coupdoeil.validator.check.hexes.Occupancy;
import coupdoeil.validator.check.subject.FindingPlace;
import coupdoeil.validator.check.subject.FormationEntry;
import coupdoeil.validator.check.subject.Occupant;
import coupdoeil.validator.check.subject.PlacedUnit;
import coupdoeil.validator.fb.fact.Attachments;
import coupdoeil.validator.fb.fact.Reserves;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Formations that begin in reserve (FB 4.10). */
final class ReserveChecks {

    /** A trigger is an event in words, a turn of the scenario, or a place on the map; one that never comes is none. */
    @Rule("FB-RSV-01")
    void withoutTrigger(
            FormationEntry entry, Reserves reserves, Timetable timetable, Places places, Ground ground, Reporter out) {
        boolean released = false;
        List<String> useless = new ArrayList<>();
        List<SpecialRule> rules = reserves.rules("reserve", entry.formation().id());
        for (SpecialRule rule : rules) {
            Attributes says = rule.attributes();
            released |= says.texts("trigger").stream().anyMatch(event -> !event.isBlank());
            Optional<String> at = says.text("at").filter(label -> !label.isBlank());
            if (at.isPresent()) {
                boolean turn = timetable.isTurn(at.get());
                released |= turn;
                if (!turn) {
                    useless.add(at.get() + " is no turn of the scenario");
                }
            }
            Optional<Place> place = says.text("place").flatMap(places::byId);
            if (place.isPresent()) {
                boolean onMap = place.get().area().hexList().stream().anyMatch(ground::contains);
                released |= onMap;
                if (!onMap) {
                    useless.add(place.get().name() + " has no hex on the map");
                }
            }
        }
        if (!rules.isEmpty() && (!released || !useless.isEmpty())) {
            String why = useless.isEmpty() ? "no trigger is said" : String.join("; ", useless);
            out.report()
                    .with("f", entry.name())
                    .with("why", (released ? "one of its triggers never comes: " : "nothing releases it: ") + why)
                    .about(reserves.ref(rules.get(0)));
        }
    }

    @Rule("FB-RSV-02")
    void inconsistent(FormationEntry entry, Reserves reserves, Roster roster, Placements placements, Reporter out) {
        String formation = entry.formation().id();
        boolean reserve = reserves.has(formation);
        List<SpecialRule> fatigue = reserves.rules("fatigue", formation);
        List<String> wrong = new ArrayList<>();
        List<Leader> awake = roster.leadersOf(formation).stream()
                .filter(leader ->
                        placements.of(leader.id()).stream().anyMatch(placement -> !Reserves.passive(leader, placement)))
                .toList();
        if (reserve) {
            awake.forEach(leader -> wrong.add(leader.name() + " is not passive"));
        }
        if (fatigue.stream().anyMatch(rule -> rule.attributes().flag("reserveSide") != reserve)) {
            wrong.add(
                    reserve
                            ? "its fatigue marker is not on the reserve side"
                            : "its fatigue marker is on the reserve side, but it is not in reserve");
        }
        if (!wrong.isEmpty()) {
            String scenario = out.scenario();
            Reporter.Draft draft = out.report()
                    .with("f", entry.name())
                    .with("why", String.join("; ", wrong))
                    .fix(new Fix.Change(
                            reserve ? "Set all of it to reserve" : "Turn its marker to the fatigue side",
                            pack -> set(pack, scenario, formation, reserve, reserve ? awake : List.of())));
            Stream.concat(reserves.rules("reserve", formation).stream(), fatigue.stream())
                    .findFirst()
                    .map(reserves::ref)
                    .ifPresent(draft::about);
        }
    }

    @Rule("FB-RSV-03")
    void closeToTheEnemy(
            PlacedUnit placed,
            Roster roster,
            Attachments attachments,
            Reserves reserves,
            RuleSystem system,
            Occupancy occupancy,
            HexGrid grid,
            Reporter out) {
        Optional<Formation> formation = roster.superiors(attachments.under(placed.unit(), placed.placement())).stream()
                .findFirst()
                .filter(body -> reserves.has(body.id()));
        if (formation.isEmpty()
                || attachments.adHocLeader(placed.unit()).isPresent()
                || !reserves.rules("no-reserve-release", formation.get().id()).isEmpty()) {
            return;
        }
        int reach = Math.min(system.tables().nested("reserve").integer("releaseDistance", 2), grid.across());
        for (int distance = 0; distance <= reach; distance++) {
            Optional<Occupant> enemy = enemyAt(placed, distance, occupancy);
            if (enemy.isPresent()) {
                Reporter.Draft draft = out.report()
                        .with("u", placed.name())
                        .with("f", formation.get().name())
                        .with("n", distance)
                        .with("e", enemy.get().piece().name());
                enemy.get().placement().hex().map(FindingPlace.AtHex::new).ifPresent(draft::related);
                return;
            }
        }
    }

    private static Optional<Occupant> enemyAt(PlacedUnit placed, int distance, Occupancy occupancy) {
        return placed.placement().hexes().stream()
                .flatMap(hex -> hex.ring(distance).stream())
                .flatMap((Hex near) -> occupancy.at(near).stream())
                .filter(other -> !other.isLeader()
                        && !other.side().isEmpty()
                        && !other.side().equals(placed.side()))
                .findFirst();
    }

    private static Pack set(Pack pack, String scenario, String formation, boolean reserve, List<Leader> leaders) {
        Pack result = PackEdits.specialRules(
                pack,
                scenario,
                rules -> rules.stream()
                        .map(rule -> rule.id().equals("fatigue") && Reserves.isAbout(rule, formation)
                                ? rule.withAttributes(rule.attributes().with("reserveSide", reserve))
                                : rule)
                        .toList());
        for (Leader leader : leaders) {
            result = PackEdits.placement(result, scenario, leader.id(), ReserveChecks::passive);
        }
        return result;
    }

    private static Placement passive(Placement placement) {
        List<String> markers = new ArrayList<>(placement.markers());
        markers.add("passive");
        return placement.withMarkers(markers);
    }
}
