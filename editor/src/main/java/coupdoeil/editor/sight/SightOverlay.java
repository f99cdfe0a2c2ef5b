package coupdoeil.editor.sight;

import coupdoeil.editor.map.MapCanvas;
import coupdoeil.editor.map.Overlay;
import coupdoeil.editor.paint.HexLayout;
import coupdoeil.editor.paint.MapPainter;
import coupdoeil.editor.paint.PaintTheme;
import coupdoeil.editor.paint.SightLayerPainter;
import coupdoeil.validator.sight.Sighting;
import coupdoeil.validator.sight.Watch;
import java.awt.Graphics2D;
import java.awt.geom.AffineTransform;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import org.jspecify.annotations.Nullable;

/** Lays the layer of sight that is on over the map, with a legend in a corner. */
public final class SightOverlay implements Overlay {

    private final LiveSight live;
    private @Nullable Buffer buffer;

    public SightOverlay(LiveSight live, MapCanvas canvas) {
        this.live = live;
        live.addListener(canvas::repaint);
    }

    @Override
    public void paint(Graphics2D g, View view) {
        SightPicture picture = live.picture().orElse(null);
        if (picture == null || !(view.painter().layout() instanceof HexLayout layout)) {
            buffer = null;
            return;
        }
        PaintTheme theme = view.painter().scene().theme();
        AffineTransform device = g.getTransform();
        Buffer known = buffer;
        if (known == null || !known.shows(picture, theme, device, view.shown())) {
            known = new Buffer(picture, theme, device, view.shown(), image(picture, layout, theme, device, view));
            buffer = known;
        }
        Point2D corner = device.transform(
                new Point2D.Double(view.shown().getX(), view.shown().getY()), null);
        g.setTransform(new AffineTransform());
        g.drawImage(known.image(), (int) Math.round(corner.getX()), (int) Math.round(corner.getY()), null);
    }

    /** The layer as it was painted last: most repaints, as under a moving pointer, find it as it was. */
    private record Buffer(
            SightPicture picture, PaintTheme theme, AffineTransform device, Rectangle2D shown, BufferedImage image) {

        @SuppressWarnings("ReferenceEquality") // A picture holds a pack, which is large.
        boolean shows(SightPicture wanted, PaintTheme in, AffineTransform on, Rectangle2D where) {
            return picture == wanted && theme == in && device.equals(on) && shown.equals(where);
        }
    }

    private static BufferedImage image(
            SightPicture picture, HexLayout layout, PaintTheme theme, AffineTransform device, View view) {
        Rectangle2D shown = view.shown();
        double scale = device.getScaleX();
        BufferedImage image = new BufferedImage(
                Math.max(1, (int) Math.ceil(shown.getWidth() * scale)),
                Math.max(1, (int) Math.ceil(shown.getHeight() * scale)),
                BufferedImage.TYPE_INT_ARGB_PRE);
        Graphics2D g = image.createGraphics();
        MapPainter.antialias(g);
        g.scale(scale, scale);
        g.translate(-shown.getX(), -shown.getY());
        SightLayerPainter painter = new SightLayerPainter(g, layout, theme, shown, view.zoom());
        paint(painter, picture);
        SightLegend.of(picture).paint(g, view, painter);
        g.dispose();
        return image;
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
