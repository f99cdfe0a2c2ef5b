package coupdoeil.validator.sight.table;

import org.locationtech.jts.geom.Envelope;

/** The ground of a beam from a point as far as anything may be seen in it if nobody stood about, and what matters to sight there. */
record OpenGround(Ground ground, Horizon horizon, Sector sector) implements Region {

    static OpenGround of(Surroundings around, long x, long y, int beam, Envelope table) {
        int highest = around.highest();
        for (double reach : OpenBeam.REACHES) {
            Ground ground = around.ground(Sector.ofBeam(x, y, beam, reach * OpenBeam.INCH, table));
            Horizon horizon = new Horizon(Looks.over(ground), x, y, beam, highest);
            if (Double.isInfinite(reach) || horizon.endsWithin(reach * OpenBeam.INCH)) {
                return new OpenGround(ground, horizon, Sector.ofBeam(x, y, beam, horizon.farthest(), table));
            }
        }
        throw new IllegalStateException("no reach is infinite");
    }

    @Override
    public Envelope bounds() {
        return sector.bounds();
    }

    @Override
    public boolean mayMeet(Envelope rectangle) {
        return sector.mayMeet(rectangle) && horizon.maySee(rectangle);
    }
}
