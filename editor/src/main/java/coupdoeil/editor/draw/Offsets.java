package coupdoeil.editor.draw;

import coupdoeil.model.table.Corner;
import coupdoeil.model.table.TableGrid;
import java.util.List;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.Polygon;
import org.locationtech.jts.operation.buffer.BufferOp;
import org.locationtech.jts.operation.buffer.BufferParameters;

/** Outlines at a distance from others. */
public final class Offsets {

    /** Inches that an outline at a distance may be off: its round corners need few points. */
    private static final double OFF = 0.02;

    private static final int POINTS_OF_A_QUADRANT = 4;

    private Offsets() {}

    /**
     * The outlines so many inches outside of a polygon, inside if negative, the largest first; none where nothing is left.
     * Holes are passed over, as a contour has none.
     */
    public static List<Geometry> at(Polygon polygon, double inches) {
        Geometry shell = Cuts.whole(Figures.FACTORY.createPolygon(polygon.getExteriorRing()));
        BufferParameters round = new BufferParameters(POINTS_OF_A_QUADRANT);
        Geometry offset = TableGrid.reduced(BufferOp.bufferOp(shell, inches * Corner.PER_INCH, round));
        return Cuts.parts(Cuts.whole(Simpler.of(TableGrid.inches(offset), OFF)), 2);
    }
}
