package coupdoeil.validator.fb.sight;

import coupdoeil.validator.sight.Sighting;
import coupdoeil.validator.sight.hexes.IndexLine;
import coupdoeil.validator.sight.hexes.PackedGround;
import coupdoeil.validator.sight.hexes.SightCell;
import coupdoeil.validator.sight.hexes.SightKernel;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The line of sight of {@link LineOfSight} on an array ground, with the recommended readings L1-L13.
 *
 * <p>A line is walked down from its higher end. There the blind zone of the start (FB 3.3.2) is what lies short of a
 * shadow: the highest slope crossed so far, of equally high ones the last, {@code k} hexes from the start, hides whatever
 * is fewer than {@code k} hexes from the hex beyond it. What blocks but is lower than the far end may lie in a blind zone
 * of that end: it is noted, and if nothing else blocks, one walk back from the end tells.
 */
public final class LineKernel extends SightKernel {

    private static final int NOWHERE = -1;
    private static final int BLOCKERS = SightCell.TERRAIN | SightCell.UNIT;
    /** A slope or a wall, in a cell shifted right by the number of the hexside. */
    private static final int ON_SIDE = SightCell.slopeBit(0) | SightCell.wallBit(0);

    private static final int CLEAR = 0;
    private static final int HIDDEN = 1;
    private static final int BLOCKED = 2;

    private final SightLimits limits;
    private final int[] cells;
    private final IndexLine line;
    private @Nullable LineSweep sweep;
    private int[] doubtful = new int[32];
    private int witness = NOWHERE;
    /** Whether the line touched a corner as far as it was read: until then both its sides are one. */
    private boolean touched;

    public LineKernel(SightLimits limits, PackedGround ground) {
        super(ground);
        this.limits = limits;
        this.cells = cells();
        this.line = new IndexLine(ground);
    }

    @Override
    public int visibilityHexes() {
        return limits.visibility();
    }

    @Override
    public int witness() {
        return witness;
    }

    @Override
    public Sighting look(int from, int to) {
        witness = NOWHERE;
        if (from == to) {
            return Sighting.VISIBLE;
        }
        int fromLevel = SightCell.level(cells[from]);
        int toLevel = SightCell.level(cells[to]);
        return fromLevel < toLevel ? lookDown(to, from, toLevel, fromLevel) : lookDown(from, to, fromLevel, toLevel);
    }

    @Override
    public void viewshed(int from, byte[] into) {
        LineSweep beams = sweep;
        if (beams == null) {
            beams = new LineSweep(this, limits);
            sweep = beams;
        }
        beams.sweep(from, into);
    }

    /** What blocks both sides for good outranks the same-elevation visibility, which outranks a slope. */
    private Sighting lookDown(int from, int to, int fromLevel, int toLevel) {
        IndexLine ray = line;
        ray.aim(from, to);
        if (ray.range() > limits.visibility()) {
            return Sighting.TOO_FAR;
        }
        if (ray.runsAlongHexsides() && wallAlong(from)) {
            return Sighting.BLOCKED;
        }
        touched = false;
        int result = walk(from, to, fromLevel, toLevel, -1);
        if (result != CLEAR && touched) {
            int left = witness;
            witness = NOWHERE;
            result = Math.min(result, walk(from, to, fromLevel, toLevel, 1));
            witness = result == BLOCKED && left == witness ? left : NOWHERE;
        }
        if (result == BLOCKED) {
            return Sighting.BLOCKED;
        }
        if (fromLevel == toLevel && tooMuchSameLevel(from, to)) {
            return Sighting.TOO_FAR;
        }
        return result == CLEAR ? Sighting.VISIBLE : Sighting.BLIND;
    }

    /** Walks one side of the line up to what blocks it for certain; if that leaves doubts, back from the end. */
    private int walk(int from, int to, int fromLevel, int toLevel, int shift) {
        IndexLine ray = line;
        int rightStep = ray.rightStep;
        int leftStep = ray.leftStep;
        int leftReach = ray.leftReach;
        int rightReach = ray.rightReach;
        int ahead = ray.ahead;
        int back = ray.back;
        int forth = ray.forth;
        int sector = ray.sector;
        int toRightSide = sector ^ (sector == 5 ? 0 : sector + 1);
        int toLeftSide = sector ^ (sector == 0 ? 5 : sector - 1);
        int offset = shift;
        int rights = 0;
        int lefts = 0;
        int crest = Integer.MIN_VALUE;
        int shadowRights = 0;
        int shadowLefts = 0;
        int doubts = 0;
        boolean corner = false;
        int at = from;
        int cell = cells[from];
        while (true) {
            // -1 if the step goes to the right, or to the left.
            int right = leftReach - offset >> 31;
            int left = offset + rightReach >> 31;
            corner |= offset - shift == leftReach || offset - shift == -rightReach;
            at += rightStep + leftStep - (right & leftStep) - (left & rightStep);
            offset += ahead - (right & back) + (left & forth);
            int next = cells[at];
            int between = cell >> (sector ^ right & toRightSide ^ left & toLeftSide);
            int reach = Math.max(rights, lefts);
            rights += 1 + left;
            lefts += 1 + right;
            if ((between & ON_SIDE) != 0) {
                boolean wall = SightCell.sideBlocks(between, 0);
                int height = Math.max(SightCell.level(cell), SightCell.level(next));
                boolean behind = wall
                        && height < fromLevel
                        && rights - 1 - left < shadowRights
                        && lefts - 1 - right < shadowLefts;
                if (SightCell.isSlope(between, 0) && height >= crest) {
                    crest = height;
                    shadowRights = rights + reach;
                    shadowLefts = lefts + reach;
                }
                if (wall && !(behind && rights < shadowRights && lefts < shadowLefts)) {
                    if (height >= toLevel) {
                        touched |= corner;
                        return BLOCKED;
                    }
                    doubt(doubts++, ~at);
                }
            }
            if (at == to) {
                break;
            }
            if ((next & BLOCKERS) != 0) {
                int level = SightCell.level(next);
                if (level >= fromLevel || rights >= shadowRights || lefts >= shadowLefts) {
                    if (level >= toLevel) {
                        touched |= corner;
                        witness = at;
                        return BLOCKED;
                    }
                    doubt(doubts++, at);
                }
            } else if (SightCell.level(next) > fromLevel && !SightCell.isOut(next)) {
                touched |= corner;
                witness = at;
                return BLOCKED;
            }
            cell = next;
        }
        touched |= corner;
        if (doubts > 0 && !looksOver(to, toLevel, shift, doubts)) {
            return BLOCKED;
        }
        return fromLevel > toLevel && rights < shadowRights && lefts < shadowLefts ? HIDDEN : CLEAR;
    }

