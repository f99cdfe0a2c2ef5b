package coupdoeil.editor.map;

import coupdoeil.editor.paint.MapPainter;
import coupdoeil.editor.paint.sheet.Stratum;
import java.awt.Rectangle;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Keeps painted tiles, the least recently used going first, and has missing ones painted in the background from the
 * newest scene.
 *
 * <p>All methods belong to one thread, the event thread; only the painting itself runs on the workers. They are given no more
 * than they have begun, so that what is no longer wanted is never painted. A tile that comes back after the scene has changed
 * is patched with what changed meanwhile before it is shown.
 */
final class TileStore {

    /** 192 MB of tiles, what a window of 1600x1000 shows at seven steps of the wheel; more only if more are wanted. */
    static final int MOST_TILES = 768;
    /** More pixels than this, which are a few hexes, are painted in the background. */
    private static final long MOST_PATCHED = 3L * TileKey.SIZE * TileKey.SIZE;
    /** Whatever is painted costs at least as much as so many pixels: far out a stroke has few, but no fewer hexes. */
    private static final long PART_PIXELS = TileKey.SIZE * TileKey.SIZE / 4;

    private static final int MOST_LOGGED = 200;

    private static final class Tile {
        final BufferedImage image;
        boolean stale;
        /** The last revision that a stale image shows. */
        long shown;

        Tile(BufferedImage image) {
            this.image = image;
        }

        void outdate(long shown) {
            if (!stale) {
                stale = true;
                this.shown = shown;
            }
        }
    }

    /** What changed with a revision; null where everything did. */
    private record Logged(long revision, Map<Stratum, List<Rectangle2D>> areas) {
        @Nullable
        List<Rectangle2D> in(Stratum stratum) {
            return areas.get(stratum);
        }
    }

    private final Executor workers;
    private final int workerCount;
    private final Executor eventThread;
    private final Consumer<Rectangle2D> painted;
    private final Map<TileKey, Tile> tiles = new LinkedHashMap<>(16, 0.75f, true);
    private final SpareImages spare = new SpareImages();
    private final Deque<Logged> log = new ArrayDeque<>();
    private final Set<TileKey> wanted = new LinkedHashSet<>();
    private final Set<TileKey> underway = new HashSet<>();
    private @Nullable MapPainter painter;
    private int working;
    private int capacity = MOST_TILES;
    private long revision;
    private long patchedTiles;

    /**
     * @param workers run the painting
     * @param workerCount how many of them there are
     * @param eventThread runs what follows it
     * @param painted told which part of the plane has new pixels
     */
    TileStore(Executor workers, int workerCount, Executor eventThread, Consumer<Rectangle2D> painted) {
        this.workers = workers;
        this.workerCount = workerCount;
        this.eventThread = eventThread;
        this.painted = painted;
    }

    /** Shows another scene; patches the tiles of this scale at once if little changed. */
    void show(MapPainter next, SceneChange change, double scale) {
        painter = next;
        revision++;
        Map<Stratum, List<Rectangle2D>> areas = new LinkedHashMap<>();
        for (Stratum stratum : Stratum.values()) {
            change.in(stratum).ifPresent(changed -> areas.put(stratum, changed));
            List<Rectangle2D> changed = areas.get(stratum);
            if (changed != null && patchable(stratum, changed, scale)) {
                patch(next, stratum, changed, scale);
            } else {
                markStale(stratum, changed);
            }
        }
        log.addLast(new Logged(revision, areas));
        if (log.size() > MOST_LOGGED) {
            log.removeFirst();
        }
    }

    /** Whether the tiles of a scale show so little of some areas that it can be painted at once. */
    private boolean patchable(Stratum stratum, List<Rectangle2D> areas, double scale) {
        long cost = 0;
        for (TileKey key : tiles.keySet()) {
            if (key.stratum() == stratum && key.scale() == scale) {
                cost += cost(key, areas);
            }
        }
        return cost <= MOST_PATCHED;
    }

    /** What painting some areas of a tile costs, in pixels. */
    private static long cost(TileKey key, List<Rectangle2D> areas) {
        long cost = 0;
        for (Rectangle2D area : areas) {
            Rectangle part = TilePainter.pixels(key, area);
            cost += part.isEmpty() ? 0 : PART_PIXELS + (long) part.width * part.height;
        }
        return cost;
    }

    private void patch(MapPainter next, Stratum stratum, List<Rectangle2D> areas, double scale) {
        tiles.forEach((key, tile) -> {
            if (key.stratum() != stratum || tile.stale || areas.stream().noneMatch(key.area()::intersects)) {
                return;
            }
            if (key.scale() != scale) {
                tile.outdate(revision - 1);
                return;
            }
            patchedTiles++;
            areas.forEach(area -> {
                if (TilePainter.patch(next, key, tile.image, area)) {
                    painted.accept(area);
                }
            });
        });
    }

