package coupdoeil.model.table;

import java.util.Arrays;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.LinearRing;
import org.locationtech.jts.geom.Polygon;

/**
 * Rings that go round the same corners again and again. Further rounds take no ground that three do not take, but every round
 * more meets all others along every edge.
 */
final class Rounds {

    private static final int ENOUGH = 3;

    private Rounds() {}

    /** A polygon without the rounds too many of its rings; anything else as it is. Linear in its corners. */
    static Geometry few(Geometry drawn) {
        if (!(drawn instanceof Polygon polygon) || polygon.isEmpty()) {
            return drawn;
        }
        LinearRing shell = few(polygon.getExteriorRing());
        LinearRing[] holes = new LinearRing[polygon.getNumInteriorRing()];
        boolean same = shell == polygon.getExteriorRing();
        for (int i = 0; i < holes.length; i++) {
            holes[i] = few(polygon.getInteriorRingN(i));
            same &= holes[i] == polygon.getInteriorRingN(i);
        }
        return same ? polygon : polygon.getFactory().createPolygon(shell, holes);
    }

    private static LinearRing few(LinearRing ring) {
        Coordinate[] closed = ring.getCoordinates();
        int count = closed.length - 1;
        int round = round(closed, count);
        int tooMany = count / round - ENOUGH;
        if (tooMany < 1) {
            return ring;
        }
        Coordinate[] rest = Arrays.copyOfRange(closed, tooMany * round, closed.length);
        return ring.getFactory().createLinearRing(rest);
    }

    /** After how many corners a ring begins again, the last round perhaps cut short; all of them if it does not. */
    private static int round(Coordinate[] ring, int count) {
        // How long a beginning of the ring ends at each corner, itself not counted whole.
        int[] begun = new int[count];
        for (int i = 1; i < count; i++) {
            int length = begun[i - 1];
            while (length > 0 && !ring[i].equals2D(ring[length])) {
                length = begun[length - 1];
            }
            begun[i] = ring[i].equals2D(ring[length]) ? length + 1 : 0;
        }
        return Math.max(1, count - begun[Math.max(0, count - 1)]);
    }
}
