package coupdoeil.validator.fb;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexDirection;
import coupdoeil.model.scenario.FacingKind;
import coupdoeil.model.scenario.Placement;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.hexes.Ground;
import coupdoeil.validator.check.hexes.Stack;
import coupdoeil.validator.check.subject.Occupant;
import coupdoeil.validator.fb.fact.Formations;
import coupdoeil.validator.fb.fact.StackLoad;
import coupdoeil.validator.fb.fact.Terrain;
import coupdoeil.validator.hexes.cure.Cures;
import coupdoeil.validator.hexes.cure.Option;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import java.util.function.UnaryOperator;

/** How much one hex may hold (FB 8.2.2–8.2.5). */
final class StackLimitChecks {

    @Rule("FB-STACK-06")
    void absolute(Stack stack, StackLoad load, Terrain terrain, Cures cures, Reporter out) {
        List<Occupant> units = stack.friends();
        Hex hex = stack.hex();
        if (load.overAbsolute(units, hex)) {
            Reporter.Draft draft = out.report()
                    .with("n", StackLoad.plain(load.weight(units)))
                    .with("m", load.absolute(hex))
                    .with("cover", terrain.cover(hex).name().toLowerCase(Locale.ROOT));
            cures.moveAway(draft, stack);
        }
    }

    @Rule("FB-STACK-07")
    void unlimberedBatteries(Stack stack, StackLoad load, Cures cures, Reporter out) {
        List<Occupant> batteries = load.batteries(stack.friends());
        if (batteries.size() > load.batteryLimit()) {
            Reporter.Draft draft = out.report().with("n", batteries.size()).with("m", load.batteryLimit());
            cures.moveAway(draft, stack, Cures.singles(batteries));
        }
    }

    @Rule("FB-STACK-10")
    void mixed(Stack stack, StackLoad load, Cures cures, Reporter out) {
        List<Occupant> units = stack.friends();
        if (load.overMixed(units, stack.hex())) {
            Reporter.Draft draft = out.report()
                    .with("n", StackLoad.plain(load.steps(units, Formations.INFANTRY)))
                    .with("k", load.batteries(units).size())
                    .with("m", Math.max(0, load.mixedLimit(units, stack.hex()).orElseThrow()));
            cures.moveAway(draft, stack, Cures.singles(Occupant.ofArm(units, Formations.INFANTRY)));
        }
    }

    @Rule("FB-STACK-11")
    void roadColumn(Stack stack, StackLoad load, Formations formations, Ground ground, Cures cures, Reporter out) {
        List<Occupant> units = stack.friends();
        if (load.overRoadColumn(units, stack.hex())) {
            List<Occupant> column = load.inFormation(units, Formations.ROAD_COLUMN);
            Reporter.Draft draft = out.report()
                    .with("n", StackLoad.plain(load.steps(column)))
                    .with("m", load.limit(Formations.ROAD_COLUMN, column.get(0).arm(), stack.hex()));
            uncoil(stack, column, ground, cures, draft);
            Map<Occupant, UnaryOperator<Placement>> changes = new LinkedHashMap<>();
            column.forEach(unit -> changes.put(unit, StackLimitChecks::inColumn));
            cures.together(draft, stack, "Form column", changes);
        }
    }

    private static Placement inColumn(Placement placement) {
        return placement.withFormation(Formations.COLUMN).withParts(List.of());
    }

    /** Leaves what does not fit in the hex behind, if one unit does that alone. */
    private static void uncoil(Stack stack, List<Occupant> column, Ground ground, Cures cures, Reporter.Draft draft) {
        Occupant unit = column.get(0);
        if (column.size() > 1
                || unit.isExtension()
                || !unit.placement().parts().isEmpty()
                || unit.placement().faces() != FacingKind.SIDE) {
            return;
        }
        HexDirection behind = unit.placement().ahead().opposite();
        Hex rear = stack.hex().plus(behind);
        cures.offer(
                draft,
                unit,
                "Uncoil",
                List.of(new Option(
                        "Uncoil " + unit.piece().name() + " to " + ground.grid().label(rear),
                        placement -> placement.withParts(List.of(new Placement.Part(rear, null, null, null))))));
    }

    @Rule("FB-STACK-12")
    void screens(Stack stack, StackLoad load, Reporter out) {
        List<Occupant> units = stack.friends();
        if (load.overScreen(units, stack.hex())) {
            List<Occupant> screen = load.inFormation(units, Formations.SKIRMISH_SCREEN);
            out.report()
                    .with("n", StackLoad.plain(load.steps(screen)))
                    .with(
                            "m",
                            load.limit(Formations.SKIRMISH_SCREEN, screen.get(0).arm(), stack.hex()));
        }
    }

    @Rule("FB-STACK-13")
    void frozen(Stack stack, StackLoad load, Formations formations, Cures cures, Reporter out) {
        List<Occupant> units = stack.friends();
        if (!frozen(units, stack.hex(), load, formations) || load.overAbsolute(units, stack.hex())) {
            return;
        }
        Occupant top = units.get(0);
        int limit = load.limit(formations.of(top), top.arm(), stack.hex());
        Reporter.Draft draft = out.report()
                .with("n", StackLoad.plain(load.steps(units) - limit))
                .with("steps", StackLoad.plain(load.steps(units)))
                .with("m", limit);
        cures.moveAway(draft, stack, Cures.singles(units), rest -> frozen(rest, stack.hex(), load, formations));
    }

    /** Whether a stack that is not mixed is above the limit of its top unit's formation, which only freezes it. */
    private static boolean frozen(List<Occupant> units, Hex hex, StackLoad load, Formations formations) {
        return !units.isEmpty()
                && !load.mixed(units)
                && load.soft(formations.of(units.get(0)))
                && load.steps(units)
                        > load.limit(formations.of(units.get(0)), units.get(0).arm(), hex);
    }

    @Rule("FB-STACK-14")
    void protection(Stack stack, StackLoad load, Terrain terrain, Reporter out) {
        List<Occupant> units = stack.friends();
        OptionalInt limit = load.protection(stack.hex());
        if (limit.isPresent() && load.steps(units) > limit.getAsInt() && !load.overAbsolute(units, stack.hex())) {
            out.report()
                    .with("n", StackLoad.plain(load.steps(units)))
                    .with("m", limit.getAsInt())
                    .with("cover", terrain.cover(stack.hex()).name().toLowerCase(Locale.ROOT));
        }
    }

    @Rule("FB-STACK-16")
    void openColumn(Stack stack, StackLoad load, Formations formations, Reporter out) {
        List<Occupant> columns = Occupant.ofArm(stack.friends(), Formations.CAVALRY).stream()
                .filter(unit ->
                        List.of(Formations.COLUMN, Formations.OPEN_COLUMN).contains(formations.of(unit)))
                .toList();
        int limit = load.limit(Formations.OPEN_COLUMN, Formations.CAVALRY, stack.hex());
        if (load.steps(columns) > limit) {
            out.report().with("n", StackLoad.plain(load.steps(columns))).with("m", limit);
        }
    }
}
