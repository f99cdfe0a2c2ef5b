package coupdoeil.editor.paint;

import coupdoeil.model.grid.Hex;
import coupdoeil.validator.sight.Obstacle;
import coupdoeil.validator.sight.SightPath;
import coupdoeil.validator.sight.Sighting;
import coupdoeil.validator.sight.Sightline;
import coupdoeil.validator.sight.Viewshed;
import java.awt.Graphics2D;
import java.awt.geom.Line2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.HashSet;
import java.util.Set;

/** Paints a line of sight over a hex map, and what is seen from one hex. */
public final class SightPainter {

    private final HexLayout layout;
    private final PaintTheme theme;
    private final SightInk ink;

    public SightPainter(HexLayout layout, PaintTheme theme) {
        this.layout = layout;
        this.theme = theme;
        this.ink = new SightInk(theme);
    }

    /**
     * Paints what is seen from one hex.
     *
     * @param g takes map units
     * @param shown the part of the plane in sight; hexes outside are left out
     */
    public void paint(Graphics2D g, Viewshed viewshed, Rectangle2D shown) {
        SightLayerPainter painter =
                new SightLayerPainter(g, layout, theme, shown, g.getTransform().getScaleX());
        for (Sighting sighting : Sighting.values()) {
            painter.hidden(sighting, viewshed.hexes(sighting));
        }
        Set<Hex> seen = new HashSet<>(viewshed.hexes(Sighting.VISIBLE));
        seen.add(viewshed.from());
        painter.seen(seen);
        painter.eye(viewshed.from());
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
        Line2D whole = whole(line);
        for (SightPath path : line.paths()) {
            path.overlooked().forEach(obstacle -> ink.bead(g, nearest(whole, middle(obstacle, whole.getP2()))));
        }
        if (line.visible()) {
            ink.rimmed(g, whole, ink.clear(), 2.6);
        } else {
            Point2D stop = stop(line, whole);
            line.obstacles().forEach(obstacle -> outline(g, obstacle));
            line.paths().forEach(path -> path.obstacles().forEach(obstacle -> outline(g, obstacle)));
            ink.rimmed(g, new Line2D.Double(whole.getP1(), stop), ink.clear(), 2.6);
            ink.broken(g, new Line2D.Double(stop, whole.getP2()));
            ink.cross(g, stop);
        }
        ink.eye(g, whole.getP1());
        ink.ring(g, whole.getP2(), 6, line.visible() ? ink.clear() : ink.stopped(), 2.4);
    }

    /** Where a line stops: at its end if it is clear, else at what stops it first. */
    public Point2D place(Sightline line) {
        return line.visible() ? layout.centre(line.to()) : stop(line, whole(line));
    }

    private Line2D whole(Sightline line) {
        return new Line2D.Double(layout.centre(line.from()), layout.centre(line.to()));
    }

    private void outline(Graphics2D g, Obstacle obstacle) {
        if (obstacle.hex() != null) {
            ink.rimmed(g, layout.outline(obstacle.hex()), ink.stopped(), 2);
        }
        if (obstacle.side() != null) {
            ink.rimmed(g, layout.line(obstacle.side()), ink.stopped(), 5);
        }
    }

    /** The point of a line nearest to its start at which something blocks; its middle if only its length does. */
    private Point2D stop(Sightline line, Line2D whole) {
        Point2D first = null;
        for (SightPath path : line.paths()) {
            for (Obstacle obstacle : path.obstacles()) {
                Point2D at = nearest(whole, middle(obstacle, whole.getP2()));
                if (first == null || at.distance(whole.getP1()) < first.distance(whole.getP1())) {
                    first = at;
                }
            }
        }
        return first != null ? first : between(whole, 0.5);
    }

    private Point2D middle(Obstacle obstacle, Point2D otherwise) {
        if (obstacle.side() != null) {
            return layout.middle(obstacle.side().hex(), obstacle.side().direction());
        }
        return obstacle.hex() != null ? layout.centre(obstacle.hex()) : otherwise;
    }

    /** The point of a line that comes nearest to a point. */
    private static Point2D nearest(Line2D line, Point2D point) {
        double x = line.getX2() - line.getX1();
        double y = line.getY2() - line.getY1();
        double square = Math.max(1e-9, x * x + y * y);
        double share = ((point.getX() - line.getX1()) * x + (point.getY() - line.getY1()) * y) / square;
        return between(line, Math.max(0, Math.min(1, share)));
    }

    private static Point2D between(Line2D line, double share) {
        return new Point2D.Double(
                line.getX1() + (line.getX2() - line.getX1()) * share,
                line.getY1() + (line.getY2() - line.getY1()) * share);
    }
}
