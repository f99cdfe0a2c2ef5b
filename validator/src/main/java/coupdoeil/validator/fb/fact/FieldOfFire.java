package coupdoeil.validator.fb.fact;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexCorner;
import coupdoeil.validator.sight.Sighting;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What a battery has of the hexes in its cone (FB 10.2).
 *
 * @param sightings every hex of the cone that is on the map, nearest first; {@link Sighting#VISIBLE} where it can fire
 */
public record FieldOfFire(Gun gun, Map<Hex, Sighting> sightings) {

    /**
     * A battery as it stands.
     *
     * @param nearestHexes from how far on it fires: mortars only lob (FB 10.2.7)
     * @param reachHexes how far its cone reaches
     * @param lobs whether it is of a kind that fires over what stands between
     */
    public record Gun(Hex hex, HexCorner facing, int nearestHexes, int reachHexes, boolean lobs) {

        public Gun turnedTo(HexCorner other) {
            return new Gun(hex, other, nearestHexes, reachHexes, lobs);
        }

        Gun movedTo(Hex other) {
            return new Gun(other, facing, nearestHexes, reachHexes, lobs);
        }
    }

    public FieldOfFire {
        sightings = Collections.unmodifiableMap(new LinkedHashMap<>(sightings));
    }

    public int size() {
        return sightings.size();
    }

    public boolean covers(Hex hex) {
        return sightings.get(hex) == Sighting.VISIBLE;
    }

    /** The hexes of the cone with this sighting, nearest first. */
    public List<Hex> hexes(Sighting wanted) {
        List<Hex> hexes = new ArrayList<>();
        sightings.forEach((hex, sighting) -> {
            if (sighting == wanted) {
                hexes.add(hex);
            }
        });
        return hexes;
    }

    public int count(Sighting wanted) {
        return Collections.frequency(sightings.values(), wanted);
    }
}
