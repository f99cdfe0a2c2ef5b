package coupdoeil.editor.tool.table;

import coupdoeil.editor.paint.sheet.MapFonts;
import coupdoeil.editor.paint.sheet.TableLayout;
import coupdoeil.editor.tool.Strokes;
import coupdoeil.editor.widget.ThemeColour;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import org.locationtech.jts.geom.Coordinate;

/** Paints sketches so that they can be seen on any ground, as large at any zoom. */
final class SketchPainter {

    /** Pixels around what a sketch covers that its lines and words may take. */
    static final int MARGIN = 170;

    private final Graphics2D g;
    private final TableLayout layout;
    private final double zoom;

    /** @param g takes map units @param zoom pixels per map unit */
    SketchPainter(Graphics2D g, TableLayout layout, double zoom) {
        this.g = g;
        this.layout = layout;
        this.zoom = zoom;
    }

    void paint(Sketch sketch) {
        sketch.marks().forEach(this::paint);
    }

    private void paint(Sketch.Mark mark) {
        Shape shape = layout.shape(mark.shape());
        Color stroke = ThemeColour.STROKE.colour();
        switch (mark.kind()) {
            case FIGURE -> figure(mark, shape, stroke);
            case SELECTED -> selected(mark, shape);
            case HANDLE -> square(at(mark), 7, Color.WHITE, ThemeColour.SELECTION.colour());
            case HELD -> square(at(mark), 9, ThemeColour.SELECTION.colour(), Color.WHITE);
            case MIDDLE -> disc(at(mark), 5.5, Color.WHITE, ThemeColour.SELECTION.colour());
            case GUIDE -> guide(shape);
            case SNAP -> snap(at(mark));
            case TEXT -> text(at(mark), mark.text());
        }
    }

    private void figure(Sketch.Mark mark, Shape shape, Color stroke) {
        if (mark.shape().getDimension() == 2) {
            g.setColor(ThemeColour.STROKE_FILL.colour());
            g.fill(shape);
        }
        if (mark.shape().getDimension() == 0) {
            disc(at(mark), 9, stroke, Color.WHITE);
        } else {
            Strokes.outlined(g, shape, stroke, 2, zoom);
        }
    }

    private void selected(Sketch.Mark mark, Shape shape) {
        if (mark.shape().getDimension() == 0) {
            disc(at(mark), 12, new Color(0, true), ThemeColour.SELECTION.colour());
        } else {
            Strokes.outlined(g, shape, ThemeColour.SELECTION.colour(), 2.5, zoom);
        }
    }

    /** Dashed in two colours, one of which stands out from any ground. */
    private void guide(Shape shape) {
        g.setColor(ThemeColour.STROKE_RIM.colour());
        g.setStroke(new BasicStroke((float) (2.6 / zoom)));
        g.draw(shape);
        float dash = (float) (6 / zoom);
        g.setColor(ThemeColour.GUIDE.colour());
        g.setStroke(new BasicStroke(
                (float) (1.5 / zoom),
                BasicStroke.CAP_BUTT,
                BasicStroke.JOIN_ROUND,
                1,
                new float[] {dash, dash / 2},
                0));
        g.draw(shape);
    }

    private void snap(Point2D at) {
        double arm = 9 / zoom;
        Path2D cross = new Path2D.Double();
        cross.moveTo(at.getX() - arm, at.getY());
        cross.lineTo(at.getX() + arm, at.getY());
        cross.moveTo(at.getX(), at.getY() - arm);
        cross.lineTo(at.getX(), at.getY() + arm);
        Strokes.outlined(g, cross, ThemeColour.GUIDE.colour(), 1.5, zoom);
        double radius = 5 / zoom;
        Strokes.outlined(
                g,
                new Ellipse2D.Double(at.getX() - radius, at.getY() - radius, 2 * radius, 2 * radius),
                ThemeColour.GUIDE.colour(),
                1.5,
                zoom);
    }

    private void text(Point2D at, String text) {
        Font font = MapFonts.semiBold((float) (12 / zoom));
        Rectangle2D bounds = font.getStringBounds(text, g.getFontRenderContext());
        double x = at.getX() + 12 / zoom;
        double y = at.getY() - 12 / zoom;
        double pad = 4 / zoom;
        g.setColor(ThemeColour.STROKE_RIM.colour());
        g.fill(new Rectangle2D.Double(
                x - pad, y - bounds.getHeight() + pad / 2, bounds.getWidth() + 2 * pad, bounds.getHeight() + pad));
        g.setColor(ThemeColour.CURSOR.colour());
        g.setFont(font);
        g.drawString(text, (float) x, (float) y);
    }

    private void square(Point2D at, double pixels, Color fill, Color rim) {
        double side = pixels / zoom;
        blob(new Rectangle2D.Double(at.getX() - side / 2, at.getY() - side / 2, side, side), fill, rim);
    }

    private void disc(Point2D at, double pixels, Color fill, Color rim) {
        double side = pixels / zoom;
        blob(new Ellipse2D.Double(at.getX() - side / 2, at.getY() - side / 2, side, side), fill, rim);
    }

    private void blob(Shape shape, Color fill, Color rim) {
        g.setColor(fill);
        g.fill(shape);
        g.setColor(rim);
        g.setStroke(new BasicStroke((float) (1.8 / zoom)));
        g.draw(shape);
    }

    private Point2D at(Sketch.Mark mark) {
        Coordinate point = mark.shape().getCoordinate();
        return layout.point(point.x, point.y);
    }
}
