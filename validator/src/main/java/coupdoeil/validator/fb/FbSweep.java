package coupdoeil.validator.fb;

import coupdoeil.validator.sight.BeamSweep;
import coupdoeil.validator.sight.SightCell;
import coupdoeil.validator.sight.SightKernel;
import coupdoeil.validator.sight.Sighting;

/**
 * What lies on a beam of {@link FbSight}, in three numbers.
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
final class FbSweep extends BeamSweep {

    private static final int VISIBLE = Sighting.VISIBLE.ordinal();
    private static final int BLIND = Sighting.BLIND.ordinal();
    private static final int BLOCKED = Sighting.BLOCKED.ordinal();

    /** A shadow that nothing is beyond. */
    private static final int ENDLESS = 0x7fff7fff;

    /** Marks the place of something that blocks. */
    private static final int OBSTACLE = 1 << 31;

    private final int sameLevelRange;
    private final int top;
    private int level;

    FbSweep(SightKernel kernel, SightLimits limits) {
        super(kernel);
        this.sameLevelRange = limits.sameElevation() + (limits.mode() == SightLimits.SameElevation.COUNT ? 1 : 0);
        this.top = kernel.ground().topLevel();
    }

    @Override
    protected void start(int observerCell, int[] beams, int state) {
        level = SightCell.level(observerCell);
        beams[state] = SightCell.MIN_LEVEL << 16 | SightCell.MIN_LEVEL & 0xffff;
        beams[state + 1] = ENDLESS;
        beams[state + 2] = 0;
    }

    @Override
    protected int judge(int cell, int rights, int lefts, int[] beams, int state) {
        int there = SightCell.level(cell);
        if (there < (short) beams[state]) {
            return BLOCKED;
        }
        if (beams[state + 2] < 0) {
            return beyond(beams[state + 1], rights, lefts) ? UNSETTLED : BLOCKED;
        }
        if (there < level) {
            return within(beams[state + 2], rights, lefts) ? BLIND : VISIBLE;
        }
        if (there > level) {
            return beyond(beams[state + 1], rights, lefts) ? BLIND : VISIBLE;
        }
        return Math.max(rights, lefts) > sameLevelRange ? UNSETTLED : VISIBLE;
    }

    @Override
    protected boolean pass(int cell, int rights, int lefts, int[] beams, int state) {
        int last = beams[state + 2];
        if (!SightCell.isOut(cell)) {
            int there = SightCell.level(cell);
            if (SightCell.blocks(cell)) {
                if (there >= level) {
                    raise(beams, state, there + 1);
                }
                if (last >= 0 && !(there < level && within(last, rights, lefts))) {
                    obstruct(beams, state, there, rights, lefts);
                    return (short) beams[state] <= top && there < top;
                }
            } else if (there > level) {
                raise(beams, state, there);
            }
            if ((short) beams[state] > top) {
                return false;
            }
        }
        // Shadows left behind make no difference any more.
        if (last > 0 && !within(last, rights, lefts)) {
            beams[state + 2] = 0;
        }
        if (beyond(beams[state + 1], rights, lefts)) {
            beams[state + 1] = 0;
        }
        return true;
    }

    @Override
    protected void cross(
            int cell, int next, int side, int rights, int lefts, int toRight, int toLeft, int[] beams, int state) {
        int here = SightCell.level(cell);
        int there = SightCell.level(next);
        int height = Math.max(here, there);
        boolean wall = SightCell.sideBlocks(cell, side);
        boolean behind = wall && beams[state + 2] >= 0 && here < level && within(beams[state + 2], rights, lefts);
        if (SightCell.isSlope(cell, side)) {
            crossSlope(height, rights, lefts, rights + toRight, lefts + toLeft, beams, state);
        }
        if (wall) {
            if (beams[state + 2] < 0) {
                if (height >= level) {
                    raise(beams, state, height + 1);
                }
            } else if (!(behind && there < level && within(beams[state + 2], rights + toRight, lefts + toLeft))) {
                obstruct(beams, state, height, rights + toRight, lefts + toLeft);
            }
        }
    }

    private static void crossSlope(
            int height, int rights, int lefts, int nextRights, int nextLefts, int[] beams, int state) {
        int crest = beams[state] >> 16;
        if (height < crest) {
            return;
        }
        int place = beams[state + 2];
        int reach = place < 0
                ? Math.max(rights - (place >> 16 & 0x7fff), lefts - (place & 0xffff))
                : Math.max(rights, lefts);
        int shadow = nextRights + reach << 16 | nextLefts + reach;
        if (height > crest) {
            beams[state] = height << 16 | beams[state] & 0xffff;
            beams[state + 1] = shadow;
        }
        if (place >= 0) {
            beams[state + 2] = shadow;
        }
    }

    /** Something blocks: hexes up to its level for good, others unless they look over it. */
    private static void obstruct(int[] beams, int state, int height, int rights, int lefts) {
        raise(beams, state, height + 1);
        beams[state] = SightCell.MIN_LEVEL << 16 | beams[state] & 0xffff;
        beams[state + 1] = ENDLESS;
        beams[state + 2] = OBSTACLE | rights << 16 | lefts;
    }

    /** Nothing is seen any more below a level. */
    private static void raise(int[] beams, int state, int lowest) {
        int cut = Math.min(lowest, SightCell.MAX_LEVEL);
        if ((short) beams[state] < cut) {
            beams[state] = beams[state] & 0xffff0000 | cut & 0xffff;
        }
    }

    private static boolean within(int shadow, int rights, int lefts) {
        return rights < shadow >> 16 && lefts < (shadow & 0xffff);
    }

    private static boolean beyond(int shadow, int rights, int lefts) {
        return rights > shadow >> 16 || lefts > (shadow & 0xffff);
    }
}
