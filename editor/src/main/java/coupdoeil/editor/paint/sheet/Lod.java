package coupdoeil.editor.paint.sheet;

/** Level of detail: how much can be seen at a zoom. */
public enum Lod {
    /** Hexes below 12 pixels: colours, water and roads only, no antialiasing. */
    OVERVIEW,
    /** Hexes of 12 to 35 pixels: simple patterns, grid, blocks for counters. */
    SMALL,
    /** Hexes of 35 to 100 pixels: everything that can be read. */
    NORMAL,
    /** Hexes from 100 pixels: ratings on counters too. */
    LARGE;

    /**
     * What can be seen at a scale.
     *
     * @param scale device pixels per map unit, 1 at 100 %
     */
    public static Lod of(double scale) {
        double hexPixels = scale * HexLayout.HEX_WIDTH;
        return hexPixels < 12 ? OVERVIEW : hexPixels < 35 ? SMALL : hexPixels < 100 ? NORMAL : LARGE;
    }

    public boolean atLeast(Lod other) {
        return compareTo(other) >= 0;
    }
}
