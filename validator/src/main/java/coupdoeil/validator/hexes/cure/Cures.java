package coupdoeil.validator.hexes.cure;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexDirection;
import coupdoeil.model.oob.Piece;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.PackEdits;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Position;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.hexes.Ground;
import coupdoeil.validator.check.hexes.Occupancy;
import coupdoeil.validator.check.hexes.Stack;
import coupdoeil.validator.check.subject.Occupant;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/**
 * Fixes that place units otherwise. Each is offered only if the unit, and whoever is with it before or after, would then
 * break no rule that they do not break already, and not the one that is to be cured. What a rule asks for is tried at once,
 * so that it is tried again when anything it rests on differs.
 */
public final class Cures {

    /** One for each facing; a longer choice helps nobody. */
    private static final int MAX_OPTIONS = 6;

    private static final int MAX_MOVES = 3;
    /** No formation covers so many hexes; what is laid out over more is no unit to be put right by one edit. */
    private static final int MAX_PARTS = 12;
    /** A stack beyond this is not put right by moving some of it, and every one of them would be tried. */
    private static final int MAX_UNITS = 30;

    private final Trial trial;
    private final Ground ground;
    private final Occupancy occupancy;
    private final Reshaping reshaping;

    public Cures(Trial trial, Ground ground, Occupancy occupancy) {
        this.trial = trial;
        this.ground = ground;
        this.occupancy = occupancy;
        this.reshaping = new Reshaping(trial, ground.grid());
    }

    /** The ways to turn a unit to what its formation faces: as the rest of its stack, or near to where it faces now. */
    public List<Option> turned(Occupant unit) {
        return reshaping.turned(unit, mates(unit));
    }

    /** The ways to bring a unit into a formation of one hex, facing as its stack, or near to where it faces now. */
    public List<Option> into(String formation, Occupant unit) {
        return reshaping.into(formation, unit, mates(unit));
    }

    /** Gives up the further hexes. */
    public List<Option> contracted(Occupant unit) {
        return List.of(Reshaping.contracted(unit));
    }

    /**
     * Lays a unit that faces a corner out in a row of so many hexes through its own, the counter in the middle of it where
     * that can be.
     */
    public List<Option> inRow(Occupant unit, int hexes) {
        return hexes > MAX_PARTS ? List.of() : reshaping.inRow(unit, hexes);
    }

    /** Lays a unit along some further hexes, its steps unsaid in each. */
    public Option along(Occupant unit, List<Hex> further) {
        return reshaping.along(unit, further);
    }

    /** Adds to a finding those of the options that cure it: one as it is, several as a choice of this name. */
    public boolean offer(Reporter.Draft draft, Occupant unit, String name, List<Option> options) {
        Placement before = unit.placement();
        List<Fix.Change> cures = new ArrayList<>();
        for (Option option : before.parts().size() > MAX_PARTS ? List.<Option>of() : options) {
            Placement after = option.change().apply(before);
            if (cures.size() < MAX_OPTIONS && !after.equals(before) && allows(unit, after, draft.rule())) {
                cures.add(new Fix.Change(option.name(), pack -> {
                    Pack changed = PackEdits.placement(
                            pack,
                            draft.scenario(),
                            before.piece(),
                            now -> now.position().equals(before.position())
                                    ? option.change().apply(now)
                                    : now);
                    return trial.tidied(changed, draft.scenario(), hexes(before, after));
                }));
            }
        }
        return offer(draft, name, cures);
    }

    private static boolean offer(Reporter.Draft draft, String name, List<Fix.Change> changes) {
        if (!changes.isEmpty()) {
            draft.fix(changes.size() == 1 ? changes.get(0) : new Fix.Choose(name, changes));
        }
        return !changes.isEmpty();
    }

    /** Whether a unit placed so breaks nothing that it does not break already. */
    public boolean allows(Occupant unit, Placement after) {
        return allows(unit, after, "");
    }

    private boolean allows(Occupant unit, Placement after, String cured) {
        Set<Hex> hexes = hexes(unit.placement(), after);
        Set<String> before = faults(unit, unit.placement(), hexes);
        before.removeIf(fault -> fault.equals(cured) || fault.startsWith(cured + "@"));
        return before.containsAll(faults(unit, after, hexes));
    }

