package coupdoeil.validator.sight.table;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * What the bases of a front have of one of the parts into which the horizon of each is divided. Only what lies nearer than
 * where sight surely ends is asked for: so what happens behind a wood is no concern of whoever stands before it.
 *
 * @param seen square inches that any of them sees, of those asked about
 * @param pieces keys of the pieces of which they may see something; of no other do they see anything that is on the table
 */
public record Beam(BitSet seen, Set<String> pieces) {

    /** Into so many beams a horizon is divided, anticlockwise from the west. */
    public static final int COUNT = 32;

    private static final double INCH = 4 * 2540;
    /** So far, in inches, is looked at first, then further, then as far as there is anything. */
    private static final double[] REACHES = {12, 36, Double.POSITIVE_INFINITY};

    /** @param without keys of pieces that stop nothing */
    static Beam of(Surroundings around, List<Eye> eyes, int beam, Set<String> without) {
        BitSet seen = new BitSet();
        Set<String> pieces = new HashSet<>();
        List<Eye> open = eyes;
        for (int i = 0; i < REACHES.length && !open.isEmpty(); i++) {
            double reach = REACHES[i] * INCH;
            Looks looks = new Looks(around, Sectors.ofBeam(open, beam, reach), without);
            List<Eye> further = new ArrayList<>();
            for (Eye eye : open) {
                Horizon horizon = new Horizon(looks, eye.x(), eye.y(), beam, around.highest());
                if (i + 1 < REACHES.length && !horizon.endsWithin(reach)) {
                    further.add(eye);
                } else {
                    look(eye, beam, horizon, seen);
                    pieces.addAll(looks.pieces());
                }
            }
            open = further;
        }
        return new Beam(seen, Set.copyOf(pieces));
    }

    /** What another base sees, too, is not asked again: they stand side by side. */
    private static void look(Eye eye, int beam, Horizon horizon, BitSet seen) {
        int[] squares = eye.squares(beam);
        byte[] directions = eye.directions(beam);
        for (int i = 0; i < squares.length; i++) {
            if (!seen.get(squares[i]) && horizon.sees(eye.squares().middle(squares[i]), directions[i])) {
                seen.set(squares[i]);
            }
        }
    }

    /** The beam of a direction, in radians from -π to π. */
    static int of(double direction) {
        return Math.min(COUNT - 1, (int) ((direction + Math.PI) / (2 * Math.PI) * COUNT));
    }
}
