package coupdoeil.validator.fb;

import coupdoeil.model.Attributes;
import coupdoeil.model.battlefield.Area;
import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.battlefield.Place;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexGrid;
import coupdoeil.model.oob.Army;
import coupdoeil.model.oob.Roster;
import coupdoeil.model.pack.Pack;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.fact.Places;
import coupdoeil.validator.check.hexes.Cell;
import coupdoeil.validator.check.hexes.Ground;
import coupdoeil.validator.check.subject.ArmyEntry;
import coupdoeil.validator.check.subject.FindingPlace;
import coupdoeil.validator.check.subject.Landmark;
import coupdoeil.validator.check.subject.MapPlace;
import coupdoeil.validator.fb.fact.Depots;
import coupdoeil.validator.fb.fact.Muster;
import coupdoeil.validator.fb.fact.OpenGround;
import coupdoeil.validator.fb.fact.OperationalAreas;
import coupdoeil.validator.fb.fact.Terrain;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Dwelling groups, cities, and ground that hangs together or does not (FB 4.6.6, 13.3.1, 15.1). */
final class AreaChecks {

    private static final List<String> MOVERS = List.of("infantry", "cavalry", "artillery", "train");

    /** Speaks at the first hex of the group, in the order of the map. */
    @Rule("FB-MAP-13")
    void dwellingGroups(Cell cell, Terrain terrain, OperationalAreas areas, HexGrid grid, Places places, Reporter out) {
        if (!terrain.dwellings(cell.hex())) {
            return;
        }
        Set<Hex> group = areas.dwellings(cell.hex());
        if (!cell.hex().equals(Collections.min(group)) || boxed(group, places)) {
            return;
        }
        Reporter.Draft draft = out.report()
                .with("g", name(group, places, grid))
                .with("n", group.size())
                .with("special", areas.isSpecial(cell.hex()));
        group.forEach(draft::at);
        if (areas.isSpecial(cell.hex())) {
            draft.fix(new Fix.Change(
                    "Create a box for objective markers", pack -> withBox(pack, group, name(group, places, grid))));
        }
    }

    @Rule("FB-MAP-14")
    void cityOutsideDwellings(MapPlace entry, Terrain terrain, HexGrid grid, Reporter out) {
        if (!entry.place().kind().equals("city")) {
            return;
        }
        for (Hex hex : entry.place().area().hexList()) {
            if (!terrain.dwellings(hex)) {
                out.report()
                        .with("h", grid.label(hex))
                        .at(hex)
                        .fix(new Fix.Change(
                                "Take " + grid.label(hex) + " out of the city",
                                pack -> withoutHex(pack, entry.place().id(), hex)));
            }
        }
    }

    @Rule("FB-MAP-15")
    void cutOffFromDepot(ArmyEntry entry, Depots depots, Ground ground, OpenGround open, Reporter out) {
        List<Hex> depotHexes = hexes(depots.usable(entry.army()), ground);
        if (depotHexes.isEmpty()) {
            return;
        }
        for (String mover : MOVERS) {
            List<Hex> cutOff = open.cutOff(mover, depotHexes);
            if (!cutOff.isEmpty()) {
                Reporter.Draft draft = out.report().with("n", cutOff.size()).with("class", mover);
                cutOff.forEach(draft::at);
            }
        }
    }

    @Rule("FB-MAP-16")
    void areaWithoutRoute(
            Landmark mark,
            Roster roster,
            Muster muster,
            Depots depots,
            OperationalAreas areas,
            OpenGround open,
            Ground ground,
            Reporter out) {
        if (FindingPlace.hexes(mark.places()).isEmpty()) {
            return;
        }
        Hex hex = FindingPlace.hexes(mark.places()).get(0);
        if (mark.kind().equals("token") && mark.sort().equals("om")) {
            List<Army> armies =
                    roster.formation(mark.of()).flatMap(formation -> roster.armyOf(formation.under())).stream()
                            .toList();
            noRoute(hex, armies, depots, areas, open, ground, out);
        } else if (mark.kind().equals("place") && mark.sort().equals("objective")) {
            String side = mark.attributes().text("side").orElse("");
            List<Army> armies = muster.armies().stream()
                    .filter(army -> side.isEmpty() || army.side().equals(side))
                    .toList();
            noRoute(hex, armies, depots, areas, open, ground, out);
        }
    }

    /** Reports a hex whose operational area no road, trail or dwellings join with any depot of these armies. */
    private static void noRoute(
            Hex hex,
            List<Army> armies,
            Depots depots,
            OperationalAreas areas,
            OpenGround open,
            Ground ground,
            Reporter out) {
        List<Hex> depotHexes = armies.stream()
                .flatMap(army -> hexes(depots.usable(army), ground).stream())
                .toList();
        if (!depotHexes.isEmpty() && ground.contains(hex) && !open.joined(areas.area(hex), depotHexes)) {
            out.report()
                    .with("h", ground.grid().label(hex))
                    .at(hex)
                    .fix(new Fix.Question("Draw a road from the area to a depot"));
        }
    }

    private static List<Hex> hexes(List<Place> places, Ground ground) {
        return places.stream()
                .flatMap(place -> place.area().hexList().stream())
                .filter(ground::contains)
                .toList();
    }

    private static boolean boxed(Set<Hex> group, Places places) {
        return places.ofKind("zone").stream()
                .anyMatch(zone -> new HashSet<>(zone.area().hexList()).equals(group));
    }

    /** What a group of dwellings is called: a place named in one of its hexes, else its first hex. */
    private static String name(Set<Hex> group, Places places, HexGrid grid) {
        return places.all().stream()
                .filter(place -> place.kind().equals("name") || place.kind().equals("objective"))
                .filter(place -> place.area().hexList().stream().anyMatch(group::contains))
                .map(places::name)
                .findFirst()
                .orElseGet(() -> grid.label(group.iterator().next()));
    }

    private static Pack withBox(Pack pack, Set<Hex> group, String name) {
        return pack.battlefield()
                .hexMap()
                .map(map -> pack.withBattlefield(withBox(map, List.copyOf(group), name)))
                .orElse(pack);
    }

    private static HexBattlefield withBox(HexBattlefield map, List<Hex> hexes, String name) {
        List<Place> places = new ArrayList<>(map.places());
        places.add(new Place(
                "om-box-" + map.grid().label(hexes.get(0)),
                "zone",
                "Objective box of " + name,
                new Area.Hexes(hexes),
                Attributes.NONE));
        return map.withPlaces(places);
    }

    private static Pack withoutHex(Pack pack, String city, Hex hex) {
        List<Place> places = new ArrayList<>();
        for (Place place : pack.battlefield().places()) {
            List<Hex> left = place.area().hexList().stream()
                    .filter(kept -> !kept.equals(hex))
                    .toList();
            if (!place.id().equals(city)) {
                places.add(place);
            } else if (!left.isEmpty()) {
                places.add(place.withArea(new Area.Hexes(left)));
            }
        }
        return pack.withBattlefield(pack.battlefield().withPlaces(places));
    }
}
