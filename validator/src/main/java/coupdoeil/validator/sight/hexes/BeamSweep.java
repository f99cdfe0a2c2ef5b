package coupdoeil.validator.sight.hexes;

import coupdoeil.validator.sight.Sighting;

/**
 * Looks from one hex at all others at once: the geometry, in exact integers, of which a rule system says what happens on
 * the way.
 *
 * <p>From the observer the plane is swept outward in six sectors. A beam is a range of directions, all of which lead
 * through the same hexes as far as sight is concerned: it carries a <em>state</em>, some 96 bits that sum up what lies on
 * its way. The beams of a sector lie side by side in one list. A hex that changes nothing costs a glance at the beam over
 * its centre, however many hexes that beam spans; any other cuts the beams at its outermost corners, and at its two far
 * corners, which part the three hexsides that lead on. Beams side by side of one state become one. A beam ends where
 * nothing further can be seen along it, which is also where no {@link HighGround} further out is high enough.
 *
 * <p>A hex is judged by the beam over its centre; where its centre lies on the border of two, which is where the line
 * touches a corner, by both: it has the better of the two sightings. A hex to which the line runs along hexsides lies on
 * the border of two sectors and has the better of both, unless one of those hexsides blocks. What the states do not settle
 * is looked at alone, so the result is the same as that of looks one by one.
 *
 * <p>Hexes of a sector have rights and lefts as in {@link IndexLine}. Their sum, the column, grows along every direction,
 * by two straight on and by one to the sides, so columns are worked off in order, and in a column hexes from the left. In
 * its column a point has a place, in thirds of a hex from the sector's left border; two of them are a hexside. Hexes of a
 * column reach from two to the left of their centre to two to the right, and lie six apart.
 *
 * <p>Exact for the largest map. Cost follows the hexes that beams reach, and the beams in those that change them. A rule
 * system extends this with one final class, so that its steps become part of the loop. For one thread; keeps its working
 * arrays from sweep to sweep.
 */
public abstract class BeamSweep {

    /** What {@link #judge} says where the state does not tell. */
    protected static final int UNSETTLED = -1;

    /** Where in a beam its edges are, the left one in the upper half. */
    private static final int EDGES = 0;
    /** Where its state begins. */
    private static final int STATE = 1;

    private static final int BEAM = 3;

    /** To the right of all directions: where the list of beams ends. */
    private static final int PAST = Integer.MAX_VALUE;

    /** The place over the column, in this many bits after the point: it tells directions apart up to column 1,023. */
    private static final int DIRECTION_BITS = 20;
    /** Twice the column is the place of a sector's right border. */
    private static final int RIGHT_BORDER = 2 << DIRECTION_BITS;

    /** With so many bits more, rounded up, multiplying by the inverse of a column is dividing by it up to column 1,023. */
    private static final int INVERSE_BITS = 21;
    /** By column; from corner to corner of the largest map there are about 1,000, and some on its border. */
    private static final long[] INVERSES = new long[1 << 10];

    static {
        for (int column = 1; column < INVERSES.length; column++) {
            INVERSES[column] = ((1L << DIRECTION_BITS + INVERSE_BITS) + column - 1) / column;
        }
    }

    /** Beams that a hex leaves alone are asked every so many columns whether there is anything ahead of them. */
    private static final int GLANCE = 4;

    private final SightKernel kernel;
    private final PackedGround ground;
    private final HighGround heights;
    private final int[] cells;
    private final byte[] blank;

    /** The beams on their way into a column, from left to right, and then an edge that is {@link #PAST}. */
    private long[] beams = new long[64 * BEAM];
    /** Those that have come out of it so far, which are {@link #end} numbers. */
    private long[] out = new long[64 * BEAM];

    private int end;

    private int observer;
    private int range;
    private byte[] into;

    private int sector;
    private int leftSide;
    private int rightSide;
    private int rightStep;
    private int leftStep;
    /** The bits of the three hexsides that lead on. */
    private int sides;

    private boolean wallOnLeftBorder;
    private boolean wallOnRightBorder;

    private int column;

    /** The hex that beams are taken through. */
    private int at;

