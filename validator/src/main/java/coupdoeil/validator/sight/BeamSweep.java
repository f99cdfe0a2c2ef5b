package coupdoeil.validator.sight;

import java.util.Arrays;

/**
 * Looks from one hex at all others at once: the geometry, in exact integers, of which a rule system says what happens on
 * the way.
 *
 * <p>From the observer the plane is swept outward in six sectors. A beam is a range of directions between two corners of
 * hexes, all of which lead through the same hexes as far as sight is concerned: it carries a <em>state</em>, some
 * 96 bits that sum up what lies on its way. In every hex, beams side by side of one state become one, and the hex's two
 * far corners part them among the three hexsides that lead on. A beam ends where nothing further can be seen along it.
 *
 * <p>A hex is judged by the beam over its centre; where its centre lies on the border of two, which is where the line
 * touches a corner, by both: it has the better of the two sightings. What the states do not settle, and every hex to which
 * the line runs along hexsides, is looked at alone, so the result is the same as that of looks one by one.
 *
 * <p>Hexes of a sector have rights and lefts as in {@link IndexLine}. Their sum, the column, grows along every direction,
 * by two straight on and by one to the sides, so columns are worked off in order, and in a column hexes from the left.
 *
 * <p>Exact for the largest map. Cost follows the hexes that beams reach and the beams in them, which are few: they split
 * at what makes a difference and join behind it. A rule system extends this with one final class, so that its three steps
 * become part of the loop. For one thread; keeps its working arrays from sweep to sweep.
 */
public abstract class BeamSweep {

    /** What {@link #judge} says where the state does not tell. */
    protected static final int UNSETTLED = -1;

    /** Where in a beam its edges are, the left one in the upper half. */
    private static final int EDGES = 0;
    /** Where its state begins, whose lower half of the second number holds the lefts of the hex that the beam leads to. */
    private static final int STATE = 1;

    private static final int BEAM = 3;

    private static final long UPPER_HALF = 0xffffffffL << 32;

    /** A quotient times this, cut, tells any two fractions apart whose denominators are at most 1,000. */
    private static final int DIRECTIONS = 1 << 20;

    /** Beams on their way into the hexes of one column, from left to right, and then one into no hex. */
    private static final class Queue {
        private long[] beams = new long[64 * BEAM];
        private int end;

        private void clear() {
            end = 0;
            close();
        }

        private void close() {
            beams[end + STATE + 1] = -1;
        }

        private void reserve(int more) {
            if (end + more > beams.length) {
                beams = Arrays.copyOf(beams, 2 * (end + more));
            }
        }
    }

    private final SightKernel kernel;
    private final PackedGround ground;
    private final int[] cells;
    private final byte[] blank;
    private final Queue[] fromLeft = {new Queue(), new Queue()};
    private final Queue[] fromRight = {new Queue(), new Queue()};
    private final Queue[] fromBehind = {new Queue(), new Queue(), new Queue()};
    private long[] here = new long[64 * BEAM];

    private int observer;
    private int range;
    private byte[] into;
    private int sector;
    private int rightStep;
    private int leftStep;

    /** @param kernel whose looks the sweep repeats, and asks where beams do not tell */
    protected BeamSweep(SightKernel kernel) {
        this.kernel = kernel;
        this.ground = kernel.ground();
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
        rightStep = ground.step((direction + 1) % 6);
        leftStep = ground.step((direction + 5) % 6);
        for (int i = 0; i < 2; i++) {
            fromLeft[i].clear();
            fromRight[i].clear();
        }
        for (Queue queue : fromBehind) {
            queue.clear();
        }
        int cell = cells[observer];
        start(cell, here, STATE);
        here[EDGES] = edges(direction(1, -1), direction(1, 1));
        part(BEAM, 0, 0, cell, fromRight[1], fromBehind[2], fromLeft[1]);
        for (int column = 2, idle = 0; idle < 3; column++) {
            idle = sweepColumn(column) ? 0 : idle + 1;
        }
    }

