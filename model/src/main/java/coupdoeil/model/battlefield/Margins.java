package coupdoeil.model.battlefield;

/**
 * How far a battlefield is moved out on each side, in rows and columns of hexes or in inches; negative where it is cut.
 * Left and top are as the map is printed: west and north of a table.
 */
public record Margins(double left, double top, double right, double bottom) {

    public static final Margins NONE = new Margins(0, 0, 0, 0);

    /** What undoes this. */
    public Margins reversed() {
        return new Margins(-left, -top, -right, -bottom);
    }

    public boolean isNone() {
        return equals(NONE);
    }
}
