package coupdoeil.validator.check.fact;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexGrid;
import coupdoeil.validator.check.subject.Occupant;
import coupdoeil.validator.check.subject.Stack;
import java.util.List;
import java.util.Map;

/** Who stands where at the start of the scenario, read hex by hex; each reading is tracked. */
public final class Occupancy {

    private final HexGrid grid;
    private final Map<Hex, Stack> stacks;
    private final Tracker tracker;

    public Occupancy(HexGrid grid, Map<Hex, Stack> stacks, Tracker tracker) {
        this.grid = grid;
        this.stacks = stacks;
        this.tracker = tracker;
    }

    /** Everything in a hex, the top of the stack first, extension markers included. */
    public List<Occupant> at(Hex hex) {
        tracker.occupants(grid.index(hex));
        Stack stack = stacks.get(hex);
        return stack == null ? List.of() : stack.occupants();
    }

    /** Charges whoever asks with reading who is in a hex, for a fact that answers from what it knows already. */
    public void read(Hex hex) {
        tracker.occupants(grid.index(hex));
    }

    /** Whether a unit (no leader) of another side than this one is in the hex; units of no side count for none. */
    public boolean enemyOf(String side, Hex hex) {
        return at(hex).stream()
                .anyMatch(o -> !o.isLeader() && !o.side().isEmpty() && !o.side().equals(side));
    }

    /** Whether a unit (no leader) of this side is in the hex. */
    public boolean friendOf(String side, Hex hex) {
        return at(hex).stream().anyMatch(o -> !o.isLeader() && o.side().equals(side));
    }
}
