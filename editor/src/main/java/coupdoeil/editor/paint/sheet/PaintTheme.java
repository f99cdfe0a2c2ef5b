package coupdoeil.editor.paint.sheet;

import java.awt.Color;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** The sheets that a map is drawn on: three on paper, and the dark one, whose letters and lines are light. */
public enum PaintTheme {
    LIGHT(new ClassicSheet()),
    DARK(new DarkSheet()),
    MODERN(new ModernSheet()),
    GREY(new GreySheet());

    /** By how much small letters are told from their ground at least. */
    private static final double READABLE = 3;

    /** The same of letters that are to be read at a glance. */
    private static final double LETTERS = 6;

    private static final double STEP = 0.1;

    private final SheetColours colours;
    private final Map<Color, Color> labels = new ConcurrentHashMap<>();

    PaintTheme(SheetColours colours) {
        this.colours = colours;
    }

    /** Whether its ground is light and what is drawn on it dark. */
    public boolean isPaper() {
        return this != DARK;
    }

    /** Whether things lie flat on it: no shadows, no gloss, one tone for each. */
    public boolean isFlat() {
        return colours.relief().flat();
    }

    /** A colour of ink or line made for classic paper as it is in this theme; its opacity stays. */
    public Color adapt(Color classic) {
        return colours.adapt(classic);
    }

    public Color of(Ink ink) {
        return colours.of(ink);
    }

    /** The colour around the map. */
    public Color surround() {
        return of(Ink.SURROUND);
    }

    /** The colour of sight that is clear: a blue that stands out from any ground. */
    public Color clearSight() {
        return isPaper() ? new Color(0x0072B2) : new Color(0x62B8F2);
    }

    /** The colour of what stops sight; to those who see no red and green, too, not that of clear sight. */
    public Color stoppedSight() {
        return isPaper() ? new Color(0xC84B00) : new Color(0xFF9152);
    }

    /** The surface of roads and bridges: pale, on dark ground too. */
    public Color road() {
        return colours.road();
    }

    /** The colour of a side, made for counters, as a line or sign upon the ground. */
    public Color mark(Color owner) {
        return colours.mark(owner);
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
        return colours.rim(counter);
    }

    /** The colour of ground that is {@code fill} on classic paper at level 0 when it lies at a level. */
    public Color ground(Color fill, int level) {
        return colours.ground(fill, level);
    }

    /** How strongly slopes towards the light are lit, 0 not at all … 1 white. */
    double slopeLight() {
        return colours.relief().light();
    }

    /** How strongly slopes away from the light are shaded, 0 not at all … 1 black. */
    double slopeShade() {
        return colours.relief().shade();
    }

    /** The width of a contour that has this width on classic paper. */
    public double contour(double classic) {
        return classic * colours.relief().contour();
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
