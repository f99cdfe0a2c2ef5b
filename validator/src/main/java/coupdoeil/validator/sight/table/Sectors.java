package coupdoeil.validator.sight.table;

import java.util.List;
import org.locationtech.jts.geom.Envelope;

/** The ground of a table in a beam from any of some points as far as a distance, which may be infinite, and somewhat more. */
final class Sectors implements Region {

    private final Sector[] sectors;
    private final Envelope bounds = new Envelope();

    private Sectors(List<Sector> sectors) {
        this.sectors = sectors.toArray(Sector[]::new);
        sectors.forEach(sector -> bounds.expandToInclude(sector.bounds()));
    }

    /** @param reach in quarters of a hundredth of a millimetre */
    static Sectors ofBeam(List<Eye> eyes, int beam, double reach) {
        return new Sectors(eyes.stream()
                .map(eye -> Sector.ofBeam(
                        eye.x(), eye.y(), beam, reach, eye.squares().bounds(new Envelope())))
                .toList());
    }

    @Override
    public Envelope bounds() {
        return bounds;
    }

    @Override
    public boolean mayMeet(Envelope rectangle) {
        for (Sector sector : sectors) {
            if (sector.mayMeet(rectangle)) {
                return true;
            }
        }
        return false;
    }
}
