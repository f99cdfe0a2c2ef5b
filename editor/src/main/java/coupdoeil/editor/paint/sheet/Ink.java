package coupdoeil.editor.paint.sheet;

import java.awt.Color;

/** The colours that belong to the drawing and not to the battle: on light paper, and on the dark sheet. */
public enum Ink {
    /** Around the map and under ragged edges. */
    SURROUND(0xFFD9D6CC, 0xFF14181A),
    PAPER(0xFFF1ECDC, 0xFF2F3A3E),
    GRID(0x4652432C, 0x38DDE7E5),
    LABEL(0xBE5A4E3A, 0xC8D0D8D5),
    /** Contours and hachures. */
    CONTOUR(0xFF8A6A3C, 0xFFBFA274),
    NAME(0xFF2A251C, 0xFFF5F0E1),
    /** Around letters, so that they can be read over anything. */
    HALO(0xD7F6F2E4, 0xD2121618),
    OBJECTIVE(0xFFB3261E, 0xFFFF7C6E),
    ENTRY(0xFF1F5A96, 0xFF82C0FF),
    ZONE(0xFF6A4C93, 0xFFC7A6F2),
    MAP_EDGE(0xFF4A4232, 0xFFA9B3B0),
    UNKNOWN(0xFFC2187A, 0xFFFF74C2);

    private final Color onPaper;
    private final Color inTheDark;

    /** @param onPaper and the other as {@code 0xAARRGGBB} */
    Ink(int onPaper, int inTheDark) {
        this.onPaper = new Color(onPaper, true);
        this.inTheDark = new Color(inTheDark, true);
    }

    public Color onPaper() {
        return onPaper;
    }

    Color inTheDark() {
        return inTheDark;
    }
}
