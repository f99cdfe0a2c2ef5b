package coupdoeil.validator.sight.hexes;

/**
 * What sight reads of one hex, packed into an int so that grounds are arrays and comparing two moments is comparing
 * numbers.
 *
 * <p>Bits 0-5: the hexside of that number is a slope; 6-11: it carries a feature that blocks sight; 12: not on the map;
 * 13: terrain blocks sight; 14: units block sight; 16: from here one sees the adjacent hexes alone; 17: from here nothing
 * blocks; 18-31: level. Both hexes of a hexside say the same of it.
 */
public final class SightCell {

    /** A hex that is not on the map: nothing in it blocks sight, and it has no level. */
    public static final int OUT = 1 << 12;

    public static final int TERRAIN = 1 << 13;
    public static final int UNIT = 1 << 14;

    /** From the hex one sees the adjacent hexes alone. */
    public static final int ADJACENT_ONLY = 1 << 16;

    /** From the hex one sees over everything. */
    public static final int VANTAGE = 1 << 17;

    public static final int MIN_LEVEL = -(1 << 13);
    public static final int MAX_LEVEL = (1 << 13) - 1;

    private static final int WALLS = 6;
    private static final int LEVEL = 18;

    private SightCell() {}

    /** An open hex. @param level cut to {@value #MIN_LEVEL}..{@value #MAX_LEVEL} */
    public static int ofLevel(int level) {
        return Math.max(MIN_LEVEL, Math.min(MAX_LEVEL, level)) << LEVEL;
    }

    /** The level of a hex; 0, meaning nothing, if the hex is not on the map. */
    public static int level(int cell) {
        return cell >> LEVEL;
    }

    public static boolean isOut(int cell) {
        return (cell & OUT) != 0;
    }

    public static boolean terrainBlocks(int cell) {
        return (cell & TERRAIN) != 0;
    }

    public static boolean unitBlocks(int cell) {
        return (cell & UNIT) != 0;
    }

    /** Whether one sees the adjacent hexes alone from the hex. */
    public static boolean isAdjacentOnly(int cell) {
        return (cell & ADJACENT_ONLY) != 0;
    }

    /** Whether one sees over everything from the hex. */
    public static boolean isVantage(int cell) {
        return (cell & VANTAGE) != 0;
    }

    /** Whether terrain or units block sight through the hex. */
    public static boolean blocks(int cell) {
        return (cell & (TERRAIN | UNIT)) != 0;
    }

    /** Whether the hexside of this number is a slope. */
    public static boolean isSlope(int cell, int side) {
        return (cell >> side & 1) != 0;
    }

    /** Whether the hexside of this number carries a feature that blocks sight, such as a high wall. */
    public static boolean sideBlocks(int cell, int side) {
        return (cell >> side + WALLS & 1) != 0;
    }

    /** The bit that says that the hexside of this number is a slope. */
    public static int slopeBit(int side) {
        return 1 << side;
    }

    /** The bit that says that the hexside of this number blocks sight. */
    public static int wallBit(int side) {
        return 1 << side + WALLS;
    }
}
