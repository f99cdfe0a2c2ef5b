package coupdoeil.validator.cc;

import coupdoeil.model.Attributes;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.pack.PackEdits;
import coupdoeil.model.rules.TerrainRecord;
import coupdoeil.validator.cc.fact.Terrain;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.hexes.Cell;
import coupdoeil.validator.check.hexes.Ground;
import coupdoeil.validator.hexes.TerrainFixes;
import java.util.function.Predicate;

/** Rivers, and what lies across them (CC 7 River, Fordable River, Bridge). */
final class RiverChecks {

    @Rule("CC-MAP-05")
    void bridges(Cell cell, Terrain terrain, Reporter out) {
        if (!terrain.water(cell.hex())) {
            misplaced(cell, terrain, RiverChecks::isBridge, out);
        }
    }

    @Rule("CC-MAP-06")
    void fords(Cell cell, Terrain terrain, Reporter out) {
        misplaced(cell, terrain, RiverChecks::isFord, out);
    }

    @Rule("CC-MAP-07")
    void ends(Cell cell, Terrain terrain, Ground ground, Reporter out) {
        Hex hex = cell.hex();
        if (terrain.river(hex)
                && !ground.isEdge(hex)
                && hex.neighbours().stream().filter(terrain::water).count() < 2) {
            out.report().with("h", cell.label());
        }
    }

    static boolean isBridge(Attributes feature) {
        return feature.flag("liftsMovement");
    }

    static boolean isFord(Attributes feature) {
        return feature.has("becomes");
    }

    private static void misplaced(Cell cell, Terrain terrain, Predicate<Attributes> sort, Reporter out) {
        for (String feature : cell.features()) {
            Attributes effects = terrain.record(feature, TerrainRecord.FEATURE)
                    .map(TerrainRecord::effects)
                    .orElse(Attributes.NONE);
            if (cell.inPlay() && sort.test(effects) && !effects.texts("on").contains(cell.terrain())) {
                Reporter.Draft draft = out.report()
                        .with("h", cell.label())
                        .with("t", terrain.name(cell.terrain()))
                        .fix(TerrainFixes.removeFeature(cell.hex(), feature));
                if (cell.terrain().equals(terrain.bare())) {
                    effects.texts("on").stream()
                            .findFirst()
                            .ifPresent(water -> draft.fix(new Fix.Change(
                                    "Make it " + terrain.name(water),
                                    pack -> PackEdits.map(pack, map -> map.withTerrain(cell.hex(), water)))));
                }
            }
        }
    }
}
