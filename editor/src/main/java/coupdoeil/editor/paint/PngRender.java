package coupdoeil.editor.paint;

import coupdoeil.editor.paint.sheet.Lod;
import coupdoeil.editor.paint.sheet.PaintScene;
import coupdoeil.validator.picture.Pictures;
import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import javax.imageio.ImageIO;

/** Makes pictures of whole battlefields. */
public final class PngRender {

    private static final double MARGIN = 12;

    /** What is painted over a picture. */
    public interface Overlay {

        /**
         * Paints over the ground and what stands on it.
         *
         * @param g takes map units
         * @param clip the part of the plane in the picture
         */
        void paint(Graphics2D g, Rectangle2D clip);
    }

    private PngRender() {}

    /** A picture as the bytes of a PNG file. */
    public static byte[] bytes(BufferedImage image) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try {
            ImageIO.write(image, "png", bytes);
        } catch (IOException impossible) {
            throw new AssertionError("memory cannot fail", impossible);
        }
        return bytes.toByteArray();
    }

    /** How many pixels a picture would have. */
    public static long pixels(PaintScene scene, double scale) {
        Rectangle2D bounds = scene.bounds();
        return Math.round(width(bounds, scale) * height(bounds, scale));
    }

    private static double width(Rectangle2D bounds, double scale) {
        return Math.ceil((bounds.getWidth() + 2 * MARGIN) * scale);
    }

    private static double height(Rectangle2D bounds, double scale) {
        return Math.ceil((bounds.getHeight() + 2 * MARGIN) * scale);
    }

    /**
     * A picture of the whole ground with a small margin.
     *
     * @param overlay painted over it
     * @throws IllegalArgumentException if it would have more than {@value Pictures#MOST_PIXELS} pixels
     */
    public static BufferedImage image(PaintScene scene, double scale, Overlay overlay) {
        if (pixels(scene, scale) > Pictures.MOST_PIXELS) {
            throw new IllegalArgumentException("a picture of " + pixels(scene, scale) + " pixels is too large");
        }
        Rectangle2D bounds = scene.bounds();
        double width = width(bounds, scale);
        double height = height(bounds, scale);
        BufferedImage image =
                new BufferedImage(Math.max(1, (int) width), Math.max(1, (int) height), BufferedImage.TYPE_INT_RGB);
        Graphics2D g = image.createGraphics();
        g.setColor(scene.theme().surround());
        g.fillRect(0, 0, image.getWidth(), image.getHeight());
        g.scale(scale, scale);
        g.translate(MARGIN - bounds.getX(), MARGIN - bounds.getY());
        Rectangle2D clip = new Rectangle2D.Double(
                bounds.getX() - MARGIN,
                bounds.getY() - MARGIN,
                bounds.getWidth() + 2 * MARGIN,
                bounds.getHeight() + 2 * MARGIN);
        MapPainter.paint(g, scene, clip, Lod.of(scale));
        MapPainter.antialias(g);
        overlay.paint(g, clip);
        g.dispose();
        return image;
    }
}
