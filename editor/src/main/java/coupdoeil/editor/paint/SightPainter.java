package coupdoeil.editor.paint;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexDirection;
import coupdoeil.model.grid.HexSide;
import coupdoeil.validator.sight.Obstacle;
import coupdoeil.validator.sight.SightPath;
import coupdoeil.validator.sight.Sighting;
import coupdoeil.validator.sight.Sightline;
import coupdoeil.validator.sight.Viewshed;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.HashSet;
import java.util.Set;

/**
 * Paints what is seen over a hex map. What differs does so in pattern and in colour, so that no one needs to tell colours
 * apart: seen ground is clear and rimmed, dead ground hatched, hidden ground veiled and lined, ground too far away dotted.
 */
public final class SightPainter {

    private static final Color CLEAR = new Color(0x0072B2);
    private static final Color STOPPED = new Color(0xD55E00);
    private static final Color VEIL = new Color(0x2E3440);
    private static final Color RIM = new Color(0xFFFDF6);

    private final HexLayout layout;

    public SightPainter(HexLayout layout) {
        this.layout = layout;
    }

    /**
     * Paints what is seen from one hex.
     *
     * @param g takes map units
     * @param shown the part of the plane in sight; hexes outside are left out
     */
    public void paint(Graphics2D g, Viewshed viewshed, Rectangle2D shown) {
        Path2D.Double blind = new Path2D.Double();
        Path2D.Double blocked = new Path2D.Double();
        Path2D.Double far = new Path2D.Double();
        Set<Hex> seen = new HashSet<>();
        viewshed.forEach((hex, sighting) -> {
            if (sighting == Sighting.VISIBLE || hex.equals(viewshed.from())) {
                seen.add(hex);
            } else if (layout.bounds(hex).intersects(shown)) {
                Path2D.Double area = sighting == Sighting.BLIND ? blind : sighting == Sighting.BLOCKED ? blocked : far;
                area.append(layout.outline(hex), false);
            }
        });
        veil(g, blind, STOPPED, 0.16);
        hatch(g, blind, shown, STOPPED, 1, 7);
        veil(g, blocked, VEIL, 0.42);
        hatch(g, blocked, shown, VEIL, 0, 6);
        veil(g, far, VEIL, 0.3);
        dots(g, far, shown);
        rim(g, seen);
        eye(g, layout.centre(viewshed.from()));
    }

    private static void veil(Graphics2D g, Shape area, Color colour, double opacity) {
        g.setColor(PaintTheme.fade(colour, opacity));
        g.fill(area);
    }

    /** Lines of a slope: 0 level, 1 falling by 45 degrees. Anchored to the plane, so that they do not crawl in a window. */
    private static void hatch(Graphics2D g, Shape area, Rectangle2D shown, Color colour, int slope, double gap) {
        Rectangle2D bounds = area.getBounds2D().createIntersection(shown);
        if (bounds.isEmpty()) {
            return;
        }
        Path2D.Double lines = new Path2D.Double();
        double first = bounds.getMinY() - slope * bounds.getMaxX();
        double last = bounds.getMaxY() - slope * bounds.getMinX();
        for (double c = Math.floor(first / gap) * gap; c <= last; c += gap) {
            lines.moveTo(bounds.getMinX(), c + slope * bounds.getMinX());
            lines.lineTo(bounds.getMaxX(), c + slope * bounds.getMaxX());
        }
        Graphics2D inside = (Graphics2D) g.create();
        inside.clip(area);
        inside.setColor(PaintTheme.fade(colour, slope == 0 ? 0.4 : 0.75));
        inside.setStroke(new BasicStroke(1.3f));
        inside.draw(lines);
        inside.dispose();
    }

    private static void dots(Graphics2D g, Shape area, Rectangle2D shown) {
        Rectangle2D bounds = area.getBounds2D().createIntersection(shown);
        if (bounds.isEmpty()) {
            return;
        }
        Graphics2D inside = (Graphics2D) g.create();
        inside.clip(area);
        inside.setColor(PaintTheme.fade(VEIL, 0.6));
        inside.setStroke(
                new BasicStroke(2, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND, 1, new float[] {0.01f, 8}, 0));
        double gap = 7;
        double left = Math.floor(bounds.getMinX() / 8) * 8;
        for (double y = Math.floor(bounds.getMinY() / gap) * gap; y <= bounds.getMaxY(); y += gap) {
            double shift = Math.floorMod(Math.round(y / gap), 2) * 4;
            inside.draw(new Line2D.Double(left - shift, y, bounds.getMaxX(), y));
        }
        inside.dispose();
    }

