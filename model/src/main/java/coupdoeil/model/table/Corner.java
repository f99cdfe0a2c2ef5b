package coupdoeil.model.table;

/**
 * A point of a table in whole hundredths of a millimetre from the south-west corner, x east and y north. They are held in
 * doubles, which hold them exactly.
 */
public record Corner(double x, double y) {

    /** So many are an inch, and exactly so. */
    public static final double PER_INCH = 2540;

    public double xInches() {
        return x / PER_INCH;
    }

    public double yInches() {
        return y / PER_INCH;
    }
}
