package coupdoeil.validator.hexes;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexDirection;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BiPredicate;

/**
 * The hexes around a unit by the arc they lie in, each as a way out of a hex that the unit occupies; a unit of
 * two hexes may lead into the same hex twice. Hexes may lie off the map.
 */
public record Arcs(List<Way> front, List<Way> leftFlank, List<Way> rightFlank, List<Way> rear) {

    /** A way out of a hex. */
    public record Way(Hex from, HexDirection direction) {
        /** The hex it leads into. */
        public Hex to() {
            return from.plus(direction);
        }
    }

    public Arcs {
        front = List.copyOf(front);
        leftFlank = List.copyOf(leftFlank);
        rightFlank = List.copyOf(rightFlank);
        rear = List.copyOf(rear);
    }

    public List<Way> flank() {
        List<Way> both = new ArrayList<>(leftFlank);
        both.addAll(rightFlank);
        return both;
    }

    /** The adjacent hexes that ways lead into, each once. */
    public static Set<Hex> hexes(Collection<Way> ways) {
        Set<Hex> hexes = new LinkedHashSet<>();
        ways.forEach(way -> hexes.add(way.to()));
        return hexes;
    }

    /**
     * The hexes within a distance along ways, nearest first: straight on along each, and everything between two ways
     * that leave the same hex by neighbouring hexsides.
     *
     * @param open whether a step from one hex into the next is possible
     */
    public static Set<Hex> reach(Collection<Way> ways, int distance, BiPredicate<Hex, Hex> open) {
        Set<Hex> origins = new LinkedHashSet<>();
        ways.forEach(way -> origins.add(way.from()));
        Set<Hex> sector = sector(ways, distance);
        sector.removeAll(origins);
        Set<Hex> reached = new LinkedHashSet<>();
        Deque<Hex> edge = new ArrayDeque<>(origins);
        for (int step = 1; step <= distance; step++) {
            Deque<Hex> next = new ArrayDeque<>();
            for (Hex from : edge) {
                for (Hex to : from.neighbours()) {
                    if (sector.contains(to) && !reached.contains(to) && open.test(from, to)) {
                        reached.add(to);
                        next.add(to);
                    }
                }
            }
            edge = next;
        }
        return reached;
    }

    private static Set<Hex> sector(Collection<Way> ways, int distance) {
        Set<Way> all = Set.copyOf(ways);
        Set<Hex> sector = new LinkedHashSet<>();
        for (Way way : ways) {
            HexDirection next = way.direction().turn(1);
            boolean wedge = all.contains(new Way(way.from(), next));
            for (int ahead = 1; ahead <= distance; ahead++) {
                for (int aside = 0; aside <= (wedge ? distance - ahead : 0); aside++) {
                    sector.add(way.from().plus(way.direction(), ahead).plus(next, aside));
                }
            }
        }
        return sector;
    }
}
