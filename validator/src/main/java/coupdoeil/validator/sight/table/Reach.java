package coupdoeil.validator.sight.table;

import java.util.List;
import org.locationtech.jts.geom.Envelope;

/** The ground of a beam that one of some points may see: each direction as far as something may be seen in it. */
final class Reach implements Region {

    private final List<OpenBeam.View> views;
    private final Envelope bounds = new Envelope();

    Reach(List<OpenBeam.View> views) {
        this.views = views;
        views.forEach(view -> bounds.expandToInclude(view.sector().bounds()));
    }

    @Override
    public Envelope bounds() {
        return bounds;
    }

    @Override
    public boolean mayMeet(Envelope rectangle) {
        if (!bounds.intersects(rectangle)) {
            return false;
        }
        for (OpenBeam.View view : views) {
            if (view.mayMeet(rectangle)) {
                return true;
            }
        }
        return false;
    }
}
