package coupdoeil.validator.hexes;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexDirection;
import java.util.ArrayList;
import java.util.Collection;
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
        Set<Way> all = Set.copyOf(ways);
        Set<Hex> origins = new LinkedHashSet<>();
        ways.forEach(way -> origins.add(way.from()));
        Set<Hex> reached = new LinkedHashSet<>();
        List<Hex> edge = new ArrayList<>(origins);
        for (int step = 1; step <= distance && !edge.isEmpty(); step++) {
            List<Hex> next = new ArrayList<>();
            for (Hex from : edge) {
                for (Hex to : from.neighbours()) {
                    if (!reached.contains(to)
                            && !origins.contains(to)
                            && liesAlong(all, to, distance)
                            && open.test(from, to)) {
                        reached.add(to);
                        next.add(to);
                    }
                }
            }
            edge = next;
        }
        return reached;
    }

    /** Whether a hex lies straight on along a way within a distance, or between it and the next one clockwise. */
    private static boolean liesAlong(Set<Way> ways, Hex hex, int distance) {
        for (Way way : ways) {
            HexDirection along = way.direction();
            HexDirection next = along.turn(1);
            int dq = hex.q() - way.from().q();
            int dr = hex.r() - way.from().r();
            // Steps in two neighbouring directions lead to every hex, in one way only.
            int turn = along.dq() * next.dr() - along.dr() * next.dq();
            int ahead = (dq * next.dr() - dr * next.dq()) * turn;
            int aside = (dr * along.dq() - dq * along.dr()) * turn;
            boolean within = ahead >= 1 && aside >= 0 && ahead + aside <= distance;
            if (within && (aside == 0 || ways.contains(new Way(way.from(), next)))) {
                return true;
            }
        }
        return false;
    }
}
