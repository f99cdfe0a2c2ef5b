package coupdoeil.editor.minimap;

import coupdoeil.editor.paint.MapPainter;
import coupdoeil.editor.paint.sheet.Stratum;
import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;

/**
 * A picture of a whole scene.
 *
 * @param painter whose scene it shows
 * @param scale pixels of the picture per map unit
 */
record SmallMap(MapPainter painter, BufferedImage image, double scale) {

    /** What to paint: a scene in so many pixels at most. */
    record Wanted(MapPainter painter, int width, int height) {

        double scale() {
            Rectangle2D ground = painter.scene().bounds();
            return Math.min(width / ground.getWidth(), height / ground.getHeight());
        }
    }

    /** Paints it; costs as much as the scene at the smallest zoom. */
    static SmallMap of(Wanted wanted) {
        Rectangle2D ground = wanted.painter().scene().bounds();
        double scale = wanted.scale();
        BufferedImage image = new BufferedImage(
                Math.max(1, (int) Math.round(ground.getWidth() * scale)),
                Math.max(1, (int) Math.round(ground.getHeight() * scale)),
                BufferedImage.TYPE_INT_RGB);
        Graphics2D g = image.createGraphics();
        g.setColor(wanted.painter().scene().theme().surround());
        g.fillRect(0, 0, image.getWidth(), image.getHeight());
        g.scale(scale, scale);
        g.translate(-ground.getX(), -ground.getY());
        for (Stratum stratum : Stratum.values()) {
            wanted.painter().paint(g, ground, scale, stratum);
        }
        g.dispose();
        return new SmallMap(wanted.painter(), image, scale);
    }
}
