package coupdoeil.editor.paint.sheet;

import java.awt.Color;

/** The printed classic: warm paper, every colour as the chart gives it, ground the browner the higher. */
final class ClassicSheet implements SheetColours {

    private static final Color ROAD = new Color(0xF7F0DF);

    /** What ground at level 0, 1, 2 … adds to its colour. */
    private static final int[] LEVELS = {0xECE9D6, 0xE7E0C3, 0xE0D5AF, 0xD8C99D, 0xCEBB8B, 0xC3AC7A, 0xB79C6A, 0xA98A5B
    };

    private static final int[] BELOW = {0xE0E6CD, 0xD2DFC6, 0xC4D7BF};

    @Override
    public Color adapt(Color classic) {
        return classic;
    }

    @Override
    public Color of(Ink ink) {
        return ink.onPaper();
    }

    @Override
    public Color ground(Color fill, int level) {
        Lab own = Lab.of(fill);
        Lab base = Lab.of(new Color(LEVELS[0]));
        Lab tint = Lab.of(SheetColours.level(LEVELS, BELOW, level));
        // Pale ground takes the tint in full; strong colours keep their hue, or woods would turn to mud.
        double pale = Math.max(0, Math.min(1, (own.lightness() - 0.75) / 0.15));
        double hue = 0.12 + 0.88 * pale;
        Lab tinted = new Lab(
                own.lightness() + (tint.lightness() - base.lightness()) * (0.5 + 0.5 * pale),
                own.a() + (tint.a() - base.a()) * hue,
                own.b() + (tint.b() - base.b()) * hue);
        return tinted.colour(255);
    }

    @Override
    public Color road() {
        return ROAD;
    }

    @Override
    public Relief relief() {
        return new Relief(0.16, 0.1, 1, false);
    }
}
