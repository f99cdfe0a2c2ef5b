package coupdoeil.validator.lb;

import coupdoeil.model.battlefield.Place;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexDirection;
import coupdoeil.model.grid.HexSide;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.PackEdits;
import coupdoeil.model.rules.TerrainChart;
import coupdoeil.model.rules.TerrainRecord;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.fact.Places;
import coupdoeil.validator.check.hexes.Cell;
import coupdoeil.validator.check.hexes.Ground;
import coupdoeil.validator.check.hexes.Hexside;
import coupdoeil.validator.hexes.HexsideFixes;
import coupdoeil.validator.lb.fact.Terrain;
import java.util.List;
import java.util.stream.Stream;

/** Roads: where they end, what they cross, and where road march stops on them (LB 16). */
final class RoadChecks {

    /** Kinds of places that a road may lead to. */
    private static final List<String> GOALS = List.of("location", "objective", "entry", "exit");

    /** The crossing of the standard chart that carries a road; a ford needs none. */
    private static final String BRIDGE = "bridge";

    private static final String ROAD_MARCH_ALLOWED = "roadMarchAllowed";

    @Rule("LB-MAP-07")
    void roadEnds(Hexside side, Terrain terrain, Ground ground, Places places, TerrainChart chart, Reporter out) {
        if (side.features().isEmpty() || !terrain.road(side.side())) {
            return;
        }
        for (Hex end : List.of(side.side().hex(), side.side().other())) {
            Hex from = side.side().across(end);
            if (ground.contains(end)
                    && roads(end, terrain) == 1
                    && !ground.isEdge(end)
                    && !terrain.dwelling(end)
                    && !leadsTo(end, places)) {
                out.report()
                        .with("h", ground.grid().label(from))
                        .with("side", side.label())
                        .at(end)
                        .fix(new Fix.Question("Continue the road"))
                        .fix(HexsideFixes.remove("Remove the stretch", side, id -> says(chart, id, "road")));
            }
        }
    }

    /** A village that a road passes through, and where units in road march may not go on. */
    @Rule("LB-MAP-15")
    void roadMarchBarred(Cell cell, Terrain terrain, TerrainChart chart, Reporter out) {
        Hex hex = cell.hex();
        if (terrain.dwelling(hex) && !terrain.allows(hex, ROAD_MARCH_ALLOWED) && roads(hex, terrain) > 1) {
            out.report()
                    .with("h", cell.label())
                    .with("t", terrain.name(hex))
                    .fix(new Fix.Change("Allow road march there", pack -> allowing(pack, chart, terrainIds(cell))));
        }
    }

    @Rule("LB-MAP-17")
    void crossing(Hexside side, Terrain terrain, TerrainChart chart, Reporter out) {
        for (String id : side.features()) {
            if (says(chart, id, "spans")) {
                boolean wet = terrain.any(side.side(), "water")
                        || water(side.first().hex(), terrain)
                        || water(side.second().hex(), terrain);
                String why = !wet
                        ? "spans no water"
                        : id.equals(BRIDGE) && !terrain.road(side.side()) ? "has no road to it" : "";
                if (!why.isEmpty()) {
                    out.report()
                            .with("f", chart.record(id).map(TerrainRecord::name).orElse(id))
                            .with("side", side.label())
                            .with("why", why)
                            .fix(HexsideFixes.remove("Remove it", side, id::equals));
                }
            }
        }
    }

    private static List<String> terrainIds(Cell cell) {
        return Stream.concat(cell.features().stream(), Stream.of(cell.terrain()))
                .toList();
    }

    /** A pack whose chart bars road march in none of these terrains. */
    private static Pack allowing(Pack pack, TerrainChart chart, List<String> ids) {
        Pack result = pack;
        for (String id : ids) {
            TerrainRecord record = chart.record(id)
                    .filter(known -> known.effects().has(ROAD_MARCH_ALLOWED))
                    .orElse(null);
            if (record != null) {
                result = PackEdits.record(
                        result,
                        new TerrainRecord(
                                record.id(),
                                record.kind(),
                                record.name(),
                                record.effects().with(ROAD_MARCH_ALLOWED, true),
                                record.look()));
            }
        }
        return result;
    }

    private static int roads(Hex hex, Terrain terrain) {
        int roads = 0;
        for (HexDirection direction : HexDirection.values()) {
            roads += terrain.road(new HexSide(hex, direction)) ? 1 : 0;
        }
        return roads;
    }

    private static boolean leadsTo(Hex hex, Places places) {
        return places.all().stream()
                .filter(place -> GOALS.contains(place.kind()))
                .map(Place::area)
                .anyMatch(area -> area.hexList().contains(hex));
    }

    private static boolean water(Hex hex, Terrain terrain) {
        return terrain.family(hex).equals("water");
    }

    private static boolean says(TerrainChart chart, String id, String flag) {
        return chart.record(id).filter(record -> record.effects().flag(flag)).isPresent();
    }
}
