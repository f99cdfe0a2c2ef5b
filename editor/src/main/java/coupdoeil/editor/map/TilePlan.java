package coupdoeil.editor.map;

import coupdoeil.editor.paint.sheet.Stratum;
import java.awt.Point;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Which tiles a window needs, and which it is likely to need next.
 *
 * @param bounds all of the map, beyond which no window moves far
 * @param width of the window, in pixels
 * @param height of the window, in pixels
 * @param deviceScale device pixels per pixel
 * @param density device pixels per pixel of the user
 */
record TilePlan(Rectangle2D bounds, int width, int height, double deviceScale, double density) {

    /**
     * Zoom steps looked ahead, those above nought in the direction of the last, the likeliest first: a hand turns a wheel by up
     * to three at once, and mostly goes on the way that it went.
     */
    private static final int[] STEPS_AHEAD = {1, 2, -1, 3, -2, -3};

    /** The tiles in sight, those of the ground first, and a ring of so many around them. */
    List<TileKey> inSight(Viewport viewport, int ring) {
        double scale = viewport.zoom() * deviceScale;
        Rectangle2D shown = viewport.shown(width, height);
        double side = TileKey.SIZE / scale;
        List<TileKey> keys = new ArrayList<>();
        for (Stratum stratum : Stratum.values()) {
            for (int row = floor(shown.getMinY() / side) - ring; row <= floor(shown.getMaxY() / side) + ring; row++) {
                for (int column = floor(shown.getMinX() / side) - ring;
                        column <= floor(shown.getMaxX() / side) + ring;
                        column++) {
                    keys.add(new TileKey(stratum, scale, density, column, row));
                }
            }
        }
        return keys;
    }

    /** The tiles in sight and a ring around them, from the middle outwards. */
    Set<TileKey> needed(Viewport viewport) {
        Point2D middle = viewport.toMap(new Point(width / 2, height / 2));
        List<TileKey> inSight = inSight(viewport, 0);
        inSight.sort(Comparator.comparingDouble(key -> distance(key, middle)));
        Set<TileKey> needed = new LinkedHashSet<>(inSight);
        needed.addAll(inSight(viewport, 1));
        return needed;
    }

    /**
     * The tiles needed, then those that are when the wheel is turned, as many as are kept.
     *
     * @param pointer the pixel under which the map stays where it is
     * @param direction in which the map was zoomed last, 1 if in, -1 if out
     */
    Collection<TileKey> withNext(Viewport viewport, Point pointer, int direction) {
        Set<TileKey> keys = needed(viewport);
        for (int steps : STEPS_AHEAD) {
            int in = direction * steps;
            if (in > 0 || !seesAll(zoomed(viewport, in + 1, pointer))) {
                List<TileKey> next = inSight(zoomed(viewport, in, pointer), 0);
                if (keys.size() + next.size() <= TileStore.MOST_TILES) {
                    keys.addAll(next);
                }
            }
        }
        return keys;
    }

    /** Whether nobody would zoom out any further. */
    private boolean seesAll(Viewport viewport) {
        return viewport.shown(width, height).contains(bounds);
    }

    private Viewport zoomed(Viewport viewport, int steps, Point pointer) {
        return viewport.zoomedTo(viewport.step() + steps, pointer).within(bounds, width, height);
    }

    private static double distance(TileKey key, Point2D point) {
        return point.distance(key.area().getCenterX(), key.area().getCenterY());
    }

    private static int floor(double number) {
        return (int) Math.floor(number);
    }
}
