package coupdoeil.validator.cc;

import coupdoeil.model.Attributes;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.pack.PackEdits;
import coupdoeil.model.rules.AttributeType;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.rules.TerrainChart;
import coupdoeil.model.rules.TerrainRecord;
import coupdoeil.validator.cc.fact.OpenGround;
import coupdoeil.validator.cc.fact.Terrain;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.fact.Places;
import coupdoeil.validator.check.hexes.Cell;
import coupdoeil.validator.check.hexes.Ground;
import coupdoeil.validator.check.hexes.WholeMap;
import coupdoeil.validator.check.subject.ChartRow;
import coupdoeil.validator.check.subject.ScenarioEntry;
import coupdoeil.validator.hexes.TerrainFixes;
import coupdoeil.validator.hexes.UnknownTerrain;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** The tiles that lie on the board (CC 2, 7). */
final class TileChecks {

    private static final String REMOVAL = "terrain-change";

    /** What bridges and fords lie on is CC-MAP-05 and -06, field works that nobody can man are CC-MAP-10. */
    @Rule("CC-MAP-03")
    void combinations(Cell cell, Terrain terrain, Reporter out) {
        Set<String> seen = new HashSet<>();
        boolean crossed = false;
        for (String feature : cell.features()) {
            Attributes effects = terrain.record(feature, TerrainRecord.FEATURE)
                    .map(TerrainRecord::effects)
                    .orElse(Attributes.NONE);
            boolean crossing = RiverChecks.isBridge(effects) || RiverChecks.isFord(effects);
            boolean twice = !seen.add(feature);
            boolean odd = !crossing && effects.has("on") && !effects.texts("on").contains(cell.terrain());
            if (twice || odd || (crossing && crossed)) {
                Reporter.Draft draft = combination(
                        cell, terrain, odd ? cell.terrain() : cell.features().get(0), feature, out);
                draft.fix(
                        twice
                                ? new Fix.Change(
                                        "Keep one " + terrain.name(feature),
                                        pack -> PackEdits.map(
                                                pack,
                                                map -> map.withFeatures(
                                                        cell.hex(), List.copyOf(new LinkedHashSet<>(cell.features())))))
                                : TerrainFixes.removeFeature(cell.hex(), feature));
            }
            crossed |= crossing;
        }
        int own = terrain.record(cell.terrain(), TerrainRecord.HEX)
                .map(record -> record.effects().integer("level", 0))
                .orElse(0);
        if (cell.inPlay() && own == 0 && cell.level() > 0) {
            combination(cell, terrain, cell.terrain(), "level " + cell.level(), out)
                    .fix(new Fix.Change(
                            "Make it level 0", pack -> PackEdits.map(pack, map -> map.withLevel(cell.hex(), 0))));
        }
    }

    @Rule("CC-MAP-03")
    void worksOnTiles(Cell cell, Terrain terrain, OpenGround open, Reporter out) {
        if (!cell.inPlay() || open.closed(cell.hex())) {
            return;
        }
        terrain.works(cell.hex()).stream()
                .flatMap(side -> terrain.works(cell.hex(), side).stream())
                .distinct()
                .filter(work -> terrain.record(work, TerrainRecord.SIDE)
                        .map(TerrainRecord::effects)
                        .filter(effects ->
                                effects.has("on") && !effects.texts("on").contains(cell.terrain()))
                        .isPresent())
                .forEach(work -> combination(cell, terrain, cell.terrain(), work, out)
                        .fix(FieldWorkChecks.remove(cell.hex(), terrain)));
    }

    /** Features of hexsides that the chart does not know are PACK-66. */
    @Rule("CC-MAP-04")
    void unknownTerrain(Cell cell, TerrainChart chart, Reporter out) {
        if (cell.inPlay()) {
            UnknownTerrain.report(cell, chart, out);
        }
    }

    /** A record of the pack's own that leaves out what the rules must know of terrain says nothing of it. */
    @Rule("CC-MAP-04")
    void undefined(ChartRow row, RuleSystem system, Reporter out) {
        TerrainRecord record = row.record();
        List<AttributeType> missing =
                system.attributeTypes().chartFields().getOrDefault(record.kind(), List.of()).stream()
                        .filter(field -> field.required() && !field.isSaidIn(record.effects()))
                        .toList();
        if (!missing.isEmpty()) {
            Attributes complete = record.effects();
            for (AttributeType field : missing) {
                Object usual = field.fallback();
                complete = usual == null ? complete : complete.with(field.id(), usual);
            }
            TerrainRecord completed =
                    new TerrainRecord(record.id(), record.kind(), record.name(), complete, record.look());
            out.report()
                    .with("h", record.name())
                    .with("t", missing.stream().map(AttributeType::name).toList())
                    .fix(new Fix.Change("Say what is usual", pack -> PackEdits.record(pack, completed)));
        }
    }

    /** Bridges, fords and the field works of a hex are tiles of their own. */
    @Rule("CC-MAP-14")
    void stock(WholeMap whole, Terrain terrain, RuleSystem system, Reporter out) {
        int stock = system.tables().nested("board").integer("tiles", 0);
        int tiles = terrain.tiles(whole.map());
        if (tiles > stock) {
            out.report().with("n", tiles).with("stock", stock);
        }
    }

    @Rule("CC-MAP-16")
    void removals(ScenarioEntry entry, Places places, Terrain terrain, Ground ground, Reporter out) {
        entry.scenario().specialRules().stream()
                .filter(rule -> rule.id().equals(REMOVAL))
                .filter(rule -> rule.attributes()
                        .text("to")
                        .filter(to -> !to.equals(terrain.bare()))
                        .isEmpty())
                .flatMap(rule -> rule.attributes().text("place").flatMap(places::byId).stream())
                .forEach(place -> {
                    List<Hex> bare = place.area().hexList().stream()
                            .filter(ground::contains)
                            .filter(terrain::isBare)
                            .toList();
                    if (!bare.isEmpty()) {
                        Reporter.Draft draft = out.report()
                                .with("h", ground.grid().label(bare.get(0)))
                                .with("n", bare.size());
                        bare.forEach(draft::at);
                    }
                });
    }

    private static Reporter.Draft combination(Cell cell, Terrain terrain, String one, String other, Reporter out) {
        return out.report().with("h", cell.label()).with("a", terrain.name(one)).with("b", terrain.name(other));
    }
}
