package coupdoeil.editor.map;

import coupdoeil.editor.paint.sheet.Stratum;
import java.awt.image.BufferedImage;
import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

/**
 * Images that tiles no longer need, to be painted over. A new image of each tile would be most of what garbage collection moves
 * about, and nothing answers meanwhile. Safe for any thread.
 */
final class SpareImages {

    /** What the blocks underway on a few processors may need; more is left to be forgotten. */
    private static final int MOST = 64;

    private final Map<Stratum, Queue<BufferedImage>> tiles = new EnumMap<>(Stratum.class);
    private final ThreadLocal<Map<Stratum, BufferedImage>> sheets =
            ThreadLocal.withInitial(() -> new EnumMap<>(Stratum.class));

    SpareImages() {
        for (Stratum stratum : Stratum.values()) {
            tiles.put(stratum, new ConcurrentLinkedQueue<>());
        }
    }

    /** An image for a tile, with anything on it. */
    BufferedImage tile(Stratum stratum) {
        BufferedImage spare = queue(stratum).poll();
        return spare == null ? image(stratum, TileKey.SIZE, TileKey.SIZE) : spare;
    }

    /** Takes back an image that is neither shown nor read any more. */
    void giveBack(Stratum stratum, BufferedImage tile) {
        if (queue(stratum).size() < MOST) {
            queue(stratum).add(tile);
        }
    }

    /** An image at least so large, with anything on it, for whatever this thread does until it asks for another. */
    BufferedImage sheet(Stratum stratum, int width, int height) {
        BufferedImage known = sheets.get().get(stratum);
        if (known == null || known.getWidth() < width || known.getHeight() < height) {
            int wide = known == null ? width : Math.max(known.getWidth(), width);
            int high = known == null ? height : Math.max(known.getHeight(), height);
            known = image(stratum, wide, high);
            sheets.get().put(stratum, known);
        }
        return known;
    }

    private Queue<BufferedImage> queue(Stratum stratum) {
        return Objects.requireNonNull(tiles.get(stratum));
    }

    private static BufferedImage image(Stratum stratum, int width, int height) {
        int type = stratum == Stratum.GROUND ? BufferedImage.TYPE_INT_RGB : BufferedImage.TYPE_INT_ARGB;
        return new BufferedImage(width, height, type);
    }
}