    private int cell;
    private int rights;
    private int lefts;
    private int leftCorner;
    private int rightCorner;

    /** @param kernel whose looks the sweep repeats, and asks where beams do not tell */
    protected BeamSweep(SightKernel kernel) {
        this.kernel = kernel;
        this.ground = kernel.ground();
        this.heights = new HighGround(ground, RIGHT_BORDER);
        this.cells = ground.cells();
        this.blank = new byte[cells.length];
        this.into = blank;
        for (int i = 0; i < blank.length; i++) {
            blank[i] = SightCell.isOut(cells[i]) ? 0 : SightKernel.code(Sighting.BLOCKED);
        }
    }

    /** Writes the state in which a beam leaves the observer. */
    protected abstract void start(int observerCell, long[] beams, int state);

    /**
     * What the observer has of a hex of the map, by the state of a beam over its centre.
     *
     * @param second only its upper half belongs to the state
     * @return the ordinal of a {@link Sighting}, but {@link Sighting#TOO_FAR}; or {@link #UNSETTLED}
     */
    protected abstract int judge(int cell, int rights, int lefts, long first, long second);

    /** The lowest level of which anything may be seen along a beam, by the first number of its state. */
    protected abstract int lowest(long first);

    /**
     * Whether anything may be seen along a beam that is of no use beyond some rights and lefts: what it passed may hide
     * all that is not much further out.
     *
     * @param rights those of a hex that it has just passed, or of one before it, as are the lefts
     */
    protected abstract boolean mayShow(long first, long second, int rights, int lefts, int lastRights, int lastLefts);

    /** Whether a hex may change a beam that goes through it; if not, {@link #pass} is not asked. */
    protected abstract boolean changes(int cell);

    /** Takes a beam through a hex. @return whether anything can be seen beyond it */
    protected abstract boolean pass(int cell, int rights, int lefts, long[] beams, int state);

    /**
     * Takes a beam across a hexside that is a slope or blocks, on its way out of a hex.
     *
     * @param toRight 1 if it leads to the right or straight on, else 0
     * @param toLeft 1 if it leads to the left or straight on, else 0
     */
    protected abstract void cross(
            int cell, int next, int side, int rights, int lefts, int toRight, int toLeft, long[] beams, int state);

    /** Fills an array with what a hex of the grid has of every hex; see {@link SightKernel#viewshed}. */
    public final void sweep(int from, byte[] result) {
        observer = from;
        range = kernel.visibilityHexes();
        into = result;
        clear(from, result);
        for (int direction = 0; range > 0 && direction < 6; direction++) {
            sweepSector(direction);
        }
        into = blank;
        if (ground.contains(from)) {
            result[from] = SightKernel.code(Sighting.VISIBLE);
        }
    }

    /** Everything in range is blocked until a beam reaches it; the rest is too far. */
    private void clear(int from, byte[] result) {
        System.arraycopy(blank, 0, result, 0, blank.length);
        int stride = ground.stride();
        int row = from / stride;
        int column = from % stride;
        int rows = blank.length / stride;
        byte far = SightKernel.code(Sighting.TOO_FAR);
        if (range >= rows + stride) {
            return;
        }
        for (int r = 0; r < rows; r++) {
            int dr = r - row;
            int first = Math.abs(dr) > range ? stride : Math.max(0, column + Math.max(-range, -range - dr));
            int last = Math.abs(dr) > range ? stride : column + Math.min(range, range - dr);
            for (int i = 0; i < stride; i++) {
                if ((i < first || i > last) && result[r * stride + i] != 0) {
                    result[r * stride + i] = far;
                }
            }
        }
    }

    private void sweepSector(int direction) {
        sector = direction;
        leftSide = direction == 0 ? 5 : direction - 1;
        rightSide = direction == 5 ? 0 : direction + 1;
        rightStep = ground.step(rightSide);
        leftStep = ground.step(leftSide);
        sides = bits(leftSide) | bits(direction) | bits(rightSide);
        wallOnLeftBorder = false;
        wallOnRightBorder = false;
        heights.look(observer, direction);
        cell = cells[observer];
        start(cell, beams, STATE);
        if ((cell & bits(direction)) != 0) {
            cross(cell, cells[observer + leftStep + rightStep], direction, 0, 0, 1, 1, beams, STATE);
        }
        beams[EDGES] = edges(0, RIGHT_BORDER);
        end = BEAM;
        for (column = 2; end > 0; column++) {
            beams[end + EDGES] = edges(PAST, PAST);
            reserve(end + 5 * BEAM * (column / 3 + 2));
            end = 0;
            sweepColumn();
            long[] done = beams;
            beams = out;
            out = done;
        }
    }

