package coupdoeil.validator.fb.sight;

import coupdoeil.validator.sight.Sighting;
import coupdoeil.validator.sight.hexes.BeamSweep;
import coupdoeil.validator.sight.hexes.SightCell;
import coupdoeil.validator.sight.hexes.SightKernel;

/**
 * What lies on a beam of {@link LineOfSight}, in three numbers.
 *
 * <p>The first: in its upper half the height of the highest slope, in its lower half the lowest level of which anything
 * may be seen. As long as nothing that stands in no blind zone of the observer is on the way, the others are shadows of
 * that slope: within {@code lefts} and {@code rights} of the third, of equally high slopes that of the last, a lower hex
 * is hidden (FB 3.3.2); beyond those of the second, that of the first, a higher hex does not see the observer.
 *
 * <p>Once there is something, such as a wood, only hexes above it may yet have it in a blind zone of their own. The third
 * number then says where it stands, the slopes are those since, and a hex beyond the shadow of the first of them looks
 * over it: that is left to a look.
 */
public final class LineSweep extends BeamSweep {

    private static final int VISIBLE = Sighting.VISIBLE.ordinal();
    private static final int BLIND = Sighting.BLIND.ordinal();
    private static final int BLOCKED = Sighting.BLOCKED.ordinal();

    /** A shadow that nothing is beyond. */
    private static final int ENDLESS = 0x7fff7fff;

    /** Marks the place of something that blocks. */
    private static final int OBSTACLE = 1 << 31;

    private static final long UPPER_HALF = 0xffffffffL << 32;
    private static final long LOWEST_CLEARED = ~(0xffffL << 32);

    private final int sameLevelRange;
    private final int top;
    private int level;

    public LineSweep(SightKernel kernel, SightLimits limits) {
        super(kernel);
        this.sameLevelRange = limits.sameElevation() + (limits.mode() == SightLimits.SameElevation.COUNT ? 1 : 0);
        this.top = kernel.ground().topLevel();
    }

    @Override
    protected void start(int observerCell, long[] beams, int state) {
        level = SightCell.level(observerCell);
        beams[state] = first(SightCell.MIN_LEVEL, SightCell.MIN_LEVEL, ENDLESS);
        beams[state + 1] = 0;
    }

    @Override
    protected int judge(int cell, int rights, int lefts, long first, long second) {
        int there = SightCell.level(cell);
        if (there < lowest(first)) {
            return BLOCKED;
        }
        int shadow = (int) (second >> 32);
        if (shadow < 0) {
            return beyond((int) first, rights, lefts) ? UNSETTLED : BLOCKED;
        }
        if (there < level) {
            return within(shadow, rights, lefts) ? BLIND : VISIBLE;
        }
        if (there > level) {
            return beyond((int) first, rights, lefts) ? BLIND : VISIBLE;
        }
        return Math.max(rights, lefts) > sameLevelRange ? UNSETTLED : VISIBLE;
    }

    @Override
    protected int lowest(long first) {
        return (short) (first >> 32);
    }

    /** Who looks over something that blocks is beyond the shadow of the first slope after it, or of a higher, later one. */
    @Override
    protected boolean mayShow(long first, long second, int rights, int lefts, int lastRights, int lastLefts) {
        int place = (int) (second >> 32);
        int shadow = (int) first;
        if (place >= 0) {
            return true;
        }
        if (shadow == ENDLESS) {
            int reach = Math.max(rights - (place >> 16 & 0x7fff), lefts - (place & 0xffff));
            return lastRights > rights + reach || lastLefts > lefts + reach;
        }
        return beyond(shadow, lastRights, lastLefts);
    }

    @Override
    protected boolean changes(int cell) {
        return SightCell.blocks(cell) || SightCell.level(cell) > level;
    }

    @Override
    protected boolean pass(int cell, int rights, int lefts, long[] beams, int state) {
        long first = beams[state];
        int last = (int) (beams[state + 1] >> 32);
        int there = SightCell.level(cell);
        if (!SightCell.isOut(cell) && (SightCell.blocks(cell) || there > level)) {
            if (SightCell.blocks(cell)) {
                if (last >= 0 && !(there < level && within(last, rights, lefts))) {
                    obstruct(beams, state, there, rights, lefts);
                    return there < top && lowest(beams[state]) <= top;
                }
                if (there >= level) {
                    first = raised(first, there + 1);
                }
            } else {
                first = raised(first, there);
            }
            if (lowest(first) > top) {
                return false;
            }
        }
        // Shadows left behind make no difference any more.
        if (beyond((int) first, rights, lefts)) {
            first &= UPPER_HALF;
        }
        beams[state] = first;
        if (last > 0 && !within(last, rights, lefts)) {
            beams[state + 1] = 0;
        }
        return true;
    }

    @Override
    protected void cross(
            int cell, int next, int side, int rights, int lefts, int toRight, int toLeft, long[] beams, int state) {
        int height = Math.max(SightCell.level(cell), SightCell.level(next));
        int last = (int) (beams[state + 1] >> 32);
        boolean wall = SightCell.sideBlocks(cell, side);
        boolean behind = wall && height < level && within(last, rights, lefts);
        if (SightCell.isSlope(cell, side)) {
            last = crossSlope(height, rights, lefts, rights + toRight, lefts + toLeft, beams, state);
        }
        if (wall && last < 0) {
            beams[state] = height >= level ? raised(beams[state], height + 1) : beams[state];
        } else if (wall && !(behind && within(last, rights + toRight, lefts + toLeft))) {
            obstruct(beams, state, height, rights + toRight, lefts + toLeft);
        }
    }

    /** @return the last shadow afterwards, or the place of what blocks */
    private int crossSlope(int height, int rights, int lefts, int nextRights, int nextLefts, long[] beams, int state) {
        long first = beams[state];
        int place = (int) (beams[state + 1] >> 32);
        int crest = (int) (first >> 48);
        if (height < crest) {
            return place;
        }
        int reach = place < 0
                ? Math.max(rights - (place >> 16 & 0x7fff), lefts - (place & 0xffff))
                : Math.max(rights, lefts);
        int shadow = nextRights + reach << 16 | nextLefts + reach;
        if (height > crest) {
            beams[state] = first(height, lowest(first), shadow);
        }
        if (place < 0) {
            return place;
        }
        beams[state + 1] = (long) shadow << 32 | beams[state + 1] & 0xffffffffL;
        return shadow;
    }

    /** Something blocks: hexes up to its level for good, others unless they look over it. */
    private void obstruct(long[] beams, int state, int height, int rights, int lefts) {
        int lowest = lowest(raised(beams[state], height + 1));
        beams[state] = first(SightCell.MIN_LEVEL, lowest, ENDLESS);
        beams[state + 1] = (long) (OBSTACLE | rights << 16 | lefts) << 32 | beams[state + 1] & 0xffffffffL;
    }

    private static long first(int crest, int lowest, int shadow) {
        return (long) crest << 48 | (lowest & 0xffffL) << 32 | shadow & 0xffffffffL;
    }

    /** With nothing seen any more below a level. */
    private long raised(long first, int lowest) {
        int cut = Math.min(lowest, SightCell.MAX_LEVEL);
        return lowest(first) < cut ? first & LOWEST_CLEARED | (cut & 0xffffL) << 32 : first;
    }

    private static boolean within(int shadow, int rights, int lefts) {
        return rights < shadow >> 16 && lefts < (shadow & 0xffff);
    }

    private static boolean beyond(int shadow, int rights, int lefts) {
        return rights > shadow >> 16 || lefts > (shadow & 0xffff);
    }
}
