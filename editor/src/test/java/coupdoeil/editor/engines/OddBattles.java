package coupdoeil.editor.engines;

import coupdoeil.model.Attributes;
import coupdoeil.model.battlefield.CellLayer;
import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.battlefield.Legend;
import coupdoeil.model.battlefield.SideLayer;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexDirection;
import coupdoeil.model.grid.HexGrid;
import coupdoeil.model.grid.HexSide;
import coupdoeil.model.grid.LabelScheme;
import coupdoeil.model.grid.Orientation;
import coupdoeil.model.grid.Shifted;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.PackReader;
import coupdoeil.model.rules.TerrainRecord;
import coupdoeil.model.scenario.Facing;
import coupdoeil.model.scenario.FacingKind;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Position;
import coupdoeil.model.scenario.Scenario;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;

/**
 * Small battles that are hard to hand on: every kind of grid, ragged maps, names of everything that files use for signs of
 * their own, stacks of twelve, units off the map. The same seed gives the same battle.
 */
final class OddBattles {

    private static final Path NAPKIN = Path.of("../model/src/test/resources/packs/napkin-fb");
    private static final List<String> NAMES = List.of(
            "1/9e Léger",
            "semi;colon",
            "back\\slash",
            "comma, bar | and",
            "<tag>&amp;\"quoted\" 'so'",
            "tab\there",
            "line\nbreak",
            "Отдельный батальон",
            "第一連隊",
            "لواء",
            "🐎 horse",
            "\\",
            "'quoted'",
            "bell\u0007",
            " ");
    private static final int MOST_COLUMNS = 15;
    private static final int MOST_ROWS = 12;

    private final Random random;
    private final Pack napkin = PackReader.read(NAPKIN).pack().orElseThrow();

    private OddBattles(long seed) {
        // Neighbouring seeds of a Random begin alike.
        this.random = new Random(new SplittableRandom(seed).nextLong());
    }

    /** One of the kind of grid that the seed says: four follow each other. */
    static Pack pack(long seed) {
        return new OddBattles(seed)
                .pack(Orientation.values()[(int) (seed & 1)], Shifted.values()[(int) (seed >> 1 & 1)]);
    }

    private Pack pack(Orientation orientation, Shifted shifted) {
        HexGrid grid = new HexGrid(
                1 + random.nextInt(MOST_COLUMNS),
                1 + random.nextInt(MOST_ROWS),
                orientation,
                shifted,
                LabelScheme.STANDARD);
        HexBattlefield map = map(grid);
        List<Unit> units = new ArrayList<>();
        List<Placement> setup = new ArrayList<>();
        Unit like = napkin.orderOfBattle().units().get(0);
        List<Hex> hexes = grid.hexes().filter(map::contains).toList();
        for (int i = 0; i < 20; i++) {
            String id = "unit-" + i;
            units.add(like.withId(id).withName(pick(NAMES)).withNote(pick(NAMES)));
            setup.add(placement(id, i < 12 && random.nextBoolean() ? hexes.get(0) : pick(hexes)));
        }
        List<Unit> all = new ArrayList<>(napkin.orderOfBattle().units());
        all.addAll(units);
        Scenario scenario = napkin.scenarios().get(0).withName(pick(NAMES)).withSetup(setup);
        return napkin.withInfo(napkin.info().withName(pick(NAMES)))
                .withBattlefield(map)
                .withOrderOfBattle(napkin.orderOfBattle().withUnits(all))
                .withScenarios(List.of(scenario));
    }

    private HexBattlefield map(HexGrid grid) {
        CellLayer.Editor<String> terrain =
                CellLayer.filled(grid.size(), "clear").edit();
        CellLayer.Editor<Integer> levels = CellLayer.filled(grid.size(), 0).edit();
        for (int cell = 0; cell < grid.size(); cell++) {
            levels.set(cell, random.nextInt(3) - 1);
            terrain.set(cell, random.nextInt(3) > 0 ? "clear" : pick(records(TerrainRecord.HEX)));
            // Never the whole map.
            if (cell > 0 && random.nextInt(8) == 0) {
                terrain.set(cell, HexBattlefield.OFF_MAP);
            }
        }
        HexBattlefield map = new HexBattlefield(
                grid,
                100,
                List.of(),
                terrain.done(),
                levels.done(),
                CellLayer.filled(grid.size(), List.of()),
                SideLayer.empty(grid),
                List.of(),
                new Legend(Map.of(), Map.of()));
        for (int i = random.nextInt(20); i > 0; i--) {
            HexSide side = new HexSide(grid.hexAt(random.nextInt(grid.size())), HexDirection.of(random.nextInt(6)));
            String kind = random.nextBoolean() ? TerrainRecord.SIDE : TerrainRecord.LINK;
            map = map.withSide(side, List.of(pick(records(kind))));
        }
        return map;
    }

    private Placement placement(String id, Hex hex) {
        if (random.nextInt(8) == 0) {
            return Placement.of(id, new Position.OffMap("reserve"));
        }
        @Nullable Facing facing = random.nextBoolean() ? Facing.of(FacingKind.CORNER, random.nextInt(6)) : null;
        return new Placement(id, new Position.OnHex(hex), facing, null, null, List.of(), List.of(), Attributes.NONE);
    }

    private List<String> records(String kind) {
        return napkin.rules().orElseThrow().chart().records().stream()
                .filter(record -> record.kind().equals(kind))
                .map(TerrainRecord::id)
                .toList();
    }

    private <T> T pick(List<T> list) {
        return list.get(random.nextInt(list.size()));
    }
}
