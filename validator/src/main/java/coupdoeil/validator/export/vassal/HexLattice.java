package coupdoeil.validator.export.vassal;

/**
 * Where VASSAL has the centres of hexes: along straight lines of them, of which every second, counted from 0, is shifted by half
 * a hex. It cuts fractions of a pixel off.
 *
 * @param across pixels from line to line
 * @param along pixels from hex to hex on a line
 * @param x0 where its first line lies, counted across
 * @param y0 where its first hex lies, counted along
 * @param sideways whether lines run from left to right, so that across is down
 */
record HexLattice(double across, double along, int x0, int y0, boolean sideways) {

    private static final double ROOT = Math.sqrt(3);

    /** @param pixels of a hex from side to side */
    static HexLattice of(double pixels, int x0, int y0, boolean sideways) {
        return new HexLattice(pixels * ROOT / 2, pixels, x0, y0, sideways);
    }

    /** The centre of a hex. */
    Spot centre(int line, int place) {
        int x = (int) (line * across) + x0;
        int y = (int) (place * along + (line % 2 == 0 ? 0 : along / 2)) + y0;
        return sideways ? new Spot(y, x) : new Spot(x, y);
    }

    Component element(boolean visible, Numbering numbering) {
        return Component.module("map.boardPicker.board.HexGrid")
                .with("dx", across)
                .with("dy", along)
                .with("x0", x0)
                .with("y0", y0)
                .with("sideways", sideways)
                .with("snapTo", true)
                .with("edgesLegal", false)
                .with("cornersLegal", false)
                .with("visible", visible)
                .with("dotsVisible", false)
                .with("color", "0,0,0")
                .add(numbering.element(visible));
    }
}
