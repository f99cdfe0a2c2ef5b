package coupdoeil.validator.check;

import coupdoeil.model.grid.HexGrid;
import coupdoeil.validator.check.fact.Ground;
import coupdoeil.validator.check.fact.Occupancy;
import coupdoeil.validator.check.fact.Placements;
import coupdoeil.validator.check.fact.Tracker;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Set;

/**
 * What the facts that a rule takes rest on, facts of facts included.
 *
 * @param tracked whether anything is read hex by hex
 * @param scenario whether any of it belongs to a scenario
 * @param map whether any of it needs a hex map
 */
record Needs(boolean tracked, boolean scenario, boolean map) {

    private static final Set<Class<?>> READERS = Set.of(Ground.class, Occupancy.class, HexGrid.class);

    /** @throws IllegalArgumentException if a type is no fact or facts rest on each other in a circle */
    static Needs of(List<Class<?>> facts) {
        boolean[] flags = new boolean[3];
        for (Class<?> fact : facts) {
            collect(fact, flags, new ArrayDeque<>());
        }
        return new Needs(flags[0], flags[1], flags[2]);
    }

    private static void collect(Class<?> type, boolean[] flags, Deque<Class<?>> path) {
        if (path.contains(type)) {
            throw new IllegalArgumentException("facts rest on each other: " + path);
        }
        BaseFact known = BaseFact.ALL.get(type);
        if (known != null) {
            flags[1] |= known.ofScenario();
        } else if (READERS.contains(type)) {
            flags[0] |= type != HexGrid.class;
            flags[1] |= type == Occupancy.class;
            flags[2] = true;
        } else if (type == Placements.class) {
            flags[0] = true;
            flags[1] = true;
        } else if (type != Tracker.class) {
            path.push(type);
            for (Class<?> need : Facts.constructor(type).getParameterTypes()) {
                collect(need, flags, path);
            }
            path.pop();
        }
    }
}
