package coupdoeil.validator.fb;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexDirection;
import coupdoeil.model.grid.HexGrid;
import coupdoeil.model.grid.HexSide;
import coupdoeil.validator.check.fact.Ground;
import coupdoeil.validator.check.fact.Memo;
import coupdoeil.validator.check.fact.Tracker;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.Deque;
import java.util.List;
import java.util.Set;

/** Which ground hangs together: what can be reached from some hexes, step by step. */
public final class OpenGround {

    /** Whether one may step from a hex to its neighbour in a direction. */
    interface Step {
        boolean open(Hex from, HexDirection direction, Hex to);
    }

    /** Ground that a mover may enter, from which it cannot get to any of these hexes. */
    private record Question(String mover, Set<Hex> homes) {}

    private final Ground ground;
    private final FbTerrain terrain;
    private final Memo<Question, List<Hex>> cutOff;

    public OpenGround(Ground ground, FbTerrain terrain, Tracker tracker) {
        this.ground = ground;
        this.terrain = terrain;
        this.cutOff = new Memo<>(tracker, this::find);
    }

    /** The hexes passable to a mover from which no passable way leads to any of some hexes, row by row. */
    public List<Hex> cutOff(String mover, Collection<Hex> homes) {
        return cutOff.get(new Question(mover, Set.copyOf(homes)));
    }

    /** The cells of the grid that can be reached from some hexes. */
    BitSet reach(Collection<Hex> from, Step step) {
        HexGrid grid = ground.grid();
        BitSet reached = new BitSet(grid.size());
        Deque<Hex> frontier = new ArrayDeque<>();
        for (Hex hex : from) {
            if (grid.contains(hex)) {
                reached.set(grid.index(hex));
                frontier.add(hex);
            }
        }
        while (!frontier.isEmpty()) {
            Hex hex = frontier.poll();
            for (int k = 0; k < 6; k++) {
                HexDirection direction = HexDirection.of(k);
                Hex neighbour = hex.plus(direction);
                int cell = grid.index(neighbour);
                if (cell >= 0 && !reached.get(cell) && step.open(hex, direction, neighbour)) {
                    reached.set(cell);
                    frontier.add(neighbour);
                }
            }
        }
        return reached;
    }

    private List<Hex> find(Question question) {
        String mover = question.mover();
        List<Hex> homes = question.homes().stream()
                .filter(hex -> !terrain.impassable(hex, mover))
                .toList();
        BitSet reached = reach(
                homes,
                (from, direction, to) -> ground.contains(to)
                        && !terrain.impassable(to, mover)
                        && !terrain.impassable(new HexSide(from, direction), mover));
        List<Hex> found = new ArrayList<>();
        for (int cell = reached.nextClearBit(0); cell < ground.grid().size(); cell = reached.nextClearBit(cell + 1)) {
            Hex hex = ground.grid().hexAt(cell);
            if (ground.contains(hex) && !terrain.impassable(hex, mover)) {
                found.add(hex);
            }
        }
        return List.copyOf(found);
    }
}
