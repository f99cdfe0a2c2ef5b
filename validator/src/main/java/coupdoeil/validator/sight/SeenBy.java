package coupdoeil.validator.sight;

import coupdoeil.model.grid.Hex;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/**
 * How many of some observers see each hex of a region, such as all that one side sees. An observer in two hexes sees from
 * either and counts once; a hex with an observer in it is seen. Immutable.
 *
 * <p>Costs one viewshed for each hex with observers, and five bytes for each hex of the region's bounding rhombus.
 */
public final class SeenBy {

    private static final Sighting[] SIGHTINGS = Sighting.values();
    private static final byte OUTSIDE = -1;

    private final List<Viewpoint> observers;
    private final List<Hex> region;
    private final RegionIndex index;
    private final int[] counts;
    private final byte[] best;

    private SeenBy(Collection<Viewpoint> observers, Collection<Hex> region) {
        this.observers = List.copyOf(observers);
        this.region = region.stream().distinct().sorted().toList();
        this.index = RegionIndex.of(this.region);
        this.counts = new int[index.size()];
        this.best = new byte[index.size()];
        Arrays.fill(best, OUTSIDE);
        byte unknown = (byte) Sighting.TOO_FAR.ordinal();
        this.region.forEach(hex -> best[index.of(hex)] = unknown);
    }

    /** What all of these observers see of a region; hexes that the ground does not contain are left out. */
    public static SeenBy of(
            SightRule rule, SightGround ground, Collection<Viewpoint> observers, Collection<Hex> region) {
        SeenBy seen =
                new SeenBy(observers, region.stream().filter(ground::contains).toList());
        Map<Hex, Viewshed> known = new HashMap<>();
        for (Viewpoint observer : observers) {
            seen.add(observer.hexes().stream()
                    .map(hex -> known.computeIfAbsent(hex, from -> Viewshed.of(rule, ground, from, seen.region)))
                    .toList());
        }
        return seen;
    }

    /** Counts one observer, by the viewsheds of his hexes. */
    private void add(List<Viewshed> viewsheds) {
        boolean[] counted = new boolean[counts.length];
        for (Viewshed viewshed : viewsheds) {
            viewshed.forEach((hex, sighting) -> {
                int i = index.of(hex);
                best[i] = (byte) Math.min(best[i], sighting.ordinal());
                if (sighting == Sighting.VISIBLE && !counted[i]) {
                    counted[i] = true;
                    counts[i]++;
                }
            });
        }
    }

    public List<Viewpoint> observers() {
        return observers;
    }

    /** The hexes asked about, row by row. */
    public List<Hex> region() {
        return region;
    }

    /** How many observers see a hex; 0 outside the region. */
    public int count(Hex hex) {
        int i = index.of(hex);
        return i < 0 ? 0 : counts[i];
    }

    /**
     * The best that any observer has of a hex: seen; else hidden from one of them by a slope alone; else blocked for one of
     * them; else too far from all, as it is outside the region and where nobody looks.
     */
    public Sighting at(Hex hex) {
        int i = index.of(hex);
        return i < 0 || best[i] == OUTSIDE ? Sighting.TOO_FAR : SIGHTINGS[best[i]];
    }

    /** The hexes that at least so many observers see, row by row. */
    public List<Hex> seenByAtLeast(int observers) {
        return where(hex -> count(hex) >= observers);
    }

    /** The hexes that nobody sees, row by row. */
    public List<Hex> unseen() {
        return where(hex -> count(hex) == 0);
    }

    /** The hexes of which this is the best that any observer has, row by row. */
    public List<Hex> hexes(Sighting sighting) {
        return where(hex -> at(hex) == sighting);
    }

    /** The hexes that nobody sees and that a slope hides from somebody: ground that is dead to all of them together. */
    public BlindZones deadGround() {
        return BlindZones.ofHexes(hexes(Sighting.BLIND));
    }

    /** The greatest number of observers who see one hex. */
    public int greatestCount() {
        return Arrays.stream(counts).max().orElse(0);
    }

    private List<Hex> where(Predicate<Hex> wanted) {
        List<Hex> hexes = new ArrayList<>();
        for (Hex hex : region) {
            if (wanted.test(hex)) {
                hexes.add(hex);
            }
        }
        return hexes;
    }
}
