package coupdoeil.editor.sight;

import coupdoeil.editor.map.MapCanvas;
import coupdoeil.editor.map.Overlay;
import coupdoeil.editor.paint.HexLayout;
import coupdoeil.editor.paint.SightLayerPainter;
import coupdoeil.validator.sight.Sighting;
import coupdoeil.validator.sight.Watch;
import java.awt.Graphics2D;

/** Lays the layer of sight that is on over the map, with a legend in a corner. */
public final class SightOverlay implements Overlay {

    private final LiveSight live;

    public SightOverlay(LiveSight live, MapCanvas canvas) {
        this.live = live;
        live.addListener(canvas::repaint);
    }

    @Override
    public void paint(Graphics2D g, View view) {
        SightPicture picture = live.picture().orElse(null);
        if (picture == null || !(view.painter().layout() instanceof HexLayout layout)) {
            return;
        }
        SightLayerPainter painter =
                new SightLayerPainter(g, layout, view.painter().scene().theme(), view.shown(), view.zoom());
        paint(painter, picture);
        SightLegend.of(picture).paint(g, view, painter);
    }

    private static void paint(SightLayerPainter painter, SightPicture picture) {
        if (picture.content() instanceof SightPicture.Ground ground) {
            for (Sighting sighting : Sighting.values()) {
                painter.hidden(sighting, ground.of(sighting));
            }
            painter.seen(ground.of(Sighting.VISIBLE));
            if (picture.question().layer() == SightLayer.SELECTION) {
                picture.observers().forEach(observer -> observer.hexes().forEach(painter::eye));
            }
        } else if (picture.content() instanceof SightPicture.Blind blind) {
            painter.blind(blind.hexes());
        } else if (picture.content() instanceof SightPicture.Counts counts) {
            painter.counts(counts.observers());
        } else if (picture.content() instanceof SightPicture.Watchers watchers) {
            painter.looks(
                    watchers.watches().stream()
                            .filter(watch -> watch.sighting() == Sighting.VISIBLE)
                            .map(Watch::from)
                            .distinct()
                            .toList(),
                    watchers.target());
        }
    }

    @Override
    public int order() {
        return 10;
    }
}
