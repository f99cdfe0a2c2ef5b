package coupdoeil.validator.fb;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexCorner;
import coupdoeil.model.grid.HexDirection;
import coupdoeil.model.grid.HexSide;
import coupdoeil.model.oob.Piece;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.PackEdits;
import coupdoeil.model.rules.FormationType.FacingKind;
import coupdoeil.model.scenario.Facing;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Position;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.fact.Ground;
import coupdoeil.validator.check.fact.Occupancy;
import coupdoeil.validator.check.subject.Occupant;
import coupdoeil.validator.check.subject.Stack;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Fixes that place units otherwise. Each is offered only if the unit would then break no rule of formation, extent or
 * stacking that it does not break already, and not the one that is to be cured.
 */
public final class Cures {

    private static final int MAX_MOVES = 3;
    /** A stack beyond this is not put right by moving one unit of it, and every one of them would be tried. */
    private static final int MAX_GROUPS = 30;

    /** A way to place a unit otherwise, named as an imperative. */
    public record Option(String name, UnaryOperator<Placement> change) {}

    private final FormationCheck formation;
    private final ExtentCheck extent;
    private final StackCheck stacking;
    private final FbFormations formations;
    private final FbTerrain terrain;
    private final Ground ground;
    private final Occupancy occupancy;

    public Cures(
            FormationCheck formation,
            ExtentCheck extent,
            StackCheck stacking,
            FbFormations formations,
            FbTerrain terrain,
            Ground ground,
            Occupancy occupancy) {
        this.formation = formation;
        this.extent = extent;
        this.stacking = stacking;
        this.formations = formations;
        this.terrain = terrain;
        this.ground = ground;
        this.occupancy = occupancy;
    }

    /** Those of the options that cure a rule; one as it is, several as a choice of this name. */
    public Optional<Fix> of(String rule, String scenario, Occupant unit, String name, List<Option> options) {
        Placement placement = unit.placement();
        Set<String> before = faults(unit, placement);
        before.removeIf(fault -> isAbout(rule, fault));
        List<Fix.Change> cures = new ArrayList<>();
        for (Option option : options) {
            Placement after = option.change().apply(placement);
            if (!after.equals(placement) && before.containsAll(faults(unit, after))) {
                Set<Hex> touched = new LinkedHashSet<>(placement.hexes());
                touched.addAll(after.hexes());
                cures.add(new Fix.Change(
                        option.name(),
                        pack -> StackOrder.renumber(
                                PackEdits.placement(pack, scenario, placement.piece(), option.change()),
                                scenario,
                                touched)));
            }
        }
        return several(name, cures);
    }

    /** Whether a unit placed so breaks no rule of formation, extent or stacking that it does not break already. */
    boolean allows(Occupant unit, Placement after) {
        return faults(unit, unit.placement()).containsAll(faults(unit, after));
    }

    /**
     * Changes several units of a stack at once, each as told, if that cures a stacking rule; none of them may be there by
     * its extension alone.
     */
    public Optional<Fix> together(
            String rule, String scenario, Stack stack, String name, Map<Occupant, UnaryOperator<Placement>> changes) {
        Set<Hex> touched = new LinkedHashSet<>();
        List<Occupant> after = new ArrayList<>();
        for (Occupant unit : StackCheck.friends(stack)) {
            UnaryOperator<Placement> change = changes.getOrDefault(unit, UnaryOperator.identity());
            Placement changed = change.apply(unit.placement());
            if (changes.containsKey(unit)) {
                Set<String> before = ownFaults(unit.unit(), unit.placement());
                if (unit.isExtension() || !before.containsAll(ownFaults(unit.unit(), changed))) {
                    return Optional.empty();
                }
                touched.addAll(unit.placement().hexes());
            }
            after.add(new Occupant(unit.piece(), changed, unit.side(), unit.part()));
        }
        Set<String> before = stacking.faults(StackCheck.friends(stack), stack.hex());
        before.remove(rule);
        if (changes.isEmpty() || !before.containsAll(stacking.faults(after, stack.hex()))) {
            return Optional.empty();
        }
        return Optional.of(new Fix.Change(name, pack -> {
            Pack result = pack;
            for (var entry : changes.entrySet()) {
                result = PackEdits.placement(
                        result, scenario, entry.getKey().piece().id(), entry.getValue());
            }
            return StackOrder.renumber(result, scenario, touched);
        }));
    }

    private static boolean isAbout(String rule, String fault) {
        return fault.equals(rule) || fault.startsWith(rule + "@");
    }

