package coupdoeil.validator.fb;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexGrid;
import coupdoeil.model.oob.Army;
import coupdoeil.model.oob.Formation;
import coupdoeil.model.oob.Roster;
import coupdoeil.model.oob.Side;
import coupdoeil.model.scenario.VictoryCondition;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.fact.ScenarioFacts;
import coupdoeil.validator.check.hexes.Ground;
import coupdoeil.validator.check.hexes.Occupancy;
import coupdoeil.validator.check.hexes.Stack;
import coupdoeil.validator.check.subject.FindingPlace;
import coupdoeil.validator.check.subject.Landmark;
import coupdoeil.validator.check.subject.Occupant;
import coupdoeil.validator.check.subject.PlacedLeader;
import coupdoeil.validator.check.subject.SubjectRef;
import coupdoeil.validator.fb.fact.Attachments;
import coupdoeil.validator.fb.fact.Counted;
import coupdoeil.validator.fb.fact.Deployment;
import coupdoeil.validator.fb.fact.Formations;
import coupdoeil.validator.fb.fact.ObjectiveMarkers;
import coupdoeil.validator.fb.fact.SetupSight;
import coupdoeil.validator.sight.Sighting;
import coupdoeil.validator.sight.hexes.SightGround;
import java.util.Collection;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Who sees the objectives and objective markers (FB 3.3, 4.6.8, 4.7). */
final class ObjectiveSightChecks {

    private static final String OBJECTIVE = "objective";

    @Rule("FB-LOS-06")
    void inDeadGround(
            Landmark mark,
            Roster roster,
            ScenarioFacts scenario,
            Deployment deployment,
            Occupancy occupancy,
            ObjectiveMarkers markers,
            SetupSight sight,
            Ground ground,
            Reporter out) {
        List<Hex> hexes = hexes(mark, markers).stream().filter(ground::contains).toList();
        if (hexes.isEmpty()) {
            return;
        }
        SightGround terrain = sight.ground().withoutUnits();
        if (hexes.stream().noneMatch(hex -> seenFromAnywhere(hex, terrain, sight, ground.grid()))) {
            report(
                    name(mark, roster),
                    hexes,
                    fromAnywhere(hexes, terrain, sight, ground.grid()),
                    sight,
                    ground.grid(),
                    out);
            return;
        }
        for (String side : wantedBy(mark, roster, scenario, deployment)) {
            if (deployment.sides().contains(side) && !seen(side, hexes, terrain, sight, occupancy)) {
                String name = roster.side(side).map(Side::name).orElse(side);
                String why = fromSide(side, name, hexes, terrain, sight, occupancy, ground.grid());
                report(name(mark, roster), hexes, why, sight, ground.grid(), out)
                        .about(new SubjectRef("side", side, name));
            }
        }
    }

    @Rule("FB-LOS-11")
    void mustCloseOn(
            PlacedLeader placed,
            Roster roster,
            Attachments attachments,
            ObjectiveMarkers markers,
            Occupancy occupancy,
            SetupSight sight,
            Ground ground,
            Reporter out) {
        Optional<Hex> from = placed.placement().hex().filter(ground::contains);
        if (from.isEmpty()) {
            return;
        }
        Set<Collection<Hex>> unseen = new LinkedHashSet<>();
        for (String led : placed.leader().leads()) {
            Optional<Formation> formation = roster.formation(led);
            Collection<Hex> hexes =
                    formation.flatMap(markers::followed).map(markers::hexes).orElse(List.of());
            SightGround over = sight.ground().ignoring((Occupant other) -> belongs(other, led, attachments, roster));
            // Who leads two formations that follow one marker closes on it once.
            if (!hexes.isEmpty()
                    && !sight.seesAny(over, from.stream().toList(), hexes)
                    && !seesEnemies(from.get(), placed.side(), over, sight, occupancy)
                    && unseen.add(hexes)) {
                Hex nearest = hexes.stream()
                        .min(Comparator.comparingInt(from.get()::distance))
                        .orElseThrow();
                out.report()
                        .moment(sight.moment())
                        .with("l", placed.name())
                        .with("om", ground.grid().label(nearest))
                        .with("distance", from.get().distance(nearest))
                        .about(new SubjectRef(
                                "formation", led, formation.map(Formation::name).orElse(led)))
                        .at(from.get())
                        .at(nearest);
            }
        }
    }

    /** Whether anyone of a side sees any of some hexes over this ground. */
    private static boolean seen(
            String side, List<Hex> hexes, SightGround terrain, SetupSight sight, Occupancy occupancy) {
        return hexes.stream()
                .anyMatch(hex -> occupancy.anyWithin(
                        hex,
                        sight.rule().visibilityHexes(),
                        side::equals,
                        stack -> sight.rule().sees(terrain, stack.hex(), hex)));
    }

