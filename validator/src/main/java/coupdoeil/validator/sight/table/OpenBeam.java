package coupdoeil.validator.sight.table;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.locationtech.jts.geom.Envelope;

/**
 * What the bases of a front would have of a {@link Beam} if nobody stood about. It rests on the ground alone, and on no more
 * of it than lies nearer than where sight surely ends: so what happens behind a wood is no concern of whoever stands before
 * it. Whatever stops a line stops it alone; so of the square inches that the ground leaves open each is asked for once more,
 * past the pieces, and of no other.
 */
public final class OpenBeam {

    static final double INCH = 4 * 2540;
    /** So far, in inches, is looked at first, then further, then as far as there is anything. */
    static final double[] REACHES = {12, 36, Double.POSITIVE_INFINITY};

    private final List<View> views;
    private final BitSet seen = new BitSet();
    private final Region reach;

    /**
     * What a point sees.
     *
     * @param sector the ground of the beam as far as it sees anything
     */
    record View(Eye eye, Horizon horizon, Sector sector, List<Glance> glances) {

        /** Whether a rectangle may have a point in what it may see. */
        boolean mayMeet(Envelope rectangle) {
            return sector.mayMeet(rectangle) && horizon.maySee(rectangle);
        }
    }

    /**
     * A square inch that a point sees.
     *
     * @param direction of its middle in the beam, see {@link Horizon#direction}
     * @param distance to it, in quarters of a hundredth of a millimetre
     * @param higher the level of the higher end of the line to it
     */
    record Glance(int square, byte direction, double distance, int higher) {}

    private OpenBeam(List<View> views) {
        this.views = List.copyOf(views);
        for (View view : views) {
            view.glances().forEach(glance -> seen.set(glance.square()));
        }
        this.reach = new Reach(this.views);
    }

    static OpenBeam of(Surroundings around, List<Eye> eyes, int beam) {
        List<View> views = new ArrayList<>();
        List<Eye> open = eyes;
        for (int i = 0; i < REACHES.length && !open.isEmpty(); i++) {
            double reach = REACHES[i] * INCH;
            Looks ground = Looks.overGround(around, Sectors.ofBeam(open, beam, reach));
            List<Eye> further = new ArrayList<>();
            for (Eye eye : open) {
                Horizon horizon = new Horizon(ground, eye.x(), eye.y(), beam, around.highest());
                if (i + 1 < REACHES.length && !horizon.endsWithin(reach)) {
                    further.add(eye);
                } else {
                    views.add(view(eye, beam, horizon, ground));
                }
            }
            open = further;
        }
        return new OpenBeam(views);
    }

    private static View view(Eye eye, int beam, Horizon horizon, Looks ground) {
        int[] squares = eye.squares(beam);
        byte[] directions = eye.directions(beam);
        List<Glance> glances = new ArrayList<>();
        int own = horizon.ownLevel();
        for (int i = 0; i < squares.length; i++) {
            double distance = eye.distance(squares[i]);
            if (!horizon.hides(distance, directions[i])) {
                int level = ground.level(eye.squares().middle(squares[i]));
                int higher = Math.max(own, level);
                if (!horizon.hides(distance, directions[i], higher)
                        && eye.line(squares[i])
                                .filter(line -> !ground.isClear(line, own, level))
                                .isEmpty()) {
                    glances.add(new Glance(squares[i], directions[i], distance, higher));
                }
            }
        }
        Sector sector = Sector.ofBeam(
                eye.x(), eye.y(), beam, horizon.farthest(), eye.squares().bounds(new Envelope()));
        return new View(eye, horizon, sector, List.copyOf(glances));
    }

    /** Square inches that any of the bases sees, of those asked about; not to be changed. */
    public BitSet seen() {
        return seen;
    }

    /** What each base has of it. */
    List<View> views() {
        return views;
    }

    /** Where anything may be seen: whoever stands elsewhere is neither seen nor in the way. */
    public Region reach() {
        return reach;
    }
}
