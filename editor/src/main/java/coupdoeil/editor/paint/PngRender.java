package coupdoeil.editor.paint;

import coupdoeil.model.pack.Pack;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.scenario.Scenario;
import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Set;
import javax.imageio.ImageIO;
import org.jspecify.annotations.Nullable;

/** Makes pictures of whole battlefields. */
public final class PngRender {

    /** Pixels that a picture may have: more would not fit into memory. */
    public static final long MOST_PIXELS = 100_000_000;

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

    /**
     * Writes a picture of the whole ground to a PNG file, in one piece or not at all.
     *
     * @param scenario whose set-up is shown; null for the bare map
     * @param scale 1 for 100 %: {@value HexLayout#HEX_WIDTH} pixels a hex
     * @throws IllegalArgumentException if the picture would have more than {@value #MOST_PIXELS} pixels
     * @throws IOException if the file cannot be written
     */
    public static void render(
            Pack pack,
            RuleSystem rules,
            @Nullable Scenario scenario,
            Set<LayerId> layers,
            double scale,
            PaintTheme theme,
            Path file)
            throws IOException {
        write(image(new PaintScene(pack, rules, scenario, theme, layers), scale, (g, clip) -> {}), file);
    }

    /** Writes a picture to a PNG file, in one piece or not at all. @throws IOException if it cannot be written */
    public static void write(BufferedImage image, Path file) throws IOException {
        Path target = file.toAbsolutePath();
        Path parent = target.getParent();
        if (parent != null) {
            Files.createDirectories(parent);
        }
        Path temporary = Files.createTempFile(parent, ".render", ".png");
        try {
            try (OutputStream out = Files.newOutputStream(temporary)) {
                ImageIO.write(image, "png", out);
            }
            Files.move(temporary, target, StandardCopyOption.REPLACE_EXISTING);
        } finally {
            Files.deleteIfExists(temporary);
        }
    }

    /** How many pixels a picture would have. */
    public static long pixels(PaintScene scene, double scale) {
        Rectangle2D bounds = scene.layout().bounds();
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
     * @throws IllegalArgumentException if it would have more than {@value #MOST_PIXELS} pixels
     */
    public static BufferedImage image(PaintScene scene, double scale, Overlay overlay) {
        if (pixels(scene, scale) > MOST_PIXELS) {
            throw new IllegalArgumentException("a picture of " + pixels(scene, scale) + " pixels is too large");
        }
        Rectangle2D bounds = scene.layout().bounds();
        double width = width(bounds, scale);
        double height = height(bounds, scale);
        BufferedImage image =
                new BufferedImage(Math.max(1, (int) width), Math.max(1, (int) height), BufferedImage.TYPE_INT_RGB);
        Graphics2D g = image.createGraphics();
        g.setColor(scene.theme().desk());
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
