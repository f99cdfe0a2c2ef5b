package coupdoeil.editor.paint;

import coupdoeil.editor.paint.sheet.PaintScene;
import coupdoeil.editor.paint.sheet.Stratum;
import coupdoeil.validator.picture.Frame;
import coupdoeil.validator.picture.Pictures;
import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.stream.IntStream;
import javax.imageio.ImageIO;

/** Makes pictures of battlefields. */
public final class PngRender {

    private static final double MARGIN = 12;
    /** Rows that one processor paints at a time. */
    private static final int BAND = 512;

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

    /** The whole ground of a scene with a small margin. */
    public static Frame whole(PaintScene scene) {
        Rectangle2D bounds = scene.bounds();
        return new Frame(
                bounds.getX() - MARGIN,
                bounds.getY() - MARGIN,
                bounds.getWidth() + 2 * MARGIN,
                bounds.getHeight() + 2 * MARGIN);
    }

    /**
     * A picture of a part of a scene.
     *
     * @param overlay painted over it
     * @throws IllegalArgumentException if it would have more than {@value Pictures#MOST_PIXELS} pixels
     */
    public static BufferedImage image(PaintScene scene, Frame frame, double scale, Overlay overlay) {
        int width = frame.widthPixels(scale);
        int height = frame.heightPixels(scale);
        if ((long) width * height > Pictures.MOST_PIXELS) {
            throw new IllegalArgumentException("a picture of " + width + " x " + height + " pixels is too large");
        }
        BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_RGB);
        MapPainter painter = new MapPainter(scene);
        IntStream.range(0, (height + BAND - 1) / BAND)
                .parallel()
                .forEach(band -> paint(painter, frame, scale, image, band * BAND));
        Graphics2D g = image.createGraphics();
        g.scale(scale, scale);
        g.translate(-frame.x(), -frame.y());
        MapPainter.antialias(g);
        overlay.paint(g, all(frame));
        g.dispose();
        return image;
    }

    /** Paints the rows of a picture from one on: what is painted at a point does not depend on the part that is painted. */
    private static void paint(MapPainter painter, Frame frame, double scale, BufferedImage image, int from) {
        int rows = Math.min(BAND, image.getHeight() - from);
        Graphics2D g = image.getSubimage(0, from, image.getWidth(), rows).createGraphics();
        g.setColor(painter.scene().theme().surround());
        g.fillRect(0, 0, image.getWidth(), rows);
        g.translate(0, -from);
        g.scale(scale, scale);
        g.translate(-frame.x(), -frame.y());
        // A pixel more: what lies beyond the rows is not in the picture.
        Rectangle2D clip =
                new Rectangle2D.Double(frame.x(), frame.y() + (from - 1) / scale, frame.width(), (rows + 2) / scale);
        for (Stratum stratum : Stratum.values()) {
            painter.paint(g, clip.createIntersection(all(frame)), scale, stratum);
        }
        g.dispose();
    }

    private static Rectangle2D all(Frame frame) {
        return new Rectangle2D.Double(frame.x(), frame.y(), frame.width(), frame.height());
    }
}
