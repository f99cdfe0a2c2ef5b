package coupdoeil.validator.sight.hexes;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexSide;
import java.util.ArrayList;
import java.util.List;

/**
 * The straight line between two hex centres: the hexes under it and the hexsides it runs along, in exact integers.
 *
 * <p>The line back has the same hexes in reverse, with left and right exchanged.
 *
 * @param left hexes under the line shifted a hair to its left, both ends included
 * @param right hexes under the line shifted a hair to its right; equal to {@code left} unless the line is forked
 * @param along hexsides that the line covers from corner to corner, from the start on
 */
public record HexLine(Hex from, Hex to, List<Hex> left, List<Hex> right, List<HexSide> along) {

    public HexLine {
        left = List.copyOf(left);
        right = List.copyOf(right);
        along = List.copyOf(along);
    }

    public static HexLine between(Hex from, Hex to) {
        return new HexLine(from, to, hexes(from, to, LineWalk.LEFT), hexes(from, to, LineWalk.RIGHT), along(from, to));
    }

    /** Whether the line touches a corner or runs along a hexside, so that its two sides differ. */
    public boolean forked() {
        return !left.equals(right);
    }

    /** Whether the line runs along hexsides. */
    public boolean runsAlongHexsides() {
        return !along.isEmpty();
    }

    private static List<Hex> hexes(Hex from, Hex to, int shift) {
        List<Hex> hexes = new ArrayList<>();
        hexes.add(from);
        LineWalk walk = new LineWalk(from, to, shift);
        while (!walk.isAt(to.q(), to.r())) {
            walk.step();
            hexes.add(walk.hex());
        }
        return hexes;
    }

    /** The hexsides that the line runs along: one for every two hexes of its range. */
    private static List<HexSide> along(Hex from, Hex to) {
        List<HexSide> sides = new ArrayList<>();
        if (!from.equals(to) && new LineWalk(from, to, LineWalk.CENTRE).runsAlongHexsides()) {
            LineWalk leftWalk = new LineWalk(from, to, LineWalk.LEFT);
            LineWalk rightWalk = new LineWalk(from, to, LineWalk.RIGHT);
            do {
                leftWalk.step();
                rightWalk.step();
                sides.add(HexSide.between(leftWalk.hex(), rightWalk.hex()));
                leftWalk.step();
                rightWalk.step();
            } while (!leftWalk.isAt(to.q(), to.r()));
        }
        return sides;
    }
}