    private static Optional<Fix> several(String name, List<Fix.Change> cures) {
        return cures.size() > 1
                ? Optional.of(new Fix.Choose(name, cures))
                : cures.stream().<Fix>map(cure -> cure).findFirst();
    }

    /** The ways to bring a unit into a formation, contracted, facing as its stack or as it did as far as it can. */
    public List<Option> into(String target, Occupant unit) {
        Placement contracted = reformed(unit.placement(), target, null);
        List<Option> options = new ArrayList<>();
        unit.unit().ifPresent(known -> {
            FacingKind kind = formations.facingKind(known, contracted);
            for (@Nullable Facing facing : facings(kind, unit)) {
                options.add(new Option(
                        "Put " + unit.piece().name() + " into "
                                + formations.name(target).toLowerCase(Locale.ROOT) + facingText(facing),
                        placement -> reformed(placement, target, facing)));
            }
        });
        return options;
    }

    private static Placement reformed(Placement placement, String target, @Nullable Facing facing) {
        return placement.withFormation(target).withFacing(facing).withParts(List.of());
    }

    private static String facingText(@Nullable Facing facing) {
        if (facing instanceof Facing.ToSide side) {
            return ", facing hexside " + side.side().ordinal();
        }
        return facing instanceof Facing.ToCorner corner
                ? ", facing corner " + corner.corner().ordinal()
                : "";
    }

    /** The ways to turn a unit to something that its formation can face. */
    public List<Option> turned(Occupant unit) {
        List<Option> options = new ArrayList<>();
        unit.unit().ifPresent(known -> {
            for (@Nullable Facing facing : facings(formations.facingKind(known, unit.placement()), unit)) {
                options.add(new Option(
                        facing == null
                                ? "Clear the facing of " + unit.piece().name()
                                : "Turn " + unit.piece().name()
                                        + facingText(facing).replace(", facing", " to"),
                        placement -> placement.withFacing(facing)));
            }
        });
        return options;
    }

    /**
     * Facings of a kind, the likeliest only: what the rest of the stack faces; else what the unit faces, or the two
     * beside it if that is of the other kind; else all six.
     */
    private List<@Nullable Facing> facings(FacingKind kind, Occupant unit) {
        List<@Nullable Facing> found = new ArrayList<>();
        if (kind != FacingKind.SIDE && kind != FacingKind.CORNER) {
            found.add(null);
            return found;
        }
        mates(unit).stream()
                .flatMap(mate -> mate.facing().stream())
                .filter(facing -> isOf(kind, facing))
                .findFirst()
                .ifPresent(found::add);
        Facing own = unit.placement().facing();
        if (!found.isEmpty()) {
            return found;
        }
        if (own instanceof Facing.ToSide side) {
            int k = side.side().ordinal();
            found.addAll(
                    kind == FacingKind.SIDE
                            ? List.of(own)
                            : List.of(new Facing.ToCorner(HexCorner.of(k)), new Facing.ToCorner(HexCorner.of(k + 1))));
        } else if (own instanceof Facing.ToCorner corner) {
            found.addAll(
                    kind == FacingKind.CORNER
                            ? List.of(own)
                            : List.of(
                                    new Facing.ToSide(corner.corner().left()),
                                    new Facing.ToSide(corner.corner().right())));
        } else {
            for (int k = 0; k < 6; k++) {
                found.add(
                        kind == FacingKind.SIDE
                                ? new Facing.ToSide(HexDirection.of(k))
                                : new Facing.ToCorner(HexCorner.of(k)));
            }
        }
        return found;
    }

    private static boolean isOf(FacingKind kind, Facing facing) {
        return kind == FacingKind.SIDE ? facing instanceof Facing.ToSide : facing instanceof Facing.ToCorner;
    }

    /** The other units in the unit's own hex. */
    private List<Occupant> mates(Occupant unit) {
        return unit.placement().hex().map(occupancy::at).orElse(List.of()).stream()
                .filter(other -> !other.isLeader() && !other.placement().equals(unit.placement()))
                .toList();
    }

    /** Gives up the extension. */
    public List<Option> contracted(Occupant unit) {
        return List.of(new Option("Contract " + unit.piece().name(), placement -> placement.withParts(List.of())));
    }

