package coupdoeil.validator.sight;

import java.util.Arrays;

/**
 * Looks from one hex at all others at once: the geometry, in exact integers, of which a rule system says what happens on
 * the way.
 *
 * <p>From the observer the plane is swept outward in six sectors. A beam is a range of directions between two corners of
 * hexes, all of which lead through the same hexes as far as sight is concerned: it carries a <em>state</em>, the three
 * numbers that sum up what lies on its way. In every hex, beams side by side of one state become one, and the hex's two
 * far corners part them among the three hexsides that lead on. A beam ends where nothing further can be seen along it.
 *
 * <p>A hex is judged by the beam over its centre; where its centre lies on the border of two, which is where the line
 * touches a corner, by both: it has the better of the two sightings. What the states do not settle, and every hex to which
 * the line runs along hexsides, is looked at alone, so the result is the same as that of looks one by one.
 *
 * <p>Hexes of a sector have rights and lefts as in {@link IndexLine}. Their sum, the column, grows along every direction,
 * by two straight on and by one to the sides, so columns are worked off in order, and in a column hexes from the left.
 *
 * <p>Not safe for use by several threads; keeps its working arrays from sweep to sweep.
 */
public abstract class BeamSweep {

    /** What {@link #judge} says where the state does not tell. */
    protected static final int UNSETTLED = -1;

    /** Where in a beam its state begins. */
    protected static final int STATE = 3;

    private static final int LEFTS = 0;
    private static final int LEFT_EDGE = 1;
    private static final int RIGHT_EDGE = 2;
    private static final int BEAM = 6;

    /** Beams on their way into the hexes of one column, from left to right, and then a hex that is none. */
    private static final class Queue {
        private int[] beams = new int[64 * BEAM];
        private int end;

        private void clear() {
            end = 0;
            beams[0] = -1;
        }

