package coupdoeil.model.grid;

import java.util.List;

/**
 * A corner as a thing of its own, where three hexes and three hexsides meet: the same value whichever of the three hexes
 * names it.
 *
 * <p>Canonical form: {@code corner} is C0 or C1; a vertex named by another corner becomes one of those of a neighbour.
 */
public record HexVertex(Hex hex, HexCorner corner) {

    public HexVertex {
        switch (corner) {
            case C2, C3 -> {
                hex = hex.plus(corner.right());
                corner = corner.turn(4);
            }
            case C4, C5 -> {
                hex = hex.plus(corner.left());
                corner = corner.turn(2);
            }
            default -> {}
        }
    }

    /** The two ends of a hexside, that on the left first, as its own hex sees it. */
    public static List<HexVertex> ends(HexSide side) {
        HexCorner left = HexCorner.of(side.direction().ordinal());
        return List.of(new HexVertex(side.hex(), left), new HexVertex(side.hex(), left.turn(1)));
    }

    /** The three hexes that meet here. */
    public List<Hex> hexes() {
        return List.of(hex, hex.plus(corner.left()), hex.plus(corner.right()));
    }

    /** The three hexsides that meet here. */
    public List<HexSide> sides() {
        return List.of(
                new HexSide(hex, corner.left()),
                new HexSide(hex, corner.right()),
                HexSide.between(hex.plus(corner.left()), hex.plus(corner.right())));
    }

    /** The vertex at the other end of a hexside that ends here. */
    public HexVertex along(HexSide side) {
        List<HexVertex> ends = ends(side);
        return ends.get(0).equals(this) ? ends.get(1) : ends.get(0);
    }
}
