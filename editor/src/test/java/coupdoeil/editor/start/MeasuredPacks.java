package coupdoeil.editor.start;

import coupdoeil.editor.document.Packs;
import coupdoeil.editor.edit.BattlePlan;
import coupdoeil.editor.edit.GroundEdits;
import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexGrid;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.PackReader;
import coupdoeil.model.pack.PackWriter;
import coupdoeil.model.rules.Board;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Position;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Writes packs that are larger, or more, than any sample. */
final class MeasuredPacks {

    /** Hexes between two that are wooded, in the order of the grid: no divisor of any size that is measured. */
    private static final int BETWEEN_WOODS = 7;

    private MeasuredPacks() {}

    /**
     * Writes what is asked for.
     *
     * @param args {@code large SAMPLE COLUMNS ROWS UNITS FOLDER}, or {@code variants SAMPLE COUNT FOLDER}
     */
    public static void main(String[] args) throws IOException {
        Pack sample = PackReader.read(Path.of(args[1])).pack().orElseThrow();
        if (args[0].equals("large")) {
            HexGrid grid = HexGrid.pointy(Integer.parseInt(args[2]), Integer.parseInt(args[3]));
            PackWriter.write(large(sample, grid, Integer.parseInt(args[4])), Path.of(args[5]));
            return;
        }
        for (int i = 0; i < Integer.parseInt(args[2]); i++) {
            PackWriter.write(variant(sample, i), Path.of(args[3]).resolve("variant-" + i));
        }
    }

    /** The troops of a sample over and over, spread evenly on open ground with woods here and there. */
    private static Pack large(Pack sample, HexGrid grid, int count) {
        Board.OfHexes board = new Board.OfHexes("", grid, false, 100).ownSize(grid);
        Pack ground = BattlePlan.usual(Packs.fb(), "Large").on(board).pack();
        List<Unit> units = new ArrayList<>();
        List<Placement> setup = new ArrayList<>();
        List<Unit> models = sample.orderOfBattle().units();
        for (int i = 0; i < count; i++) {
            Unit model = models.get(i % models.size());
            Unit unit = model.withId(model.id() + "-" + i);
            units.add(unit);
            setup.add(Placement.of(unit.id(), new Position.OnHex(grid.hexAt((int) ((long) i * grid.size() / count)))));
        }
        List<Hex> woods = new ArrayList<>();
        for (int cell = 0; cell < grid.size(); cell += BETWEEN_WOODS) {
            woods.add(grid.hexAt(cell));
        }
        Pack large = ground.withOrderOfBattle(sample.orderOfBattle().withUnits(units))
                .withScenario(ground.scenarios().get(0).id(), scenario -> scenario.withSetup(setup));
        return GroundEdits.terrain(woods, "woods", "Woods").apply(large);
    }

    /** A sample with one unit called otherwise and one hex wooded. */
    private static Pack variant(Pack sample, int number) {
        List<Unit> units = new ArrayList<>(sample.orderOfBattle().units());
        int at = number % units.size();
        units.set(at, units.get(at).withName(units.get(at).name() + " " + number));
        HexGrid grid = ((HexBattlefield) sample.battlefield()).grid();
        Hex hex = grid.hexAt(number % grid.size());
        return GroundEdits.terrain(List.of(hex), "woods", "Woods")
                .apply(sample.withOrderOfBattle(sample.orderOfBattle().withUnits(units)));
    }
}
