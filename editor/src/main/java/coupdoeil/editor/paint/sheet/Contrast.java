package coupdoeil.editor.paint.sheet;

import java.awt.Color;

/** How well one colour is told from another, by the measure of the web's guidelines: 1 not at all, 21 black from white. */
public final class Contrast {

    private Contrast() {}

    /** @param ink may let the ground shine through */
    public static double between(Color ink, Color ground) {
        double one = luminance(over(ink, ground));
        double other = luminance(ground);
        return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
    }

    private static Color over(Color ink, Color ground) {
        double share = ink.getAlpha() / 255.0;
        return new Color(
                mixed(ink.getRed(), ground.getRed(), share),
                mixed(ink.getGreen(), ground.getGreen(), share),
                mixed(ink.getBlue(), ground.getBlue(), share));
    }

    private static int mixed(int ink, int ground, double share) {
        return (int) Math.round(ink * share + ground * (1 - share));
    }

    private static double luminance(Color colour) {
        return 0.2126 * linear(colour.getRed())
                + 0.7152 * linear(colour.getGreen())
                + 0.0722 * linear(colour.getBlue());
    }

    private static double linear(int channel) {
        double value = channel / 255.0;
        return value <= 0.04045 ? value / 12.92 : Math.pow((value + 0.055) / 1.055, 2.4);
    }
}
