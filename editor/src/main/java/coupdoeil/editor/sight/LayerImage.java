package coupdoeil.editor.sight;

import coupdoeil.editor.map.Overlay;
import coupdoeil.editor.paint.MapPainter;
import coupdoeil.editor.paint.sheet.HexLayout;
import coupdoeil.editor.paint.sheet.MapLayout;
import coupdoeil.editor.paint.sheet.PaintTheme;
import coupdoeil.editor.paint.sheet.TableLayout;
import coupdoeil.editor.paint.sight.SightLayerPainter;
import coupdoeil.editor.paint.sight.TableSightPainter;
import coupdoeil.model.grid.Hex;
import coupdoeil.validator.sight.SightMarks;
import java.awt.AlphaComposite;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.geom.AffineTransform;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.util.Collection;
import org.jspecify.annotations.Nullable;

/**
 * A layer of sight as it was painted last: most repaints, as under a moving pointer, find it as it was, and after an edit
 * only what is marked otherwise is painted anew.
 */
final class LayerImage {

    private final PaintTheme theme;
    private final AffineTransform device;
    private final Rectangle2D shown;
    private final double zoom;
    private final boolean turned;
    private final BufferedImage image;
    private SightPicture picture;

    /**
     * @param device from map units to the pixels of the screen
     * @param before what is no longer wanted, whose pixels can be painted over
     */
    LayerImage(
            SightPicture picture,
            MapLayout layout,
            Overlay.View view,
            AffineTransform device,
            @Nullable LayerImage before) {
        this.picture = picture;
        this.theme = view.painter().scene().theme();
        this.device = device;
        this.shown = view.shown();
        this.zoom = view.scale();
        this.turned = view.painter().scene().turned();
        int width = Math.max(1, (int) Math.ceil(shown.getWidth() * device.getScaleX()));
        int height = Math.max(1, (int) Math.ceil(shown.getHeight() * device.getScaleX()));
        this.image = before != null && before.image.getWidth() == width && before.image.getHeight() == height
                ? before.image
                : new BufferedImage(width, height, BufferedImage.TYPE_INT_ARGB_PRE);
        draw(layout, new Rectangle(image.getWidth(), image.getHeight()));
    }

    /** Whether it shows this part of the plane in this way. */
    @SuppressWarnings("ReferenceEquality") // There is one theme of each kind.
    boolean isOf(Overlay.View view, AffineTransform on) {
        return theme == view.painter().scene().theme()
                && turned == view.painter().scene().turned()
                && device.equals(on)
                && shown.equals(view.shown());
    }

    /** Shows another picture. */
    @SuppressWarnings("ReferenceEquality") // A picture holds a pack, which is large.
    void show(SightPicture next, MapLayout layout) {
        if (next != picture) {
            Rectangle all = new Rectangle(image.getWidth(), image.getHeight());
            Rectangle changed = layout instanceof HexLayout hexes
                    ? next.changedSince(picture)
                            .map(changes -> pixels(changes, hexes).intersection(all))
                            .orElse(all)
                    : all;
            picture = next;
            draw(layout, changed);
        }
    }

    /** Paints it. @param g takes pixels of the screen */
    void paint(Graphics2D g) {
        Point2D corner = device.transform(new Point2D.Double(shown.getX(), shown.getY()), null);
        g.drawImage(image, (int) Math.round(corner.getX()), (int) Math.round(corner.getY()), null);
    }

    /** Its pixels. */
    BufferedImage image() {
        return image;
    }

    /** The pixels of the image that marks of some hexes may touch. */
    private Rectangle pixels(Collection<Hex> hexes, HexLayout layout) {
        Rectangle pixels = new Rectangle();
        for (Hex hex : hexes) {
            AffineTransform toImage = AffineTransform.getScaleInstance(device.getScaleX(), device.getScaleX());
            toImage.translate(-shown.getX(), -shown.getY());
            Rectangle reach = toImage.createTransformedShape(layout.reach(hex)).getBounds();
            pixels = pixels.isEmpty() ? reach : pixels.union(reach);
        }
        return pixels;
    }

    private void draw(MapLayout layout, Rectangle pixels) {
        if (pixels.isEmpty()) {
            return;
        }
        double scale = device.getScaleX();
        Graphics2D g = image.createGraphics();
        g.clip(pixels);
        g.setComposite(AlphaComposite.Clear);
        g.fill(pixels);
        g.setComposite(AlphaComposite.SrcOver);
        MapPainter.antialias(g);
        g.scale(scale, scale);
        g.translate(-shown.getX(), -shown.getY());
        if (layout instanceof HexLayout hexes) {
            // What lies beside these pixels may reach into them.
            double beside = HexLayout.HEX_WIDTH;
            Rectangle2D part = new Rectangle2D.Double(
                    shown.getX() + pixels.x / scale - beside,
                    shown.getY() + pixels.y / scale - beside,
                    pixels.width / scale + 2 * beside,
                    pixels.height / scale + 2 * beside);
            mark(new SightLayerPainter(g, hexes, theme, part, zoom));
        } else if (layout instanceof TableLayout table) {
            mark(new TableSightPainter(g, table, theme, zoom));
        }
        g.dispose();
    }

    private void mark(SightLayerPainter painter) {
        SightMarks marks = picture.marks();
        if (marks != null) {
            painter.marks(marks);
        }
        if (isOfSelected()) {
            picture.observers().forEach(observer -> painter.eyes(observer.hexes()));
        }
    }

    private void mark(TableSightPainter painter) {
        SightMarks marks = picture.marks();
        if (marks != null) {
            painter.marks(marks);
        }
        if (isOfSelected()) {
            painter.eyes(picture.observers());
        }
    }

    /** Only of some is marked who looks: of a whole side there are too many. */
    private boolean isOfSelected() {
        return picture.marks() instanceof SightMarks.Ground && picture.request().layer() == SightLayer.SELECTION;
    }
}
