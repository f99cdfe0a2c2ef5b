package coupdoeil.editor.paint.sheet;

import java.awt.Color;

/**
 * The colours that belong to the drawing and not to the battle: on classic paper, the dark, the modern
 * and the grey sheet.
 */
public enum Ink {
    /** Around the map and under ragged edges. */
    SURROUND(0xFFD9D6CC, 0xFF14181A, 0xFFDDE2E6, 0xFFE6E6E6),
    PAPER(0xFFF1ECDC, 0xFF2F3A3E, 0xFFF8F7F2, 0xFFFFFFFF),
    GRID(0x4652432C, 0x38DDE7E5, 0x38384652, 0x46606060),
    LABEL(0xBE5A4E3A, 0xC8D0D8D5, 0xC84A5763, 0xBE6A6A6A),
    /** Contours and hachures. */
    CONTOUR(0xFF8A6A3C, 0xFFBFA274, 0xFFA07C4A, 0xFF9C9C9C),
    NAME(0xFF2A251C, 0xFFF5F0E1, 0xFF16202A, 0xFF1E1E1E),
    /** Around letters, so that they can be read over anything. */
    HALO(0xD7F6F2E4, 0xD2121618, 0xE0FFFFFF, 0xE0FFFFFF),
    OBJECTIVE(0xFFB3261E, 0xFFFF7C6E, 0xFFC4201F, 0xFF8C4A45),
    ENTRY(0xFF1F5A96, 0xFF82C0FF, 0xFF0B5CAD, 0xFF4A637C),
    ZONE(0xFF6A4C93, 0xFFC7A6F2, 0xFF7337A6, 0xFF6C6078),
    MAP_EDGE(0xFF4A4232, 0xFFA9B3B0, 0xFF38434E, 0xFF5A5A5A),
    UNKNOWN(0xFFC2187A, 0xFFFF74C2, 0xFFC2187A, 0xFFA03A72);

    private final Color onPaper;
    private final Color inTheDark;
    private final Color onModern;
    private final Color onGrey;

    /** @param onPaper and the others as {@code 0xAARRGGBB} */
    Ink(int onPaper, int inTheDark, int onModern, int onGrey) {
        this.onPaper = new Color(onPaper, true);
        this.inTheDark = new Color(inTheDark, true);
        this.onModern = new Color(onModern, true);
        this.onGrey = new Color(onGrey, true);
    }

    public Color onPaper() {
        return onPaper;
    }

    Color inTheDark() {
        return inTheDark;
    }

    Color onModern() {
        return onModern;
    }

    Color onGrey() {
        return onGrey;
    }
}