    /** Every hex of a column adds five beams at most. */
    private void reserve(int length) {
        if (length > out.length) {
            out = new long[2 * length];
        }
    }

    private void sweepColumn() {
        long[] in = beams;
        int width = 2 * column;
        long inverse = INVERSES[column];
        int beam = 0;
        int place = 4 * column % 6;
        while (true) {
            int start = left(in[beam + EDGES]);
            if (start == PAST) {
                return;
            }
            // On to the first hex that reaches further to the right than the beam's left edge.
            int missing = (int) ((long) start * column >> DIRECTION_BITS) - 2 - place;
            if (missing >= 0) {
                place += 6 + missing / 6 * 6;
            }
            int right = place > width ? PAST : direction(Math.min(place + 2, width), inverse);
            if (right <= start) {
                place += 6;
                continue;
            }
            int left = place > width ? RIGHT_BORDER : direction(Math.max(place - 2, 0), inverse);
            while (right(in[beam + EDGES]) <= left) {
                keep(in, beam, left(in[beam + EDGES]), right(in[beam + EDGES]));
                beam += BEAM;
            }
            if (left(in[beam + EDGES]) < right) {
                beam = sweepHex(in, beam, place, left, right);
                place += 6;
            }
        }
    }

    /**
     * Judges the hex at a place of the column and takes the beams through it.
     *
     * @param first the first beam that reaches it
     * @return the first beam that goes on beyond its right corner
     */
    private int sweepHex(long[] in, int first, int place, int left, int right) {
        int width = 2 * column;
        rights = (place + width) / 6;
        lefts = column - rights;
        at = observer + rights * rightStep + lefts * leftStep;
        cell = cells[at];
        boolean beyond = PackedGround.isBeyondCell(cell) || Math.max(rights, lefts) > range;
        boolean border = place == 0 || place == width;
        boolean walled = border && isWalled(place == 0);
        if (!beyond && !walled && !SightCell.isOut(cell)) {
            judge(in, first, border, direction(place, INVERSES[column]));
        }
        if (!beyond && (cell & sides) == 0 && !changes(cell)) {
            return first;
        }
        leftCorner = direction(place, INVERSES[column + 1]);
        rightCorner = direction(place + 2, INVERSES[column + 1]);
        int beam = first;
        while (left(in[beam + EDGES]) < right) {
            int from = left(in[beam + EDGES]);
            int to = right(in[beam + EDGES]);
            if (from < left) {
                keep(in, beam, from, left);
            }
            if (!beyond) {
                part(in, beam, Math.max(from, left), Math.min(to, right));
            }
            if (to > right) {
                in[beam + EDGES] = edges(right, to);
                return beam;
            }
            beam += BEAM;
        }
        return beam;
    }

    private void judge(long[] in, int first, boolean border, int centre) {
        int best = Sighting.BLOCKED.ordinal();
        for (int beam = first; left(in[beam + EDGES]) <= centre; beam += BEAM) {
            if (right(in[beam + EDGES]) >= centre) {
                int sighting = judge(cell, rights, lefts, in[beam + STATE], in[beam + STATE + 1]);
                if (sighting == UNSETTLED) {
                    into[at] = SightKernel.code(kernel.look(observer, at));
                    return;
                }
                best = Math.min(best, sighting);
            }
        }
        // On a border the other sector may have found better, or a look may have told: then too far is the last word.
        if (!border || best + 1 < into[at] && into[at] <= SightKernel.code(Sighting.BLOCKED)) {
            into[at] = (byte) (best + 1);
        }
    }

