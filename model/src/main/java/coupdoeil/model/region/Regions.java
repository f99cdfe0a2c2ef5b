package coupdoeil.model.region;

import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexGrid;
import coupdoeil.model.grid.HexPoint;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** The hexes that a gesture means. What is told of a map holds hexes of the map alone; the rest may lie beside it. */
public final class Regions {

    /** Moves a line off the hexsides that it would run along, always to the same side. */
    private static final HexPoint NUDGE = new HexPoint(1e-6, 2e-6);

    private Regions() {}

    /** The hexes along a straight line, each a neighbour of the one before, both ends included. */
    public static List<Hex> line(Hex from, Hex to) {
        int steps = from.distance(to);
        HexPoint start = nudged(from);
        HexPoint end = nudged(to);
        List<Hex> hexes = new ArrayList<>(steps + 1);
        for (int i = 0; i <= steps; i++) {
            hexes.add(start.towards(end, steps == 0 ? 0 : (double) i / steps).hex());
        }
        return hexes;
    }

    private static HexPoint nudged(Hex hex) {
        return new HexPoint(hex.q() + NUDGE.q(), hex.r() + NUDGE.r());
    }

    /** Hexes with all around them up to a distance. Costs hexes times the size of one such disc. */
    public static Set<Hex> around(Collection<Hex> middles, int distance) {
        Set<Hex> all = new LinkedHashSet<>();
        middles.forEach(middle -> all.addAll(middle.within(distance)));
        return all;
    }

    /** The block of columns and rows between two hexes. */
    public static Set<Hex> rectangle(HexGrid grid, Hex corner, Hex opposite) {
        Set<Hex> hexes = new LinkedHashSet<>();
        int right = Math.max(grid.column(corner), grid.column(opposite));
        int bottom = Math.max(grid.row(corner), grid.row(opposite));
        for (int row = Math.min(grid.row(corner), grid.row(opposite)); row <= bottom; row++) {
            for (int column = Math.min(grid.column(corner), grid.column(opposite)); column <= right; column++) {
                hexes.add(grid.hexAt(column, row));
            }
        }
        return hexes;
    }

    /**
     * A polygon with its corners in the middles of hexes: the hexes along its sides and those whose middle it encloses, an
     * odd number of times where it crosses itself. Costs rows times corners, and the hexes found.
     */
    public static Set<Hex> polygon(List<Hex> corners) {
        Set<Hex> hexes = new TreeSet<>();
        for (int i = 0; i < corners.size(); i++) {
            hexes.addAll(line(corners.get(i), corners.get((i + 1) % corners.size())));
        }
        int top = corners.stream().mapToInt(Hex::r).min().orElse(0);
        int bottom = corners.stream().mapToInt(Hex::r).max().orElse(-1);
        for (int r = top; r <= bottom; r++) {
            List<Double> crossings = crossings(corners, r);
            for (int i = 0; i + 1 < crossings.size(); i += 2) {
                int end = (int) Math.floor(crossings.get(i + 1));
                for (int q = (int) Math.ceil(crossings.get(i)); q <= end; q++) {
                    hexes.add(new Hex(q, r));
                }
            }
        }
        return hexes;
    }

    /** Where the sides of a polygon cross a row of hexes, in order; a corner in the row belongs to the side below it. */
    private static List<Double> crossings(List<Hex> corners, int r) {
        List<Double> crossings = new ArrayList<>();
        for (int i = 0; i < corners.size(); i++) {
            Hex a = corners.get(i);
            Hex b = corners.get((i + 1) % corners.size());
            if (a.r() <= r != b.r() <= r) {
                crossings.add(a.q() + (double) (r - a.r()) * (b.q() - a.q()) / (b.r() - a.r()));
            }
        }
        crossings.sort(null);
        return crossings;
    }

    /** The hexes of a map that are alike in a trait and hang together with one; none if that is not on the map. */
    public static Set<Hex> connected(HexBattlefield map, Trait trait, Hex start) {
        Set<Hex> found = new LinkedHashSet<>();
        Deque<Hex> open = new ArrayDeque<>();
        Object wanted = trait.of(map, start);
        if (map.contains(start)) {
            found.add(start);
            open.add(start);
        }
        while (!open.isEmpty()) {
            for (Hex next : open.remove().neighbours()) {
                if (map.contains(next) && trait.of(map, next).equals(wanted) && found.add(next)) {
                    open.add(next);
                }
            }
        }
        return found;
    }

    /** All hexes of a map that are alike one in a trait; none if that is not on the map. */
    public static Set<Hex> alike(HexBattlefield map, Trait trait, Hex hex) {
        Object wanted = trait.of(map, hex);
        return map.contains(hex)
                ? map.grid()
                        .hexes()
                        .filter(other ->
                                map.contains(other) && trait.of(map, other).equals(wanted))
                        .collect(Collectors.toCollection(LinkedHashSet::new))
                : Set.of();
    }
}
