package coupdoeil.validator.fb;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexSide;
import coupdoeil.validator.check.fact.Ground;
import coupdoeil.validator.check.fact.Memo;
import coupdoeil.validator.check.fact.Tracker;
import coupdoeil.validator.hexes.Reach;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.List;
import java.util.Set;

/** Which ground hangs together: what can be reached from some hexes, step by step. */
public final class OpenGround {

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
    BitSet reach(Collection<Hex> from, Reach.Step step) {
        return Reach.of(ground.grid(), from, step);
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
