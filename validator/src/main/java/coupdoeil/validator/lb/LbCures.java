package coupdoeil.validator.lb;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexDirection;
import coupdoeil.model.grid.HexSide;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.PackEdits;
import coupdoeil.model.scenario.Facing;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Position;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.fact.Ground;
import coupdoeil.validator.check.fact.Occupancy;
import coupdoeil.validator.check.subject.Occupant;
import coupdoeil.validator.check.subject.PlacedUnit;
import coupdoeil.validator.check.subject.Stack;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Edits that cure stacks without breaking another rule; whatever might is not offered. */
public final class LbCures {

    private static final int MAX_MOVES = 2;
    /** A stack beyond this is not put right by moving one unit of it, and every one of them would be tried. */
    private static final int MAX_UNITS = 30;

    private final LbStacking stacking;
    private final SharedHexCheck shared;
    private final LbFormations formations;
    private final LbTerrain terrain;
    private final LbBattleground battleground;
    private final LbZones zones;
    private final Ground ground;
    private final Occupancy occupancy;

    public LbCures(
            LbStacking stacking,
            SharedHexCheck shared,
            LbFormations formations,
            LbTerrain terrain,
            LbBattleground battleground,
            LbZones zones,
            Ground ground,
            Occupancy occupancy) {
        this.stacking = stacking;
        this.shared = shared;
        this.formations = formations;
        this.terrain = terrain;
        this.battleground = battleground;
        this.zones = zones;
        this.ground = ground;
        this.occupancy = occupancy;
    }

    /**
     * Moves one unit of a stack next door, from the bottom of the stack up, to an empty hex of like ground that no enemy
     * reaches; empty if no single move cures the rule.
     */
    public Optional<Fix> moveAway(String rule, String scenario, Stack stack) {
        List<Occupant> units = LbStacking.friends(stack);
        if (units.size() > MAX_UNITS) {
            return Optional.of(new Fix.Ask("Thin out the stack: among so many no move was tried"));
        }
        Set<String> allowed = faults(units, stack.hex());
        allowed.remove(rule);
        for (int i = units.size() - 1; i >= 0; i--) {
            Occupant unit = units.get(i);
            List<Occupant> rest = new ArrayList<>(units);
            rest.remove(unit);
            if (unit.placement().parts().isEmpty() && allowed.containsAll(faults(rest, stack.hex()))) {
                List<Fix.Change> moves = rooms(stack.hex(), unit).stream()
                        .limit(MAX_MOVES)
                        .map(room -> move(scenario, unit, room))
                        .toList();
                if (!moves.isEmpty()) {
                    return Optional.of(
                            moves.size() == 1
                                    ? moves.get(0)
                                    : new Fix.Choose("Move " + unit.piece().name(), moves));
                }
            }
        }
        return Optional.empty();
    }

    /**
     * Moves a unit out of a hex that is closed to it, next door to an empty hex where its formation may stand and no enemy
     * reaches; empty if there is none, or it occupies more hexes than one.
     */
    public Optional<Fix> moveOut(String scenario, PlacedUnit placed) {
        Occupant unit = new Occupant(placed.unit(), placed.placement(), placed.side(), null);
        Hex from = placed.placement().hex().orElse(null);
        String formation = placed.formation();
        if (from == null
                || !placed.placement().parts().isEmpty()
                || formation.equals(LbFormations.ROAD_MARCH)
                || (unit.arm().equals(LbUnits.ARTILLERY) && LbStacking.servesLine(placed.placement()))) {
            return Optional.empty();
        }
        return around(from, unit).stream()
                .filter(room -> formation.equals(LbFormations.GENERAL_ORDER)
                        ? battleground.generalOrder(room)
                        : battleground.clear(room))
                .filter(room -> isFree(room, unit))
                .findFirst()
                .map(room -> move(scenario, unit, room));
    }