    private void rim(Graphics2D g, Set<Hex> seen) {
        Path2D.Double rim = new Path2D.Double();
        for (Hex hex : seen) {
            for (HexDirection direction : HexDirection.values()) {
                if (!seen.contains(hex.plus(direction))) {
                    rim.append(layout.line(new HexSide(hex, direction)), false);
                }
            }
        }
        rimmed(g, rim, CLEAR, 2);
    }

    private static void rimmed(Graphics2D g, Shape shape, Color colour, double width) {
        g.setColor(PaintTheme.fade(RIM, 0.85));
        g.setStroke(new BasicStroke((float) (width + 2), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        g.draw(shape);
        g.setColor(colour);
        g.setStroke(new BasicStroke((float) width, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        g.draw(shape);
    }

    /** Who looks. */
    private static void eye(Graphics2D g, Point2D at) {
        Path2D.Double eye = new Path2D.Double();
        eye.moveTo(at.getX() - 13, at.getY());
        eye.quadTo(at.getX(), at.getY() - 14, at.getX() + 13, at.getY());
        eye.quadTo(at.getX(), at.getY() + 14, at.getX() - 13, at.getY());
        eye.closePath();
        g.setColor(RIM);
        g.fill(eye);
        rimmed(g, eye, CLEAR, 1.8);
        g.fill(disc(at, 4));
    }

    private static Ellipse2D disc(Point2D at, double radius) {
        return new Ellipse2D.Double(at.getX() - radius, at.getY() - radius, 2 * radius, 2 * radius);
    }

    /**
     * A line of sight: unbroken and blue if it is clear; else dashed and red behind what stops it first, with a cross there.
     * What blocks is rimmed, what is looked over has a ring.
     *
     * @param g takes map units
     */
    public void paint(Graphics2D g, Sightline line) {
        Point2D from = layout.centre(line.from());
        Point2D to = layout.centre(line.to());
        Line2D whole = new Line2D.Double(from, to);
        for (SightPath path : line.paths()) {
            path.overlooked().forEach(obstacle -> {
                Ellipse2D ring = disc(nearest(whole, middle(obstacle, to)), 5);
                g.setColor(RIM);
                g.fill(ring);
                rimmed(g, ring, CLEAR, 1.6);
            });
        }
        if (line.visible()) {
            rimmed(g, whole, CLEAR, 2.6);
        } else {
            Point2D stop = stop(line, whole);
            outlines(g, line);
            rimmed(g, new Line2D.Double(from, stop), CLEAR, 2.6);
            broken(g, new Line2D.Double(stop, to));
            cross(g, stop);
        }
        eye(g, from);
        rimmed(g, disc(to, 6), line.visible() ? CLEAR : STOPPED, 2.4);
    }

    /** Rims the hexes and hexsides that block. */
    private void outlines(Graphics2D g, Sightline line) {
        line.obstacles().forEach(obstacle -> outline(g, obstacle));
        line.paths().forEach(path -> path.obstacles().forEach(obstacle -> outline(g, obstacle)));
    }

    private void outline(Graphics2D g, Obstacle obstacle) {
        if (obstacle.hex() != null) {
            rimmed(g, layout.outline(obstacle.hex()), STOPPED, 2);
        }
        if (obstacle.side() != null) {
            rimmed(g, layout.line(obstacle.side()), STOPPED, 5);
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

    private static void broken(Graphics2D g, Line2D line) {
        g.setColor(PaintTheme.fade(RIM, 0.7));
        g.setStroke(new BasicStroke(4, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        g.draw(line);
        g.setColor(STOPPED);
        g.setStroke(new BasicStroke(2.2f, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND, 1, new float[] {6, 4}, 0));
        g.draw(line);
    }

    private static void cross(Graphics2D g, Point2D at) {
        Path2D.Double cross = new Path2D.Double();
        cross.moveTo(at.getX() - 5.5, at.getY() - 5.5);
        cross.lineTo(at.getX() + 5.5, at.getY() + 5.5);
        cross.moveTo(at.getX() - 5.5, at.getY() + 5.5);
        cross.lineTo(at.getX() + 5.5, at.getY() - 5.5);
        rimmed(g, cross, STOPPED, 3);
    }
}
