package coupdoeil.editor.paint.sheet;

import java.awt.Color;

/**
 * The modern sheet: nearly white open ground, terrain in flat clean colours further from it than on classic paper, thin
 * contours, white roads.
 */
final class ModernSheet implements SheetColours {

    private static final int[] LEVELS = {0xF6F5EF, 0xF1ECDA, 0xE9DFC3, 0xE0D1AC, 0xD5C195, 0xC9B081, 0xBC9E6F, 0xAE8C5E
    };

    private static final int[] BELOW = {0xE8F1E6, 0xDAEADB, 0xCCE2D0};

    /** How much of its distance from open ground terrain keeps: redder, greener and bluer, less yellow, nearer in lightness. */
    private static final double HUE = 1.15;

    private static final double YELLOW = 0.8;

    private static final double LIGHTNESS = 0.85;

    /** Distance from open ground at which terrain has its own hue on every level, and how much of the tint it takes then. */
    private static final double STRONG = 0.1;

    private static final double LEAST_TINT = 0.2;

    /** How much more colour ink and lines have. */
    private static final double INK = 1.2;

    @Override
    public Color adapt(Color classic) {
        Lab own = Lab.of(classic);
        return new Lab(own.lightness(), own.a() * INK, own.b() * INK).colour(classic.getAlpha());
    }

    @Override
    public Color of(Ink ink) {
        return ink.onModern();
    }

    @Override
    public Color ground(Color fill, int level) {
        Lab own = Lab.of(fill);
        Lab low = Lab.of(new Color(LEVELS[0]));
        Lab tint = Lab.of(SheetColours.level(LEVELS, BELOW, level));
        double far = Math.hypot(own.a() - OPEN.a(), own.b() - OPEN.b()) + Math.abs(own.lightness() - OPEN.lightness());
        double yellow = own.b() - OPEN.b();
        double taken = 1 - (1 - LEAST_TINT) * Math.min(1, far / STRONG);
        return new Lab(
                        low.lightness()
                                + Math.min(0, own.lightness() - OPEN.lightness()) * LIGHTNESS
                                + (tint.lightness() - low.lightness()) * (1 + taken) / 2,
                        own.a() + (own.a() - OPEN.a()) * (HUE - 1) + (tint.a() - OPEN.a()) * taken,
                        own.b() + yellow * ((yellow > 0 ? YELLOW : HUE) - 1) + (tint.b() - OPEN.b()) * taken)
                .colour(255);
    }

    @Override
    public Color road() {
        return Color.WHITE;
    }

    @Override
    public Relief relief() {
        return new Relief(0.12, 0.06, 0.65, true);
    }
}
