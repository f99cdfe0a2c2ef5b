package coupdoeil.editor.map;

import coupdoeil.editor.paint.sheet.Stratum;
import java.awt.geom.Rectangle2D;

/**
 * Names a square of the picture of one stratum at one scale.
 *
 * @param scale device pixels per map unit
 * @param density device pixels per pixel of the user, to whom letters must not grow small on a fine screen
 * @param column which square, counted from the origin of the plane
 */
record TileKey(Stratum stratum, double scale, double density, int column, int row) {

    /** Side of a tile in device pixels. */
    static final int SIZE = 256;

    /** The part of the plane that it shows. */
    Rectangle2D area() {
        double side = SIZE / scale;
        return new Rectangle2D.Double(column * side, row * side, side, side);
    }

    /** Another square of the same picture. */
    TileKey at(int otherColumn, int otherRow) {
        return new TileKey(stratum, scale, density, otherColumn, otherRow);
    }

    /** Whether it shows any of a part of the plane. */
    boolean shows(Rectangle2D part) {
        double side = SIZE / scale;
        return part.intersects(column * side, row * side, side, side);
    }

    /** How many times larger or smaller another scale is, whichever is more than 1. */
    double ratio(double other) {
        return Math.max(scale / other, other / scale);
    }
}
