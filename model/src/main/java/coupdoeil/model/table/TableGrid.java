package coupdoeil.model.table;

import java.util.function.DoubleUnaryOperator;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.PrecisionModel;
import org.locationtech.jts.operation.overlayng.PrecisionReducer;

/**
 * The grid of whole hundredths of a millimetre that shapes on a table lie on: the one place where inches are rounded to
 * it, and where it is turned into inches again.
 */
public final class TableGrid {

    /** Of shapes on the grid, in hundredths of a millimetre. */
    public static final PrecisionModel WHOLE = new PrecisionModel(1);

    /** Tenths of a thousandth are finer than the grid, so that so many decimals are enough for every point of it. */
    private static final int MOST_DECIMALS = 4;

    private TableGrid() {}

    /** A shape in inches with every point on the grid, in hundredths of a millimetre. What is no number is 0. */
    public static Geometry whole(Geometry inches) {
        return mapped(inches, TableGrid::hundredths);
    }

    /** Hundredths of a millimetre in inches of as few decimals as are read as the same point. */
    public static double inches(double hundredths) {
        for (int decimals = 0; decimals < MOST_DECIMALS; decimals++) {
            double rounded = rounded(hundredths / Corner.PER_INCH, decimals);
            if (Math.rint(rounded * Corner.PER_INCH) == hundredths) {
                return rounded;
            }
        }
        return rounded(hundredths / Corner.PER_INCH, MOST_DECIMALS);
    }

    /** Inches on the grid: of as few decimals as are read as the point of the grid that is nearest. */
    public static double onGrid(double inches) {
        return inches(hundredths(inches));
    }

    /** A shape on the grid in inches. */
    public static Geometry inches(Geometry hundredths) {
        return mapped(hundredths, TableGrid::inches);
    }

    /** A valid shape in hundredths of a millimetre, as near as it can be with every point on the grid. */
    public static Geometry reduced(Geometry hundredths) {
        return PrecisionReducer.reducePrecision(hundredths, WHOLE);
    }

    private static Geometry mapped(Geometry shape, DoubleUnaryOperator unit) {
        Geometry copy = shape.copy();
        copy.apply((Coordinate point) -> {
            point.x = unit.applyAsDouble(point.x);
            point.y = unit.applyAsDouble(point.y);
        });
        copy.geometryChanged();
        return copy;
    }

    private static double hundredths(double inches) {
        double known = Double.isNaN(inches) ? 0 : inches;
        return Outline.quarters(known * Corner.PER_INCH) / Outline.QUARTERS;
    }

    private static double rounded(double number, int decimals) {
        double scale = Math.pow(10, decimals);
        return Math.rint(number * scale) / scale;
    }
}
