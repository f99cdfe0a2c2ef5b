package coupdoeil.editor.paint.sheet;

import java.awt.Color;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * Light or dark. Charts give their colours for light paper; {@link DarkSheet} makes those of the dark theme of them, so
 * that every battle has both without saying so.
 */
public enum PaintTheme {
    LIGHT,
    DARK;

    /** What ground at level 0, 1, 2 … adds to its colour: the higher, the browner. */
    private static final int[] LEVELS = {0xECE9D6, 0xE7E0C3, 0xE0D5AF, 0xD8C99D, 0xCEBB8B, 0xC3AC7A, 0xB79C6A, 0xA98A5B
    };

    private static final int[] BELOW = {0xE0E6CD, 0xD2DFC6, 0xC4D7BF};

    /** By how much small letters are told from their ground at least. */
    private static final double READABLE = 3;

    /** The same of letters that are to be read at a glance. */
    private static final double LETTERS = 6;

    private static final double STEP = 0.1;

    private static final Map<Color, Color> TURNED_OVER = new ConcurrentHashMap<>();

    private final Map<Color, Color> labels = new ConcurrentHashMap<>();

    /** A colour made for light paper as it is in this theme; its opacity stays. */
    public Color adapt(Color light) {
        return this == LIGHT ? light : TURNED_OVER.computeIfAbsent(light, DarkSheet::turnedOver);
    }

    public Color of(Ink ink) {
        return this == LIGHT ? ink.onPaper() : ink.inTheDark();
    }

    /** The colour around the map. */
    public Color surround() {
        return of(Ink.SURROUND);
    }

    /** The colour of sight that is clear: a blue that stands out from any ground. */
    public Color clearSight() {
        return this == LIGHT ? new Color(0x0072B2) : new Color(0x62B8F2);
    }

    /** The colour of what stops sight; to those who see no red and green, too, not that of clear sight. */
    public Color stoppedSight() {
        return this == LIGHT ? new Color(0xC84B00) : new Color(0xFF9152);
    }

    /** The surface of roads and bridges: pale, on dark ground too. */
    public Color road() {
        return this == LIGHT ? new Color(0xF7F0DF) : DarkSheet.ROAD;
    }

    /** The colour of a side, made for counters, as a line or sign upon the ground. */
    public Color mark(Color owner) {
        return this == LIGHT ? owner : DarkSheet.mark(owner);
    }

    /** The colour of a side, made for counters, in letters that can be read on their halo. */
    public Color letters(Color owner) {
        Color halo = new Color(of(Ink.HALO).getRGB());
        Color letters = mark(owner);
        for (double share = 0; share <= 1 && Contrast.between(letters, halo) < LETTERS; share += STEP) {
            letters = mix(mark(owner), of(Ink.NAME), share);
        }
        return letters;
    }

    /** The edge of a counter or base of a colour. */
    public Color rim(Color counter) {
        return this == LIGHT ? shade(counter, -0.32) : DarkSheet.rim(counter);
    }

    /** The colour of ground that is {@code fill} on paper at level 0 when it lies at a level. */
    public Color ground(Color fill, int level) {
        return this == LIGHT ? onPaper(fill, level) : DarkSheet.ground(fill, level);
    }

    private static Color onPaper(Color fill, int level) {
        Lab own = Lab.of(fill);
        Lab base = Lab.of(new Color(LEVELS[0]));
        Lab tint = Lab.of(new Color(
                level >= 0 ? LEVELS[Math.min(level, LEVELS.length - 1)] : BELOW[Math.min(-level, BELOW.length) - 1]));
        // Pale ground takes the tint in full; strong colours keep their hue, or woods would turn to mud.
        double pale = Math.max(0, Math.min(1, (own.lightness() - 0.75) / 0.15));
        double hue = 0.12 + 0.88 * pale;
        Lab tinted = new Lab(
                own.lightness() + (tint.lightness() - base.lightness()) * (0.5 + 0.5 * pale),
                own.a() + (tint.a() - base.a()) * hue,
                own.b() + (tint.b() - base.b()) * hue);
        return tinted.colour(255);
    }

    /** The colour of a label on a ground: its own or, where that is too near the ground's, one further from it. */
    public Color label(Color ground) {
        return labels.computeIfAbsent(ground, this::toldFrom);
    }

    private Color toldFrom(Color ground) {
        Color own = of(Ink.LABEL);
        Color opaque = new Color(own.getRGB());
        Color away = Contrast.between(Color.WHITE, ground) > Contrast.between(Color.BLACK, ground)
                ? Color.WHITE
                : Color.BLACK;
        Color label = own;
        for (double share = 0; share <= 1 && Contrast.between(label, ground) < READABLE; share += STEP) {
            label = mix(opaque, away, share);
        }
        return label;
    }

    /** A colour mixed in even steps: 0 all of the first … 1 all of the second. */
    public static Color mix(Color first, Color second, double share) {
        int alpha = (int) Math.round(first.getAlpha() + (second.getAlpha() - first.getAlpha()) * share);
        return Lab.of(first).towards(Lab.of(second), share).colour(alpha);
    }

    /** A colour made lighter (above 0) or darker (below 0). */
    public static Color shade(Color colour, double lightness) {
        Lab lab = Lab.of(colour);
        return lab.withLightness(Math.max(0, Math.min(1, lab.lightness() + lightness)))
                .colour(colour.getAlpha());
    }

    public static Color fade(Color colour, double opacity) {
        return new Color(colour.getRed(), colour.getGreen(), colour.getBlue(), (int)
                Math.round(255 * Math.max(0, Math.min(1, opacity))));
    }

    /** Letters on a counter or base of a colour. */
    public static Color inkOn(Color ground) {
        return isDark(ground) ? new Color(0xFFFDF6) : new Color(0x1E1B16);
    }

    /** Whether white letters read better on this colour than black ones. */
    public static boolean isDark(Color colour) {
        return Lab.of(colour).lightness() < 0.68;
    }
}
