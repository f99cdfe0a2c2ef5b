package coupdoeil.validator.sight.hexes;

import coupdoeil.model.grid.Hex;
import coupdoeil.validator.sight.Sighting;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * Dead ground: hexes that no observer sees and that a slope hides from at least one of them.
 *
 * @param hexes all of them, row by row
 * @param zones the same in connected zones, the largest first
 */
public record BlindZones(List<Hex> hexes, List<List<Hex>> zones) {

    public BlindZones {
        hexes = List.copyOf(hexes);
        zones = zones.stream().map(List::copyOf).toList();
    }

    /** The dead ground of one observer. */
    public static BlindZones of(Viewshed viewshed) {
        return ofAll(List.of(viewshed));
    }

    /** The ground that is dead to several observers together. */
    public static BlindZones ofAll(Collection<Viewshed> viewsheds) {
        Set<Hex> blind = new TreeSet<>();
        viewsheds.forEach(viewshed -> blind.addAll(viewshed.hexes(Sighting.BLIND)));
        blind.removeIf(hex -> viewsheds.stream().anyMatch(viewshed -> viewshed.sees(hex)));
        return ofHexes(blind);
    }

    /** Hexes that are known to be dead ground. */
    static BlindZones ofHexes(Collection<Hex> blind) {
        Set<Hex> sorted = new TreeSet<>(blind);
        return new BlindZones(List.copyOf(sorted), zones(sorted));
    }

    private static List<List<Hex>> zones(Set<Hex> hexes) {
        Set<Hex> left = new TreeSet<>(hexes);
        List<List<Hex>> zones = new ArrayList<>();
        for (Hex seed : hexes) {
            if (left.remove(seed)) {
                zones.add(zone(seed, left));
            }
        }
        zones.sort(Comparator.comparing((List<Hex> zone) -> -zone.size()));
        return zones;
    }

    private static List<Hex> zone(Hex seed, Set<Hex> left) {
        Set<Hex> zone = new TreeSet<>(Set.of(seed));
        Deque<Hex> open = new ArrayDeque<>(zone);
        while (!open.isEmpty()) {
            for (Hex neighbour : open.remove().neighbours()) {
                if (left.remove(neighbour)) {
                    zone.add(neighbour);
                    open.add(neighbour);
                }
            }
        }
        return List.copyOf(zone);
    }
}