    private static Set<Hex> hexes(Placement before, Placement after) {
        Set<Hex> hexes = new LinkedHashSet<>(before.hexes());
        hexes.addAll(after.hexes());
        return hexes;
    }

    /** What is wrong with a unit placed so, and with whoever is in some hexes with it then. */
    private Set<String> faults(Occupant unit, Placement placement, Set<Hex> hexes) {
        Set<String> faults = new LinkedHashSet<>(alone(unit, placement));
        List<Hex> taken = placement.hexes();
        for (Hex hex : hexes) {
            trial.together(with(unit, placement, hex), hex).forEach(fault -> faults.add(fault + "@" + hex));
            if (taken.contains(hex) && (!ground.contains(hex) || others(unit.side(), hex))) {
                faults.add("no room@" + hex);
            }
        }
        return faults;
    }

    private Set<String> alone(Occupant unit, Placement placement) {
        return unit.unit().map(known -> trial.alone(known, placement)).orElse(Set.of());
    }

    /** Whether any piece of another side is in a hex. */
    private boolean others(String side, Hex hex) {
        return !side.isEmpty()
                && occupancy.at(hex).stream()
                        .anyMatch(other ->
                                !other.side().isEmpty() && !other.side().equals(side));
    }

    /** The units of its side in a hex, were the unit placed so; it keeps its place among them. */
    private List<Occupant> with(Occupant unit, Placement placement, Hex hex) {
        List<Occupant> own = Stream.concat(
                        placement.hex().filter(hex::equals).map(here -> unit.placed(placement)).stream(),
                        placement.parts().stream()
                                .filter(part -> part.hex().equals(hex))
                                .map(part -> new Occupant(unit.piece(), placement, unit.side(), part)))
                .toList();
        List<Occupant> units = new ArrayList<>();
        int place = -1;
        for (Occupant other : occupancy.at(hex)) {
            if (other.placement().equals(unit.placement())) {
                place = place < 0 ? units.size() : place;
            } else if (!other.isLeader() && other.side().equals(unit.side())) {
                units.add(other);
            }
        }
        units.addAll(place < 0 ? units.size() : place, own);
        return units;
    }

    /** The other units of its side in the unit's own hex. */
    private List<Occupant> mates(Occupant unit) {
        return unit.placement().hex().map(occupancy::at).orElse(List.of()).stream()
                .filter(other -> !other.isLeader()
                        && other.side().equals(unit.side())
                        && !other.placement().equals(unit.placement()))
                .toList();
    }

    /**
     * Adds to a finding about a stack that several units of it change at once, each as told, if that cures it; none of them
     * may be there by its extension alone.
     */
    public boolean together(
            Reporter.Draft draft, Stack stack, String name, Map<Occupant, UnaryOperator<Placement>> changes) {
        Set<Hex> touched = new LinkedHashSet<>();
        List<Occupant> after = new ArrayList<>();
        for (Occupant unit : stack.friends()) {
            Placement changed =
                    changes.getOrDefault(unit, UnaryOperator.identity()).apply(unit.placement());
            if (changes.containsKey(unit)) {
                if (unit.isExtension() || !alone(unit, unit.placement()).containsAll(alone(unit, changed))) {
                    return false;
                }
                touched.addAll(unit.placement().hexes());
            }
            after.add(new Occupant(unit.piece(), changed, unit.side(), unit.part()));
        }
        if (changes.isEmpty() || !tolerated(draft, stack).containsAll(trial.together(after, stack.hex()))) {
            return false;
        }
        draft.fix(new Fix.Change(name, pack -> {
            Pack result = pack;
            for (var change : changes.entrySet()) {
                result = PackEdits.placement(
                        result, draft.scenario(), change.getKey().piece().id(), change.getValue());
            }
            return trial.tidied(result, draft.scenario(), touched);
        }));
        return true;
    }

    /** What a stack may go on breaking when a finding about it is cured. */
    private Set<String> tolerated(Reporter.Draft draft, Stack stack) {
        Set<String> faults = new LinkedHashSet<>(trial.together(stack.friends(), stack.hex()));
        faults.remove(draft.rule());
        return faults;
    }

    /** Adds to a finding about a stack that one of its units moves next door, tried from the bottom up. */
    public boolean moveAway(Reporter.Draft draft, Stack stack) {
        return moveAway(draft, stack, singles(stack.friends()));
    }

