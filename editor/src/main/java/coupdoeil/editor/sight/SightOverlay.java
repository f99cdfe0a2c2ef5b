package coupdoeil.editor.sight;

import coupdoeil.editor.map.MapCanvas;
import coupdoeil.editor.map.Overlay;
import coupdoeil.editor.paint.sheet.MapLayout;
import coupdoeil.model.grid.Hex;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.geom.AffineTransform;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Lays the layer of sight that is on over the map, with a legend in a corner. */
public final class SightOverlay implements Overlay {

    private final LiveSight live;
    private final MapCanvas canvas;
    private @Nullable SightPicture picture;
    private @Nullable SightLegend legend;
    private @Nullable LayerImage image;

    public SightOverlay(LiveSight live, MapCanvas canvas) {
        this.live = live;
        this.canvas = canvas;
        live.addListener(this::changed);
    }

    /** Asks for what differs to be painted anew. */
    private void changed() {
        SightPicture before = picture;
        SightLegend known = legend;
        picture = live.picture().orElse(null);
        legend = live.picture().map(SightLegend::of).orElse(null);
        Optional<Set<Hex>> hexes =
                live.picture().flatMap(now -> before == null ? Optional.empty() : now.changedSince(before));
        hexes.ifPresentOrElse(canvas::repaintHexes, canvas::repaint);
        if (legend != null && !legend.equals(known)) {
            Rectangle area = legend.bounds(canvas);
            canvas.repaint(known == null ? area : area.union(known.bounds(canvas)));
        }
    }

    @Override
    public void paint(Graphics2D g, View view) {
        SightPicture now = picture;
        SightLegend known = legend;
        if (now == null || known == null) {
            image = null;
            return;
        }
        AffineTransform device = g.getTransform();
        MapLayout layout = view.painter().layout();
        LayerImage layer = image;
        if (layer == null || !layer.isOf(view, device)) {
            layer = new LayerImage(now, layout, view, device, layer);
            image = layer;
        } else {
            layer.show(now, layout);
        }
        g.setTransform(new AffineTransform());
        layer.paint(g);
        g.setTransform(device);
        if (isWanted(g, known)) {
            known.paint(g, view, view.painter().scene().theme(), canvas.rim());
        }
    }

    /** Whether the part that is painted holds any of the legend: under a drag it rarely does. */
    private boolean isWanted(Graphics2D g, SightLegend known) {
        Rectangle clip = g.getClipBounds();
        return clip == null
                || canvas.viewport().transform().createTransformedShape(clip).intersects(known.bounds(canvas));
    }

    @Override
    public int order() {
        return 10;
    }
}
