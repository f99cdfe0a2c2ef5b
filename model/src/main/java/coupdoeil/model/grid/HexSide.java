package coupdoeil.model.grid;

/**
 * A hexside as a thing of its own: the same value whichever of its two hexes names it.
 *
 * <p>Canonical form: {@code direction} is D0, D1 or D2; a hexside named by one of the other three directions becomes the
 * opposite hexside of that neighbour.
 */
public record HexSide(Hex hex, HexDirection direction) implements Comparable<HexSide> {

    public HexSide {
        if (direction.ordinal() >= 3) {
            hex = hex.plus(direction);
            direction = direction.opposite();
        }
    }

    /** The hexside between two adjacent hexes. @throws IllegalArgumentException if they are not adjacent */
    public static HexSide between(Hex a, Hex b) {
        HexDirection direction = a.directionTo(b);
        if (direction == null) {
            throw new IllegalArgumentException(a + " and " + b + " are not adjacent");
        }
        return new HexSide(a, direction);
    }

    /** The hex on the far side of {@link #hex()}. */
    public Hex other() {
        return hex.plus(direction);
    }

    /** The hex across from one of the two hexes of this hexside. */
    public Hex across(Hex from) {
        return from.equals(hex) ? other() : hex;
    }

    public boolean touches(Hex candidate) {
        return candidate.equals(hex) || candidate.equals(other());
    }

    @Override
    public int compareTo(HexSide o) {
        int byHex = hex.compareTo(o.hex);
        return byHex != 0 ? byHex : direction.compareTo(o.direction);
    }
}