    /**
     * Moves part of a stack next door, to empty hexes that it may be in and can get to, those behind it first.
     *
     * @param groups who could go, the first whose going helps goes
     * @param wrong what is wrong with the units that stay, if still
     */
    public Optional<Fix> moveAway(
            String scenario, Stack stack, List<List<Occupant>> groups, Predicate<List<Occupant>> wrong) {
        if (groups.size() > MAX_GROUPS) {
            return Optional.of(new Fix.Ask("Thin out the stack: among so many no move was tried"));
        }
        List<Occupant> friends = StackCheck.friends(stack);
        for (List<Occupant> group : groups) {
            List<Occupant> rest = new ArrayList<>(friends);
            rest.removeAll(group);
            if (group.isEmpty() || wrong.test(rest)) {
                continue;
            }
            List<Fix.Change> moves = rooms(stack.hex(), group).stream()
                    .limit(MAX_MOVES)
                    .map(room -> move(scenario, stack.hex(), room, group))
                    .toList();
            Optional<Fix> fix = several("Move " + names(group), moves);
            if (fix.isPresent()) {
                return fix;
            }
        }
        return Optional.empty();
    }

    private Fix.Change move(String scenario, Hex from, Hex to, List<Occupant> group) {
        List<String> ids = group.stream().map(unit -> unit.piece().id()).toList();
        return new Fix.Change(
                "Move " + names(group) + " to " + ground.grid().label(to),
                pack -> StackOrder.renumber(moved(pack, scenario, ids, to), scenario, List.of(from, to)));
    }

    private static Pack moved(Pack pack, String scenario, List<String> ids, Hex to) {
        Pack result = pack;
        for (String id : ids) {
            result = PackEdits.placement(
                    result, scenario, id, placement -> placement.withPosition(new Position.OnHex(to)));
        }
        return result;
    }

    private static String names(List<Occupant> group) {
        return String.join(
                ", ", group.stream().map(Occupant::piece).map(Piece::name).toList());
    }

    private List<Hex> rooms(Hex from, List<Occupant> group) {
        if (group.stream().anyMatch(unit -> !unit.placement().parts().isEmpty())) {
            return List.of();
        }
        HexDirection behind = stacking.ahead(group.get(0)).opposite();
        return List.of(0, 1, -1, 2, -2, 3).stream()
                .map(behind::turn)
                .map(from::plus)
                .filter(room -> hasRoom(from, room, group))
                .toList();
    }

    private boolean hasRoom(Hex from, Hex room, List<Occupant> group) {
        if (!ground.contains(room) || !occupancy.at(room).isEmpty()) {
            return false;
        }
        List<Occupant> there = new ArrayList<>();
        for (Occupant unit : group) {
            Placement placement = unit.placement().withPosition(new Position.OnHex(room));
            there.add(new Occupant(unit.piece(), placement, unit.side(), null));
            Set<String> before = ownFaults(unit.unit(), unit.placement());
            if (terrain.impassable(HexSide.between(from, room), unit.arm())
                    || !before.containsAll(ownFaults(unit.unit(), placement))) {
                return false;
            }
        }
        return stacking.faults(there, room).isEmpty();
    }

    private Set<String> ownFaults(Optional<Unit> unit, Placement placement) {
        Set<String> faults = new LinkedHashSet<>();
        unit.ifPresent(known -> {
            faults.addAll(formation.faults(known, placement));
            faults.addAll(extent.faults(known, placement));
        });
        return faults;
    }

    /** What is wrong with a unit placed so: errors of its own, and those of the stacks it would be in. */
    private Set<String> faults(Occupant unit, Placement placement) {
        Set<String> faults = ownFaults(unit.unit(), placement);
        Set<Hex> hexes = new HashSet<>(placement.hexes());
        for (Hex hex : hexes) {
            if (!ground.contains(hex)) {
                faults.add("off the map@" + hex);
            }
            List<Occupant> units = new ArrayList<>();
            boolean enemies = false;
            for (Occupant other : occupancy.at(hex)) {
                boolean same = other.placement().equals(unit.placement());
                enemies |= !same && !other.side().equals(unit.side());
                if (!same && !other.isLeader() && other.side().equals(unit.side())) {
                    units.add(other);
                }
            }
            if (placement.hex().filter(hex::equals).isPresent()) {
                units.add(new Occupant(unit.piece(), placement, unit.side(), null));
            }
            placement.parts().stream()
                    .filter(part -> part.hex().equals(hex))
                    .forEach(part -> units.add(new Occupant(unit.piece(), placement, unit.side(), part)));
            stacking.faults(units, hex).forEach(rule -> faults.add(rule + "@" + hex));
            if (enemies) {
                faults.add("enemies@" + hex);
            }
        }
        return faults;
    }
}
