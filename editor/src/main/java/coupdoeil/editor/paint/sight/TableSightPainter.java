package coupdoeil.editor.paint.sight;

import coupdoeil.editor.paint.sheet.PaintTheme;
import coupdoeil.editor.paint.sheet.TableLayout;
import coupdoeil.model.battlefield.Area;
import coupdoeil.model.table.Corner;
import coupdoeil.validator.sight.SightMarks;
import coupdoeil.validator.sight.Sighting;
import coupdoeil.validator.sight.Viewpoint;
import coupdoeil.validator.sight.table.TableLook;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.Collection;

/** Paints what is seen over a table, with the marks that it has on hexes, and lines of sight. */
public final class TableSightPainter {

    private final Graphics2D g;
    private final TableLayout layout;
    private final double zoom;
    private final SightInk ink;

    /** @param g takes map units @param zoom pixels of the user per map unit */
    public TableSightPainter(Graphics2D g, TableLayout layout, PaintTheme theme, double zoom) {
        this.g = g;
        this.layout = layout;
        this.zoom = zoom;
        this.ink = new SightInk(theme);
    }

    /** Marks what somebody sees; who looks is marked by {@link #eyes}. */
    public void marks(SightMarks marks) {
        if (marks instanceof SightMarks.Ground ground) {
            ink.hiddenGround(g, shape(ground.of(Sighting.BLOCKED)), zoom);
            rim(ground.of(Sighting.VISIBLE), true);
        } else if (marks instanceof SightMarks.Unseen unseen) {
            ink.blindZone(g, shape(unseen.area()), zoom);
            rim(unseen.area(), false);
        } else if (marks instanceof SightMarks.Counts counts) {
            counts.areas().forEach((count, area) -> {
                if (count == 0) {
                    ink.blindZone(g, shape(area), zoom);
                } else {
                    SightInk.fill(g, shape(area), ink.clear(), SightLayerPainter.TINTS[SightLayerPainter.shade(count)]);
                }
            });
        } else if (marks instanceof SightMarks.Watchers watchers) {
            watchers.watchers().stream()
                    .filter(watcher -> watcher.sighting() == Sighting.VISIBLE)
                    .forEach(watcher -> {
                        Line2D line = new Line2D.Double(
                                middle(watcher.from()), middle(watchers.target().area()));
                        ink.rimmed(g, line, ink.clear(), 2 / Math.min(1, zoom));
                        ink.eye(g, line.getP1());
                    });
            ink.ring(g, middle(watchers.target().area()), 6, ink.stopped(), 2.4);
        }
    }

    private void rim(Area area, boolean seen) {
        ink.rimmed(g, shape(area), seen ? ink.clear() : ink.stopped(), 2 / Math.min(1, zoom));
    }

    /** Marks who looks. */
    public void eyes(Collection<Viewpoint> observers) {
        observers.forEach(observer -> ink.eye(g, middle(observer.area())));
    }

    /** The lines of a look: unbroken where they are clear, dashed behind what stops them, with a cross there. */
    public void look(TableLook look) {
        double width = 2.4 / Math.min(1, zoom);
        for (TableLook.Ray ray : look.rays()) {
            Point2D from = point(ray.from());
            Point2D to = point(ray.to());
            if (ray.clear()) {
                ink.rimmed(g, new Line2D.Double(from, to), ink.clear(), width);
            } else {
                Point2D stop = point(ray.stop());
                ink.rimmed(g, new Line2D.Double(from, stop), ink.clear(), width);
                ink.broken(g, new Line2D.Double(stop, to));
                ink.cross(g, stop);
            }
            ink.eye(g, from);
            ink.ring(g, to, 6, ray.clear() ? ink.clear() : ink.stopped(), 2.4);
        }
    }

    private Point2D point(Corner corner) {
        return layout.point(corner.xInches(), corner.yInches());
    }

    private Point2D middle(Area area) {
        Rectangle2D bounds = shape(area).getBounds2D();
        return new Point2D.Double(bounds.getCenterX(), bounds.getCenterY());
    }

    private Shape shape(Area area) {
        return area instanceof Area.Shape on ? layout.shape(on.geometry()) : new Path2D.Double();
    }
}