    private Fix.Change move(String scenario, Occupant unit, Hex to) {
        String id = unit.piece().id();
        return new Fix.Change(
                "Move " + unit.piece().name() + " to " + ground.grid().label(to),
                pack -> PackEdits.placement(
                        pack,
                        scenario,
                        id,
                        placement ->
                                placement.withPosition(new Position.OnHex(to)).withStack(null)));
    }

    private List<Hex> rooms(Hex from, Occupant unit) {
        return around(from, unit).stream()
                .filter(room -> hasRoom(from, room, unit))
                .toList();
    }

    /** The hexes next to one, those behind the unit first. */
    private static List<Hex> around(Hex from, Occupant unit) {
        HexDirection behind = unit.placement().facing() instanceof Facing.ToSide side
                ? side.side().opposite()
                : unit.placement().facing() instanceof Facing.ToCorner corner
                        ? corner.corner().right().opposite()
                        : HexDirection.D3;
        return List.of(0, 1, -1, 2, -2, 3).stream()
                .map(behind::turn)
                .map(from::plus)
                .toList();
    }

    private boolean hasRoom(Hex from, Hex room, Occupant unit) {
        HexSide side = HexSide.between(from, room);
        boolean marching = LbFormations.of(unit).equals(LbFormations.ROAD_MARCH);
        return isFree(room, unit)
                && !terrain.prohibited(side, unit.arm())
                && battleground.clear(from) == battleground.clear(room)
                && battleground.generalOrder(from) == battleground.generalOrder(room)
                && (!marching || terrain.road(side));
    }

    /** Whether nobody is in a hex of the map, it is open to the unit and holds it, and no enemy reaches it. */
    private boolean isFree(Hex room, Occupant unit) {
        if (!ground.contains(room) || !occupancy.at(room).isEmpty()) {
            return false;
        }
        Occupant there =
                new Occupant(unit.piece(), unit.placement().withPosition(new Position.OnHex(room)), unit.side(), null);
        return !terrain.prohibited(room, unit.arm())
                && zones.against(unit.side(), room).isEmpty()
                && faults(List.of(there), room).isEmpty();
    }

    /** What units standing together in a hex break, errors only. */
    private Set<String> faults(List<Occupant> units, Hex hex) {
        Set<String> faults = stacking.faults(units, hex);
        faults.addAll(shared.faults(units));
        return faults;
    }

    /** Puts the units of an arm in a stack into column, line or general order as the topmost of them, facing as it does. */
    public Optional<Fix> likeTheTop(String rule, String scenario, Stack stack, Occupant model) {
        String target = LbFormations.of(model);
        Hex hex = stack.hex();
        boolean fits = target.equals(LbFormations.GENERAL_ORDER)
                ? battleground.generalOrder(hex)
                : target.equals(LbFormations.COLUMN)
                        ? !battleground.generalOrder(hex)
                        : target.equals(LbFormations.LINE) && battleground.clear(hex);
        List<Occupant> after = new ArrayList<>();
        List<String> changed = new ArrayList<>();
        for (Occupant unit : LbStacking.friends(stack)) {
            boolean same =
                    !unit.arm().equals(model.arm()) || LbFormations.of(unit).equals(target);
            fits &= unit.placement().parts().isEmpty()
                    && (same
                            || (LbUnits.inOrder(unit.placement())
                                    && !unit.piece().attributes().has("formations")));
            Placement placement = same ? unit.placement() : as(unit.placement(), model);
            after.add(new Occupant(unit.piece(), placement, unit.side(), null));
            if (!same) {
                changed.add(unit.piece().id());
            }
        }
        Set<String> before = faults(LbStacking.friends(stack), hex);
        before.remove(rule);
        if (!fits || !before.containsAll(faults(after, hex))) {
            return Optional.empty();
        }
        return Optional.of(new Fix.Change("Put all into " + formations.name(target), pack -> {
            Pack result = pack;
            for (String id : changed) {
                result = PackEdits.placement(result, scenario, id, placement -> as(placement, model));
            }
            return result;
        }));
    }

    private static Placement as(Placement placement, Occupant model) {
        return placement
                .withFormation(model.placement().formation())
                .withFacing(model.placement().facing());
    }
}
