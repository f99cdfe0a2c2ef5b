package coupdoeil.validator.sight.hexes;

/**
 * The straight line between two hexes of a {@link PackedGround} as numbers to walk by, in exact integers: what {@link
 * LineWalk} is to hexes. Made once and aimed again and again, so that a walk allocates nothing.
 *
 * <p>The plane is cut into six sectors, each seen through one hexside of the start. In its sector the end lies {@link
 * #rights} steps in the direction clockwise of the main one and {@link #lefts} steps anticlockwise of it; a step in the
 * main direction is one of each. So a hex of the line has two numbers that only grow, its rights and lefts, and hexes of
 * one line lie as far apart as the greater of the two differences.
 *
 * <p>A walk keeps an offset, which starts at the shift (-1 to walk the left side, 1 the right one). The next step goes to
 * the right if {@code offset > leftReach}, to the left if {@code offset < -rightReach}, else straight on; then the offset
 * changes by {@link #ahead}, less {@link #back} after a step to the right, or plus {@link #forth} after one to the left.
 * Where the offset less the shift equals a reach, the line touches a corner.
 */
public final class IndexLine {

    /** By the signs of three cross products with the corners around a hex. */
    private static final int[] SECTORS = {0, 0, 1, 2, 5, 4, 3, 3};

    private static final int[] RIGHTS_OF_Q = {1, 0, -1, -1, 0, 1};
    private static final int[] RIGHTS_OF_R = {1, 1, 0, -1, -1, 0};

    /** Rows are found by multiplying, exactly for indices below four million and rows of up to 1,024. */
    private static final int ROW_SHIFT = 42;

    private final int stride;
    private final long rowFactor;
    private final int[] steps = new int[6];

    /** Number of the hexside of the start through which the line leaves, 0..5. */
    public int sector;

    public int rights;
    public int lefts;
    public int rightReach;
    public int leftReach;
    public int ahead;
    public int back;
    public int forth;
    /** What to add to an index for a step to the right. */
    public int rightStep;
    /** What to add to an index for a step to the left. */
    public int leftStep;

    public IndexLine(PackedGround ground) {
        this.stride = ground.stride();
        this.rowFactor = (1L << ROW_SHIFT) / stride + 1;
        for (int direction = 0; direction < 6; direction++) {
            steps[direction] = ground.step(direction);
        }
    }

    /** Points from one hex to another one. */
    public void aim(int from, int to) {
        int fromRow = row(from);
        int toRow = row(to);
        int dr = toRow - fromRow;
        int dq = to - from - dr * stride;
        int signs = (dq + 2 * dr >>> 31) << 2 | (dq - dr >>> 31) << 1 | 2 * dq + dr >>> 31;
        int main = SECTORS[signs];
        int leftOf = main == 0 ? 5 : main - 1;
        int rightOf = main == 5 ? 0 : main + 1;
        sector = main;
        rights = rights(main, dq, dr);
        lefts = rights(leftOf, dq, dr);
        rightReach = 2 * (2 * rights - lefts);
        leftReach = 2 * (2 * lefts - rights);
        ahead = rightReach - leftReach;
        back = 6 * rights;
        forth = 6 * lefts;
        rightStep = steps[rightOf];
        leftStep = steps[leftOf];
    }

    /** The rights in a sector; the lefts of a sector are the rights of the one on its left. */
    static int rights(int sector, int dq, int dr) {
        return RIGHTS_OF_Q[sector] * dq + RIGHTS_OF_R[sector] * dr;
    }

    /** Distance in hexes. */
    public int range() {
        return Math.max(rights, lefts);
    }

    /** Whether the line runs along hexsides, which it does on every second hex of its way. */
    public boolean runsAlongHexsides() {
        return rightReach == 0 || leftReach == 0;
    }

    private int row(int index) {
        return (int) (index * rowFactor >>> ROW_SHIFT);
    }
}
