package coupdoeil.validator.hexes;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexDirection;
import coupdoeil.model.grid.Orientation;
import coupdoeil.validator.check.hexes.Ground;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The edge of a hex map as one walks along it, hex by hex; hexes out of play lie beyond it. */
public final class MapEdge {

    private final Ground ground;

    public MapEdge(Ground ground) {
        this.ground = ground;
    }

    /**
     * The edge hexes within so many steps of one, which stands among them, in the order of a walk clockwise round the map;
     * none if that is no edge hex.
     *
     * @param roundCorners whether the walk goes on round a corner of the map; else it ends there
     */
    public List<Hex> around(Hex from, int steps, boolean roundCorners) {
        Optional<HexDirection> out = ground.contains(from) ? outward(from) : Optional.empty();
        if (out.isEmpty()) {
            return List.of();
        }
        List<Hex> back = new ArrayList<>(walk(from, out.get(), steps, -1, roundCorners));
        Collections.reverse(back);
        Set<Hex> hexes = new LinkedHashSet<>(back);
        hexes.add(from);
        hexes.addAll(walk(from, out.get(), steps, 1, roundCorners));
        return List.copyOf(hexes);
    }

    /** Whether the edge turns at a hex: the map ends there both along the row and across it. */
    public boolean corner(Hex hex) {
        int along = ground.grid().orientation() == Orientation.POINTY ? 0 : 1;
        return (out(hex, along) || out(hex, along + 3))
                && ((out(hex, along + 1) && out(hex, along + 2)) || (out(hex, along + 4) && out(hex, along + 5)));
    }

    private boolean out(Hex hex, int side) {
        return !ground.contains(hex.plus(HexDirection.of(side)));
    }

    /** A direction off the map, best one that leaves the grid: hexes out of play may also lie inside. */
    private Optional<HexDirection> outward(Hex hex) {
        return Arrays.stream(HexDirection.values())
                .filter(direction -> out(hex, direction.ordinal()))
                .min(Comparator.comparing(direction -> ground.grid().contains(hex.plus(direction))));
    }

    /**
     * The hexes that follow along the edge. From one hexside that leads off the map to the next: round the corner between
     * them lies either the same hex, or the neighbour there.
     *
     * @param turn 1 clockwise, -1 anticlockwise
     */
    private List<Hex> walk(Hex from, HexDirection out, int steps, int turn, boolean roundCorners) {
        Set<Hex> found = new LinkedHashSet<>();
        Hex hex = from;
        HexDirection outward = out;
        while (found.size() < steps) {
            Hex next = hex.plus(outward.turn(turn));
            if (ground.contains(next)) {
                if (!roundCorners && !hex.equals(from) && corner(hex)) {
                    break;
                }
                hex = next;
                outward = outward.turn(-turn);
                if (!hex.equals(from)) {
                    found.add(hex);
                }
            } else {
                outward = outward.turn(turn);
            }
            if (hex.equals(from) && outward == out) {
                break;
            }
        }
        return List.copyOf(found);
    }
}