    private void markStale(Stratum stratum, @Nullable List<Rectangle2D> areas) {
        tiles.forEach((key, tile) -> {
            if (key.stratum() == stratum && (areas == null || areas.stream().anyMatch(key.area()::intersects))) {
                tile.outdate(revision - 1);
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
        List<TileKey> others = tiles.keySet().stream()
                .filter(key -> key.stratum() == missing.stratum() && key.shows(area))
                .toList();
        double nearest = others.stream()
                .mapToDouble(TileKey::scale)
                .boxed()
                .min(Comparator.comparingDouble(missing::ratio))
                .orElse(0.0);
        Map<TileKey, BufferedImage> images = new LinkedHashMap<>();
        for (TileKey key : others) {
            if (key.scale() == nearest) {
                images.put(key, Objects.requireNonNull(tiles.get(key)).image);
            }
        }
        return images;
    }

    /** Has these tiles painted if they are missing or stale, in this order; what was wanted before no longer is. */
    void want(Collection<TileKey> keys) {
        wanted.clear();
        capacity = Math.max(MOST_TILES, keys.size());
        for (TileKey key : keys) {
            if (!fresh(key) && !underway.contains(key)) {
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
        MapPainter now = painter;
        while (now != null && working < workerCount && !wanted.isEmpty()) {
            TileBlock block = TileBlock.around(wanted.iterator().next(), wanted);
            block.keys().forEach(wanted::remove);
            underway.addAll(block.keys());
            working++;
            long from = revision;
            BlockRepaint repaint = repaint(block);
            workers.execute(() -> {
                Map<TileKey, BufferedImage> images = repaint.by(now, spare);
                eventThread.execute(() -> arrived(images, from));
            });
        }
    }

    /** What of a block has to be painted: all of it if a tile is missing, or if it is not known what changed since. */
    private BlockRepaint repaint(TileBlock block) {
        Map<TileKey, BufferedImage> kept = new HashMap<>();
        Set<Rectangle2D> changed = new LinkedHashSet<>();
        for (TileKey key : block.keys()) {
            Tile tile = tiles.get(key);
            Optional<List<Rectangle2D>> since = tile == null ? Optional.empty() : since(tile.shown, key.stratum());
            if (since.isEmpty()) {
                return BlockRepaint.whole(block);
            }
            kept.put(key, Objects.requireNonNull(tile).image);
            changed.addAll(since.get());
        }
        return BlockRepaint.of(block, kept, changed);
    }

    /** What looks different since a revision; empty if all of it does, or if that is not known any more. */
    private Optional<List<Rectangle2D>> since(long shown, Stratum stratum) {
        if (log.isEmpty() || log.getFirst().revision() > shown + 1) {
            return Optional.empty();
        }
        List<Rectangle2D> changed = new ArrayList<>();
        for (Logged entry : log) {
            if (entry.revision() > shown) {
                List<Rectangle2D> areas = entry.in(stratum);
                if (areas == null) {
                    return Optional.empty();
                }
                changed.addAll(areas);
            }
        }
        return Optional.of(changed);
    }

    private void arrived(Map<TileKey, BufferedImage> images, long from) {
        working--;
        images.forEach((key, image) -> {
            underway.remove(key);
            Tile tile = new Tile(image);
            if (!catchUp(key, image, from)) {
                tile.outdate(from);
            }
            giveUp(key, tiles.put(key, tile));
            painted.accept(key.area());
        });
        Iterator<Map.Entry<TileKey, Tile>> oldest = tiles.entrySet().iterator();
        while (tiles.size() > capacity) {
            Map.Entry<TileKey, Tile> next = oldest.next();
            oldest.remove();
            giveUp(next.getKey(), next.getValue());
        }
        paintNext();
    }

    /** What is kept of a tile is read until its block is painted. */
    private void giveUp(TileKey key, @Nullable Tile tile) {
        if (tile != null && !underway.contains(key)) {
            spare.giveBack(key.stratum(), tile.image);
        }
    }

    /** Patches what changed since a revision; false if that cannot be done. */
    private boolean catchUp(TileKey key, BufferedImage image, long from) {
        MapPainter now = painter;
        if (from == revision || now == null) {
            return true;
        }
        Optional<List<Rectangle2D>> areas = since(from, key.stratum());
        if (areas.isEmpty() || cost(key, areas.get()) > MOST_PATCHED) {
            return false;
        }
        areas.get().forEach(area -> TilePainter.patch(now, key, image, area));
        return true;
    }
}
