package coupdoeil.validator.fb;

import coupdoeil.model.battlefield.Place;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexGrid;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.pack.PackEdits;
import coupdoeil.model.scenario.ArrivalGroup;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.Severity;
import coupdoeil.validator.check.fact.Places;
import coupdoeil.validator.check.hexes.Ground;
import coupdoeil.validator.check.hexes.Occupancy;
import coupdoeil.validator.check.subject.Arrival;
import coupdoeil.validator.check.subject.MapPlace;
import coupdoeil.validator.check.subject.Occupant;
import coupdoeil.validator.check.subject.SubjectRef;
import coupdoeil.validator.fb.fact.FormationFaults;
import coupdoeil.validator.fb.fact.Formations;
import coupdoeil.validator.fb.fact.MarchColumns;
import coupdoeil.validator.fb.fact.ReactionZones;
import coupdoeil.validator.fb.fact.Terrain;
import coupdoeil.validator.hexes.Entries;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Where reinforcements enter the map (FB 7.3). */
final class ReinforcementEntryChecks {

    /** Edges of several hexes are FB-REIN-12's. */
    @Rule("FB-REIN-02")
    void entryHex(
            Arrival arrival,
            Ground ground,
            Terrain terrain,
            FormationFaults check,
            MarchColumns columns,
            Reporter out) {
        ArrivalGroup group = arrival.group();
        Optional<Hex> entry = columns.onlyEntry(group);
        if (entry.isEmpty()) {
            return;
        }
        Hex hex = entry.get();
        if (!ground.contains(hex)) {
            invalid(out, hex, ground, "it is off the map");
        } else if (blocked(hex, columns.units(group), terrain)) {
            invalid(out, hex, ground, "it is impassable");
        } else if (check.burning(hex)) {
            invalid(out, hex, ground, "it is on fire");
        } else if (!ground.isEdge(hex)) {
            invalid(out, hex, ground, "it is not on the map edge").severity(Severity.WARNING);
        }
    }

    @Rule("FB-REIN-03")
    void noRoad(Arrival arrival, Places places, Ground ground, MarchColumns columns, Reporter out) {
        Optional<Hex> entry = columns.entryHex(arrival.group());
        if (entry.isPresent()
                && ground.contains(entry.get())
                && columns.roadCost(entry.get()).isEmpty()) {
            Reporter.Draft draft =
                    out.report().with("h", ground.grid().label(entry.get())).at(entry.get());
            MarcherChecks.alongTheEdge(arrival, places).ifPresent(draft::fix);
        }
    }

    @Rule("FB-REIN-09")
    void occupied(
            Arrival arrival,
            Places places,
            Entries entries,
            Ground ground,
            Occupancy occupancy,
            MarchColumns columns,
            Reporter out) {
        Optional<Hex> entry = columns.entryHex(arrival.group());
        if (entry.isEmpty()) {
            edgeOccupied(arrival.group(), entries, ground, occupancy, out);
            return;
        }
        List<Occupant> units = occupancy.at(entry.get()).stream()
                .filter(occupant -> !occupant.isLeader())
                .toList();
        if (!units.isEmpty()) {
            Reporter.Draft draft = out.report()
                    .with("h", ground.grid().label(entry.get()))
                    .with("u", units.get(0).piece().name())
                    .at(entry.get());
            List<Fix.Change> others = otherEntries(arrival, places, ground, occupancy, columns, out.scenario());
            if (!others.isEmpty()) {
                draft.fix(new Fix.Choose("Enter elsewhere", others));
            }
        }
    }

    /** Whether every hex of an edge holds a unit that nobody may pass: an enemy or a train (FB 6.7.1, 7.1.2). */
    private static void edgeOccupied(
            ArrivalGroup group, Entries entries, Ground ground, Occupancy occupancy, Reporter out) {
        List<Hex> edge = entries.hexes(group).stream().filter(ground::contains).toList();
        String side = entries.side(group);
        List<Occupant> bars = new ArrayList<>();
        for (Hex hex : edge) {
            occupancy.at(hex).stream()
                    .filter(occupant -> !occupant.isLeader())
                    .filter(occupant -> occupant.arm().equals(Formations.TRAIN)
                            || !occupant.side().isEmpty() && !occupant.side().equals(side))
                    .findFirst()
                    .ifPresent(bars::add);
        }
        if (!edge.isEmpty() && bars.size() == edge.size()) {
            Reporter.Draft draft = out.report()
                    .with("h", ground.grid().label(edge.get(0)))
                    .with("u", bars.get(0).piece().name());
            edge.forEach(draft::at);
        }
    }

