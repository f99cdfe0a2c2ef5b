package coupdoeil.editor.paint.sheet;

import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;

/**
 * What a layer paints on.
 *
 * @param g scaled so that it takes map units
 * @param clip the part that is wanted, in map units; more may be painted, it is clipped
 * @param scale device pixels per map unit
 * @param zoom pixels of the user per map unit, fewer than those of a fine device
 */
public record Sheet(Graphics2D g, Rectangle2D clip, Lod lod, double scale, double zoom) {

    /** The wanted part and so much around it. */
    public Rectangle2D grown(double margin) {
        return new Rectangle2D.Double(
                clip.getX() - margin,
                clip.getY() - margin,
                clip.getWidth() + 2 * margin,
                clip.getHeight() + 2 * margin);
    }
}
