package coupdoeil.validator.export;

import coupdoeil.model.oob.Piece;
import coupdoeil.model.oob.Unit;

/** How wide counters are on a map of hexes, so that their names can be read and six neighbours do not touch. */
public final class CounterWidth {

    private static final double UNIT = 0.68;
    /** Its counter is flat. */
    private static final double LEADER = 0.82;

    private CounterWidth() {}

    /** Of the counter of a piece, in hexes. */
    public static double of(Piece piece) {
        return piece instanceof Unit ? UNIT : LEADER;
    }
}
