package coupdoeil.validator.export.tiled;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexCorner;
import coupdoeil.model.grid.HexGrid;
import coupdoeil.model.grid.Orientation;
import coupdoeil.model.grid.Shifted;

/**
 * How Tiled lays out hexes: in whole pixels, with a tile that is as wide and high as the hex, and the length of one hexside.
 *
 * @param width of a tile
 * @param height of a tile
 * @param side length of the hexsides that lie along an axis
 */
record TileShape(HexGrid grid, int width, int height, int side) {

    /** A point of the map in pixels. */
    record Pixel(double x, double y) {}

    private static final double ROOT = Math.sqrt(3);
    /** Of the corners of a pointy hex from the first one on, the upper right: halves of its width, and which height. */
    private static final int[] SIDEWAYS = {1, 1, 0, -1, -1, 0};

    private static final int[] LENGTHWISE = {-1, 1, 2, 1, -1, -2};

    /**
     * The shape whose hexes are nearest to regular ones.
     *
     * @param pixels from side to side, as near as may be: Tiled halves them
     */
    static TileShape of(HexGrid grid, double pixels) {
        int across = 2 * (int) Math.round(pixels / 2);
        int best = 0;
        int bestSide = 0;
        double least = Double.MAX_VALUE;
        int about = (int) Math.round(2 * across / ROOT);
        for (int along = about - 2; along <= about + 2; along++) {
            for (int side = along / 2 - 2; side <= along / 2 + 2; side++) {
                // Tiled halves what the hexside leaves of the tile.
                double off = Math.abs(ROOT / 2 - (double) across / along) + Math.abs(0.5 - (double) side / along);
                if (side > 0 && (along - side) % 2 == 0 && off < least) {
                    least = off;
                    best = along;
                    bestSide = side;
                }
            }
        }
        boolean pointy = grid.orientation() == Orientation.POINTY;
        return new TileShape(grid, pointy ? across : best, pointy ? best : across, bestSide);
    }

    private boolean pointy() {
        return grid.orientation() == Orientation.POINTY;
    }

    private int lead(int line) {
        return Math.floorMod(line, 2) == (grid.shifted() == Shifted.ODD ? 1 : 0) ? 1 : 0;
    }

    Pixel centre(Hex hex) {
        int column = grid.column(hex);
        int row = grid.row(hex);
        return pointy()
                ? new Pixel(
                        column * width + (1 + lead(row)) * (width / 2.0), row * (height + side) / 2.0 + height / 2.0)
                : new Pixel(
                        column * (width + side) / 2.0 + width / 2.0,
                        row * height + (1 + lead(column)) * (height / 2.0));
    }

    /** A corner of a hex: the same point whichever of its three hexes names it. */
    Pixel corner(Hex hex, HexCorner corner) {
        Pixel centre = centre(hex);
        if (pointy()) {
            int at = corner.ordinal();
            return new Pixel(centre.x() + SIDEWAYS[at] * (width / 2.0), centre.y() + away(LENGTHWISE[at], height));
        }
        // A flat hex is a pointy one seen in a mirror: its corners go round the other way.
        int at = Math.floorMod(2 - corner.ordinal(), 6);
        return new Pixel(centre.x() + away(LENGTHWISE[at], width), centre.y() + SIDEWAYS[at] * (height / 2.0));
    }

    private double away(int step, int length) {
        return Math.abs(step) == 2 ? step / 2.0 * (length / 2.0) : step * (side / 2.0);
    }

    int mapWidth() {
        return pointy() ? grid.columns() * width + width / 2 : (grid.columns() - 1) * (width + side) / 2 + width;
    }

    int mapHeight() {
        return pointy() ? (grid.rows() - 1) * (height + side) / 2 + height : grid.rows() * height + height / 2;
    }
}
