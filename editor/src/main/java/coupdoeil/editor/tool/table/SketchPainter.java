package coupdoeil.editor.tool.table;

import coupdoeil.editor.paint.sheet.Letters;
import coupdoeil.editor.paint.sheet.MapFonts;
import coupdoeil.editor.paint.sheet.TableLayout;
import coupdoeil.editor.tool.Strokes;
import coupdoeil.editor.widget.ThemeColour;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.Optional;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;

/** Paints sketches so that they can be seen on any ground, as large at any zoom. */
final class SketchPainter {

    /** Pixels that lines, handles and crosses reach beyond what they mark. */
    private static final double BEYOND = 14;

    /** Pixels of words, from the point that they are about to where they begin, and around them. */
    private static final double ASIDE = 12;

    private static final double PAD = 4;
    private static final double LETTERS = 12;

    private final Graphics2D g;
    private final TableLayout layout;
    private final double zoom;
    private final Rectangle2D shown;

    /** @param g takes map units @param zoom pixels per map unit @param shown the part of the plane in sight */
    SketchPainter(Graphics2D g, TableLayout layout, double zoom, Rectangle2D shown) {
        this.g = g;
        this.layout = layout;
        this.zoom = zoom;
        this.shown = shown;
    }

    /** The part of the plane that a sketch takes, lines and words included; empty if it shows nothing. */
    static Optional<Rectangle2D> reach(Sketch sketch, TableLayout layout, double zoom, Rectangle2D shown) {
        return sketch.marks().stream()
                .filter(mark -> !mark.shape().isEmpty())
                .map(mark -> reach(mark, layout, zoom, shown))
                .reduce(Rectangle2D::createUnion);
    }

    private static Rectangle2D reach(Sketch.Mark mark, TableLayout layout, double zoom, Rectangle2D shown) {
        Envelope extent = mark.shape().getEnvelopeInternal();
        Point2D corner = layout.point(extent.getMinX(), extent.getMaxY());
        if (mark.kind() == Sketch.Kind.TEXT) {
            Rectangle2D board = board(corner, mark.text(), zoom, shown);
            // A pixel for edges that are smoothed.
            return new Rectangle2D.Double(
                    board.getX() - 1 / zoom,
                    board.getY() - 1 / zoom,
                    board.getWidth() + 2 / zoom,
                    board.getHeight() + 2 / zoom);
        }
        double beyond = BEYOND / zoom;
        return new Rectangle2D.Double(
                corner.getX() - beyond,
                corner.getY() - beyond,
                extent.getWidth() * TableLayout.UNITS_PER_INCH + 2 * beyond,
                extent.getHeight() * TableLayout.UNITS_PER_INCH + 2 * beyond);
    }

    /** What words about a point are written on, moved into sight where the point is near the edge of the window. */
    private static Rectangle2D board(Point2D at, String text, double zoom, Rectangle2D shown) {
        double width = (Letters.width(text, MapFonts.semiBold(LETTERS)) + 2 * PAD) / zoom;
        double height = (LETTERS * 1.25 + PAD) / zoom;
        double left = shown.getX() + Rulers.BREADTH / zoom;
        double top = shown.getY() + Rulers.BREADTH / zoom;
        double x = at.getX() + (ASIDE - PAD) / zoom;
        double y = at.getY() - (ASIDE - 1.5 * PAD) / zoom - height;
        return new Rectangle2D.Double(
                Math.max(left, Math.min(shown.getMaxX() - width, x)),
                Math.max(top, Math.min(shown.getMaxY() - height, y)),
                width,
                height);
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
            case GUIDE, FIRE, CHARGE, COMMAND, KEEP_OFF -> guide(shape, colour(mark.kind()));
            case SNAP -> snap(at(mark));
            case TEXT -> text(at(mark), mark.text(), colour(mark.about()));
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
    private void guide(Shape shape, Color colour) {
        g.setColor(ThemeColour.STROKE_RIM.colour());
        g.setStroke(new BasicStroke((float) (2.6 / zoom)));
        g.draw(shape);
        float dash = (float) (6 / zoom);
        g.setColor(colour);
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

    private void text(Point2D at, String text, Color ink) {
        Rectangle2D board = board(at, text, zoom, shown);
        g.setColor(ThemeColour.STROKE_RIM.colour());
        g.fill(board);
        g.setColor(ink);
        g.setFont(MapFonts.semiBold(LETTERS / zoom));
        g.drawString(text, (float) (board.getX() + PAD / zoom), (float) (board.getMaxY() - 1.5 * PAD / zoom));
    }

    /** Of guides, of how far pieces reach, and of words about them. */
    private static Color colour(Sketch.Kind kind) {
        return switch (kind) {
            case FIRE -> ThemeColour.REACH_FIRE.colour();
            case CHARGE -> ThemeColour.REACH_CHARGE.colour();
            case COMMAND -> ThemeColour.REACH_COMMAND.colour();
            case KEEP_OFF -> ThemeColour.REACH_KEEP_OFF.colour();
            case GUIDE -> ThemeColour.GUIDE.colour();
            default -> ThemeColour.CURSOR.colour();
        };
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
