package coupdoeil.validator.sight.hexes;

import java.util.Arrays;

/**
 * How far out there is ground of some height, as an observer sees it. Behind what blocks sight on high ground only yet
 * higher ground matters, and of that there is little.
 *
 * <p>Hexes are taken by blocks, {@value #SIDE} in a row and {@value #SIDE} rows, and directions by {@value #FANS} fans to a
 * sector, both with room to spare: so the answer may be too far, never too near. Made once for a ground, which takes a
 * pass over it, and aimed at one sector after the other, which takes some nanoseconds for each high block. For one thread.
 */
final class HighGround {

    /** Further than any column: where nothing is known. */
    static final int EVERYWHERE = Integer.MAX_VALUE;

    private static final int SIDE = 4;
    private static final int FANS = 64;
    /** So many levels from the top down are told apart at most. */
    private static final int DEPTHS = 6;
    /** A level that one block in so many reaches counts as being everywhere, and so do lower ones. */
    private static final int COMMON = 3;

    /** From the middle of a block to its hexes, twice the columns at most; and twice the places to their corners. */
    private static final int COLUMNS_OFF = 3 * (SIDE - 1);

    private static final int PLACES_OFF = 6 * (SIDE - 1) + 4;

    /** The depth of a block without any hex of the map. */
    private static final int NO_LAND = Integer.MAX_VALUE;

    private final PackedGround ground;
    /** A direction without so many of its last bits is the number of its fan. */
    private final int fanBits;

    private final int top;
    /** How many levels from the top down are told apart. */
    private final int depths;
    /** Of each high block twice the row and twice the column of its middle, and how far its top is below the ground's. */
    private final int[] blocks;
    /** For every depth and every fan the furthest column with a hex at that depth or above. */
    private final int[] furthest;

    /** @param rightBorder the direction of a sector's right border, a power of two, where that of the left one is 0 */
    HighGround(PackedGround ground, int rightBorder) {
        this.ground = ground;
        this.fanBits = Integer.numberOfTrailingZeros(rightBorder / FANS);
        this.top = ground.topLevel();
        int rows = (ground.size() / ground.stride() + SIDE - 1) / SIDE;
        int columns = (ground.stride() + SIDE - 1) / SIDE;
        int[] depthOf = new int[rows * columns];
        int[] ofDepth = new int[DEPTHS];
        int land = 0;
        for (int block = 0; block < depthOf.length; block++) {
            int depth = depth(block / columns * SIDE, block % columns * SIDE);
            depthOf[block] = depth;
            land += depth == NO_LAND ? 0 : 1;
            if (depth < DEPTHS) {
                ofDepth[depth]++;
            }
        }
        int kept = 0;
        int high = 0;
        while (kept < DEPTHS && high + ofDepth[kept] < land / COMMON) {
            high += ofDepth[kept++];
        }
        this.depths = kept;
        this.furthest = new int[kept * FANS];
        this.blocks = new int[3 * high];
        int end = 0;
        for (int block = 0; block < depthOf.length; block++) {
            if (depthOf[block] < kept) {
                blocks[end++] = block / columns * 2 * SIDE + SIDE - 1;
                blocks[end++] = block % columns * 2 * SIDE + SIDE - 1;
                blocks[end++] = depthOf[block];
            }
        }
    }

    /** How far below the ground's top level the highest hex of a block is. */
    private int depth(int firstRow, int firstColumn) {
        int stride = ground.stride();
        int lastRow = Math.min(firstRow + SIDE, ground.size() / stride) - 1;
        int lastColumn = Math.min(firstColumn + SIDE, stride) - 1;
        int depth = NO_LAND;
        for (int row = firstRow; row <= lastRow; row++) {
            for (int column = firstColumn; column <= lastColumn; column++) {
                int cell = ground.cell(row * stride + column);
                depth = SightCell.isOut(cell) ? depth : Math.min(depth, top - SightCell.level(cell));
            }
        }
        return depth;
    }

    /** Aims at what a hex has in a sector. */
    void look(int observer, int sector) {
        Arrays.fill(furthest, 0);
        int row = observer / ground.stride();
        int column = observer % ground.stride();
        for (int block = 0; block < blocks.length; block += 3) {
            int dr = blocks[block] - 2 * row;
            int dq = blocks[block + 1] - 2 * column;
            int rights = IndexLine.rights(sector, dq, dr);
            int lefts = IndexLine.rights(sector == 0 ? 5 : sector - 1, dq, dr);
            int near = rights + lefts - COLUMNS_OFF;
            int far = rights + lefts + COLUMNS_OFF;
            int left = 4 * rights - 2 * lefts - PLACES_OFF;
            int right = 4 * rights - 2 * lefts + PLACES_OFF;
            if (far > 0 && right >= 0 && left <= 2 * far) {
                int first = left <= 0 ? 0 : left * (FANS / 2) / far;
                int last = near <= 0 ? FANS - 1 : Math.min(FANS - 1, right * (FANS / 2) / near);
                int fans = blocks[block + 2] * FANS;
                for (int fan = fans + first; fan <= fans + last; fan++) {
                    furthest[fan] = Math.max(furthest[fan], far / 2);
                }
            }
        }
        for (int fan = FANS; fan < furthest.length; fan++) {
            furthest[fan] = Math.max(furthest[fan], furthest[fan - FANS]);
        }
    }

    /** No hex of this level or a higher one lies in a later column between two directions; {@link #EVERYWHERE} if unknown. */
    int furthest(int level, int left, int right) {
        int depth = top - level;
        if (depth >= depths) {
            return EVERYWHERE;
        }
        int column = 0;
        if (depth >= 0) {
            int fans = depth * FANS;
            int last = fans + Math.min(right >> fanBits, FANS - 1);
            for (int fan = fans + Math.min(left >> fanBits, FANS - 1); fan <= last; fan++) {
                column = Math.max(column, furthest[fan]);
            }
        }
        return column;
    }
}
