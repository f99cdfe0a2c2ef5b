package coupdoeil.validator.fb.fact;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.scenario.Position;
import coupdoeil.model.scenario.Token;
import coupdoeil.validator.check.fact.Memo;
import coupdoeil.validator.check.fact.Places;
import coupdoeil.validator.check.fact.Tokens;
import coupdoeil.validator.check.fact.Tracker;
import coupdoeil.validator.check.hexes.Occupancy;
import java.util.HashSet;
import java.util.Set;

/**
 * What is worth a battery's while (FB 10.2): enemy units, objectives, objective markers of either side, and depots and
 * entries but those of its own side alone.
 */
public final class PointsOfInterest {

    private final Places places;
    private final Tokens tokens;
    private final Depots depots;
    private final Occupancy occupancy;
    private final Memo<String, Set<Hex>> marked;

    public PointsOfInterest(Places places, Tokens tokens, Depots depots, Occupancy occupancy, Tracker tracker) {
        this.places = places;
        this.tokens = tokens;
        this.depots = depots;
        this.occupancy = occupancy;
        this.marked = new Memo<>(tracker, this::mark);
    }

    /** Whether a hex is of interest to a battery of a side. */
    public boolean at(String side, Hex hex) {
        return marked.get(side).contains(hex) || occupancy.enemyOf(side, hex);
    }

    private Set<Hex> mark(String side) {
        Set<Hex> hexes = new HashSet<>(depots.enemyHexes(side));
        places.ofKind("objective").forEach(place -> hexes.addAll(place.area().hexList()));
        places.ofKind("entry").stream()
                .filter(entry ->
                        entry.attributes().text("side").filter(side::equals).isEmpty())
                .forEach(entry -> hexes.addAll(entry.area().hexList()));
        for (Token token : tokens.ofKind("om")) {
            if (token.position().standing() instanceof Position.OnHex on) {
                hexes.add(on.hex());
            }
        }
        return hexes;
    }
}
