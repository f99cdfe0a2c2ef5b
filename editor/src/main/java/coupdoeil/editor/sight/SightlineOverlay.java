package coupdoeil.editor.sight;

import coupdoeil.editor.map.MapCanvas;
import coupdoeil.editor.map.Overlay;
import coupdoeil.editor.paint.sheet.HexLayout;
import coupdoeil.editor.paint.sheet.PaintTheme;
import coupdoeil.editor.paint.sight.SightPainter;
import coupdoeil.validator.sight.hexes.Sightline;
import java.awt.Graphics2D;

/** Draws the line of sight, and says in a balloon at the place what blocks it. */
public final class SightlineOverlay implements Overlay {

    private final LiveLine line;

    public SightlineOverlay(LiveLine line, MapCanvas canvas) {
        this.line = line;
        line.addListener(canvas::repaint);
    }

    @Override
    public void paint(Graphics2D g, View view) {
        if (!(view.painter().layout() instanceof HexLayout layout)) {
            return;
        }
        PaintTheme theme = view.painter().scene().theme();
        SightPainter painter = new SightPainter(layout, theme);
        LineView known = line.view().orElse(null);
        if (known == null) {
            line.from().ifPresent(start -> painter.paintStart(g, start));
            return;
        }
        Sightline seen = known.line();
        painter.paint(g, seen);
        // On the other side of the place than the rest of the line goes on.
        boolean below =
                layout.centre(seen.to()).getY() < layout.centre(seen.from()).getY();
        Callout.paint(
                g,
                view,
                painter.place(seen),
                below,
                known.heading(),
                known.reason(),
                seen.visible() ? theme.clearSight() : theme.stoppedSight());
    }

    @Override
    public int order() {
        return 55;
    }
}