    /** Trains never enter a reaction zone, whoever else is in the hex (FB 9.1); an edge bars them where all of it does. */
    @Rule("FB-FORM-17")
    void trainsIntoZones(Arrival arrival, Entries entries, Ground ground, ReactionZones zones, Reporter out) {
        ArrivalGroup group = arrival.group();
        String side = entries.side(group);
        List<Hex> entry = entries.hexes(group).stream().filter(ground::contains).toList();
        if (side.isEmpty()
                || entry.isEmpty()
                || entry.stream().anyMatch(hex -> zones.against(side, hex).isEmpty())) {
            return;
        }
        List<Occupant> enemies = entry.stream()
                .flatMap(hex -> zones.against(side, hex).stream())
                .map(ReactionZones.Zone::by)
                .distinct()
                .toList();
        entries.units(group).stream()
                .filter(unit -> unit.arm().equals(Formations.TRAIN))
                .forEach(train -> {
                    Reporter.Draft draft = out.report()
                            .about(new SubjectRef("unit", train.id(), train.name()))
                            .with("u", train.name())
                            .with("where", "can enter only at " + String.join(", ", labels(entry, ground)) + ", in")
                            .with(
                                    "by",
                                    enemies.stream()
                                            .map(enemy -> enemy.piece().name())
                                            .toList());
                    enemies.forEach(enemy -> draft.about(enemy.ref()));
                    entry.forEach(draft::at);
                });
    }

    private static List<String> labels(List<Hex> hexes, Ground ground) {
        return hexes.stream().map(ground.grid()::label).toList();
    }

    @Rule("FB-REIN-12")
    void edgeZone(MapPlace entry, Ground ground, HexGrid grid, Reporter out) {
        Place place = entry.place();
        List<Hex> hexes = place.area().hexList();
        if (!place.kind().equals("entry") || hexes.size() < 2) {
            return;
        }
        for (Hex hex : hexes) {
            if (!ground.contains(hex) || !ground.isEdge(hex)) {
                out.report()
                        .with("z", entry.name())
                        .with("h", grid.label(hex))
                        .with("why", "not on the map edge")
                        .at(hex);
            }
        }
        Hex gap = gap(hexes);
        if (gap != null) {
            out.report()
                    .severity(Severity.WARNING)
                    .with("z", entry.name())
                    .with("h", grid.label(gap))
                    .with("why", "cut off by a gap")
                    .at(gap);
        }
    }

    private static Reporter.Draft invalid(Reporter out, Hex hex, Ground ground, String why) {
        return out.report().with("h", ground.grid().label(hex)).with("why", why).at(hex);
    }

    private static boolean blocked(Hex hex, List<Unit> units, Terrain terrain) {
        return units.stream().anyMatch(unit -> terrain.impassable(hex, unit.arm()));
    }

    private static List<Fix.Change> otherEntries(
            Arrival arrival, Places places, Ground ground, Occupancy occupancy, MarchColumns columns, String scenario) {
        ArrivalGroup group = arrival.group();
        return places.ofKind("entry").stream()
                .filter(place -> !place.area().hexList().isEmpty())
                .filter(place -> {
                    Hex hex = place.area().hexList().get(0);
                    return ground.contains(hex)
                            && ground.isEdge(hex)
                            && columns.roadCost(hex).isPresent()
                            && occupancy.at(hex).stream().allMatch(Occupant::isLeader);
                })
                .map(place -> new Fix.Change(
                        "Enter through " + places.name(place),
                        pack -> PackEdits.group(pack, scenario, group.id(), g -> g.withEntry(place.id()))))
                .toList();
    }

    /** A hex that the first one is not connected with through the others; null if all hang together. */
    private static @Nullable Hex gap(List<Hex> hexes) {
        Set<Hex> open = new HashSet<>(hexes);
        Deque<Hex> frontier = new ArrayDeque<>(List.of(hexes.get(0)));
        open.remove(hexes.get(0));
        while (!frontier.isEmpty()) {
            for (Hex neighbour : frontier.pop().neighbours()) {
                if (open.remove(neighbour)) {
                    frontier.push(neighbour);
                }
            }
        }
        return hexes.stream().filter(open::contains).findFirst().orElse(null);
    }
}
