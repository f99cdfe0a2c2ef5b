package coupdoeil.validator.sight.table;

import java.util.Collection;
import java.util.List;

/** What lies and stands about, in lists. */
class Laid implements Surroundings {

    final List<Screen> screens;
    final List<Contour> contours;
    final List<Body> bodies;

    Laid(List<Screen> screens, List<Contour> contours, List<Body> bodies) {
        this.screens = screens;
        this.contours = contours;
        this.bodies = bodies;
    }

    @Override
    public Ground ground(Region within) {
        return new Ground(screens(within), contours(within));
    }

    @Override
    public Collection<Screen> screens(Region within) {
        return screens.stream()
                .filter(screen -> within.mayMeet(screen.outline().bounds()))
                .toList();
    }

    @Override
    public Collection<Contour> contours(Region within) {
        return contours.stream()
                .filter(contour -> within.mayMeet(contour.outline().bounds()))
                .toList();
    }

    @Override
    public Collection<Body> bodies(Region within) {
        return bodies.stream()
                .filter(body -> body.bases().stream().anyMatch(base -> within.mayMeet(base.bounds())))
                .toList();
    }
}
