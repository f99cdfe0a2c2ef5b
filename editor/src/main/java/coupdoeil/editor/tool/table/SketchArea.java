package coupdoeil.editor.tool.table;

import coupdoeil.editor.map.MapCanvas;
import coupdoeil.editor.paint.sheet.TableLayout;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import org.locationtech.jts.geom.Envelope;

/** The part of the canvas that a sketch covers, so that no more is painted anew when it changes. */
final class SketchArea {

    private final MapCanvas canvas;
    private Envelope last = new Envelope();

    SketchArea(MapCanvas canvas) {
        this.canvas = canvas;
    }

    /** Paints what was covered, and what is now. @param extent in inches */
    void repaint(TableLayout layout, Envelope extent) {
        Envelope both = new Envelope(last);
        both.expandToInclude(extent);
        last = extent;
        if (!both.isNull()) {
            double margin = SketchPainter.MARGIN / canvas.viewport().zoom();
            Point2D corner = layout.point(both.getMinX(), both.getMaxY());
            canvas.repaintArea(new Rectangle2D.Double(
                    corner.getX() - margin,
                    corner.getY() - margin,
                    both.getWidth() * TableLayout.UNITS_PER_INCH + 2 * margin,
                    both.getHeight() * TableLayout.UNITS_PER_INCH + 2 * margin));
        }
    }
}
