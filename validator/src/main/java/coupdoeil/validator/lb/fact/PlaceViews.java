package coupdoeil.validator.lb.fact;

import coupdoeil.model.grid.Hex;
import coupdoeil.validator.sight.hexes.SightWatch;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * What is seen of the map from places by the bare ground, in the turn in which one sees furthest: a fact.
 *
 * <p>Every hex of the map is looked at from every hex of a place. So each place keeps its watch from edit to edit, and
 * after one only the lines that it may have turned are looked at again.
 */
public final class PlaceViews {

    private final SightByTurn sights;
    private final Relief ground;
    private final Map<String, SightWatch> watches = new HashMap<>();

    public PlaceViews(SightByTurn sights, Relief ground) {
        this.sights = sights;
        this.ground = ground;
    }

    /** The hexes that are dead ground to a place, row by row. @param inside its own hexes on the map */
    public List<Hex> deadGround(String place, List<Hex> inside) {
        return watches.computeIfAbsent(place, none -> new SightWatch())
                .update(sights.at(sights.clearest()), ground.packedWithoutUnits(), inside)
                .deadHexes();
    }
}
