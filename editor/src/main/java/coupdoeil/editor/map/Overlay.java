package coupdoeil.editor.map;

import com.formdev.flatlaf.util.UIScale;
import coupdoeil.editor.paint.MapPainter;
import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;

/** Something painted on top of the map at every repaint, never cached: selection, tool preview, findings, sight. */
public interface Overlay {

    /**
     * Paints on the event thread.
     *
     * @param g a graphics of its own that takes map units, antialiased
     * @param view what is shown
     */
    void paint(Graphics2D g, View view);

    /** Overlays of a higher order are painted over those of a lower one; 0 unless said otherwise. */
    default int order() {
        return 0;
    }

    /** Pixels of the user along the top and the left of the window that it covers: what is fitted keeps clear of them. */
    default int rim(MapPainter painter) {
        return 0;
    }

    /**
     * What an overlay may want to know.
     *
     * @param painter of the scene on the canvas
     * @param shown the part of the plane in sight, in map units
     * @param zoom pixels per map unit
     */
    record View(MapPainter painter, Rectangle2D shown, double zoom) {

        /** Pixels of the user, who may want them larger, per map unit; divide a width by it to keep it at any zoom. */
        public double scale() {
            return zoom / UIScale.getUserScaleFactor();
        }
    }
}
