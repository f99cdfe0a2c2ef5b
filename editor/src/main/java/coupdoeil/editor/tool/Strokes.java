package coupdoeil.editor.tool;

import coupdoeil.editor.widget.ThemeColour;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;

/** Lines that can be seen on any ground: a colour with a white rim. */
public final class Strokes {

    private Strokes() {}

    /** Draws a shape with a line of so many pixels, whatever the zoom. */
    public static void outlined(Graphics2D g, Shape shape, Color colour, double pixels, double zoom) {
        g.setStroke(stroke((pixels + 2.5) / zoom));
        g.setColor(ThemeColour.STROKE_RIM.colour());
        g.draw(shape);
        g.setStroke(stroke(pixels / zoom));
        g.setColor(colour);
        g.draw(shape);
    }

    private static BasicStroke stroke(double width) {
        return new BasicStroke((float) width, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND);
    }
}
