package coupdoeil.editor.map;

import coupdoeil.editor.paint.MapPainter;
import java.awt.AlphaComposite;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;

/**
 * A block of tiles to paint: all of it, or the smallest rectangle around what changed, over the images that its tiles had.
 *
 * @param part what is painted, in pixels from the corner of the block
 * @param kept the images that the tiles had, which stay as they are; empty if all of it is painted
 */
record BlockRepaint(TileBlock block, Rectangle part, Map<TileKey, BufferedImage> kept) {

    BlockRepaint {
        kept = Map.copyOf(kept);
    }

    static BlockRepaint whole(TileBlock block) {
        return new BlockRepaint(
                block, new Rectangle(block.columns() * TileKey.SIZE, block.rows() * TileKey.SIZE), Map.of());
    }

    /**
     * @param kept the image of every tile of the block before the change
     * @param areas of the plane that look different since
     */
    static BlockRepaint of(TileBlock block, Map<TileKey, BufferedImage> kept, Collection<Rectangle2D> areas) {
        Rectangle part = new Rectangle(-1, -1);
        for (TileKey key : block.keys()) {
            for (Rectangle2D area : areas) {
                Rectangle pixels = TilePainter.pixels(key, area);
                if (!pixels.isEmpty()) {
                    pixels.translate(left(block, key), top(block, key));
                    part.add(pixels);
                }
            }
        }
        return new BlockRepaint(block, part, kept);
    }

    private static int left(TileBlock block, TileKey key) {
        return (key.column() - block.first().column()) * TileKey.SIZE;
    }

    private static int top(TileBlock block, TileKey key) {
        return (key.row() - block.first().row()) * TileKey.SIZE;
    }

    /**
     * The tiles as the painter's scene looks. Costs as much as the part that is painted.
     *
     * @param spare has images to paint on
     */
    Map<TileKey, BufferedImage> by(MapPainter painter, SpareImages spare) {
        TileKey first = block.first();
        if (kept.isEmpty() && block.columns() == 1 && block.rows() == 1) {
            BufferedImage tile = spare.tile(first.stratum());
            TilePainter.pixels(painter, first, tile, part);
            return Map.of(first, tile);
        }
        BufferedImage all = spare.sheet(first.stratum(), block.columns() * TileKey.SIZE, block.rows() * TileKey.SIZE);
        if (!part.isEmpty()) {
            TilePainter.pixels(painter, first, all, part);
        }
        Map<TileKey, BufferedImage> tiles = new HashMap<>();
        for (TileKey key : block.keys()) {
            BufferedImage tile = spare.tile(key.stratum());
            Graphics2D g = tile.createGraphics();
            g.setComposite(AlphaComposite.Src);
            g.drawImage(kept.get(key), 0, 0, null);
            g.translate(-left(block, key), -top(block, key));
            g.clip(part);
            g.drawImage(all, 0, 0, null);
            g.dispose();
            tiles.put(key, tile);
        }
        return tiles;
    }
}