    /** Whether a hexside blocks that lies on the way to a hex on a border of the sector; to be asked of each in order. */
    private boolean isWalled(boolean onLeft) {
        if (onLeft) {
            wallOnLeftBorder |= SightCell.sideBlocks(cells[at - leftStep], (sector + 4) % 6);
            return wallOnLeftBorder;
        }
        wallOnRightBorder |= SightCell.sideBlocks(cells[at - rightStep], (sector + 2) % 6);
        return wallOnRightBorder;
    }

    /** Takes a part of a beam through the hex, and parts it between the three hexsides that lead on. */
    private void part(long[] in, int beam, int from, int to) {
        out[end + STATE] = in[beam + STATE];
        out[end + STATE + 1] = in[beam + STATE + 1];
        if (!pass(cell, rights, lefts, out, end + STATE)) {
            return;
        }
        long first = out[end + STATE];
        long second = out[end + STATE + 1];
        if (!leadsAnywhere(first, second, rights, lefts, from, to)) {
            return;
        }
        if (from < leftCorner) {
            leave(leftSide, leftStep, 0, 1, first, second, from, Math.min(to, leftCorner));
        }
        if (to > leftCorner && from < rightCorner) {
            int step = leftStep + rightStep;
            leave(sector, step, 1, 1, first, second, Math.max(from, leftCorner), Math.min(to, rightCorner));
        }
        if (to > rightCorner) {
            leave(rightSide, rightStep, 1, 0, first, second, Math.max(from, rightCorner), to);
        }
    }

    /** Takes a part of a beam out of the hex by one of its hexsides. */
    private void leave(int side, int step, int toRight, int toLeft, long first, long second, int from, int to) {
        out[end + STATE] = first;
        out[end + STATE + 1] = second;
        if ((cell & bits(side)) != 0) {
            cross(cell, cells[at + step], side, rights, lefts, toRight, toLeft, out, end + STATE);
        }
        join(from, to);
    }

    /** Takes a part of a beam out of the column as it came. */
    private void keep(long[] in, int beam, int from, int to) {
        long first = in[beam + STATE];
        long second = in[beam + STATE + 1];
        if (column % GLANCE == 0 && !leadsAnywhere(first, second, 0, 0, from, to)) {
            return;
        }
        out[end + STATE] = first;
        out[end + STATE + 1] = second;
        join(from, to);
    }

    /** Whether anything may be seen along a beam beyond this column, and the last ground that is high enough is so far out. */
    private boolean leadsAnywhere(long first, long second, int nearRights, int nearLefts, int from, int to) {
        int last = heights.furthest(lowest(first), from, to);
        if (last <= column) {
            return false;
        }
        // A hex has (place + 2 * column) / 6 rights, and as many lefts by the place counted from the right border. An
        // edge is
        // cut, so it is taken as one further out.
        long sixth = 6L << DIRECTION_BITS;
        int lastRights = (int) (last * (to + 1L + RIGHT_BORDER) / sixth);
        int lastLefts = (int) (last * (2L * RIGHT_BORDER - from) / sixth);
        return last == HighGround.EVERYWHERE || mayShow(first, second, nearRights, nearLefts, lastRights, lastLefts);
    }

    /** Adds the beam whose state is written at the end, to the last one if that goes on with the same state. */
    private void join(int from, int to) {
        int last = end - BEAM;
        if (last >= 0
                && right(out[last + EDGES]) == from
                && out[last + STATE] == out[end + STATE]
                && out[last + STATE + 1] == out[end + STATE + 1]) {
            out[last + EDGES] = edges(left(out[last + EDGES]), to);
        } else {
            out[end + EDGES] = edges(from, to);
            end += BEAM;
        }
    }

    private static int bits(int side) {
        return SightCell.slopeBit(side) | SightCell.wallBit(side);
    }

    private static long edges(int left, int right) {
        return (long) left << 32 | right;
    }

    private static int left(long edges) {
        return (int) (edges >> 32);
    }

    private static int right(long edges) {
        return (int) edges;
    }

    /**
     * A direction as a number that is greater the further to the right it points, and the same only for the same
     * direction.
     *
     * @param inverse that of the column
     */
    private static int direction(int place, long inverse) {
        return (int) (place * inverse >> INVERSE_BITS);
    }
}
