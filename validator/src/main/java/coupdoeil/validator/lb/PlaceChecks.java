package coupdoeil.validator.lb;

import coupdoeil.model.battlefield.Area;
import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.battlefield.Place;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.PackEdits;
import coupdoeil.model.rules.TerrainChart;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.Severity;
import coupdoeil.validator.check.fact.Places;
import coupdoeil.validator.check.hexes.Ground;
import coupdoeil.validator.check.subject.MapPlace;
import coupdoeil.validator.lb.fact.Terrain;
import coupdoeil.validator.lb.fact.TerrainRecords;
import java.util.Comparator;
import java.util.List;

/** Entries that nobody can use and places that mean nothing (LB 44, 45). */
final class PlaceChecks {

    private static final String ENTRY = "entry";

    @Rule("LB-MAP-12")
    void unusableEntry(MapPlace entry, Ground ground, Terrain terrain, TerrainChart chart, Reporter out) {
        Place place = entry.place();
        if (!place.kind().equals(ENTRY)) {
            return;
        }
        if (place.area().hexList().isEmpty()) {
            out.report().with("e", entry.name()).with("why", "it has no hex").fix(new Fix.Question("Draw its hexes"));
        }
        for (Hex hex : place.area().hexList()) {
            String label = ground.grid().label(hex);
            if (!ground.contains(hex)) {
                report(entry, hex, label + " is not on the map", Severity.ERROR, chart, out);
            } else if (TerrainRecords.ARMS.stream().allMatch(arm -> terrain.prohibited(hex, arm))) {
                report(entry, hex, label + " is closed to every arm", Severity.ERROR, chart, out);
            } else if (!ground.isEdge(hex)) {
                report(entry, hex, label + " is not at the edge of the map", Severity.WARNING, chart, out);
            }
        }
    }

    /** An entry without a hex is LB-MAP-12's. */
    @Rule("LB-MAP-16")
    void placeOfNoUse(MapPlace entry, Places places, Reporter out) {
        Place place = entry.place();
        if (place.area().hexList().isEmpty() && !place.kind().equals(ENTRY)) {
            out.report().with("n", entry.name()).with("why", "it has no hex").fix(new Fix.Question("Draw its hexes"));
        }
        places.all().stream()
                .filter(other -> other.kind().equals(place.kind())
                        && !other.name().isEmpty()
                        && other.name().equals(place.name()))
                .findFirst()
                .filter(first -> !first.id().equals(place.id()))
                .ifPresent(first -> out.report()
                        .with("n", entry.name())
                        .with("why", first.id() + " has this name too")
                        .fix(new Fix.Question("Rename one of them")));
    }

    private static void report(
            MapPlace entry, Hex hex, String why, Severity severity, TerrainChart chart, Reporter out) {
        out.report()
                .severity(severity)
                .with("e", entry.name())
                .with("why", why)
                .at(hex)
                .fix(new Fix.Change(
                        "Move it to the nearest hex of the edge",
                        pack -> moved(pack, entry.place().id(), hex, chart)));
    }

    private static Pack moved(Pack pack, String id, Hex from, TerrainChart chart) {
        return pack.battlefield()
                .hexMap()
                .flatMap(map -> map.grid()
                        .hexes()
                        .filter(hex -> map.contains(hex) && map.isEdge(hex) && open(map, hex, chart))
                        .min(Comparator.comparingInt(from::distance)))
                .map(to -> PackEdits.place(pack, id, place -> moved(place, from, to)))
                .orElse(pack);
    }

    private static Place moved(Place place, Hex from, Hex to) {
        List<Hex> hexes = place.area().hexList().stream()
                .map(hex -> hex.equals(from) ? to : hex)
                .distinct()
                .toList();
        return place.withArea(new Area.Hexes(hexes));
    }

    /** Whether nothing painted in the hex prohibits it to anyone, on roads or off. */
    private static boolean open(HexBattlefield map, Hex hex, TerrainChart chart) {
        return chart.record(map.terrain(hex))
                .filter(record -> record.effects().texts("prohibited").isEmpty()
                        && record.effects().texts("prohibitedOffRoad").isEmpty())
                .isPresent();
    }
}