    /** Works off the beams into one column. @return whether there were any */
    private boolean sweepColumn(int column) {
        Queue left = fromLeft[column & 1];
        Queue right = fromRight[column & 1];
        Queue behind = fromBehind[column % 3];
        Queue toRight = fromLeft[column + 1 & 1];
        Queue toLeft = fromRight[column + 1 & 1];
        Queue ahead = fromBehind[(column + 2) % 3];
        int leftAt = 0;
        int rightAt = 0;
        int behindAt = 0;
        boolean any = false;
        while (true) {
            int lefts = Math.max(
                    lefts(left.beams, leftAt), Math.max(lefts(right.beams, rightAt), lefts(behind.beams, behindAt)));
            if (lefts < 0) {
                break;
            }
            any = true;
            reserveHere(left.end + right.end + behind.end - leftAt - rightAt - behindAt);
            int end = 0;
            while (lefts(left.beams, leftAt) == lefts) {
                end = join(left.beams, leftAt, end);
                leftAt += BEAM;
            }
            while (lefts(behind.beams, behindAt) == lefts) {
                end = join(behind.beams, behindAt, end);
                behindAt += BEAM;
            }
            while (lefts(right.beams, rightAt) == lefts) {
                end = join(right.beams, rightAt, end);
                rightAt += BEAM;
            }
            int rights = column - lefts;
            int at = observer + rights * rightStep + lefts * leftStep;
            int cell = cells[at];
            if (!SightCell.isOut(cell)) {
                into[at] = sighting(at, cell, rights, lefts, end);
            }
            end = pass(cell, rights, lefts, end);
            if (end > 0) {
                toRight.reserve(end + BEAM);
                toLeft.reserve(end + BEAM);
                ahead.reserve(end + BEAM);
                part(end, rights, lefts, cell, toLeft, ahead, toRight);
            }
        }
        left.clear();
        right.clear();
        behind.clear();
        return any;
    }

    private void reserveHere(int length) {
        if (length > here.length) {
            here = new long[2 * length];
        }
    }

    private static int lefts(long[] beams, int at) {
        return (short) beams[at + STATE + 1];
    }

    /** Adds a beam to those in the hex, to the last of them if it goes on with the same state. */
    private int join(long[] beams, int at, int end) {
        long[] list = here;
        long edges = beams[at + EDGES];
        long first = beams[at + STATE];
        long second = beams[at + STATE + 1];
        int last = end - BEAM;
        if (end > 0
                && (int) list[last + EDGES] == (int) (edges >> 32)
                && list[last + STATE] == first
                && list[last + STATE + 1] == second) {
            list[last + EDGES] = list[last + EDGES] & UPPER_HALF | edges & ~UPPER_HALF;
            return end;
        }
        list[end + EDGES] = edges;
        list[end + STATE] = first;
        list[end + STATE + 1] = second;
        return end + BEAM;
    }

    private byte sighting(int at, int cell, int rights, int lefts, int end) {
        int column = rights + lefts;
        int aside = 3 * (rights - lefts);
        if (aside == column || aside == -column) {
            return SightKernel.code(kernel.look(observer, at));
        }
        int centre = direction(column, aside);
        int best = Sighting.BLOCKED.ordinal();
        for (int beam = 0; beam < end; beam += BEAM) {
            long edges = here[beam + EDGES];
            if ((int) edges >= centre) {
                if ((int) (edges >> 32) > centre) {
                    break;
                }
                int sighting = judge(cell, rights, lefts, here[beam + STATE], here[beam + STATE + 1]);
                if (sighting == UNSETTLED) {
                    return SightKernel.code(kernel.look(observer, at));
                }
                best = Math.min(best, sighting);
            }
        }
        return (byte) (best + 1);
    }

    /** Takes the beams through the hex and closes the gaps of those that end there. */
    private int pass(int cell, int rights, int lefts, int end) {
        int kept = 0;
        for (int beam = 0; beam < end; beam += BEAM) {
            if (pass(cell, rights, lefts, here, beam + STATE)) {
                here[kept + EDGES] = here[beam + EDGES];
                here[kept + STATE] = here[beam + STATE];
                here[kept + STATE + 1] = here[beam + STATE + 1];
                kept += BEAM;
            }
        }
        return kept;
    }

