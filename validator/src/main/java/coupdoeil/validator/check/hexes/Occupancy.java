package coupdoeil.validator.check.hexes;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexGrid;
import coupdoeil.validator.check.fact.Readings;
import coupdoeil.validator.check.fact.Tracker;
import coupdoeil.validator.check.subject.Occupant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Who stands where at the start of the scenario, read hex by hex; each reading is tracked. A session keeps it and lets it
 * follow the edits of the scenario.
 */
public final class Occupancy {

    private final HexGrid grid;
    private final Map<Hex, Stack> stacks;
    private final Tracker tracker;
    private final Readings readings;
    private final Map<String, StackBlocks> bySide = new TreeMap<>();
    /** Which sides there are: one reading. */
    private final Readings sides;

    private final HexMemos memos = new HexMemos();
    private final Map<String, HexMemo> enemies = new HashMap<>();
    private final Map<String, HexMemo> friends = new HashMap<>();

    public Occupancy(HexGrid grid, Map<Hex, Stack> stacks, Tracker tracker) {
        this.grid = grid;
        this.stacks = new HashMap<>(stacks);
        this.tracker = tracker;
        this.readings = tracker.readings(grid.size() + 1);
        this.sides = tracker.readings(1);
        Map<String, List<Stack>> sorted = new TreeMap<>();
        for (Stack stack : stacks.values()) {
            for (String side : sides(stack)) {
                sorted.computeIfAbsent(side, none -> new ArrayList<>())
                        .add(new Stack(stack.hex(), stack.label(), pieces(side, stack)));
            }
        }
        sorted.forEach((side, theirs) -> bySide.put(side, new StackBlocks(grid, theirs, tracker)));
    }

    /**
     * Goes on with other stacks on the same grid; whatever read a hex where they differ is out of date.
     *
     * @param touched hexes of which nobody knows that they are as they were; empty: any
     */
    public void follow(Map<Hex, Stack> others, Optional<Set<Hex>> touched) {
        for (Hex hex : touched.orElseGet(() -> hexes(others))) {
            Stack other = others.get(hex);
            Stack before = other == null ? stacks.remove(hex) : stacks.put(hex, other);
            if (!Objects.equals(before, other)) {
                differ(hex);
                differ(hex, before, other);
            }
        }
    }

    /** Notes for each side what differs in a hex. */
    private void differ(Hex hex, @Nullable Stack before, @Nullable Stack now) {
        Set<String> concerned = new TreeSet<>(sides(before));
        concerned.addAll(sides(now));
        for (String side : concerned) {
            List<Occupant> other = pieces(side, now);
            if (!pieces(side, before).equals(other)) {
                bySide.computeIfAbsent(side, this::newcomers)
                        .replace(hex, now == null || other.isEmpty() ? null : new Stack(hex, now.label(), other));
            }
        }
    }

    private StackBlocks newcomers(String side) {
        sides.differ(0);
        return new StackBlocks(grid, List.of(), tracker);
    }

    private static Set<String> sides(@Nullable Stack stack) {
        Set<String> sides = new TreeSet<>();
        if (stack != null) {
            stack.occupants().forEach(occupant -> sides.add(occupant.side()));
        }
        return sides;
    }

    private static List<Occupant> pieces(String side, @Nullable Stack stack) {
        return stack == null
                ? List.of()
                : stack.occupants().stream()
                        .filter(occupant -> occupant.side().equals(side))
                        .toList();
    }

    private Set<Hex> hexes(Map<Hex, Stack> others) {
        Set<Hex> hexes = new TreeSet<>(stacks.keySet());
        hexes.addAll(others.keySet());
        return hexes;
    }

    /** Everything in a hex, the top of the stack first, extension markers included. */
    public List<Occupant> at(Hex hex) {
        tracker.read(readings, reading(hex));
        Stack stack = stacks.get(hex);
        return stack == null ? List.of() : stack.occupants();
    }

    /**
     * Whether any stack within a distance of a hex is as wanted; those nearby are asked first, by and large. Costs less
     * than asking hex by hex where most are empty; whoever asks is repeated when anyone of these sides moves in the
     * surroundings as far as it had to look, and a little beyond.
     *
     * @param of the sides to look for
     * @param wanted asked of stacks that hold, of those in the hex, only the pieces of one such side
     */
    public boolean anyWithin(Hex centre, int distance, Predicate<String> of, Predicate<Stack> wanted) {
        tracker.read(sides, 0);
        for (Map.Entry<String, StackBlocks> side : bySide.entrySet()) {
            if (of.test(side.getKey()) && side.getValue().anyWithin(centre, distance, wanted)) {
                return true;
            }
        }
        return false;
    }

    /**
     * Whether a unit (no leader) of another side than this one is in the hex; units of no side count for none. Whoever
     * asks is repeated only when that differs, as with the next question.
     */
    public boolean enemyOf(String side, Hex hex) {
        return enemies.computeIfAbsent(side, none -> units(other -> !other.isEmpty() && !other.equals(side)))
                        .get(hex)
                > 0;
    }

    /** Whether a unit (no leader) of this side is in the hex. */
    public boolean friendOf(String side, Hex hex) {
        return friends.computeIfAbsent(side, none -> units(side::equals)).get(hex) > 0;
    }

    /** Whether a unit of some sides is in a hex: 1 if so. */
    private HexMemo units(Predicate<String> of) {
        return new HexMemo(this, hex -> {
            for (Occupant occupant : at(hex)) {
                if (!occupant.isLeader() && of.test(occupant.side())) {
                    return 1;
                }
            }
            return 0;
        });
    }

    HexGrid grid() {
        return grid;
    }

    Tracker tracker() {
        return tracker;
    }

    void join(HexMemo memo) {
        memos.add(memo);
    }

    private void differ(Hex hex) {
        readings.differ(reading(hex));
        int cell = grid.index(hex);
        if (cell >= 0) {
            memos.forEach(memo -> memo.differ(cell));
        }
    }

    /** Its cell; one last number for everything outside the grid. */
    private int reading(Hex hex) {
        int cell = grid.index(hex);
        return cell >= 0 ? cell : grid.size();
    }
}