    /** Notes a hex, or the hexside by which the line comes into a hex (its complement), that the end may look over. */
    private void doubt(int number, int place) {
        if (number == doubtful.length) {
            doubtful = Arrays.copyOf(doubtful, 2 * number);
        }
        doubtful[number] = place;
    }

    /**
     * Whether all that was noted lies in the blind zone of the end, a hexside with both its hexes: walks back from the end
     * as far as the first of it.
     */
    private boolean looksOver(int to, int toLevel, int shift, int doubts) {
        IndexLine ray = line;
        int left = doubts;
        int offset = -shift;
        int rights = 0;
        int lefts = 0;
        int crest = Integer.MIN_VALUE;
        int shadowRights = 0;
        int shadowLefts = 0;
        int at = to;
        int cell = cells[at];
        boolean acrossWall = false;
        while (true) {
            boolean behind = SightCell.level(cell) < toLevel && rights < shadowRights && lefts < shadowLefts;
            if (acrossWall && !behind) {
                return false;
            }
            if (left > 0 && doubtful[left - 1] == at) {
                if (!behind) {
                    witness = at;
                    return false;
                }
                left--;
            }
            acrossWall = left > 0 && doubtful[left - 1] == ~at;
            if (acrossWall) {
                if (!behind) {
                    return false;
                }
                left--;
            } else if (left == 0) {
                return true;
            }
            int toRight = ray.leftReach - offset >> 31;
            int toLeft = offset + ray.rightReach >> 31;
            at -= ray.rightStep + ray.leftStep - (toRight & ray.leftStep) - (toLeft & ray.rightStep);
            offset += ray.ahead - (toRight & ray.back) + (toLeft & ray.forth);
            int next = cells[at];
            int reach = Math.max(rights, lefts);
            rights += 1 + toLeft;
            lefts += 1 + toRight;
            if (SightCell.isSlope(cell, side(ray.sector + 3, toRight, toLeft))) {
                int height = Math.max(SightCell.level(cell), SightCell.level(next));
                if (height >= crest) {
                    crest = height;
                    shadowRights = rights + reach;
                    shadowLefts = lefts + reach;
                }
            }
            cell = next;
        }
    }

    /** The number of the hexside that a step crosses. @param right -1 if it goes to the right @param left or to the left */
    private static int side(int sector, int right, int left) {
        return (sector - right + left + 6) % 6;
    }

    /** Whether the line runs along a hexside that blocks; never looked over (L12). */
    private boolean wallAlong(int from) {
        boolean toTheRight = line.leftReach == 0;
        int period = line.rightStep + line.leftStep + (toTheRight ? line.rightStep : line.leftStep);
        int side = (line.sector + (toTheRight ? 2 : 4)) % 6;
        int at = from + line.rightStep + line.leftStep;
        for (int steps = line.range() / 2; steps > 0; steps--) {
            if (SightCell.sideBlocks(cells[at], side)) {
                return true;
            }
            at += period;
        }
        return false;
    }

    /** Whether the same-elevation visibility blocks (FB 3.3.1), between ends of one level; reads them only if it may. */
    private boolean tooMuchSameLevel(int from, int to) {
        int range = line.range();
        boolean count = limits.mode() == SightLimits.SameElevation.COUNT;
        int limit = limits.sameElevation();
        if ((count ? range - 1 : range) <= limit) {
            return false;
        }
        int least = count ? limit + 1 : 1;
        return sameLevel(from, to, -1) >= least && (!touched || sameLevel(from, to, 1) >= least);
    }

    /** Hexes of the map strictly between the ends with the level of the start. */
    private int sameLevel(int from, int to, int shift) {
        IndexLine ray = line;
        int level = SightCell.level(cells[from]);
        int count = 0;
        int offset = shift;
        int at = from;
        while (true) {
            int right = ray.leftReach - offset >> 31;
            int left = offset + ray.rightReach >> 31;
            at += ray.rightStep + ray.leftStep - (right & ray.leftStep) - (left & ray.rightStep);
            offset += ray.ahead - (right & ray.back) + (left & ray.forth);
            if (at == to) {
                return count;
            }
            int cell = cells[at];
            if (SightCell.level(cell) == level && !SightCell.isOut(cell)) {
                count++;
            }
        }
    }
}
