package coupdoeil.validator.sight.table;

import java.util.Collection;
import java.util.List;

/** Ground that matters to sight. */
public record Ground(Collection<Screen> screens, Collection<Contour> contours) {

    public Ground {
        screens = List.copyOf(screens);
        contours = List.copyOf(contours);
    }
}
