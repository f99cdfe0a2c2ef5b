package coupdoeil.editor.paint.sight;

import coupdoeil.editor.paint.sheet.HexLayout;
import coupdoeil.editor.paint.sheet.MapLayout;
import coupdoeil.editor.paint.sheet.PaintTheme;
import coupdoeil.editor.paint.sheet.TableLayout;
import coupdoeil.validator.picture.SightOverlay;
import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;

/** Paints what is seen over a map of hexes or a table at one go. */
public final class SightOverlayPainter {

    private SightOverlayPainter() {}

    /** @param g takes map units @param shown the part of the plane in sight */
    public static void paint(
            Graphics2D g, MapLayout layout, PaintTheme theme, Rectangle2D shown, SightOverlay overlay) {
        double zoom = g.getTransform().getScaleX();
        if (layout instanceof HexLayout hexes) {
            SightLayerPainter painter = new SightLayerPainter(g, hexes, theme, shown, zoom);
            overlay.marks().forEach(painter::marks);
            overlay.eyes().forEach(eye -> painter.eyes(eye.hexes()));
            overlay.lines().forEach(line -> new SightPainter(hexes, theme).paint(g, line));
        } else {
            TableSightPainter painter = new TableSightPainter(g, (TableLayout) layout, theme, zoom);
            overlay.marks().forEach(painter::marks);
            painter.eyes(overlay.eyes());
            overlay.looks().forEach(painter::look);
        }
    }
}
