package coupdoeil.validator.sight.hexes;

import coupdoeil.model.grid.Hex;
import coupdoeil.validator.sight.Sighting;
import coupdoeil.validator.sight.Viewpoint;
import java.util.Collection;
import java.util.Optional;

/** A look from one hex at another. */
record Look(Hex from, Hex to, Sighting sighting) {

    /** The best of somebody's looks at a region, of equal ones the shortest; empty if there is no hex to look at. */
    static Optional<Look> best(Viewpoint observer, SightRule rule, SightGround ground, Collection<Hex> region) {
        Look best = null;
        for (Hex from : observer.hexes()) {
            for (Hex to : region) {
                Look look = new Look(from, to, rule.look(ground, from, to));
                if (best == null || look.betterThan(best)) {
                    best = look;
                }
            }
        }
        return Optional.ofNullable(best);
    }

    private boolean betterThan(Look other) {
        int better = sighting.compareTo(other.sighting);
        return better != 0 ? better < 0 : from.distance(to) < other.from.distance(other.to);
    }
}
