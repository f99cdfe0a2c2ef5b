package coupdoeil.validator.sight.table;

import java.util.BitSet;
import java.util.List;

/** One of the parts into which the horizon of each base of a front is divided: what they see of it past whoever stands about. */
final class Beam {

    /** Into so many beams a horizon is divided, anticlockwise from the west. */
    static final int COUNT = 32;

    private Beam() {}

    /**
     * The square inches that any of the bases sees, of those asked about.
     *
     * @param bodies that stop sight
     */
    static BitSet seen(Surroundings around, OpenBeam open, List<Body> bodies) {
        if (bodies.isEmpty()) {
            return open.seen();
        }
        BitSet seen = new BitSet();
        for (OpenBeam.View view : open.views()) {
            List<Body> before =
                    bodies.stream().filter(body -> view.mayMeet(body.bounds())).toList();
            if (before.isEmpty()) {
                view.glances().forEach(glance -> seen.set(glance.square()));
            } else {
                Looks past = Looks.pastPieces(around, before);
                Horizon horizon = new Horizon(
                        view.horizon(), past.stops(view.eye().x(), view.eye().y()));
                look(view, horizon, past, seen);
            }
        }
        return seen;
    }

    /** What another base sees, too, is not asked again: they stand side by side. */
    private static void look(OpenBeam.View view, Horizon horizon, Looks past, BitSet seen) {
        for (OpenBeam.Glance glance : view.glances()) {
            if (!seen.get(glance.square()) && isPast(view.eye(), glance, horizon, past)) {
                seen.set(glance.square());
            }
        }
    }

    private static boolean isPast(Eye eye, OpenBeam.Glance glance, Horizon horizon, Looks past) {
        int direction = glance.direction();
        return horizon.isFree(glance.distance(), direction)
                || (!horizon.hides(glance.distance(), direction, glance.higher())
                        && eye.line(glance.square())
                                .filter(line -> !past.isPast(line, glance.higher(), horizon.standing(direction)))
                                .isEmpty());
    }

    /** The beam of a direction, in radians from -π to π. */
    static int of(double direction) {
        return Math.min(COUNT - 1, (int) ((direction + Math.PI) / (2 * Math.PI) * COUNT));
    }
}
