package coupdoeil.editor.map;

import java.awt.geom.AffineTransform;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;

/**
 * Which part of the plane a window shows, and how large. Zoom comes in steps of the square root of two, so that two
 * steps double it; a whole map may be shown in between. The origin always falls on a whole pixel, so that lines and letters stay crisp while panning.
 *
 * @param x map unit at the left of the window
 * @param y map unit at the top of the window
 * @param step zoom step, 0 at 100 %
 */
public record Viewport(double x, double y, double step) {

    public static final int LEAST_STEP = -12;
    public static final int MOST_STEP = 6;

    /** How finely a map is fitted into a window. */
    private static final int PARTS = 8;

    public Viewport {
        step = Math.max(LEAST_STEP, Math.min(MOST_STEP, step));
        x = Math.rint(x * zoom(step)) / zoom(step);
        y = Math.rint(y * zoom(step)) / zoom(step);
    }

    /** Pixels per map unit of a step. */
    public static double zoom(double step) {
        return Math.pow(2, step / 2.0);
    }

    /** Pixels per map unit: 1 at 100 %. */
    public double zoom() {
        return zoom(step);
    }

    /** From map units to pixels of the window. */
    public AffineTransform transform() {
        AffineTransform transform = AffineTransform.getScaleInstance(zoom(), zoom());
        transform.translate(-x, -y);
        return transform;
    }

    public Point2D toMap(Point2D pixel) {
        return new Point2D.Double(x + pixel.getX() / zoom(), y + pixel.getY() / zoom());
    }

    public Point2D toPixel(Point2D point) {
        return new Point2D.Double((point.getX() - x) * zoom(), (point.getY() - y) * zoom());
    }

    /** The part of the plane that a window of this size shows. */
    public Rectangle2D shown(int width, int height) {
        return new Rectangle2D.Double(x, y, width / zoom(), height / zoom());
    }

    /** Moved so that the ground follows a drag by so many pixels. */
    public Viewport panned(double pixelsX, double pixelsY) {
        return new Viewport(x - pixelsX / zoom(), y - pixelsY / zoom(), step);
    }

    /** Zoomed to a step, while the point of the map under a pixel stays under it. */
    public Viewport zoomedTo(double newStep, Point2D pixel) {
        Point2D fixed = toMap(pixel);
        double zoom = zoom(Math.max(LEAST_STEP, Math.min(MOST_STEP, newStep)));
        return new Viewport(fixed.getX() - pixel.getX() / zoom, fixed.getY() - pixel.getY() / zoom, newStep);
    }

    /** Moved so that a point of the map is in the middle of a window of this size. */
    public Viewport centredOn(Point2D point, int width, int height) {
        return new Viewport(point.getX() - width / zoom() / 2, point.getY() - height / zoom() / 2, step);
    }

    /** The step that zooming by a number of steps leads to; from between two of them first to the next. */
    public double stepBy(int steps) {
        return (steps > 0 ? Math.floor(step) : Math.ceil(step)) + steps;
    }

    /** As large as a rectangle fits a window of this size, to an eighth of a step, with the rectangle in its middle. */
    public static Viewport fitting(Rectangle2D area, int width, int height) {
        double zoom = Math.min(width / area.getWidth(), height / area.getHeight());
        double step = zoom > 0 ? Math.floor(2 * Math.log(zoom) / Math.log(2) * PARTS) / PARTS : LEAST_STEP;
        return new Viewport(0, 0, step)
                .centredOn(new Point2D.Double(area.getCenterX(), area.getCenterY()), width, height);
    }

    /** Moved no further than that part of the area stays in sight: at least a quarter of the window. */
    public Viewport within(Rectangle2D area, int width, int height) {
        double marginX = width / zoom() / 4;
        double marginY = height / zoom() / 4;
        double least = area.getMinX() - 3 * marginX;
        double most = Math.max(least, area.getMaxX() - marginX);
        double top = area.getMinY() - 3 * marginY;
        double bottom = Math.max(top, area.getMaxY() - marginY);
        return new Viewport(Math.max(least, Math.min(most, x)), Math.max(top, Math.min(bottom, y)), step);
    }
}
