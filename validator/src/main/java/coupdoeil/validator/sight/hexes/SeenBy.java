package coupdoeil.validator.sight.hexes;

import coupdoeil.model.grid.Hex;
import coupdoeil.validator.sight.Sighting;
import coupdoeil.validator.sight.Viewpoint;
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
 * <p>Costs one viewshed for each hex with observers and each pair of eyes in it, and a byte of each hex of the region for each of those.
 */
public final class SeenBy {

    private static final Sighting[] SIGHTINGS = Sighting.values();
    private final List<Viewpoint> observers;
    private final List<Hex> region;
    private final RegionIndex index;
    private final int[] counts;
    private final byte[] best;

    private SeenBy(Collection<Viewpoint> observers, Collection<Hex> region) {
        this.observers = List.copyOf(observers);
        this.region = region.stream().distinct().sorted().toList();
        this.index = new RegionIndex(this.region);
        this.counts = new int[this.region.size()];
        this.best = new byte[this.region.size()];
        Arrays.fill(best, (byte) Sighting.TOO_FAR.ordinal());
    }

    /** What all of these observers see of a region; hexes that the ground does not contain are left out. */
    public static SeenBy of(Eyes eyes, SightGround ground, Collection<Viewpoint> observers, Collection<Hex> region) {
        SeenBy seen =
                new SeenBy(observers, region.stream().filter(ground::contains).toList());
        Map<SightRule, RegionLooks> looks = new HashMap<>();
        Map<RegionLooks, Map<Hex, byte[]>> known = new HashMap<>();
        for (Viewpoint observer : observers) {
            RegionLooks looking =
                    looks.computeIfAbsent(eyes.eyesOf(observer), rule -> new RegionLooks(rule, ground, seen.region));
            Map<Hex, byte[]> views = known.computeIfAbsent(looking, none -> new HashMap<>());
            seen.add(observer.hexes().stream()
                    .map(hex -> views.computeIfAbsent(hex, looking::from))
                    .toList());
        }
        return seen;
    }

    /** Counts one observer, by what each of his hexes has of the region. */
    private void add(List<byte[]> views) {
        for (int i = 0; i < counts.length; i++) {
            boolean counted = false;
            for (byte[] view : views) {
                byte sighting = (byte) SightKernel.sighting(view[i]).ordinal();
                best[i] = (byte) Math.min(best[i], sighting);
                counted |= sighting == Sighting.VISIBLE.ordinal();
            }
            counts[i] += counted ? 1 : 0;
        }
    }

    public List<Viewpoint> observers() {
        return observers;
    }

    /** The hexes asked about, row by row. */
    public List<Hex> region() {
        return region;
    }

    /** Whether a hex is one of those asked about. */
    public boolean contains(Hex hex) {
        return index.of(hex) >= 0;
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
        return i < 0 ? Sighting.TOO_FAR : SIGHTINGS[best[i]];
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
        return region.stream().filter(wanted).toList();
    }
}
