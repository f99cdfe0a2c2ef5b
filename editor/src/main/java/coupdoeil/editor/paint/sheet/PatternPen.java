package coupdoeil.editor.paint.sheet;

import coupdoeil.model.grid.Hex;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;

/**
 * What a pattern is drawn with.
 *
 * @param g its origin is the centre of the hex
 * @param fine whether details can be seen
 * @param ground colour of the ground below
 */
public record PatternPen(Graphics2D g, Hex hex, TerrainStyle look, PaintTheme theme, boolean fine, Color ground) {

    /** The colour of the pattern made darker on light paper and lighter on dark. */
    public Color deep() {
        return PaintTheme.shade(look.ink(), theme.isPaper() ? -0.08 : 0.06);
    }

    /** The side of a crown or shrub that is turned from the light: the darkest of it, on the dark sheet too. */
    public Color shaded() {
        return theme.isPaper() ? deep() : PaintTheme.shade(ground, -0.1);
    }

    /** Between the colour of the pattern and that of the ground. */
    public Color soft(double ofInk) {
        return PaintTheme.mix(ground, look.ink(), ofInk);
    }

    public Scatter.Chance chance(int salt) {
        return new Scatter.Chance(hex, salt);
    }

    public void stroke(double width) {
        g.setStroke(new BasicStroke((float) width, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
    }

    public void line(double x1, double y1, double x2, double y2) {
        g.draw(new Line2D.Double(x1, y1, x2, y2));
    }

    public void disc(double x, double y, double radius) {
        g.fill(new Ellipse2D.Double(x - radius, y - radius, 2 * radius, 2 * radius));
    }
}
