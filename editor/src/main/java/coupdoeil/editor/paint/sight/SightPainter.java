package coupdoeil.editor.paint.sight;

import coupdoeil.editor.paint.sheet.HexLayout;
import coupdoeil.editor.paint.sheet.PaintTheme;
import coupdoeil.model.grid.Hex;
import coupdoeil.validator.sight.hexes.SightFigure;
import coupdoeil.validator.sight.hexes.Sightline;
import java.awt.Graphics2D;
import java.awt.geom.Line2D;
import java.awt.geom.Point2D;

/** Paints a line of sight over a hex map. */
public final class SightPainter {

    private final HexLayout layout;
    private final SightInk ink;

    public SightPainter(HexLayout layout, PaintTheme theme) {
        this.layout = layout;
        this.ink = new SightInk(theme);
    }

    /** Marks where a line starts that leads nowhere yet. */
    public void paintStart(Graphics2D g, Hex from) {
        ink.rimmed(g, layout.outline(from), ink.clear(), 2);
        ink.eye(g, layout.centre(from));
    }

    /**
     * A line of sight: unbroken and blue if it is clear; else dashed and red behind what stops it first, with a cross there.
     * What blocks is rimmed, what is looked over has a ring.
     *
     * @param g takes map units
     */
    public void paint(Graphics2D g, Sightline line) {
        SightFigure figure = SightFigure.of(line);
        Line2D whole = whole(line);
        figure.overlooked().forEach(share -> ink.bead(g, between(whole, share)));
        if (figure.stop().isEmpty()) {
            ink.rimmed(g, whole, ink.clear(), 2.6);
        } else {
            Point2D stop = between(whole, figure.stop().getAsDouble());
            figure.hexes().forEach(hex -> ink.rimmed(g, layout.outline(hex), ink.stopped(), 2));
            figure.sides().forEach(side -> ink.rimmed(g, layout.line(side), ink.stopped(), 5));
            ink.rimmed(g, new Line2D.Double(whole.getP1(), stop), ink.clear(), 2.6);
            ink.broken(g, new Line2D.Double(stop, whole.getP2()));
            ink.cross(g, stop);
        }
        ink.eye(g, whole.getP1());
        ink.ring(g, whole.getP2(), 6, line.visible() ? ink.clear() : ink.stopped(), 2.4);
    }

    /** Where a line stops: at its end if it is clear, else at what stops it first. */
    public Point2D place(Sightline line) {
        return between(whole(line), SightFigure.of(line).stop().orElse(1));
    }

    private Line2D whole(Sightline line) {
        return new Line2D.Double(layout.centre(line.from()), layout.centre(line.to()));
    }

    private static Point2D between(Line2D line, double share) {
        return new Point2D.Double(
                line.getX1() + (line.getX2() - line.getX1()) * share,
                line.getY1() + (line.getY2() - line.getY1()) * share);
    }
}
