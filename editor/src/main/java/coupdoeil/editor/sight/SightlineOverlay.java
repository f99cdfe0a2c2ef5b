package coupdoeil.editor.sight;

import coupdoeil.editor.map.MapCanvas;
import coupdoeil.editor.map.Overlay;
import coupdoeil.editor.paint.sheet.HexLayout;
import coupdoeil.editor.paint.sheet.PaintTheme;
import coupdoeil.editor.paint.sheet.TableLayout;
import coupdoeil.editor.paint.sight.SightPainter;
import coupdoeil.editor.paint.sight.TableSightPainter;
import coupdoeil.validator.sight.hexes.Sightline;
import java.awt.Graphics2D;
import java.awt.geom.Point2D;
import org.jspecify.annotations.Nullable;

/** Draws the line of sight, and says in a balloon at the place what blocks it. */
public final class SightlineOverlay implements Overlay {

    private final LiveLine line;

    public SightlineOverlay(LiveLine line, MapCanvas canvas) {
        this.line = line;
        line.addListener(canvas::repaint);
    }

    @Override
    public void paint(Graphics2D g, View view) {
        LineView known = line.view().orElse(null);
        if (view.painter().layout() instanceof HexLayout layout) {
            paint(g, view, layout, known);
        } else if (view.painter().layout() instanceof TableLayout layout
                && known != null
                && known.profile() instanceof TableProfile profile) {
            paint(g, view, layout, known, profile);
        }
    }

    private void paint(Graphics2D g, View view, HexLayout layout, @Nullable LineView known) {
        SightPainter painter = new SightPainter(layout, theme(view));
        if (known == null) {
            if (line.from().orElse(null) instanceof LineEnd.AtHex start) {
                painter.paintStart(g, start.hex());
            }
        } else if (known.profile() instanceof SightProfile profile) {
            Sightline seen = profile.line();
            painter.paint(g, seen);
            // On the other side of the place than the rest of the line goes on.
            boolean below =
                    layout.centre(seen.to()).getY() < layout.centre(seen.from()).getY();
            say(g, view, painter.place(seen), below, known, seen.visible());
        }
    }

    private static void paint(Graphics2D g, View view, TableLayout layout, LineView known, TableProfile profile) {
        new TableSightPainter(g, layout, theme(view), view.scale()).look(profile.look());
        profile.ray().ifPresent(ray -> {
            boolean below = ray.to().yInches() > ray.from().yInches();
            Point2D stop = layout.point(ray.stop().xInches(), ray.stop().yInches());
            say(g, view, stop, below, known, profile.look().visible());
        });
    }

    private static void say(Graphics2D g, View view, Point2D at, boolean below, LineView known, boolean visible) {
        PaintTheme theme = theme(view);
        Callout.paint(
                g,
                view,
                at,
                below,
                known.heading(),
                known.reason(),
                visible ? theme.clearSight() : theme.stoppedSight());
    }

    private static PaintTheme theme(View view) {
        return view.painter().scene().theme();
    }

    @Override
    public int order() {
        return 55;
    }
}
