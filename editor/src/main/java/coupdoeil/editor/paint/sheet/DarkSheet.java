package coupdoeil.editor.paint.sheet;

import java.awt.Color;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The sheet for dark surroundings. Low ground is a cool slate; what is higher is lighter and warmer, so that heights come
 * forward. Terrain keeps its hue, as far from that of open ground as on paper.
 */
final class DarkSheet implements SheetColours {

    /** The surface of roads and bridges: paler than any ground they cross but the highest. */
    private static final Color ROAD = new Color(0xB5A68A);

    /** Open ground at level 0, 1, 2 …, in even steps of lightness from slate to sand. */
    private static final int[] LEVELS = {0x2F3A3E, 0x3D4645, 0x4C514A, 0x5B5A4E, 0x6A6453, 0x776D56, 0x837558, 0x8E7C59
    };

    private static final int[] BELOW = {0x27343B, 0x202E37, 0x1A2833};

    /** How much of the hue that a chart gives its terrain is left: large dark areas of strong colour tire the eye. */
    private static final double HUE = 0.72;

    /** By how much of its darkness on paper terrain is lighter than open ground, so that no ground sinks into black. */
    private static final double RISE = 0.22;

    /** Ink and lines: what is dark on paper is light here, and nothing falls back to the ground. */
    private static final double BRIGHTEST = 0.94;

    private static final double TURNED = 0.58;

    /** By how much lines and signs in the colour of a side are lighter than its counters. */
    private static final double MARK = 0.2;

    private static final Color CREAM = new Color(0xF7F3E6);

    private static final Map<Color, Color> TURNED_OVER = new ConcurrentHashMap<>();

    @Override
    public Color adapt(Color classic) {
        return TURNED_OVER.computeIfAbsent(classic, DarkSheet::turnedOver);
    }

    @Override
    public Color of(Ink ink) {
        return ink.inTheDark();
    }

    @Override
    public Color ground(Color fill, int level) {
        Lab own = Lab.of(fill);
        Lab open = Lab.of(SheetColours.level(LEVELS, BELOW, level));
        return new Lab(
                        open.lightness() + (OPEN.lightness() - own.lightness()) * RISE,
                        open.a() + (own.a() - OPEN.a()) * HUE,
                        open.b() + (own.b() - OPEN.b()) * HUE)
                .colour(255);
    }

    /** A colour of ink or line on paper turned over: its hue stays, its lightness is what is left up to white. */
    private static Color turnedOver(Color onPaper) {
        Lab lab = Lab.of(onPaper);
        return lab.withLightness(BRIGHTEST - TURNED * lab.lightness()).colour(onPaper.getAlpha());
    }

    @Override
    public Color mark(Color owner) {
        return PaintTheme.shade(owner, MARK);
    }

    /** A light edge lifts a counter off the ground. */
    @Override
    public Color rim(Color counter) {
        return PaintTheme.mix(counter, CREAM, 0.6);
    }

    @Override
    public Color road() {
        return ROAD;
    }

    /** On a dark sheet light glares and shade sinks. */
    @Override
    public Relief relief() {
        return new Relief(0.05, 0.14, 1, false);
    }
}
