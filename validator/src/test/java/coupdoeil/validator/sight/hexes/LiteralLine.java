package coupdoeil.validator.sight.hexes;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexDirection;
import coupdoeil.model.grid.HexSide;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Lines between hex centres, straight from the words and sharing nothing with the code under test: hexes are hexagons in
 * the plane, a line is cut with each of them in exact fractions, and a shift is a real one, too small to reach anything
 * that the line does not touch. Good for lines of up to {@value #LONGEST} hexes.
 */
public final class LiteralLine {

    public static final int LONGEST = 16;

    /** The plane: axial coordinates times this, so that corners and shifts are whole numbers. */
    private static final long UNIT = 3 * 400;

    /** The corners of the hexagon around the origin, in thirds of a hex; hexside k runs from corner k to the next. */
    private static final int[][] CORNERS = {{2, -1}, {1, 1}, {-1, 2}, {-2, 1}, {-1, -1}, {1, -2}};

    private record Cut(Hex hex, long enter, long leave, long denominator) {}

    private LiteralLine() {}

    /** The hexes whose inside the line shifted by a hair passes, in order. @param shift 1 or -1, to opposite sides */
    public static List<Hex> hexes(Hex from, Hex to, int shift) {
        if (from.distance(to) > LONGEST) {
            throw new IllegalArgumentException("too far for the arithmetic");
        }
        long dx = (to.q() - from.q()) * UNIT;
        long dy = (to.r() - from.r()) * UNIT;
        long startX = from.q() * UNIT + (dx == 0 ? shift : 0);
        long startY = from.r() * UNIT + (dx == 0 ? 0 : shift);
        List<Cut> cuts = new ArrayList<>();
        for (Hex hex : from.within(from.distance(to) + 1)) {
            Cut cut = cut(hex, startX, startY, dx, dy);
            if (cut != null) {
                cuts.add(cut);
            }
        }
        cuts.sort((a, b) ->
                Long.compare(Math.multiplyExact(a.enter, b.denominator), Math.multiplyExact(b.enter, a.denominator)));
        return cuts.stream().map(Cut::hex).toList();
    }

    /** The hexsides that the line covers from corner to corner. */
    public static List<HexSide> along(Hex from, Hex to) {
        long dx = (to.q() - from.q()) * UNIT;
        long dy = (to.r() - from.r()) * UNIT;
        List<HexSide> sides = new ArrayList<>();
        for (Hex hex : from.within(from.distance(to) + 1)) {
            for (int side = 0; side < 6; side++) {
                if (on(from, dx, dy, corner(hex, side)) && on(from, dx, dy, corner(hex, side + 1))) {
                    sides.add(new HexSide(hex, HexDirection.of(side)));
                }
            }
        }
        return sides.stream().distinct().sorted(Comparator.naturalOrder()).toList();
    }

    /** Whether a point lies on the line between the ends. */
    private static boolean on(Hex from, long dx, long dy, long[] point) {
        long x = point[0] - from.q() * UNIT;
        long y = point[1] - from.r() * UNIT;
        long along = x * dx + y * dy;
        return x * dy - y * dx == 0 && along >= 0 && along <= dx * dx + dy * dy;
    }

    private static Cut cut(Hex hex, long startX, long startY, long dx, long dy) {
        long enter = 0;
        long enterBy = 1;
        long leave = 1;
        long leaveBy = 1;
        for (int side = 0; side < 6; side++) {
            long[] a = corner(hex, side);
            long[] b = corner(hex, side + 1);
            long edgeX = b[0] - a[0];
            long edgeY = b[1] - a[1];
            // Inside is where this is positive: value + t * slope > 0.
            long value = edgeX * (startY - a[1]) - edgeY * (startX - a[0]);
            long slope = edgeX * dy - edgeY * dx;
            if (slope == 0) {
                if (value <= 0) {
                    return null;
                }
            } else if (slope > 0) {
                if (less(enter, enterBy, -value, slope)) {
                    enter = -value;
                    enterBy = slope;
                }
            } else if (less(value, -slope, leave, leaveBy)) {
                leave = value;
                leaveBy = -slope;
            }
        }
        return less(enter, enterBy, leave, leaveBy) ? new Cut(hex, enter, leave, enterBy) : null;
    }

    private static boolean less(long a, long aBy, long b, long bBy) {
        return Math.multiplyExact(a, bBy) < Math.multiplyExact(b, aBy);
    }

    private static long[] corner(Hex hex, int corner) {
        int[] offset = CORNERS[corner % 6];
        return new long[] {hex.q() * UNIT + offset[0] * UNIT / 3, hex.r() * UNIT + offset[1] * UNIT / 3};
    }
}
