package coupdoeil.validator.lb.sight;

import coupdoeil.validator.sight.hexes.SightCell;

/** What in a hex between two others blocks sight (LB 23), worked out on numbers alone. */
final class Obstacles {

    static final int NONE = 0;
    /** Ground above both ends. */
    static final int GROUND = 1;
    /** Ground level with the higher end and not nearer to it: the rim that hides dead ground. */
    static final int CREST = 2;

    static final int TERRAIN = 4;
    static final int UNIT = 8;

    private final boolean ground;
    private final boolean lowIgnored;
    private final boolean halfwayExempt;

    Obstacles(Readings readings) {
        this.ground = !readings.has(Readings.Point.GROUND);
        this.lowIgnored = readings.has(Readings.Point.LOW_OBSTACLE);
        this.halfwayExempt = readings.has(Readings.Point.EQUIDISTANT);
    }

    /**
     * The bits of what blocks.
     *
     * @param cell the packed hex
     * @param fromLevel level of the one end, {@code toLevel} of the other
     * @param fromStart hexes to the one end, {@code fromEnd} to the other
     */
    int of(int cell, int fromLevel, int toLevel, int fromStart, int fromEnd) {
        if (SightCell.isOut(cell)) {
            return NONE;
        }
        int level = SightCell.level(cell);
        int high = Math.max(fromLevel, toLevel);
        int low = Math.min(fromLevel, toLevel);
        boolean exempt = nearHigh(fromLevel, toLevel, fromStart, fromEnd);
        int bits = NONE;
        if (ground && level > high) {
            bits |= GROUND;
        } else if (ground && level == high && high > low && !exempt) {
            bits |= CREST;
        }
        if (!exempt && !(lowIgnored && level < low)) {
            bits |= SightCell.terrainBlocks(cell) ? TERRAIN : NONE;
            bits |= SightCell.unitBlocks(cell) ? UNIT : NONE;
        }
        return bits;
    }

    /** Whether a hex is nearer to the higher of two ends, which looks over it. */
    boolean nearHigh(int fromLevel, int toLevel, int fromStart, int fromEnd) {
        if (fromLevel == toLevel) {
            return false;
        }
        int toHigh = fromLevel > toLevel ? fromStart : fromEnd;
        int toLow = fromLevel > toLevel ? fromEnd : fromStart;
        return toHigh < toLow || (halfwayExempt && toHigh == toLow);
    }
}
