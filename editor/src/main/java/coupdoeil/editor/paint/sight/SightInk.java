package coupdoeil.editor.paint.sight;

import coupdoeil.editor.paint.sheet.PaintTheme;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.font.TextLayout;
import java.awt.geom.AffineTransform;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;

/** The marks of sight in the colours of a theme. */
final class SightInk {

    private static final Color VEIL = new Color(0x2E3440);
    private static final Color RIM = new Color(0xFFFDF6);
    private static final Color PAPER = new Color(0xECE9D6);

    private final PaintTheme theme;

    SightInk(PaintTheme theme) {
        this.theme = theme;
    }

    Color clear() {
        return theme.clearSight();
    }

    Color stopped() {
        return theme.stoppedSight();
    }

    Color paper() {
        return theme.adapt(PAPER);
    }

    Color edge() {
        return PaintTheme.fade(theme.adapt(VEIL), 0.6);
    }

    private Color veil() {
        return theme.adapt(VEIL);
    }

    private Color halo() {
        return theme.adapt(RIM);
    }

    void deadGround(Graphics2D g, Shape area, double zoom) {
        fill(g, area, stopped(), 0.16);
        Hatching.FALLING.fill(g, area, PaintTheme.fade(stopped(), 0.8), zoom);
    }

    void hiddenGround(Graphics2D g, Shape area, double zoom) {
        fill(g, area, veil(), 0.4);
        Hatching.LEVEL.fill(g, area, PaintTheme.fade(veil(), 0.45), zoom);
    }

    void farGround(Graphics2D g, Shape area, double zoom) {
        fill(g, area, veil(), 0.28);
        Hatching.DOTTED.fill(g, area, PaintTheme.fade(veil(), 0.65), zoom);
    }

    void blindZone(Graphics2D g, Shape area, double zoom) {
        fill(g, area, veil(), 0.34);
        Hatching.RISING.fill(g, area, PaintTheme.fade(veil(), 0.6), zoom);
    }

    static void fill(Graphics2D g, Shape area, Color colour, double opacity) {
        g.setColor(PaintTheme.fade(colour, opacity));
        g.fill(area);
    }

    void rimmed(Graphics2D g, Shape shape, Color colour, double width) {
        g.setColor(PaintTheme.fade(halo(), 0.85));
        g.setStroke(new BasicStroke((float) (width * 2), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        g.draw(shape);
        g.setColor(colour);
        g.setStroke(new BasicStroke((float) width, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        g.draw(shape);
    }

    void broken(Graphics2D g, Line2D line) {
        g.setColor(PaintTheme.fade(halo(), 0.7));
        g.setStroke(new BasicStroke(4.4f, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        g.draw(line);
        g.setColor(stopped());
        g.setStroke(new BasicStroke(2.4f, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND, 1, new float[] {6, 4}, 0));
        g.draw(line);
    }

    /** Who looks. */
    void eye(Graphics2D g, Point2D at) {
        Path2D.Double eye = new Path2D.Double();
        eye.moveTo(at.getX() - 13, at.getY());
        eye.quadTo(at.getX(), at.getY() - 14, at.getX() + 13, at.getY());
        eye.quadTo(at.getX(), at.getY() + 14, at.getX() - 13, at.getY());
        eye.closePath();
        g.setColor(halo());
        g.fill(eye);
        rimmed(g, eye, clear(), 1.8);
        g.fill(disc(at, 4));
    }

    void ring(Graphics2D g, Point2D at, double radius, Color colour, double width) {
        rimmed(g, disc(at, radius), colour, width);
    }

    /** A small ring that hides what is under it. */
    void bead(Graphics2D g, Point2D at) {
        g.setColor(halo());
        g.fill(disc(at, 5));
        rimmed(g, disc(at, 5), clear(), 1.6);
    }

    void cross(Graphics2D g, Point2D at) {
        Path2D.Double cross = new Path2D.Double();
        cross.moveTo(at.getX() - 5.5, at.getY() - 5.5);
        cross.lineTo(at.getX() + 5.5, at.getY() + 5.5);
        cross.moveTo(at.getX() - 5.5, at.getY() + 5.5);
        cross.lineTo(at.getX() + 5.5, at.getY() - 5.5);
        rimmed(g, cross, stopped(), 3);
    }

    /** Letters with a halo. */
    void text(Graphics2D g, String text, float x, float y, double halo) {
        Shape outline = new TextLayout(text, g.getFont(), g.getFontRenderContext())
                .getOutline(AffineTransform.getTranslateInstance(x, y));
        g.setColor(PaintTheme.fade(halo(), 0.8));
        g.setStroke(new BasicStroke((float) (2 * halo), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        g.draw(outline);
        g.setColor(veil());
        g.fill(outline);
    }

    private static Ellipse2D disc(Point2D at, double radius) {
        return new Ellipse2D.Double(at.getX() - radius, at.getY() - radius, 2 * radius, 2 * radius);
    }
}
