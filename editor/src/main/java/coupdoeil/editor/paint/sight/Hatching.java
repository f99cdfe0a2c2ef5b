package coupdoeil.editor.paint.sight;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.GraphicsConfiguration;
import java.awt.GraphicsDevice;
import java.awt.RenderingHints;
import java.awt.Shape;
import java.awt.TexturePaint;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;

/**
 * Fills areas with thin lines or dots, as thick at any zoom, or thicker where it is closer. They hang on the plane, so that
 * they do not crawl in a window. A screen or picture repeats a square of pixels, which is fast; whatever has no pixels, such
 * as a PDF, gets lines.
 */
enum Hatching {
    /** From the upper left to the lower right. */
    FALLING(1.3f),
    /** From the lower left to the upper right. */
    RISING(1.2f),
    LEVEL(1.3f),
    DOTTED(2);

    /** Side of a square of the pattern in pixels. */
    private static final double SQUARE = 8;

    /** Almost nothing: with round caps, a dot. */
    private static final double DOT = 0.01;

    /** In pixels. */
    private final float width;

    Hatching(float width) {
        this.width = width;
    }

    /** @param g takes map units @param zoom pixels of the user per map unit */
    void fill(Graphics2D g, Shape area, Color colour, double zoom) {
        if (hasPixels(g)) {
            double scale = g.getTransform().getScaleX();
            BufferedImage square = square(scale / zoom * Math.max(1, zoom), colour);
            double side = square.getWidth() / scale;
            g.setPaint(new TexturePaint(square, new Rectangle2D.Double(0, 0, side, side)));
            g.fill(area);
        } else if (!area.getBounds2D().isEmpty()) {
            lines(g, area, colour, Math.max(1, zoom) / zoom);
        }
    }

    private static boolean hasPixels(Graphics2D g) {
        GraphicsConfiguration configuration = g.getDeviceConfiguration();
        return configuration != null && configuration.getDevice().getType() != GraphicsDevice.TYPE_PRINTER;
    }

    private BufferedImage square(double devicePixels, Color colour) {
        int side = Math.max(2, (int) Math.round(SQUARE * devicePixels));
        BufferedImage square = new BufferedImage(side, side, BufferedImage.TYPE_INT_ARGB_PRE);
        Graphics2D pen = square.createGraphics();
        pen.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        pen.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        pen.scale(side / SQUARE, side / SQUARE);
        pen.setColor(colour);
        pen.setStroke(new BasicStroke(width, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        pen.draw(inSquare());
        pen.dispose();
        return square;
    }

    /** What a square shows, with the ends of its neighbours' lines. */
    private Shape inSquare() {
        Path2D.Double lines = new Path2D.Double();
        switch (this) {
            case FALLING -> {
                lines.append(new Line2D.Double(-2, -2, SQUARE + 2, SQUARE + 2), false);
                lines.append(new Line2D.Double(-2, SQUARE - 2, 2, SQUARE + 2), false);
                lines.append(new Line2D.Double(SQUARE - 2, -2, SQUARE + 2, 2), false);
            }
            case RISING -> {
                lines.append(new Line2D.Double(-2, SQUARE + 2, SQUARE + 2, -2), false);
                lines.append(new Line2D.Double(-2, 2, 2, -2), false);
                lines.append(new Line2D.Double(SQUARE - 2, SQUARE + 2, SQUARE + 2, SQUARE - 2), false);
            }
            case LEVEL -> lines.append(new Line2D.Double(-2, SQUARE / 2, SQUARE + 2, SQUARE / 2), false);
            case DOTTED -> {
                lines.append(new Line2D.Double(2, 2, 2 + DOT, 2), false);
                lines.append(new Line2D.Double(6, 6, 6 + DOT, 6), false);
            }
        }
        return lines;
    }

    /** @param pixel map units of a pixel */
    private void lines(Graphics2D g, Shape area, Color colour, double pixel) {
        float[] dots = {(float) (DOT * pixel), (float) ((SQUARE - DOT) * pixel)};
        Graphics2D own = (Graphics2D) g.create();
        own.clip(area);
        own.setColor(colour);
        own.setStroke(new BasicStroke(
                (float) (width * pixel),
                BasicStroke.CAP_ROUND,
                BasicStroke.JOIN_ROUND,
                1,
                this == DOTTED ? dots : null,
                0));
        own.draw(over(area.getBounds2D(), SQUARE * pixel));
        own.dispose();
    }

    /** The lines that cross some part of the plane, so far apart. */
    private Path2D over(Rectangle2D part, double step) {
        Path2D.Double lines = new Path2D.Double();
        double left = on(part.getMinX(), step);
        double right = part.getMaxX();
        double across = right - left;
        switch (this) {
            case FALLING -> {
                for (double y = on(part.getMinY() - across, step); y <= part.getMaxY(); y += step) {
                    lines.append(new Line2D.Double(left, y, right, y + across), false);
                }
            }
            case RISING -> {
                for (double y = on(part.getMinY(), step); y - across <= part.getMaxY(); y += step) {
                    lines.append(new Line2D.Double(left, y, right, y - across), false);
                }
            }
            case LEVEL -> rows(lines, part, step, 0.5, left);
            case DOTTED -> {
                rows(lines, part, step, 0.25, left + step / 4);
                rows(lines, part, step, 0.75, left + 3 * step / 4);
            }
        }
        return lines;
    }

    private static void rows(Path2D lines, Rectangle2D part, double step, double share, double left) {
        for (double y = on(part.getMinY(), step) + share * step; y <= part.getMaxY(); y += step) {
            lines.append(new Line2D.Double(left, y, part.getMaxX() + step, y), false);
        }
    }

    private static double on(double value, double step) {
        return Math.floor(value / step) * step;
    }
}
