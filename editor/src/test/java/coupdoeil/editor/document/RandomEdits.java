package coupdoeil.editor.document;

import coupdoeil.editor.edit.Facings;
import coupdoeil.editor.edit.GroundEdits;
import coupdoeil.editor.edit.OobEdits;
import coupdoeil.editor.edit.SetupEdits;
import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.course.Drawing;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexDirection;
import coupdoeil.model.grid.HexSide;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.pack.Edit;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Scenario;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;

/** Edits as a designer's tools would make them, at random places. */
public final class RandomEdits {

    private final SplittableRandom random;

    public RandomEdits(long seed) {
        random = new SplittableRandom(seed);
    }

    public Edit next(Session session) {
        Pack pack = session.pack();
        HexBattlefield map = (HexBattlefield) pack.battlefield();
        Hex hex = map.grid().hexAt(random.nextInt(map.grid().size()));
        HexSide side = new HexSide(hex, HexDirection.of(random.nextInt(6)));
        Scenario scenario = session.scenario().orElseThrow();
        List<Placement> setup = scenario.setup();
        List<Unit> units = pack.orderOfBattle().units();
        int what = random.nextInt(setup.isEmpty() || units.isEmpty() ? 4 : 9);
        return switch (what) {
            case 0 -> GroundEdits.terrain(hex.within(1), "woods", "Woods");
            case 1 -> GroundEdits.levels(List.of(hex), "Raise", level -> level + 1);
            case 2 -> GroundEdits.addSide(hex, side, "stream", "Stream");
            case 3 ->
                GroundEdits.draw(new Drawing(Set.of(new HexSide(hex, HexDirection.D1)), Set.of()), "road", "Road");
            case 4 -> SetupEdits.move(scenario.id(), List.of(any(setup).piece()), Hex.ORIGIN, new Hex(0, 1));
            case 5 ->
                SetupEdits.change(
                        scenario.id(),
                        List.of(any(setup).piece()),
                        "Turn",
                        placement -> Facings.turned(session.system(), placement, 1));
            case 6 -> SetupEdits.remove(scenario.id(), List.of(any(setup).piece()));
            case 7 -> SetupEdits.restack(scenario.id(), any(setup).piece(), random.nextBoolean());
            default -> {
                Unit unit = any(units);
                yield OobEdits.unit(
                        "Steps",
                        unit.id(),
                        old -> old.withAttributes(old.attributes().with("steps", random.nextInt(1, 5))));
            }
        };
    }

    private <T> T any(List<T> list) {
        return list.get(random.nextInt(list.size()));
    }
}
