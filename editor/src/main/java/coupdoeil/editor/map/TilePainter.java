package coupdoeil.editor.map;

import coupdoeil.editor.paint.MapPainter;
import coupdoeil.editor.paint.sheet.Stratum;
import java.awt.AlphaComposite;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.util.Objects;

/** Paints tiles, whole or in part; a part painted anew looks as the whole would have become. */
final class TilePainter {

    private TilePainter() {}

    static BufferedImage whole(MapPainter painter, TileKey key) {
        return Objects.requireNonNull(BlockRepaint.whole(TileBlock.of(key))
                .by(painter, new SpareImages())
                .get(key));
    }

    /** The pixels of a tile, counted from its corner, that show an area of the plane; empty if none does. */
    static Rectangle pixels(TileKey key, Rectangle2D area) {
        Rectangle2D own = key.area();
        double scale = key.scale();
        int left = (int) Math.floor((area.getMinX() - own.getX()) * scale);
        int top = (int) Math.floor((area.getMinY() - own.getY()) * scale);
        int right = (int) Math.ceil((area.getMaxX() - own.getX()) * scale);
        int bottom = (int) Math.ceil((area.getMaxY() - own.getY()) * scale);
        return new Rectangle(left, top, right - left, bottom - top)
                .intersection(new Rectangle(TileKey.SIZE, TileKey.SIZE));
    }

    /** Paints an area of the plane anew, in whole pixels. Says whether the tile shows any of it. */
    static boolean patch(MapPainter painter, TileKey key, BufferedImage image, Rectangle2D area) {
        if (!key.area().intersects(area)) {
            return false;
        }
        pixels(painter, key, image, pixels(key, area));
        return true;
    }

    /** Paints anew some pixels of an image whose corner is that of a tile. */
    static void pixels(MapPainter painter, TileKey key, BufferedImage image, Rectangle pixels) {
        Graphics2D g = image.createGraphics();
        try {
            g.setClip(pixels);
            if (key.stratum() == Stratum.GROUND) {
                g.setColor(painter.scene().theme().surround());
                g.fill(pixels);
            } else {
                g.setComposite(AlphaComposite.Clear);
                g.fill(pixels);
                g.setComposite(AlphaComposite.SrcOver);
            }
            double scale = key.scale();
            g.translate(-key.column() * TileKey.SIZE, -key.row() * TileKey.SIZE);
            g.scale(scale, scale);
            Rectangle2D own = key.area();
            // A pixel more, so that rounding takes nothing away; the clip of the device holds.
            Rectangle2D clip = new Rectangle2D.Double(
                    own.getX() + (pixels.x - 1) / scale,
                    own.getY() + (pixels.y - 1) / scale,
                    (pixels.width + 2) / scale,
                    (pixels.height + 2) / scale);
            painter.paint(g, clip, scale / key.density(), key.stratum());
        } finally {
            g.dispose();
        }
    }
}
