package coupdoeil.validator.sight.table;

import coupdoeil.model.table.Corner;
import java.util.BitSet;
import java.util.function.Predicate;
import org.locationtech.jts.algorithm.locate.IndexedPointInAreaLocator;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.Location;

/**
 * The square inches of a table, row by row from its south-west corner. Each is as its middle is; one whose middle is off
 * the table is none.
 */
public record Squares(double widthInches, double depthInches) {

    /** A larger table is not looked at square by square: 200 by 200 inches. */
    private static final double MOST = 40_000;

    public int columns() {
        double all = Math.floor(widthInches + 0.5) * Math.floor(depthInches + 0.5);
        return widthInches > 0 && depthInches > 0 && all <= MOST ? (int) Math.floor(widthInches + 0.5) : 0;
    }

    public int rows() {
        return columns() == 0 ? 0 : (int) Math.floor(depthInches + 0.5);
    }

    public int count() {
        return columns() * rows();
    }

    public Corner middle(int square) {
        int columns = columns();
        return middle(square % columns, square / columns);
    }

    private static Corner middle(int column, int row) {
        return new Corner((column + 0.5) * Corner.PER_INCH, (row + 0.5) * Corner.PER_INCH);
    }

    /** Those whose middle passes. */
    public BitSet where(Predicate<Corner> test) {
        BitSet some = new BitSet(count());
        int columns = columns();
        int rows = rows();
        for (int row = 0; row < rows; row++) {
            for (int column = 0; column < columns; column++) {
                if (test.test(middle(column, row))) {
                    some.set(row * columns + column);
                }
            }
        }
        return some;
    }

    /** Those of some whose middle passes. */
    public BitSet where(BitSet some, Predicate<Corner> test) {
        BitSet passing = new BitSet(count());
        some.stream().filter(square -> test.test(middle(square))).forEach(passing::set);
        return passing;
    }

    /** Those whose middle is in a shape, given in inches. */
    public BitSet within(Geometry inches) {
        if (inches.isEmpty()) {
            return new BitSet();
        }
        IndexedPointInAreaLocator inside = new IndexedPointInAreaLocator(inches);
        return where(point -> inside.locate(new Coordinate(point.xInches(), point.yInches())) != Location.EXTERIOR);
    }

    /** The table, in whole hundredths of a millimetre; null envelope if it has no squares. */
    public Envelope table() {
        return count() == 0
                ? new Envelope()
                : new Envelope(
                        0, Math.rint(widthInches * Corner.PER_INCH), 0, Math.rint(depthInches * Corner.PER_INCH));
    }

    /** The table, in hundredths of a millimetre, and some more. */
    public Envelope bounds(Envelope more) {
        Envelope bounds = new Envelope(more);
        bounds.expandToInclude(0, 0);
        bounds.expandToInclude(widthInches * Corner.PER_INCH, depthInches * Corner.PER_INCH);
        return bounds;
    }

    /** The ground of some of them, in inches; empty if there are none. */
    public Geometry shape(BitSet some) {
        return new SquareOutlines(columns(), rows(), some)
                .shape(column -> Math.min(column, widthInches), row -> Math.min(row, depthInches));
    }
}
