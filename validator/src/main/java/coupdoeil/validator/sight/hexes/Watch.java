package coupdoeil.validator.sight.hexes;

import coupdoeil.model.grid.Hex;
import coupdoeil.validator.sight.Sighting;
import coupdoeil.validator.sight.Viewpoint;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/**
 * What one observer has of a hex, or of something in several hexes.
 *
 * @param from the hex of the observer that has the best of it, of equal ones the nearest
 * @param to the hex that it has the best of
 */
public record Watch(Viewpoint observer, Hex from, Hex to, Sighting sighting, int rangeHexes) {

    /** What every observer has of a hex, in their order: one look for each of their hexes. */
    public static List<Watch> of(Eyes eyes, SightGround ground, Collection<Viewpoint> observers, Hex hex) {
        return of(eyes, ground, observers, List.of(hex));
    }

    /** What every observer has of something in several hexes, the best of each; in the order of the observers. */
    public static List<Watch> of(
            Eyes eyes, SightGround ground, Collection<Viewpoint> observers, Collection<Hex> target) {
        List<Watch> watches = new ArrayList<>();
        for (Viewpoint observer : observers) {
            Look.best(observer, eyes.eyesOf(observer), ground, target)
                    .map(look -> new Watch(
                            observer,
                            look.from(),
                            look.to(),
                            look.sighting(),
                            look.from().distance(look.to())))
                    .ifPresent(watches::add);
        }
        return watches;
    }

    /** The observers who see a hex, in their order. */
    public static List<Viewpoint> seeing(Eyes eyes, SightGround ground, Collection<Viewpoint> observers, Hex hex) {
        return observers.stream()
                .filter(observer -> eyes.eyesOf(observer).seesAny(ground, observer.hexes(), List.of(hex)))
                .toList();
    }
}
