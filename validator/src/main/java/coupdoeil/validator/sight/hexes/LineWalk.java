package coupdoeil.validator.sight.hexes;

import coupdoeil.model.grid.Hex;

/**
 * Walks the hexes under the straight line between two hex centres, in exact integers.
 *
 * <p>The line as drawn may touch a corner of a hex or run along a hexside, where "the hexes under it" has no answer. So
 * the walk follows the line shifted by an infinitely small distance to the {@link #LEFT} or to the {@link #RIGHT} (seen
 * from the start); both walks are the same unless the line touches a corner or runs along a hexside. The {@link #CENTRE}
 * walk follows the line itself and leaves out hexes that it touches at a corner only; it is meant for lines that do not
 * {@linkplain #runsAlongHexsides() run along hexsides}.
 *
 * <p>How: the plane is cut into six sectors between neighbouring corners; the line is {@code a} steps towards the right
 * corner of its sector and {@code b} towards the left one. The line leaves a hex to the right, straight on or to the left
 * as the two corners lie to its left or right, which is the sign of a cross product. Exact for maps of up to 100,000
 * hexes a side; a step takes constant time.
 */
public final class LineWalk {

    public static final int LEFT = -1;
    public static final int CENTRE = 0;
    public static final int RIGHT = 1;

    private static final int[] DQ = {1, 0, -1, -1, 0, 1};
    private static final int[] DR = {0, 1, 1, 0, -1, -1};

    private final int main;
    private final int right;
    private final int left;
    private final int shift;
    private int q;
    private int r;
    private int offset;
    private boolean touchedCorner;

    /** A walk that stands on its first hex. @param shift {@link #LEFT}, {@link #CENTRE} or {@link #RIGHT} */
    public LineWalk(int fromQ, int fromR, int toQ, int toR, int shift) {
        int dq = toQ - fromQ;
        int dr = toR - fromR;
        int sector = 0;
        while (dq + 2 * dr < 0 || dq - dr < 0) {
            int turned = dq + dr;
            dr = -dq;
            dq = turned;
            sector++;
        }
        this.main = sector;
        this.right = 2 * (dq + 2 * dr);
        this.left = 2 * (dq - dr);
        this.shift = shift;
        this.q = fromQ;
        this.r = fromR;
        this.offset = shift;
    }

    public LineWalk(Hex from, Hex to, int shift) {
        this(from.q(), from.r(), to.q(), to.r(), shift);
    }

    /** Goes on to the next hex and returns the number of the hexside crossed, 0..5; never ends by itself. */
    public int step() {
        touchedCorner |= offset - shift == left || offset - shift == -right;
        int direction;
        if (offset > left) {
            offset -= right + 2 * left;
            direction = main == 5 ? 0 : main + 1;
        } else if (offset < -right) {
            offset += 2 * right + left;
            direction = main == 0 ? 5 : main - 1;
        } else {
            offset += right - left;
            direction = main;
        }
        q += DQ[direction];
        r += DR[direction];
        return direction;
    }

    public int q() {
        return q;
    }

    public int r() {
        return r;
    }

    public boolean isAt(int atQ, int atR) {
        return q == atQ && r == atR;
    }

    public Hex hex() {
        return new Hex(q, r);
    }

    /** Whether the line has touched a corner so far: until then the walks to the left and right are the same. */
    public boolean touchedCorner() {
        return touchedCorner;
    }

    /** Whether the line runs along hexsides, which it does on every second hex of its way. */
    public boolean runsAlongHexsides() {
        return right == 0 || left == 0;
    }
}
