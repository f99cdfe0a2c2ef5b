package coupdoeil.editor.map;

import coupdoeil.editor.paint.MapPainter;
import coupdoeil.editor.paint.sheet.Stratum;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Comparator;
import java.util.Deque;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Keeps painted tiles, the least recently used going first, and has missing ones painted in the background from the
 * newest scene.
 *
 * <p>All methods belong to one thread, the event thread; only the painting itself runs on the worker. A tile that comes
 * back after the scene has changed is patched with what changed meanwhile before it is shown.
 */
final class TileStore {

    /** 128 MB of tiles. */
    private static final int MOST_TILES = 512;
    /** More changed areas than this are painted in the background. */
    private static final int MOST_PATCHED = 64;

    private static final int MOST_LOGGED = 200;

    private static final class Tile {
        final BufferedImage image;
        boolean stale;

        Tile(BufferedImage image) {
            this.image = image;
        }
    }

    /** What changed with a revision; null where everything did. */
    private record Logged(long revision, Map<Stratum, List<Rectangle2D>> areas) {
        @Nullable
        List<Rectangle2D> in(Stratum stratum) {
            return areas.get(stratum);
        }
    }

    private final Executor worker;
    private final Executor eventThread;
    private final Consumer<Rectangle2D> painted;
    private final Map<TileKey, Tile> tiles = new LinkedHashMap<>(16, 0.75f, true);
    private final Deque<Logged> log = new ArrayDeque<>();
    private final Deque<TileKey> wanted = new ArrayDeque<>();
    private @Nullable MapPainter painter;
    private @Nullable TileKey underway;
    private long revision;
    private long patchedTiles;

    /**
     * @param worker runs the painting
     * @param eventThread runs what follows it
     * @param painted told which part of the plane has new pixels
     */
    TileStore(Executor worker, Executor eventThread, Consumer<Rectangle2D> painted) {
        this.worker = worker;
        this.eventThread = eventThread;
        this.painted = painted;
    }

    /** Shows another scene; patches the tiles of this scale at once if little changed. */
    void show(MapPainter next, SceneChange change, double scale) {
        painter = next;
        revision++;
        Map<Stratum, List<Rectangle2D>> areas = new LinkedHashMap<>();
        for (Stratum stratum : Stratum.values()) {
            change.in(stratum).ifPresent(changed -> {
                areas.put(stratum, changed);
                if (changed.size() <= MOST_PATCHED) {
                    patch(next, stratum, changed, scale);
                }
            });
            if (change.in(stratum)
                    .filter(changed -> changed.size() <= MOST_PATCHED)
                    .isEmpty()) {
                markStale(stratum, areas.get(stratum));
            }
        }
        log.addLast(new Logged(revision, areas));
        if (log.size() > MOST_LOGGED) {
            log.removeFirst();
        }
    }

    private void patch(MapPainter next, Stratum stratum, List<Rectangle2D> areas, double scale) {
        if (areas.isEmpty()) {
            return;
        }
        Iterator<Map.Entry<TileKey, Tile>> entries = tiles.entrySet().iterator();
        while (entries.hasNext()) {
            Map.Entry<TileKey, Tile> entry = entries.next();
            TileKey key = entry.getKey();
            if (key.stratum() != stratum || areas.stream().noneMatch(key.area()::intersects)) {
                continue;
            }
            if (key.scale() != scale) {
                entries.remove();
            } else if (!entry.getValue().stale) {
                patchedTiles++;
                areas.forEach(area -> {
                    if (TilePainter.patch(next, key, entry.getValue().image, area)) {
                        painted.accept(area);
                    }
                });
            }
        }
    }

    private void markStale(Stratum stratum, @Nullable List<Rectangle2D> areas) {
        tiles.forEach((key, tile) -> {
            if (key.stratum() == stratum && (areas == null || areas.stream().anyMatch(key.area()::intersects))) {
                tile.stale = true;
            }
        });
    }

    /** The image of a tile, up to date or the last one that there was. */
    Optional<BufferedImage> image(TileKey key) {
        return Optional.ofNullable(tiles.get(key)).map(tile -> tile.image);
    }

    /** Whether a tile shows the newest scene. */
    boolean fresh(TileKey key) {
        Tile tile = tiles.get(key);
        return tile != null && !tile.stale;
    }

    /** Tiles of another scale that show something of this one, all of the scale that is nearest. */
    Map<TileKey, BufferedImage> substitutes(TileKey missing) {
        Rectangle2D area = missing.area();
        double nearest = tiles.keySet().stream()
                .filter(key -> key.stratum() == missing.stratum() && key.area().intersects(area))
                .mapToDouble(TileKey::scale)
                .boxed()
                .min(Comparator.comparingDouble(missing::ratio))
                .orElse(0.0);
        Map<TileKey, BufferedImage> images = new LinkedHashMap<>();
        tiles.forEach((key, tile) -> {
            if (key.scale() == nearest
                    && key.stratum() == missing.stratum()
                    && key.area().intersects(area)) {
                images.put(key, tile.image);
            }
        });
        return images;
    }

    /** Has these tiles painted if they are missing or stale, in this order; what was wanted before no longer is. */
    void want(Collection<TileKey> keys) {
        wanted.clear();
        for (TileKey key : keys) {
            if (!fresh(key) && !key.equals(underway)) {
                wanted.add(key);
            }
        }
        paintNext();
    }

    /** Tiles patched so far, for tests. */
    long patchedTiles() {
        return patchedTiles;
    }

    private void paintNext() {
        TileKey key = wanted.peek();
        MapPainter now = painter;
        if (underway != null || key == null || now == null) {
            return;
        }
        wanted.remove();
        underway = key;
        long from = revision;
        worker.execute(() -> {
            BufferedImage image = TilePainter.whole(now, key);
            eventThread.execute(() -> arrived(key, image, from));
        });
    }

    private void arrived(TileKey key, BufferedImage image, long from) {
        underway = null;
        Tile tile = new Tile(image);
        if (!catchUp(key, image, from)) {
            tile.stale = true;
        }
        tiles.put(key, tile);
        Iterator<TileKey> oldest = tiles.keySet().iterator();
        while (tiles.size() > MOST_TILES) {
            oldest.next();
            oldest.remove();
        }
        painted.accept(key.area());
        paintNext();
    }

    /** Patches what changed since a revision; false if that cannot be done. */
    private boolean catchUp(TileKey key, BufferedImage image, long from) {
        MapPainter now = painter;
        if (from == revision || now == null) {
            return true;
        }
        if (log.isEmpty() || log.getFirst().revision() > from + 1) {
            return false;
        }
        for (Logged entry : log) {
            if (entry.revision() > from) {
                List<Rectangle2D> areas = entry.in(key.stratum());
                if (areas == null || areas.size() > MOST_PATCHED) {
                    return false;
                }
                areas.forEach(area -> TilePainter.patch(now, key, image, area));
            }
        }
        return true;
    }
}
