package coupdoeil.editor.paint.sheet;

import java.awt.Color;

/**
 * How one kind of sheet is coloured. Charts and armies give their colours for classic paper; each sheet makes its own of
 * them, so that every battle has all of them without saying so.
 */
interface SheetColours {

    /** Open ground at level 0 on classic paper: what charts give as colour is measured from it. */
    Lab OPEN = Lab.of(new Color(0xE9E4C9));

    /** A colour of ink or line; its opacity stays. */
    Color adapt(Color classic);

    Color of(Ink ink);

    /** Ground that is {@code fill} on classic paper at level 0 when it lies at a level. */
    Color ground(Color fill, int level);

    /** The surface of roads and bridges. */
    Color road();

    Relief relief();

    /**
     * How much things stand out from a sheet.
     *
     * @param light how strongly slopes towards the light are lit, 0 not at all … 1 white
     * @param shade how strongly slopes away from the light are shaded, 0 not at all … 1 black
     * @param contour the width of contours, as a share of that on classic paper
     * @param flat whether things lie flat on it: no shadows, no gloss, one tone for each
     */
    record Relief(double light, double shade, double contour, boolean flat) {}

    /** The colour of a side, made for counters, as a line or sign upon the ground. */
    default Color mark(Color owner) {
        return owner;
    }

    /** The edge of a counter or base of a colour. */
    default Color rim(Color counter) {
        return PaintTheme.shade(counter, -0.32);
    }

    /** The tint of a level: the first of some above, the second of those below; beyond the last, the last. */
    static Color level(int[] above, int[] below, int level) {
        return new Color(
                level >= 0 ? above[Math.min(level, above.length - 1)] : below[Math.min(-level, below.length) - 1]);
    }
}