        private void reserve(int more) {
            if (end + more >= beams.length) {
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
    private int[] here = new int[64 * BEAM];

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
    protected abstract void start(int observerCell, int[] beams, int state);

    /**
     * What the observer has of a hex of the map, by a beam over its centre.
     *
     * @return the ordinal of a {@link Sighting}, but {@link Sighting#TOO_FAR}; or {@link #UNSETTLED}
     */
    protected abstract int judge(int cell, int rights, int lefts, int[] beams, int state);

    /** Takes a beam through a hex. @return whether anything can be seen beyond it */
    protected abstract boolean pass(int cell, int rights, int lefts, int[] beams, int state);

    /**
     * Takes a beam across a hexside that is a slope or blocks, on its way out of a hex.
     *
     * @param toRight 1 if it leads to the right or straight on, else 0 @param toLeft 1 if to the left or straight on
     */
    protected abstract void cross(
            int cell, int next, int side, int rights, int lefts, int toRight, int toLeft, int[] beams, int state);

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
        here[LEFT_EDGE] = edge(1, -1);
        here[RIGHT_EDGE] = edge(1, 1);
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
            int lefts = Math.max(left.beams[leftAt], Math.max(right.beams[rightAt], behind.beams[behindAt]));
            if (lefts < 0) {
                break;
            }
            any = true;
            reserveHere(left.end + right.end + behind.end - leftAt - rightAt - behindAt);
            int end = 0;
            while (left.beams[leftAt] == lefts) {
                end = join(left.beams, leftAt, end);
                leftAt += BEAM;
            }
            while (behind.beams[behindAt] == lefts) {
                end = join(behind.beams, behindAt, end);
                behindAt += BEAM;
            }
            while (right.beams[rightAt] == lefts) {
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
            here = new int[2 * length];
        }
    }

    /** Adds a beam to those in the hex, to the last of them if it goes on with the same state. */
    private int join(int[] beams, int at, int end) {
        int[] list = here;
        int last = end - BEAM;
        if (end > 0
                && list[last + RIGHT_EDGE] == beams[at + LEFT_EDGE]
                && list[last + STATE] == beams[at + STATE]
                && list[last + STATE + 1] == beams[at + STATE + 1]
                && list[last + STATE + 2] == beams[at + STATE + 2]) {
            list[last + RIGHT_EDGE] = beams[at + RIGHT_EDGE];
            return end;
        }
        list[end + LEFT_EDGE] = beams[at + LEFT_EDGE];
        list[end + RIGHT_EDGE] = beams[at + RIGHT_EDGE];
        list[end + STATE] = beams[at + STATE];
        list[end + STATE + 1] = beams[at + STATE + 1];
        list[end + STATE + 2] = beams[at + STATE + 2];
        return end + BEAM;
    }

    private byte sighting(int at, int cell, int rights, int lefts, int end) {
        int column = rights + lefts;
        int aside = 3 * (rights - lefts);
        if (aside == column || aside == -column) {
            return SightKernel.code(kernel.look(observer, at));
        }
        int centre = edge(column, aside);
        int best = Sighting.BLOCKED.ordinal();
        for (int beam = 0; beam < end; beam += BEAM) {
            if (compare(here[beam + RIGHT_EDGE], centre) >= 0) {
                int left = compare(here[beam + LEFT_EDGE], centre);
                if (left > 0) {
                    break;
                }
                int sighting = judge(cell, rights, lefts, here, beam + STATE);
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
                if (kept < beam) {
                    System.arraycopy(here, beam, here, kept, BEAM);
                }
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
        int leftCorner = edge(rights + lefts + 1, 3 * (rights - lefts) - 1);
        int rightCorner = edge(rights + lefts + 1, 3 * (rights - lefts) + 1);
        int[] beams = here;
        int[] lefters = toLeft.beams;
        int[] straighters = ahead.beams;
        int[] righters = toRight.beams;
        int leftEnd = toLeft.end;
        int straightEnd = ahead.end;
        int rightEnd = toRight.end;
        for (int beam = 0; beam < end; beam += BEAM) {
            int from = beams[beam + LEFT_EDGE];
            int to = beams[beam + RIGHT_EDGE];
            if (left && compare(from, leftCorner) < 0) {
                int until = compare(to, leftCorner) < 0 ? to : leftCorner;
                put(beams, beam, lefters, leftEnd, lefts + 1, from, until);
                if (crossLeft) {
                    cross(cell, nextLeft, leftSide, rights, lefts, 0, 1, lefters, leftEnd + STATE);
                }
                leftEnd += BEAM;
            }
            if (straight && compare(to, leftCorner) > 0 && compare(from, rightCorner) < 0) {
                int since = compare(from, leftCorner) > 0 ? from : leftCorner;
                int until = compare(to, rightCorner) < 0 ? to : rightCorner;
                put(beams, beam, straighters, straightEnd, lefts + 1, since, until);
                if (crossStraight) {
                    cross(cell, next, sector, rights, lefts, 1, 1, straighters, straightEnd + STATE);
                }
                straightEnd += BEAM;
            }
            if (right && compare(to, rightCorner) > 0) {
                int since = compare(from, rightCorner) > 0 ? from : rightCorner;
                put(beams, beam, righters, rightEnd, lefts, since, to);
                if (crossRight) {
                    cross(cell, nextRight, rightSide, rights, lefts, 1, 0, righters, rightEnd + STATE);
                }
                rightEnd += BEAM;
            }
        }
        lefters[leftEnd] = -1;
        straighters[straightEnd] = -1;
        righters[rightEnd] = -1;
        toLeft.end = leftEnd;
        ahead.end = straightEnd;
        toRight.end = rightEnd;
    }

    /** The part of a beam between two edges, on its way into the next hex. */
    private static void put(int[] beams, int beam, int[] out, int at, int lefts, int leftEdge, int rightEdge) {
        out[at + LEFTS] = lefts;
        out[at + LEFT_EDGE] = leftEdge;
        out[at + RIGHT_EDGE] = rightEdge;
        out[at + STATE] = beams[beam + STATE];
        out[at + STATE + 1] = beams[beam + STATE + 1];
        out[at + STATE + 2] = beams[beam + STATE + 2];
    }

    /** A direction: so many thirds of a hex aside, to the right, at a column. */
    private static int edge(int column, int aside) {
        return column << 16 | aside & 0xffff;
    }

    /** Negative if the first direction lies to the left of the second, 0 if they are the same. */
    private static int compare(int first, int second) {
        return (short) first * (second >> 16) - (short) second * (first >> 16);
    }
}
