package coupdoeil.editor.paint.sheet;

import java.awt.Font;
import java.awt.FontFormatException;
import java.io.IOException;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** The typeface of maps and counters: Inter as bundled, the same on every machine; without it, the JDK's sans serif. */
public final class MapFonts {

    private static final System.Logger LOG = System.getLogger(MapFonts.class.getName());

    private static final Font REGULAR = load("Inter-Regular.otf", Font.PLAIN);
    private static final Font ITALIC = load("Inter-Italic.otf", Font.ITALIC);
    private static final Font SEMI_BOLD = load("Inter-SemiBold.otf", Font.BOLD);
    private static final Font BOLD = load("Inter-Bold.otf", Font.BOLD);

    private record Sized(Font face, float size) {}

    private static final Map<Sized, Font> SIZED = new ConcurrentHashMap<>();

    private MapFonts() {}

    /** Upright letters of a size in map units. */
    public static Font regular(double size) {
        return sized(REGULAR, size);
    }

    /** Slanting letters of a size in map units. */
    public static Font italic(double size) {
        return sized(ITALIC, size);
    }

    /** Letters a little stronger of a size in map units. */
    public static Font semiBold(double size) {
        return sized(SEMI_BOLD, size);
    }

    /** Strong letters of a size in map units. */
    public static Font bold(double size) {
        return sized(BOLD, size);
    }

    private static Font sized(Font face, double size) {
        return SIZED.computeIfAbsent(
                new Sized(face, (float) size), key -> key.face().deriveFont(key.size()));
    }

    private static Font load(String file, int fallbackStyle) {
        try {
            return FontFiles.load(file);
        } catch (IOException | FontFormatException e) {
            LOG.log(System.Logger.Level.WARNING, "cannot read " + file, e);
        }
        return new Font(Font.SANS_SERIF, fallbackStyle, 12);
    }
}
