package coupdoeil.validator.fb.fact;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexDirection;
import coupdoeil.model.grid.HexSide;
import coupdoeil.validator.check.hexes.Ground;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.function.Predicate;

/**
 * Ways along roads, trails and dwellings (FB 4.6.6).
 *
 * <p>A way is sought towards the nearest goal, so a question costs about as many hexes as the way is long; where there is
 * none, as many as can be reached.
 */
public final class RoadWays {

    /** A hex that a way may lead through. @param least the least length of a way through it */
    private record Step(Hex hex, int length, int least) {}

    private final Terrain terrain;
    private final Ground ground;

    public RoadWays(Terrain terrain, Ground ground) {
        this.terrain = terrain;
        this.ground = ground;
    }

    /** Whether a way leads from any of some hexes to any of the goals, both ends and all between being free. */
    public boolean join(Collection<Hex> from, Collection<Hex> goals, Predicate<Hex> free) {
        PriorityQueue<Step> frontier = new PriorityQueue<>(Comparator.comparingInt(Step::least));
        Set<Hex> seen = new HashSet<>();
        for (Hex hex : from) {
            if (!goals.isEmpty() && ground.contains(hex) && free.test(hex)) {
                seen.add(hex);
                frontier.add(new Step(hex, 0, nearest(hex, goals)));
            }
        }
        while (!frontier.isEmpty()) {
            Step step = frontier.poll();
            if (goals.contains(step.hex())) {
                return true;
            }
            for (HexDirection direction : HexDirection.values()) {
                Hex next = step.hex().plus(direction);
                if (!seen.contains(next) && linked(step.hex(), direction, next) && free.test(next)) {
                    seen.add(next);
                    int length = step.length() + 1;
                    frontier.add(new Step(next, length, length + nearest(next, goals)));
                }
            }
        }
        return false;
    }

    private boolean linked(Hex from, HexDirection direction, Hex to) {
        HexSide side = new HexSide(from, direction);
        return ground.contains(to)
                && (terrain.road(side) || terrain.trail(side) || (terrain.dwellings(from) && terrain.dwellings(to)));
    }

    private static int nearest(Hex hex, Collection<Hex> goals) {
        return goals.stream().mapToInt(hex::distance).min().orElse(0);
    }
}
