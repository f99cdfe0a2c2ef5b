package coupdoeil.validator.sight.hexes;

import coupdoeil.model.grid.Hex;
import coupdoeil.validator.sight.Viewpoint;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/**
 * When and where a marching group first comes into sight, at the earliest.
 *
 * @param turn 0-based
 * @param hex of those in sight that turn, the first that it can reach
 * @param seenBy the observers who see it there
 */
public record FirstSight(Route route, int turn, Hex hex, List<Viewpoint> seenBy) {

    public FirstSight {
        seenBy = List.copyOf(seenBy);
    }

    /**
     * Looks, turn after turn with the visibility of that turn, at every hex where the group can be by then; the observers
     * stay where they are. Empty if no hex that it can reach comes into sight. At most one look for each turn, hex and
     * hex of an observer.
     *
     * @param turns number of turns of the scenario
     */
    public static Optional<FirstSight> of(HexScene scene, Route route, Collection<Viewpoint> observers, int turns) {
        for (int turn = 0; turn < turns; turn++) {
            Eyes eyes = scene.eyes(turn);
            for (Route.Stage stage : route.stages()) {
                if (stage.turn() > turn) {
                    break;
                }
                List<Viewpoint> seeing = Watch.seeing(eyes, scene.ground(), observers, stage.hex());
                if (!seeing.isEmpty()) {
                    return Optional.of(new FirstSight(route, turn, stage.hex(), seeing));
                }
            }
        }
        return Optional.empty();
    }
}
