package coupdoeil.validator.sight.table;

import org.locationtech.jts.geom.Envelope;

/** The ground of a table in a beam from a point as far as a distance, which may be infinite, and somewhat more. */
final class Sector implements Region {

    /** In hundredths of a millimetre: far more than rounding. */
    private static final double MARGIN = 2;
    /** Further than any table reaches, in hundredths of a millimetre. */
    private static final double FAR = 1e9;

    private final double x;
    private final double y;
    private final double reach;
    private final double rightX;
    private final double rightY;
    private final double leftX;
    private final double leftY;
    private final Envelope bounds;

    private Sector(double x, double y, double right, double left, double reach, Envelope table) {
        this.x = x;
        this.y = y;
        this.reach = Math.min(reach, FAR) + MARGIN;
        this.rightX = Math.cos(right);
        this.rightY = Math.sin(right);
        this.leftX = Math.cos(left);
        this.leftY = Math.sin(left);
        Envelope all = new Envelope(x, x, y, y);
        double beyond = this.reach / Math.cos((left - right) / 2);
        all.expandToInclude(x + beyond * rightX, y + beyond * rightY);
        all.expandToInclude(x + beyond * leftX, y + beyond * leftY);
        Envelope about = new Envelope(table);
        about.expandToInclude(x, y);
        this.bounds = all.intersection(about);
        bounds.expandBy(MARGIN);
    }

    /**
     * @param x in quarters of a hundredth of a millimetre, as y and the reach are
     * @param table holds what is asked about, in hundredths
     */
    static Sector ofBeam(long x, long y, int beam, double reach, Envelope table) {
        double right = 2 * Math.PI * beam / Beam.COUNT - Math.PI;
        return new Sector(x / 4.0, y / 4.0, right, right + 2 * Math.PI / Beam.COUNT, reach / 4, table);
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
        double west = rectangle.getMinX() - MARGIN - x;
        double east = rectangle.getMaxX() + MARGIN - x;
        double south = rectangle.getMinY() - MARGIN - y;
        double north = rectangle.getMaxY() + MARGIN - y;
        double offX = Math.max(0, Math.max(west, -east));
        double offY = Math.max(0, Math.max(south, -north));
        // The corner furthest to the left of the right end must be left of it, and so the other way round.
        return offX * offX + offY * offY <= reach * reach
                && most(rightX, -rightY, west, east, south, north) >= 0
                && most(-leftX, leftY, west, east, south, north) >= 0;
    }

    /** The largest of {@code a * y + b * x} in a rectangle. */
    private static double most(double a, double b, double west, double east, double south, double north) {
        return Math.max(a * south, a * north) + Math.max(b * west, b * east);
    }
}
