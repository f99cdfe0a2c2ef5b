package coupdoeil.validator.check.fact;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexGrid;
import coupdoeil.validator.check.subject.Occupant;
import coupdoeil.validator.check.subject.Stack;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;

/**
 * Who stands where at the start of the scenario, read hex by hex; each reading is tracked. A session keeps it and lets it
 * follow the edits of the scenario.
 */
public final class Occupancy {

    private final HexGrid grid;
    private final Map<Hex, Stack> stacks;
    private final Tracker tracker;
    private final Readings readings;
    private final StackBlocks blocks;
    private final HexMemos memos = new HexMemos();

    public Occupancy(HexGrid grid, Map<Hex, Stack> stacks, Tracker tracker) {
        this.grid = grid;
        this.stacks = new HashMap<>(stacks);
        this.tracker = tracker;
        this.readings = tracker.readings(grid.size() + 1);
        this.blocks = new StackBlocks(grid, stacks.values(), tracker);
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
            }
        }
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
     * than asking hex by hex where most are empty; whoever asks is repeated when anyone moves in the surroundings as far
     * as it had to look, and a little beyond.
     */
    public boolean anyWithin(Hex centre, int distance, Predicate<Stack> wanted) {
        return blocks.anyWithin(centre, distance, wanted);
    }

    /** Whether a unit (no leader) of another side than this one is in the hex; units of no side count for none. */
    public boolean enemyOf(String side, Hex hex) {
        for (Occupant occupant : at(hex)) {
            if (!occupant.isLeader()
                    && !occupant.side().isEmpty()
                    && !occupant.side().equals(side)) {
                return true;
            }
        }
        return false;
    }

    /** Whether a unit (no leader) of this side is in the hex. */
    public boolean friendOf(String side, Hex hex) {
        for (Occupant occupant : at(hex)) {
            if (!occupant.isLeader() && occupant.side().equals(side)) {
                return true;
            }
        }
        return false;
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
        blocks.replace(hex, stacks.get(hex));
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
