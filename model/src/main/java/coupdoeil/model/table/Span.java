package coupdoeil.model.table;

/**
 * How ground lies as seen from a point outside the upright rectangle around it: of every direction between its ends some of
 * its inside is in the way. Rounded, far more finely than {@link #MARGIN}.
 *
 * @param right the direction of the end that lies to the right, in radians anticlockwise from east, from -π to π
 * @param left that of the other end, at least as large; less than π larger
 * @param farthest how far the farthest of its corners is, in quarters of a hundredth of a millimetre
 */
public record Span(double right, double left, double farthest) {

    /** More than directions are ever rounded, in radians. */
    public static final double MARGIN = 1e-7;
}
