package coupdoeil.editor.paint.sheet;

/** The colours that belong to the drawing and not to the battle, as they are on light paper. */
public enum Ink {
    /** Around the map and under ragged edges. */
    SURROUND(0xD9D6CC),
    PAPER(0xF1ECDC),
    GRID(0x52432C, 70),
    LABEL(0x5A4E3A, 190),
    /** Contours and hachures. */
    CONTOUR(0x8A6A3C),
    NAME(0x2A251C),
    /** Around letters, so that they can be read over anything. */
    HALO(0xF6F2E4, 215),
    OBJECTIVE(0xB3261E),
    ENTRY(0x1F5A96),
    ZONE(0x6A4C93),
    MAP_EDGE(0x4A4232),
    UNKNOWN(0xC2187A);

    private final int rgb;
    private final int alpha;

    Ink(int rgb) {
        this(rgb, 255);
    }

    Ink(int rgb, int alpha) {
        this.rgb = rgb;
        this.alpha = alpha;
    }

    public int rgb() {
        return rgb;
    }

    int alpha() {
        return alpha;
    }
}
