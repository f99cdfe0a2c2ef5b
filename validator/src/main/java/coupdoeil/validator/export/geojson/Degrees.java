package coupdoeil.validator.export.geojson;

import coupdoeil.validator.export.ExportFailure;
import org.locationtech.jts.geom.Coordinate;

/**
 * Longitude and latitude of WGS84: every point as far north of the origin, and as far east of its meridian, as it is on the
 * plane. True to scale along meridians and parallels; over the width of a battle the error elsewhere is below a thousandth.
 *
 * @param bearing where the top of the plane lies, in degrees clockwise from north
 */
record Degrees(double longitude, double latitude, double bearing) implements Projection {

    private static final double EQUATOR_METRES = 6_378_137;
    /** The square of the first eccentricity of the ellipsoid. */
    private static final double ECCENTRICITY = 6.694_379_990_14e-3;

    private static final double MOST_LATITUDE = 89;

    @Override
    public Coordinate of(Coordinate metres) {
        double turn = Math.toRadians(bearing);
        double east = metres.x * Math.cos(turn) + metres.y * Math.sin(turn);
        double north = metres.y * Math.cos(turn) - metres.x * Math.sin(turn);
        // Along the meridian by the curvature half way.
        double near = latitude + Math.toDegrees(north / meridian(latitude));
        double there = latitude + Math.toDegrees(north / meridian((latitude + near) / 2));
        if (Math.abs(there) > MOST_LATITUDE) {
            throw outside();
        }
        double sine = Math.sin(Math.toRadians(there));
        double parallel = EQUATOR_METRES * Math.cos(Math.toRadians(there)) / Math.sqrt(1 - ECCENTRICITY * sine * sine);
        double along = longitude + Math.toDegrees(east / parallel);
        if (Math.abs(along) > 180) {
            throw outside();
        }
        return new Coordinate(along, there);
    }

    private static ExportFailure outside() {
        return new ExportFailure("from this --origin the battlefield would cross a pole or the 180th meridian");
    }

    /** The radius of curvature of the meridian, in metres. */
    private static double meridian(double latitude) {
        double sine = Math.sin(Math.toRadians(latitude));
        return EQUATOR_METRES * (1 - ECCENTRICITY) / Math.pow(1 - ECCENTRICITY * sine * sine, 1.5);
    }

    @Override
    public int decimals() {
        return Numbers.DEGREE_DECIMALS;
    }

    @Override
    public String name() {
        return "WGS84";
    }
}
