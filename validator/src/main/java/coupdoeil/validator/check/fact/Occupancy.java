package coupdoeil.validator.check.fact;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexGrid;
import coupdoeil.validator.check.subject.Occupant;
import coupdoeil.validator.check.subject.Stack;
import java.util.List;
import java.util.Map;

/**
 * Who stands where at the start of the scenario, read hex by hex; each reading is tracked. A session keeps it and lets it
 * follow the edits of the scenario.
 */
public final class Occupancy {

    private final HexGrid grid;
    private Map<Hex, Stack> stacks;
    private final Tracker tracker;
    private final Readings readings;
    private final StackBlocks blocks;
    private final HexMemos memos = new HexMemos();

    public Occupancy(HexGrid grid, Map<Hex, Stack> stacks, Tracker tracker) {
        this.grid = grid;
        this.stacks = stacks;
        this.tracker = tracker;
        this.readings = tracker.readings(grid.size() + 1);
        this.blocks = new StackBlocks(grid, tracker);
        blocks.fill(stacks.values());
    }

    /** Goes on with other stacks on the same grid; whatever read a hex where they differ is out of date. */
    public void follow(Map<Hex, Stack> others) {
        Map<Hex, Stack> before = stacks;
        stacks = others;
        if (before != others) {
            blocks.fill(others.values());
            before.forEach((hex, stack) -> {
                if (!stack.equals(others.get(hex))) {
                    differ(hex);
                }
            });
            others.keySet().stream().filter(hex -> !before.containsKey(hex)).forEach(this::differ);
        }
    }

    /** Everything in a hex, the top of the stack first, extension markers included. */
    public List<Occupant> at(Hex hex) {
        tracker.read(readings, reading(hex));
        Stack stack = stacks.get(hex);
        return stack == null ? List.of() : stack.occupants();
    }

    /**
     * Everything that stands within a distance of a hex, in no particular order. Costs less than asking hex by hex where
     * most are empty; whoever asks is repeated when anyone moves in the surroundings, a little beyond that distance.
     */
    public List<Stack> within(Hex centre, int distance) {
        return blocks.within(centre, distance);
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
        blocks.differ(hex);
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
