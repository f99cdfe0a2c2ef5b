package coupdoeil.editor.paint;

import java.awt.Color;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Light or dark. Colours are given for light paper, in the charts and here; the dark theme turns their lightness over
 * and keeps their hue, so that every battle has both without saying so.
 */
public enum PaintTheme {
    LIGHT,
    DARK;

    private static final double DARKEST = 0.23;
    private static final double BRIGHTEST = 0.93;

    /** Ground at level 0, 1, 2 …; lower ground is greener, higher ground browner. */
    private static final int[] LEVELS = {0xEDEBD3, 0xE9E0BF, 0xE2D2A6, 0xD9C28D, 0xCFB077, 0xC39E64, 0xB58B54, 0xA67947
    };

    private static final int[] BELOW = {0xE0E6CD, 0xD2DFC6, 0xC4D7BF};

    private final Map<Color, Color> adapted = new ConcurrentHashMap<>();

    /** A colour made for light paper as it is in this theme; its opacity stays. */
    public Color adapt(Color light) {
        return this == LIGHT ? light : adapted.computeIfAbsent(light, PaintTheme::turnOver);
    }

    Color of(Ink ink) {
        return adapt(new Color(ink.rgb() >> 16 & 255, ink.rgb() >> 8 & 255, ink.rgb() & 255, ink.alpha()));
    }

    /** The colour around the map. */
    public Color desk() {
        return of(Ink.DESK);
    }

    /** The tint of open ground at a level. */
    Color level(int level) {
        int rgb = level >= 0 ? LEVELS[Math.min(level, LEVELS.length - 1)] : BELOW[Math.min(-level, BELOW.length) - 1];
        return adapt(new Color(rgb));
    }

    /** A colour mixed in even steps: 0 all of the first … 1 all of the second. */
    static Color mix(Color first, Color second, double share) {
        int alpha = (int) Math.round(first.getAlpha() + (second.getAlpha() - first.getAlpha()) * share);
        return Lab.of(first).towards(Lab.of(second), share).colour(alpha);
    }

    static Color fade(Color colour, double opacity) {
        return new Color(colour.getRed(), colour.getGreen(), colour.getBlue(), (int)
                Math.round(255 * Math.max(0, Math.min(1, opacity))));
    }

    /** Whether black letters read worse on this colour than white ones. */
    static boolean isDark(Color colour) {
        return Lab.of(colour).lightness() < 0.62;
    }

    private static Color turnOver(Color light) {
        Lab lab = Lab.of(light);
        double lightness = BRIGHTEST - (BRIGHTEST - DARKEST) * lab.lightness();
        return lab.withLightness(lightness).withChroma(0.9).colour(light.getAlpha());
    }
}
