package coupdoeil.editor.paint;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.editor.paint.sheet.PaintScene;
import coupdoeil.editor.paint.sheet.PaintTheme;
import coupdoeil.editor.paint.sight.SightOverlayPainter;
import coupdoeil.model.pack.Pack;
import coupdoeil.validator.picture.SightOverlay;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.AffineTransform;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.rendering.PDFRenderer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.w3c.dom.Element;

/** Whatever the painter paints on a screen it paints on graphics without pixels too, and there in lines. */
class VectorTest {

    private static final int SQUARE = 16;
    private static final double WIDTH = 900;
    private static final double HEIGHT = 600;

    static Stream<Pack> samples() {
        return Battles.samples();
    }

    @ParameterizedTest
    @MethodSource("samples")
    void everyLayerIsPaintedIntoPdfAndSvg(Pack pack) throws IOException {
        PaintScene scene = Battles.scene(pack, PaintTheme.LIGHT);
        List<SightOverlay> sights =
                SampleSights.of(pack, scene.rules(), pack.scenarios().get(0));
        try (PDDocument pdf = new PDDocument()) {
            VectorPages.addPdf(pdf, scene, g -> {});
            VectorPages.addPdf(pdf, scene, g -> ground(g, scene));
            for (SightOverlay sight : sights) {
                VectorPages.addPdf(pdf, scene, g -> sight(g, scene, sight));
            }
            List<Integer> sizes = VectorPages.sizes(pdf);
            assertThat(sizes).hasSize(2 + sights.size());
            assertThat(sizes.subList(1, sizes.size()))
                    .as("more than a page without anything")
                    .allMatch(bytes -> bytes > 2 * sizes.get(0));
            assertThat(VectorPages.pictures(pdf)).isZero();
        }
        Element ground = VectorPages.svg(g -> ground(g, scene));
        assertThat(VectorPages.count(ground, "path")).isGreaterThan(100);
        assertThat(VectorPages.count(ground, "image") + VectorPages.count(ground, "pattern"))
                .isZero();
        for (SightOverlay sight : sights) {
            Element svg = VectorPages.svg(g -> sight(g, scene, sight));
            assertThat(VectorPages.count(svg, "path")).isPositive();
            assertThat(VectorPages.count(svg, "image") + VectorPages.count(svg, "pattern"))
                    .isZero();
        }
    }

    @Test
    void linesLookLikePixels() throws IOException {
        Pack pack = Battles.napkin("napkin-fb");
        PaintScene scene = Battles.scene(pack, PaintTheme.LIGHT);
        for (SightOverlay sight :
                SampleSights.of(pack, scene.rules(), pack.scenarios().get(0))) {
            try (PDDocument pdf = new PDDocument()) {
                VectorPages.addPdf(pdf, scene, g -> sight(g, scene, sight));
                BufferedImage lines = new PDFRenderer(pdf).renderImage(0);
                BufferedImage pixels =
                        new BufferedImage(lines.getWidth(), lines.getHeight(), BufferedImage.TYPE_INT_RGB);
                Graphics2D g = pixels.createGraphics();
                g.setColor(Color.WHITE);
                g.fillRect(0, 0, pixels.getWidth(), pixels.getHeight());
                sight(g, scene, sight);
                g.dispose();
                assertThat(difference(lines, pixels)).as(sight.toString()).isLessThan(1.5);
            }
        }
    }

    private static void ground(Graphics2D g, PaintScene scene) {
        Rectangle2D bounds = scene.bounds();
        AffineTransform before = g.getTransform();
        g.translate(-bounds.getX(), -bounds.getY());
        MapPainter.paint(g, scene, middle(bounds), 1);
        g.setTransform(before);
    }

    /** So much of a large map as has all kinds of things: in lines, woods take their time. */
    private static Rectangle2D middle(Rectangle2D all) {
        double width = Math.min(all.getWidth(), WIDTH);
        double height = Math.min(all.getHeight(), HEIGHT);
        return new Rectangle2D.Double(all.getCenterX() - width / 2, all.getCenterY() - height / 2, width, height);
    }

    private static void sight(Graphics2D g, PaintScene scene, SightOverlay sight) {
        Rectangle2D bounds = scene.bounds();
        AffineTransform before = g.getTransform();
        g.translate(-bounds.getX(), -bounds.getY());
        MapPainter.antialias(g);
        SightOverlayPainter.paint(g, scene.layout(), scene.theme(), bounds, sight);
        g.setTransform(before);
    }

    /** The mean difference of a colour, of 255, between squares in which the lines of a pattern lie as densely as anywhere. */
    private static double difference(BufferedImage a, BufferedImage b) {
        double sum = 0;
        int squares = 0;
        for (int y = 0; y + SQUARE <= a.getHeight(); y += SQUARE) {
            for (int x = 0; x + SQUARE <= a.getWidth(); x += SQUARE) {
                for (int shift = 0; shift < 24; shift += 8) {
                    sum += Math.abs(mean(a, x, y, shift) - mean(b, x, y, shift)) / 3;
                }
                squares++;
            }
        }
        return sum / squares;
    }

    private static double mean(BufferedImage image, int left, int top, int shift) {
        return IntStream.of(image.getRGB(left, top, SQUARE, SQUARE, null, 0, SQUARE))
                .map(colour -> colour >> shift & 255)
                .average()
                .orElseThrow();
    }
}
