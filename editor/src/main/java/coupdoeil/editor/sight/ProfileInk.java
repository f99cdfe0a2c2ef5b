package coupdoeil.editor.sight;

import coupdoeil.editor.paint.sheet.PaintTheme;
import coupdoeil.editor.widget.ThemeColour;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import javax.swing.UIManager;

/** How the line itself is drawn in a profile, of any battlefield. @param font of labels, whose size is the measure of all else */
record ProfileInk(PaintTheme theme, Font font) {

    /** The size of the font, in pixels. */
    double em() {
        return font.getSize2D();
    }

    Font small() {
        return font.deriveFont(font.getSize2D() * 0.88f);
    }

    private Color colour(boolean clear) {
        return clear ? theme.clearSight() : theme.stoppedSight();
    }

    static Color faint(Color colour, int alpha) {
        return new Color(colour.getRed(), colour.getGreen(), colour.getBlue(), alpha);
    }

    /** A colour of the ground, as the theme has it. */
    Color colour(ThemeColour light) {
        return theme.adapt(light.colour());
    }

    /** A thin line for a level, with its number at the left. @param y of the level, in pixels as all else */
    void level(Graphics2D g, int level, double left, double width, double y) {
        g.setFont(small());
        FontMetrics metrics = g.getFontMetrics();
        g.setStroke(new BasicStroke(1));
        g.setColor(faint(UIManager.getColor("Label.foreground"), 36));
        g.draw(new Line2D.Double(left, y, left + width, y));
        g.setColor(UIManager.getColor("Form.noteForeground"));
        String text = Integer.toString(level);
        g.drawString(text, (float) (left - em() * 0.6 - metrics.stringWidth(text)), (float)
                (y + metrics.getAscent() * 0.38));
    }

    /** Troops: a block with the cross of infantry. */
    void troops(Graphics2D g, Rectangle2D block) {
        g.setColor(colour(ThemeColour.TROOPS));
        g.fill(block);
        g.setColor(UIManager.getColor("Panel.background"));
        g.setStroke(new BasicStroke(1.2f));
        g.draw(new Line2D.Double(block.getMinX(), block.getMaxY(), block.getMaxX(), block.getMinY()));
        g.draw(new Line2D.Double(block.getMinX(), block.getMinY(), block.getMaxX(), block.getMaxY()));
        g.draw(block);
    }

    /** The ground below a surface that runs from left to right, down to a base. */
    void ground(Graphics2D g, Path2D surface, double left, double width, double base) {
        Path2D.Double body = new Path2D.Double(surface);
        body.lineTo(left + width, base);
        body.lineTo(left, base);
        body.closePath();
        g.setColor(colour(ThemeColour.GROUND));
        g.fill(body);
        g.setColor(colour(ThemeColour.TURF));
        g.setStroke(new BasicStroke((float) (em() * 0.14), BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND));
        g.draw(surface);
    }

    void clear(Graphics2D g, Line2D way) {
        stroke(g, way, theme.clearSight(), em() * 0.18);
    }

    /** Where the line no longer sees. */
    void dashes(Graphics2D g, Line2D way) {
        g.setColor(theme.stoppedSight());
        float dash = (float) (em() * 0.45);
        g.setStroke(new BasicStroke(
                (float) (em() * 0.15),
                BasicStroke.CAP_BUTT,
                BasicStroke.JOIN_ROUND,
                1,
                new float[] {dash, dash * 0.7f},
                0));
        g.draw(way);
    }

    /** Where something stops it. */
    void cross(Graphics2D g, Point2D at) {
        double r = em() * 0.42;
        Path2D.Double cross = new Path2D.Double();
        cross.moveTo(at.getX() - r, at.getY() - r);
        cross.lineTo(at.getX() + r, at.getY() + r);
        cross.moveTo(at.getX() - r, at.getY() + r);
        cross.lineTo(at.getX() + r, at.getY() - r);
        stroke(g, cross, theme.stoppedSight(), em() * 0.22);
    }

    /** An end, or something that is looked over. @param size as a share of the font's */
    void dot(Graphics2D g, double x, double y, double size, boolean clear) {
        double radius = size * em();
        RoundRectangle2D dot =
                new RoundRectangle2D.Double(x - radius, y - radius, 2 * radius, 2 * radius, 2 * radius, 2 * radius);
        g.setColor(UIManager.getColor("Panel.background"));
        g.fill(dot);
        g.setColor(colour(clear));
        g.setStroke(new BasicStroke((float) (radius * 0.5)));
        g.draw(dot);
    }

    private static void stroke(Graphics2D g, Shape shape, Color colour, double wide) {
        g.setColor(UIManager.getColor("Panel.background"));
        g.setStroke(new BasicStroke((float) (wide * 2.2), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        g.draw(shape);
        g.setColor(colour);
        g.setStroke(new BasicStroke((float) wide, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        g.draw(shape);
    }
}
