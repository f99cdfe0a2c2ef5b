package coupdoeil.model.grid;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A hex in axial coordinates; the third cube coordinate is {@code -q-r}. */
public record Hex(int q, int r) implements Comparable<Hex> {

    public static final Hex ORIGIN = new Hex(0, 0);

    public Hex plus(HexDirection direction) {
        return new Hex(q + direction.dq(), r + direction.dr());
    }

    public Hex plus(HexDirection direction, int steps) {
        return new Hex(q + direction.dq() * steps, r + direction.dr() * steps);
    }

    public Hex plus(int dq, int dr) {
        return new Hex(q + dq, r + dr);
    }

    /** Steps from this hex to another; 0 for itself, 1 for a neighbour. */
    public int distance(Hex other) {
        int dq = q - other.q;
        int dr = r - other.r;
        return (Math.abs(dq) + Math.abs(dr) + Math.abs(dq + dr)) / 2;
    }

    /** The six neighbours, D0 first. */
    public List<Hex> neighbours() {
        List<Hex> hexes = new ArrayList<>(6);
        for (HexDirection direction : HexDirection.values()) {
            hexes.add(plus(direction));
        }
        return List.copyOf(hexes);
    }

    /** The direction to an adjacent hex, or null if the other hex is not adjacent. */
    public @Nullable HexDirection directionTo(Hex adjacent) {
        for (HexDirection direction : HexDirection.values()) {
            if (adjacent.q == q + direction.dq() && adjacent.r == r + direction.dr()) {
                return direction;
            }
        }
        return null;
    }

    /** This hex turned about the origin, clockwise by sixths of a circle. */
    public Hex rotate(int sixths) {
        int newQ = q;
        int newR = r;
        for (int i = Math.floorMod(sixths, 6); i > 0; i--) {
            int turned = newQ + newR;
            newQ = -newR;
            newR = turned;
        }
        return new Hex(newQ, newR);
    }

    /** All hexes within a distance, this one included, row by row: {@code 3n(n+1)+1} hexes. */
    public List<Hex> within(int distance) {
        List<Hex> hexes = new ArrayList<>(3 * distance * (distance + 1) + 1);
        for (int dr = -distance; dr <= distance; dr++) {
            int from = Math.max(-distance, -distance - dr);
            int to = Math.min(distance, distance - dr);
            for (int dq = from; dq <= to; dq++) {
                hexes.add(new Hex(q + dq, r + dr));
            }
        }
        return hexes;
    }

    /** The hexes at a distance of 1 or more, in a walk round this one: {@code 6n} hexes. */
    public List<Hex> ring(int distance) {
        List<Hex> ring = new ArrayList<>(6 * distance);
        Hex hex = plus(HexDirection.D4, distance);
        for (HexDirection along : HexDirection.values()) {
            for (int step = 0; step < distance; step++) {
                ring.add(hex);
                hex = hex.plus(along);
            }
        }
        return ring;
    }

    // Records compare and hash through method handles, which the first compiler does not inline: maps keyed by hexes
    // spent
    // most of their time there.
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Hex hex && q == hex.q && r == hex.r;
    }

    /**
     * Spreads the hexes of a map over all integers. The hash of a record, {@code 31 q + r}, gives a map of 100 by 100 hexes 3,200
     * hashes in one run, and sets that probe their neighbours, such as those of {@code Set.copyOf}, take quadratic time.
     */
    @Override
    public int hashCode() {
        int hash = q * 0x9E3779B1 + r * 0x85EBCA6B;
        return hash ^ hash >>> 15;
    }

    /** Orders by r, then q: the rows of a map from the top. */
    @Override
    public int compareTo(Hex other) {
        return r != other.r ? Integer.compare(r, other.r) : Integer.compare(q, other.q);
    }
}