    /** Why nobody of a side sees any of some hexes: they are too far away, in dead ground, or something is in the way. */
    private static String fromSide(
            String side,
            String name,
            List<Hex> hexes,
            SightGround terrain,
            SetupSight sight,
            Occupancy occupancy,
            HexGrid grid) {
        int visibility = sight.rule().visibilityHexes();
        Set<Sighting> sightings = EnumSet.noneOf(Sighting.class);
        for (Hex hex : hexes) {
            occupancy.anyWithin(hex, visibility, side::equals, stack -> {
                sightings.add(sight.rule().look(terrain, stack.hex(), hex));
                return false;
            });
        }
        if (!sightings.isEmpty()) {
            return hidden(sightings) + name;
        }
        int nearest = visibility + 1;
        while (nearest < grid.across() && noneWithin(nearest, side, hexes, occupancy)) {
            nearest++;
        }
        return "is too far from " + name + ": " + Counted.hexes(nearest) + " from the nearest, visibility "
                + visibility;
    }

    private static boolean noneWithin(int distance, String side, List<Hex> hexes, Occupancy occupancy) {
        return hexes.stream().noneMatch(hex -> occupancy.anyWithin(hex, distance, side::equals, stack -> true));
    }

    private static String fromAnywhere(List<Hex> hexes, SightGround terrain, SetupSight sight, HexGrid grid) {
        int reach = Math.min(sight.rule().visibilityHexes(), grid.across());
        Set<Sighting> sightings = EnumSet.noneOf(Sighting.class);
        for (Hex hex : hexes) {
            for (int distance = 1; distance <= reach; distance++) {
                hex.ring(distance).stream()
                        .filter(terrain::contains)
                        .map(from -> sight.rule().look(terrain, from, hex))
                        .forEach(sightings::add);
            }
        }
        return sightings.isEmpty()
                ? "cannot be seen from any other hex: visibility " + reach
                : hidden(sightings) + "everywhere";
    }

    /** Dead ground before what else hides a hex, that before mere distance over level ground. */
    private static String hidden(Set<Sighting> sightings) {
        if (sightings.contains(Sighting.BLIND)) {
            return "is in a blind zone from ";
        }
        return sightings.contains(Sighting.BLOCKED) ? "is hidden from " : "is too far over level ground from ";
    }

    /** Whether a leader sees any combat unit of another side. */
    private static boolean seesEnemies(Hex from, String side, SightGround over, SetupSight sight, Occupancy occupancy) {
        return occupancy.anyWithin(
                from,
                sight.rule().visibilityHexes(),
                other -> !other.isEmpty() && !other.equals(side),
                stack -> fights(stack) && sight.rule().sees(over, from, stack.hex()));
    }

    private static boolean fights(Stack stack) {
        for (Occupant occupant : stack.occupants()) {
            if (!occupant.isLeader() && !occupant.arm().equals(Formations.TRAIN)) {
                return true;
            }
        }
        return false;
    }

    private static Reporter.Draft report(
            String name, List<Hex> hexes, String why, SetupSight sight, HexGrid grid, Reporter out) {
        Reporter.Draft draft = out.report()
                .moment(sight.moment())
                .with("h", name)
                .with("why", why)
                .with("hexes", hexes.stream().map(grid::label).toList());
        hexes.forEach(draft::at);
        return draft;
    }

    private static String name(Landmark mark, Roster roster) {
        return mark.kind().equals("token")
                ? "Objective of "
                        + roster.formation(mark.of()).map(Formation::name).orElse(mark.of())
                : mark.name();
    }

    private static Collection<Hex> hexes(Landmark mark, ObjectiveMarkers markers) {
        if (ObjectiveMarkers.isMarker(mark)) {
            return markers.hexes(mark);
        }
        return mark.kind().equals("place") && mark.sort().equals(OBJECTIVE)
                ? FindingPlace.hexes(mark.places())
                : List.of();
    }

    /** Whether some other hex within the visibility sees this one; mostly the first neighbour does. */
    private static boolean seenFromAnywhere(Hex hex, SightGround terrain, SetupSight sight, HexGrid grid) {
        int reach = Math.min(sight.rule().visibilityHexes(), grid.across());
        for (int distance = 1; distance <= reach; distance++) {
            for (Hex from : hex.ring(distance)) {
                if (terrain.contains(from) && sight.rule().sees(terrain, from, hex)) {
                    return true;
                }
            }
        }
        return false;
    }

    private static Collection<String> wantedBy(
            Landmark mark, Roster roster, ScenarioFacts scenario, Deployment deployment) {
        if (ObjectiveMarkers.isMarker(mark)) {
            return roster
                    .formation(mark.of())
                    .flatMap(formation -> roster.armyOf(formation.under()))
                    .map(Army::side)
                    .stream()
                    .toList();
        }
        List<String> winners = scenario.victory().stream()
                .filter(victory -> victory.attributes()
                        .text("place")
                        .filter(mark.key()::equals)
                        .isPresent())
                .map(VictoryCondition::side)
                .distinct()
                .toList();
        String holder = mark.attributes().text("side").orElse("");
        return winners.isEmpty()
                ? deployment.sides().stream()
                        .filter(side -> !side.equals(holder))
                        .toList()
                : winners;
    }

    /** Whether a piece is of a formation as the battle begins: what is attached to it is, what it lent is not. */
    private static boolean belongs(Occupant other, String formation, Attachments attachments, Roster roster) {
        return attachments.adHocLeader(other.piece()).isEmpty()
                && roster.superiors(attachments.under(other.piece(), other.placement())).stream()
                        .anyMatch(superior -> superior.id().equals(formation));
    }
}
