package coupdoeil.validator.picture;

/**
 * A part of the plane that is painted, in map units: of these a hex has {@value MapView#UNITS_PER_HEX} from side to side and
 * an inch {@value MapView#UNITS_PER_INCH}; the left- and topmost hexes touch the axes, the north-west corner of a table is
 * the origin, y grows downwards.
 *
 * @param x of its left edge
 * @param y of its top edge
 */
public record Frame(double x, double y, double width, double height) {

    /** Less of a pixel than this is a matter of rounding. */
    private static final double NOTHING = 1e-6;

    /** Pixels across at a scale, at least one. */
    public int widthPixels(double scale) {
        return pixels(width * scale);
    }

    /** Pixels from top to bottom at a scale, at least one. */
    public int heightPixels(double scale) {
        return pixels(height * scale);
    }

    private static int pixels(double length) {
        return Math.max(1, (int) Math.ceil(length - NOTHING));
    }
}
