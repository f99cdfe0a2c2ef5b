package coupdoeil.validator.sight.table;

import coupdoeil.model.table.Base;
import java.util.Collection;

/** How high ground is: as the highest contour that holds it; outside all of them 0 (HM Line of Sight). */
public final class Levels {

    private Levels() {}

    /** The level of a base, which is that of its middle (reading A7). @param contours those near it, at least */
    public static int of(Base base, Collection<Contour> contours) {
        return contours.stream()
                .filter(contour -> contour.outline().holds(base.middleX(), base.middleY()))
                .mapToInt(Contour::level)
                .max()
                .orElse(0);
    }
}
