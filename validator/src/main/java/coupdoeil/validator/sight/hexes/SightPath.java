package coupdoeil.validator.sight.hexes;

import coupdoeil.model.grid.Hex;
import java.util.List;

/**
 * One side of a line of sight and what is on it.
 *
 * @param hexes hexes under it, both ends included
 * @param levels level of each of these hexes; 0 for those off the map
 * @param sameLevel hexes of the map strictly between the ends with the level of the start
 * @param obstacles what blocks it, from the start on; empty if it is clear
 * @param overlooked what would block it but is looked over: slopes too far down to hide the lower end, blockers in a
 *     blind zone
 * @param steps everything that was considered, from the start on, with what came of it
 */
public record SightPath(
        List<Hex> hexes,
        List<Integer> levels,
        int sameLevel,
        List<Obstacle> obstacles,
        List<Obstacle> overlooked,
        List<SightStep> steps) {

    public SightPath {
        hexes = List.copyOf(hexes);
        levels = List.copyOf(levels);
        obstacles = List.copyOf(obstacles);
        overlooked = List.copyOf(overlooked);
        steps = List.copyOf(steps);
    }

    public boolean clear() {
        return obstacles.isEmpty();
    }
}
