package coupdoeil.validator.sight.table;

import java.util.BitSet;
import java.util.Set;
import org.locationtech.jts.geom.Envelope;

/**
 * What a point has of one of the parts into which its horizon is divided. Only what lies nearer than where sight surely ends
 * is asked for: so what happens behind a wood is no concern of whoever stands before it.
 *
 * @param seen square inches that it sees, of those asked about
 * @param pieces keys of the pieces of which it may see something; of no other does it see anything that is on the table
 */
public record Beam(BitSet seen, Set<String> pieces) {

    /** Into so many beams a horizon is divided, anticlockwise from the west. */
    public static final int COUNT = 32;

    private static final double INCH = 4 * 2540;
    /** So far, in inches, is looked at first, then further, then as far as there is anything. */
    private static final double[] REACHES = {12, 36, Double.POSITIVE_INFINITY};

    /** @param without keys of pieces that stop nothing */
    static Beam of(Surroundings around, Eye eye, int beam, Set<String> without) {
        Horizon horizon = horizon(around, eye, beam, without);
        BitSet seen = new BitSet();
        for (int square : eye.squares(beam)) {
            if (horizon.sees(eye.squares().middle(square))) {
                seen.set(square);
            }
        }
        return new Beam(seen, Set.copyOf(horizon.pieces()));
    }

    private static Horizon horizon(Surroundings around, Eye eye, int beam, Set<String> without) {
        Horizon horizon = horizon(around, eye, beam, without, REACHES[0]);
        for (int i = 1; i < REACHES.length && !horizon.endsWithin(REACHES[i - 1] * INCH); i++) {
            horizon = horizon(around, eye, beam, without, REACHES[i]);
        }
        return horizon;
    }

    private static Horizon horizon(Surroundings around, Eye eye, int beam, Set<String> without, double reach) {
        Sector sector = Sector.ofBeam(
                eye.x(), eye.y(), beam, reach * INCH, eye.squares().bounds(new Envelope()));
        return new Horizon(new Looks(around, sector, without), eye.x(), eye.y(), beam, around.highest());
    }

    /** The beam of a direction, in radians from -π to π. */
    static int of(double direction) {
        return Math.min(COUNT - 1, (int) ((direction + Math.PI) / (2 * Math.PI) * COUNT));
    }
}
