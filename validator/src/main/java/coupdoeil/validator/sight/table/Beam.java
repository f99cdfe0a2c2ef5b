package coupdoeil.validator.sight.table;

import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * What the bases of a front have of one of the parts into which the horizon of each is divided, past the pieces that stand
 * about.
 *
 * @param seen square inches that any of them sees, of those asked about
 * @param pieces keys of the pieces of which they may see something; of no other do they see anything that is on the table
 */
public record Beam(BitSet seen, Set<String> pieces) {

    /** Into so many beams a horizon is divided, anticlockwise from the west. */
    public static final int COUNT = 32;

    /** @param without keys of pieces that stop nothing and are not looked for */
    static Beam of(Surroundings around, OpenBeam open, Set<String> without) {
        List<Body> bodies = around.bodies(open.reach()).stream()
                .filter(body -> !without.contains(body.key()))
                .toList();
        if (bodies.isEmpty()) {
            return new Beam(open.seen(), Set.of());
        }
        BitSet seen = new BitSet();
        Set<String> pieces = new HashSet<>();
        for (OpenBeam.View view : open.views()) {
            List<Body> before =
                    bodies.stream().filter(body -> view.mayMeet(body.bounds())).toList();
            Looks past = Looks.pastPieces(around, before);
            if (before.isEmpty()) {
                view.glances().forEach(glance -> seen.set(glance.square()));
                continue;
            }
            Horizon horizon = new Horizon(
                    view.horizon(), past.stops(view.eye().x(), view.eye().y()));
            look(view, horizon, past, seen);
            for (Body body : before) {
                if (!pieces.contains(body.key()) && horizon.maySee(body.bounds())) {
                    pieces.add(body.key());
                }
            }
        }
        return new Beam(seen, Set.copyOf(pieces));
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
