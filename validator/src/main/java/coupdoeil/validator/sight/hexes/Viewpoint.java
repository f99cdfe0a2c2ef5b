package coupdoeil.validator.sight.hexes;

import coupdoeil.model.grid.Hex;
import coupdoeil.validator.sight.Sighting;
import java.util.Collection;
import java.util.List;
import java.util.Optional;

/**
 * Somebody who looks, or something that is looked at: a piece of the set-up, a place, or just a hex.
 *
 * @param kind {@value #UNIT}, {@value #LEADER}, {@value #HEX}, or the kind of a place
 * @param id id of the piece or place; the label of a hex
 * @param side id of the side of a piece; empty if it has none, and for all but pieces
 * @param hexes the hexes of the map that it occupies, at least one, its own first
 */
public record Viewpoint(String kind, String id, String name, String side, List<Hex> hexes) {

    public static final String UNIT = "unit";
    public static final String LEADER = "leader";
    public static final String HEX = "hex";

    public Viewpoint {
        hexes = List.copyOf(hexes);
    }

    public static Viewpoint ofHex(Hex hex, String label) {
        return new Viewpoint(HEX, label, label, "", List.of(hex));
    }

    /** What it has of a region: the best that one of its hexes has of one of the region's. */
    public Sighting look(SightRule rule, SightGround ground, Collection<Hex> region) {
        return best(rule, ground, region).map(Look::sighting).orElse(Sighting.TOO_FAR);
    }

    /** A look from one hex at another. */
    record Look(Hex from, Hex to, Sighting sighting) {

        private boolean betterThan(Look other) {
            int better = sighting.compareTo(other.sighting);
            return better != 0 ? better < 0 : from.distance(to) < other.from.distance(other.to);
        }
    }

    /** The best of its looks at a region, of equal ones the shortest; empty if there is no hex to look at. */
    Optional<Look> best(SightRule rule, SightGround ground, Collection<Hex> region) {
        Look best = null;
        for (Hex from : hexes) {
            for (Hex to : region) {
                Look look = new Look(from, to, rule.look(ground, from, to));
                if (best == null || look.betterThan(best)) {
                    best = look;
                }
            }
        }
        return Optional.ofNullable(best);
    }
}
