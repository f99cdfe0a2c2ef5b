package coupdoeil.editor.paint.sheet;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.font.FontRenderContext;
import java.awt.font.GlyphVector;
import java.awt.geom.AffineTransform;

/** Writes on a map: centred, fitted to a width, with a halo where the ground is busy. */
public final class Letters {

    /** Measures at any scale alike, so that text breaks the same way at every zoom. */
    private static final FontRenderContext EXACT = new FontRenderContext(null, true, true);

    private final Graphics2D g;
    private final PaintTheme theme;

    public Letters(Graphics2D g, PaintTheme theme) {
        this.g = g;
        this.theme = theme;
    }

    public static double width(String text, Font font) {
        return font.getStringBounds(text, EXACT).getWidth();
    }

    public void centred(String text, double x, double y, Font font, Color colour) {
        g.setFont(font);
        g.setColor(colour);
        g.drawString(text, (float) (x - width(text, font) / 2), (float) y);
    }

    /**
     * A name over a halo in the colour of the paper.
     *
     * @param place from a plane with the middle of the name as its origin and its x axis along it
     * @param below how far below the middle its letters stand
     */
    public void haloed(String text, AffineTransform place, double below, Font font, double halo, Color ink) {
        Shape outline = placed(text, place, below, font);
        g.setColor(theme.of(Ink.HALO));
        g.setStroke(new BasicStroke((float) (2 * halo), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        g.draw(outline);
        g.setColor(ink);
        g.fill(outline);
    }

    /** As {@link #haloed}, on an even ground. */
    public void plain(String text, AffineTransform place, double below, Font font, Color colour) {
        g.setColor(colour);
        g.fill(placed(text, place, below, font));
    }

    private static Shape placed(String text, AffineTransform place, double below, Font font) {
        GlyphVector glyphs = font.createGlyphVector(EXACT, text);
        AffineTransform transform = new AffineTransform(place);
        transform.translate(-width(text, font) / 2, below);
        return transform.createTransformedShape(glyphs.getOutline());
    }

    /** The text, shortened word by word until it is no wider; the longest word gives way first. */
    public static String fitted(String text, Font font, double width) {
        String fitted = text;
        while (width(fitted, font) > width) {
            String shorter = shortened(fitted);
            if (shorter.length() >= fitted.length()) {
                return clipped(fitted, font, width);
            }
            fitted = shorter;
        }
        return fitted;
    }

    /** One letter less in the longest word of more than three letters; the text itself if there is none. */
    private static String shortened(String text) {
        String[] words = text.split(" ");
        int longest = 0;
        for (int i = 1; i < words.length; i++) {
            if (words[i].length() > words[longest].length()) {
                longest = i;
            }
        }
        String word = words[longest].endsWith(".")
                ? words[longest].substring(0, words[longest].length() - 1)
                : words[longest];
        if (word.length() <= 3) {
            return text;
        }
        // The first cut costs two letters, as the full stop takes the place of one.
        int cut = words[longest].endsWith(".") ? 1 : 2;
        words[longest] = word.substring(0, word.length() - cut) + ".";
        return String.join(" ", words);
    }

    private static String clipped(String text, Font font, double width) {
        int length = text.length();
        while (length > 1 && width(text.substring(0, length), font) > width) {
            length--;
        }
        return text.substring(0, length).strip();
    }
}
