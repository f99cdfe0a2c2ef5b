package coupdoeil.editor.sight;

import coupdoeil.editor.paint.sheet.PaintTheme;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.awt.geom.RoundRectangle2D;
import javax.swing.UIManager;

/** How the line itself is drawn in a profile, of any battlefield. @param em size of the font, in pixels */
record ProfileInk(PaintTheme theme, double em) {

    private Color colour(boolean clear) {
        return clear ? theme.clearSight() : theme.stoppedSight();
    }

    void clear(Graphics2D g, Line2D way) {
        stroke(g, way, theme.clearSight(), em * 0.18);
    }

    /** Where the line no longer sees. */
    void dashes(Graphics2D g, Line2D way) {
        g.setColor(theme.stoppedSight());
        float dash = (float) (em * 0.45);
        g.setStroke(new BasicStroke(
                (float) (em * 0.15),
                BasicStroke.CAP_BUTT,
                BasicStroke.JOIN_ROUND,
                1,
                new float[] {dash, dash * 0.7f},
                0));
        g.draw(way);
    }

    /** Where something stops it. */
    void cross(Graphics2D g, Point2D at) {
        double r = em * 0.42;
        Path2D.Double cross = new Path2D.Double();
        cross.moveTo(at.getX() - r, at.getY() - r);
        cross.lineTo(at.getX() + r, at.getY() + r);
        cross.moveTo(at.getX() - r, at.getY() + r);
        cross.lineTo(at.getX() + r, at.getY() - r);
        stroke(g, cross, theme.stoppedSight(), em * 0.22);
    }

    /** An end, or something that is looked over. @param size as a share of the font's */
    void dot(Graphics2D g, double x, double y, double size, boolean clear) {
        double radius = size * em;
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