    /** Parts the beams in a hex between the three hexsides that lead on. */
    private void part(int end, int rights, int lefts, int cell, Queue toLeft, Queue ahead, Queue toRight) {
        int at = observer + rights * rightStep + lefts * leftStep;
        int nextLeft = cells[at + leftStep];
        int next = cells[at + leftStep + rightStep];
        int nextRight = cells[at + rightStep];
        boolean left = lefts < range && !PackedGround.isBeyondCell(nextLeft);
        boolean straight = Math.max(rights, lefts) < range && !PackedGround.isBeyondCell(next);
        boolean right = rights < range && !PackedGround.isBeyondCell(nextRight);
        int leftSide = sector == 0 ? 5 : sector - 1;
        int rightSide = sector == 5 ? 0 : sector + 1;
        boolean crossLeft = SightCell.isSlope(cell, leftSide) || SightCell.sideBlocks(cell, leftSide);
        boolean crossStraight = SightCell.isSlope(cell, sector) || SightCell.sideBlocks(cell, sector);
        boolean crossRight = SightCell.isSlope(cell, rightSide) || SightCell.sideBlocks(cell, rightSide);
        int leftCorner = direction(rights + lefts + 1, 3 * (rights - lefts) - 1);
        int rightCorner = direction(rights + lefts + 1, 3 * (rights - lefts) + 1);
        long[] beams = here;
        long[] lefters = toLeft.beams;
        long[] straighters = ahead.beams;
        long[] righters = toRight.beams;
        int leftEnd = toLeft.end;
        int straightEnd = ahead.end;
        int rightEnd = toRight.end;
        for (int beam = 0; beam < end; beam += BEAM) {
            long edges = beams[beam + EDGES];
            int from = (int) (edges >> 32);
            int to = (int) edges;
            if (left && from < leftCorner) {
                put(beams, beam, lefters, leftEnd, lefts + 1, edges(from, Math.min(to, leftCorner)));
                if (crossLeft) {
                    cross(cell, nextLeft, leftSide, rights, lefts, 0, 1, lefters, leftEnd + STATE);
                }
                leftEnd += BEAM;
            }
            if (straight && to > leftCorner && from < rightCorner) {
                long middle = edges(Math.max(from, leftCorner), Math.min(to, rightCorner));
                put(beams, beam, straighters, straightEnd, lefts + 1, middle);
                if (crossStraight) {
                    cross(cell, next, sector, rights, lefts, 1, 1, straighters, straightEnd + STATE);
                }
                straightEnd += BEAM;
            }
            if (right && to > rightCorner) {
                put(beams, beam, righters, rightEnd, lefts, edges(Math.max(from, rightCorner), to));
                if (crossRight) {
                    cross(cell, nextRight, rightSide, rights, lefts, 1, 0, righters, rightEnd + STATE);
                }
                rightEnd += BEAM;
            }
        }
        toLeft.end = leftEnd;
        toLeft.close();
        ahead.end = straightEnd;
        ahead.close();
        toRight.end = rightEnd;
        toRight.close();
    }

    /** The part of a beam between two edges, on its way into a hex of so many lefts. */
    private static void put(long[] beams, int beam, long[] out, int at, int lefts, long edges) {
        out[at + EDGES] = edges;
        out[at + STATE] = beams[beam + STATE];
        out[at + STATE + 1] = beams[beam + STATE + 1] & UPPER_HALF | lefts;
    }

    private static long edges(int left, int right) {
        return (long) left << 32 | right & ~UPPER_HALF;
    }

    /**
     * A direction as a number that is greater the further to the right it points, and the same only for the same
     * direction: exact for columns up to 1,000, as on the largest map.
     *
     * @param aside thirds of a hex to the right at that column
     */
    private static int direction(int column, int aside) {
        return aside * DIRECTIONS / column;
    }
}