    /** As {@link #moveAway(Reporter.Draft, Stack, List, Predicate)}, until the finding's own rule is kept. */
    public boolean moveAway(Reporter.Draft draft, Stack stack, List<List<Occupant>> groups) {
        return moveAway(draft, stack, groups, rest -> false);
    }

    /**
     * Adds to a finding about a stack that part of it moves next door, to empty hexes that it may be in and can get to,
     * those behind it first.
     *
     * @param groups who could go; the first whose going helps goes
     * @param wrong what is wrong with the units that stay, if still, that is no error of their stack
     */
    public boolean moveAway(
            Reporter.Draft draft, Stack stack, List<List<Occupant>> groups, Predicate<List<Occupant>> wrong) {
        if (stack.friends().size() > MAX_UNITS) {
            draft.fix(new Fix.Question("Thin out the stack: among so many no move was tried"));
            return true;
        }
        Set<String> tolerated = tolerated(draft, stack);
        for (List<Occupant> group : groups) {
            List<Occupant> rest = new ArrayList<>(stack.friends());
            rest.removeAll(group);
            if (!group.isEmpty()
                    && !wrong.test(rest)
                    && tolerated.containsAll(trial.together(rest, stack.hex()))
                    && offer(
                            draft,
                            "Move " + names(group),
                            moves(draft, stack.hex(), group, unit -> alone(unit, unit.placement())))) {
                return true;
            }
        }
        return false;
    }

    /** Adds to a finding that a unit of one hex moves next door, to where it breaks nothing by itself. */
    public boolean moveOut(Reporter.Draft draft, Occupant unit) {
        List<Occupant> group = List.of(unit);
        return unit.placement()
                .hex()
                .filter(hex -> offer(draft, "Move " + names(group), moves(draft, hex, group, mover -> Set.of())))
                .isPresent();
    }

    /** Each unit alone, the bottom one first. */
    public static List<List<Occupant>> singles(List<Occupant> units) {
        List<List<Occupant>> singles = new ArrayList<>();
        units.forEach(unit -> singles.add(0, List.of(unit)));
        return singles;
    }

    /** @param tolerated what a unit may break by itself in its new hex */
    private List<Fix.Change> moves(
            Reporter.Draft draft, Hex from, List<Occupant> group, Function<Occupant, Set<String>> tolerated) {
        if (group.stream().anyMatch(unit -> !unit.placement().parts().isEmpty())) {
            return List.of();
        }
        HexDirection behind = group.get(0).placement().ahead().opposite();
        return Stream.of(0, 1, -1, 2, -2, 3)
                .map(turn -> from.plus(behind.turn(turn)))
                .filter(room -> hasRoom(from, room, group, tolerated))
                .limit(MAX_MOVES)
                .map(room -> move(draft, from, room, group))
                .toList();
    }

    private boolean hasRoom(Hex from, Hex room, List<Occupant> group, Function<Occupant, Set<String>> tolerated) {
        if (!ground.contains(room) || !occupancy.at(room).isEmpty()) {
            return false;
        }
        List<Occupant> there = new ArrayList<>();
        for (Occupant unit : group) {
            Occupant moved = unit.placed(unit.placement().withPosition(new Position.OnHex(room)));
            there.add(moved);
            if (!trial.mayGo(unit, from, room) || !tolerated.apply(unit).containsAll(alone(moved, moved.placement()))) {
                return false;
            }
        }
        return trial.together(there, room).isEmpty();
    }

    private Fix.Change move(Reporter.Draft draft, Hex from, Hex to, List<Occupant> group) {
        List<String> ids = group.stream().map(unit -> unit.piece().id()).toList();
        return new Fix.Change("Move " + names(group) + " to " + ground.grid().label(to), pack -> {
            Pack result = pack;
            for (String id : ids) {
                result = PackEdits.placement(result, draft.scenario(), id, placement -> moved(placement, to, ids));
            }
            return trial.tidied(result, draft.scenario(), List.of(from, to));
        });
    }

    /** One that goes alone has no place in a stack any more; several keep their order. */
    private static Placement moved(Placement placement, Hex to, List<String> ids) {
        Placement there = placement.withPosition(new Position.OnHex(to));
        return ids.size() == 1 ? there.withStack(null) : there;
    }

    private static String names(List<Occupant> group) {
        return String.join(
                ", ", group.stream().map(Occupant::piece).map(Piece::name).toList());
    }
}
