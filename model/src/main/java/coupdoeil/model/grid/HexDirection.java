package coupdoeil.model.grid;

/**
 * The six directions from a hex to its neighbours, numbered clockwise; hexside k of a hex faces direction k.
 *
 * <p>On a pointy-top map D0 is East, D1 South-East and so on; on a flat-top map D0 is South-East, D1 South. The algebra
 * is the same for both: {@code D(k-1) + D(k+1) = D(k)}.
 */
public enum HexDirection {
    D0(1, 0),
    D1(0, 1),
    D2(-1, 1),
    D3(-1, 0),
    D4(0, -1),
    D5(1, -1);

    private static final HexDirection[] ALL = values();

    private final int dq;
    private final int dr;

    HexDirection(int dq, int dr) {
        this.dq = dq;
        this.dr = dr;
    }

    /** The direction with this number, taken modulo 6, so negative numbers turn anticlockwise. */
    public static HexDirection of(int number) {
        return ALL[Math.floorMod(number, 6)];
    }

    public int dq() {
        return dq;
    }

    public int dr() {
        return dr;
    }

    /** This direction turned clockwise by a number of hexsides (negative: anticlockwise). */
    public HexDirection turn(int hexsides) {
        return of(ordinal() + hexsides);
    }

    public HexDirection opposite() {
        return turn(3);
    }

    /** Hexsides between two directions, 0..3, whichever way round is shorter. */
    public int angleTo(HexDirection other) {
        int clockwise = Math.floorMod(other.ordinal() - ordinal(), 6);
        return Math.min(clockwise, 6 - clockwise);
    }
}
