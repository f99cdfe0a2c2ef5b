package coupdoeil.editor.paint.sheet;

import java.awt.Color;

/**
 * The sheet for notes: white and light greys with a breath of colour, so that little ink is printed, and pencil notes and
 * counters stand out.
 */
final class GreySheet implements SheetColours {

    /** Lightness of open ground at level 0, and how much darker each level is, up to the highest told apart. */
    private static final double OPEN_GROUND = 0.972;

    private static final double STEP = 0.018;
    private static final int HIGHEST = 8;

    /** How much of the lightness that sets terrain off from open ground is left, and of its hue. */
    private static final double SET_OFF = 0.5;

    private static final double HUE = 0.16;

    /** The darkest ink or line, and how much of the lightness between that and white is left. */
    private static final double DARKEST = 0.36;

    private static final double FAINTER = 0.55;
    /** Lines keep more of their hue than ground: streams are to be told from tracks. */
    private static final double LINE_HUE = 0.34;

    @Override
    public Color adapt(Color classic) {
        Lab own = Lab.of(classic);
        return new Lab(DARKEST + FAINTER * own.lightness(), own.a() * LINE_HUE, own.b() * LINE_HUE)
                .colour(classic.getAlpha());
    }

    @Override
    public Color of(Ink ink) {
        return ink.onGrey();
    }

    @Override
    public Color ground(Color fill, int level) {
        Lab own = Lab.of(fill);
        double open = Math.min(1, OPEN_GROUND - STEP * Math.min(HIGHEST, level));
        return new Lab(
                        Math.min(1, open + (own.lightness() - OPEN.lightness()) * SET_OFF),
                        (own.a() - OPEN.a()) * HUE,
                        (own.b() - OPEN.b()) * HUE)
                .colour(255);
    }

    @Override
    public Color road() {
        return Color.WHITE;
    }

    @Override
    public Relief relief() {
        return new Relief(0.2, 0.05, 0.75, true);
    }
}
