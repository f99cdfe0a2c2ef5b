package coupdoeil.editor.tool.table;

import com.formdev.flatlaf.util.UIScale;
import coupdoeil.editor.map.MapCanvas;
import coupdoeil.editor.paint.sheet.TableLayout;
import java.awt.geom.Rectangle2D;
import org.jspecify.annotations.Nullable;

/** The part of the canvas that a sketch covers, so that no more is painted anew when it changes. */
final class SketchArea {

    private final MapCanvas canvas;
    private @Nullable Rectangle2D last;

    SketchArea(MapCanvas canvas) {
        this.canvas = canvas;
    }

    /** Has what was covered painted, and what is now. */
    void repaint(TableLayout layout, Sketch sketch) {
        double scale = canvas.viewport().zoom() / UIScale.getUserScaleFactor();
        Rectangle2D before = last;
        Rectangle2D now = SketchPainter.reach(
                        sketch, layout, scale, canvas.viewport().shown(canvas.getWidth(), canvas.getHeight()))
                .orElse(null);
        last = now;
        if (before != null) {
            canvas.repaintArea(before);
        }
        if (now != null) {
            canvas.repaintArea(now);
        }
    }
}
