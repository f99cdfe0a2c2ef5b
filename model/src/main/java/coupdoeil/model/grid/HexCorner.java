package coupdoeil.model.grid;

/** The six corners of a hex, numbered clockwise; corner k lies between hexside k-1 and hexside k. */
public enum HexCorner {
    C0,
    C1,
    C2,
    C3,
    C4,
    C5;

    private static final HexCorner[] ALL = values();

    /** The corner with this number, taken modulo 6. */
    public static HexCorner of(int number) {
        return ALL[Math.floorMod(number, 6)];
    }

    /** This corner turned clockwise by a number of corners (negative: anticlockwise). */
    public HexCorner turn(int corners) {
        return of(ordinal() + corners);
    }

    /** The hexside just anticlockwise of this corner (k-1). */
    public HexDirection left() {
        return HexDirection.of(ordinal() - 1);
    }

    /** The hexside just clockwise of this corner (k). */
    public HexDirection right() {
        return HexDirection.of(ordinal());
    }

    /** The direction in which a row of hexes that all face this corner runs to their left. */
    public HexDirection toTheLeft() {
        return left().turn(-1);
    }

    /** The direction in which a row of hexes that all face this corner runs to their right. */
    public HexDirection toTheRight() {
        return right().turn(1);
    }

    /** Corners between two corners, 0..3, whichever way round is shorter. */
    public int angleTo(HexCorner other) {
        int clockwise = Math.floorMod(other.ordinal() - ordinal(), 6);
        return Math.min(clockwise, 6 - clockwise);
    }
}
