package coupdoeil.validator.fb.fact;

import coupdoeil.model.grid.Hex;
import coupdoeil.validator.check.fact.Memo;
import coupdoeil.validator.check.fact.Tracker;
import coupdoeil.validator.hexes.Patches;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Which ground hangs together: a fact about the whole map, which is made again only when an edit opens or closes a hex
 * or hexside, or draws or deletes a road.
 */
public final class OpenGround {

    private static final String ROUTES = "";

    /** Ground that a mover may enter, from which it cannot get to any of these hexes. */
    private record Question(String mover, Set<Hex> homes) {}

    private final Memo<String, Patches> patches;
    private final Memo<Question, List<Hex>> cutOff;

    public OpenGround(Terrain terrain, Tracker tracker) {
        this.patches = new Memo<>(tracker, mover -> mover.equals(ROUTES) ? terrain.routes() : terrain.patches(mover));
        this.cutOff = new Memo<>(tracker, this::find);
    }

    /** The hexes passable to a mover from which no passable way leads to any of some hexes, row by row. */
    public List<Hex> cutOff(String mover, Collection<Hex> homes) {
        return cutOff.get(new Question(mover, Set.copyOf(homes)));
    }

    /** Whether roads, trails or dwellings side by side lead from any of some hexes to any of others. */
    public boolean joined(Collection<Hex> from, Collection<Hex> to) {
        Patches routes = patches.get(ROUTES);
        Set<Integer> reached = patches(routes, from);
        return to.stream().anyMatch(hex -> reached.contains(routes.of(hex)));
    }

    private List<Hex> find(Question question) {
        Patches open = patches.get(question.mover());
        Set<Integer> reached = patches(open, question.homes());
        List<Hex> found = new ArrayList<>();
        for (int cell = 0; cell < open.numbers().length; cell++) {
            int patch = open.numbers()[cell];
            if (patch != Patches.NONE && !reached.contains(patch)) {
                found.add(open.grid().hexAt(cell));
            }
        }
        return List.copyOf(found);
    }

    private static Set<Integer> patches(Patches all, Collection<Hex> hexes) {
        return hexes.stream()
                .map(all::of)
                .filter(patch -> patch != Patches.NONE)
                .collect(Collectors.toSet());
    }
}
