package coupdoeil.validator.lb.sight;

import coupdoeil.model.grid.Hex;
import coupdoeil.validator.hexes.Arcs;
import java.util.Set;
import java.util.function.BiPredicate;

/**
 * A unit that looks (LB 23): sight leaves it through its front only, and a friend next to the target is in its way even
 * where it looks up over others.
 *
 * @param front the ways out of its hexes through its front
 * @param friend whether a hex holds a friend that blocks sight; the second hex is the target
 */
public record Observer(Set<Arcs.Way> front, BiPredicate<Hex, Hex> friend) {

    public Observer {
        front = Set.copyOf(front);
    }
}
