package coupdoeil.validator.sight.hexes;

import java.util.Arrays;

/**
 * What differs between two grounds of one grid, sorted by what it can do to a line of sight through a hex. With levels and
 * slopes as they are, more blockers never open a line and fewer never close one; a changed level, slope or edge of the map
 * may do either, for blockers are looked over because of it.
 */
final class GroundChanges {

    /** The level of the hex, what one sees from it, or a slope on the hexside, or whether the hex is on the map. */
    static final int FORM = 0;
    /** The hex now blocks for what is in it. */
    static final int BLOCKER = 1;
    /** The hex no longer blocks for what is in it. */
    static final int NO_BLOCKER = 2;
    /** The hexside now blocks. */
    static final int WALL = 3;
    /** The hexside no longer blocks. */
    static final int NO_WALL = 4;

    private static final int NOWHERE = -1;
    private static final int LEVEL = -1 << 18 | SightCell.ADJACENT_ONLY | SightCell.VANTAGE;
    private static final int BLOCKERS = SightCell.TERRAIN | SightCell.UNIT;

    private final int[] before;
    private final int[] after;
    private final PackedGround ground;
    private final boolean apart;
    private int[] triples = new int[24];
    private int size;
    private int cells;

    private GroundChanges(PackedGround before, PackedGround after, boolean apart) {
        this.before = before.cells();
        this.after = after.cells();
        this.ground = after;
        this.apart = apart;
    }

    /**
     * Compares every cell: some ten microseconds for 40,000 hexes.
     *
     * @param apart whether it matters too that other blockers are where there were some already
     */
    static GroundChanges between(PackedGround before, PackedGround after, boolean apart) {
        GroundChanges changes = new GroundChanges(before, after, apart);
        int[] one = changes.before;
        int[] other = changes.after;
        int at = one == other ? NOWHERE : Arrays.mismatch(one, other);
        while (at >= 0) {
            changes.cell(at);
            int next = Arrays.mismatch(one, at + 1, one.length, other, at + 1, other.length);
            at = next < 0 ? NOWHERE : at + 1 + next;
        }
        return changes;
    }

    /** Number of changes. */
    int size() {
        return size;
    }

    /** Number of hexes that read differently, neighbours whose hexsides changed included. */
    int cells() {
        return cells;
    }

    int kind(int change) {
        return triples[3 * change];
    }

    /** Index of the changed hex, or of one hex of the changed hexside. */
    int hex(int change) {
        return triples[3 * change + 1];
    }

    /** Index of the other hex of the changed hexside; of the changed hex once more if it is no hexside. */
    int across(int change) {
        return triples[3 * change + 2];
    }

    private void cell(int at) {
        cells++;
        int changed = before[at] ^ after[at];
        boolean blocked = (before[at] & BLOCKERS) != 0;
        boolean blocks = (after[at] & BLOCKERS) != 0;
        boolean others = apart && blocked && blocks && (changed & BLOCKERS) != 0;
        if (formed(at) || others) {
            add(FORM, at, at);
        } else if (blocked != blocks) {
            add(blocked ? NO_BLOCKER : BLOCKER, at, at);
        }
        for (int side = 0; side < 6; side++) {
            int across = at + ground.step(side);
            boolean slope = SightCell.isSlope(changed, side);
            boolean wall = SightCell.sideBlocks(changed, side);
            if ((slope || wall) && !(side >= 3 && toldBy(across, side - 3, slope, wall))) {
                // A line that crosses a hexside of a hex of another form is judged again for that.
                if (slope && !formed(at) && !formed(across)) {
                    add(FORM, at, across);
                } else if (wall) {
                    add(SightCell.sideBlocks(after[at], side) ? WALL : NO_WALL, at, across);
                }
            }
        }
    }

    /** Whether a cell tells the same change of a hexside. */
    private boolean toldBy(int cell, int side, boolean slope, boolean wall) {
        int changed = before[cell] ^ after[cell];
        return slope == SightCell.isSlope(changed, side) && wall == SightCell.sideBlocks(changed, side);
    }

    private boolean formed(int cell) {
        return ((before[cell] ^ after[cell]) & (LEVEL | SightCell.OUT)) != 0;
    }

    private void add(int kind, int hex, int across) {
        if (3 * size == triples.length) {
            triples = Arrays.copyOf(triples, 2 * triples.length);
        }
        triples[3 * size] = kind;
        triples[3 * size + 1] = hex;
        triples[3 * size + 2] = across;
        size++;
    }
}
