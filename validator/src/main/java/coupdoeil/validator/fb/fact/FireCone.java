package coupdoeil.validator.fb.fact;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexCorner;
import java.util.ArrayList;
import java.util.List;

/**
 * The cone of fire of an unlimbered battery (FB 10.2): a sixth of a circle around the corner it faces, bounded by its two
 * front hexes.
 */
public final class FireCone {

    private FireCone() {}

    /**
     * The hexes {@code hex + a*D(k-1) + b*D(k)} with a, b not negative and {@code 1 <= a+b <= range}, nearest first, each
     * row from the left: n+1 hexes at distance n, on the map or not.
     */
    public static List<Hex> hexes(Hex hex, HexCorner facing, int rangeHexes) {
        return hexes(hex, facing, 1, rangeHexes);
    }

    /** As {@link #hexes(Hex, HexCorner, int)}, from a distance on. */
    public static List<Hex> hexes(Hex hex, HexCorner facing, int nearestHexes, int rangeHexes) {
        List<Hex> cone = new ArrayList<>();
        for (int distance = nearestHexes; distance <= rangeHexes; distance++) {
            for (int b = 0; b <= distance; b++) {
                cone.add(hex.plus(facing.left(), distance - b).plus(facing.right(), b));
            }
        }
        return cone;
    }
}
