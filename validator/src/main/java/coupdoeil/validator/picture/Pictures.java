package coupdoeil.validator.picture;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.scenario.Placement;
import java.util.Optional;
import java.util.ServiceLoader;

/**
 * Paints pictures of battles, without a display. Found through {@link ServiceLoader}, because the headless part of the
 * program knows of no pixels; who asks says {@link #MISSING} where there are none. Without state: safe for use by several
 * threads.
 */
public interface Pictures {

    /** Pixels that a picture may have: more would not fit into memory. */
    long MOST_PIXELS = 100_000_000;

    /** Why there are none. */
    String MISSING = "pictures are painted by the whole program, coupdoeil.jar; this is its headless part alone";

    /** Who paints; empty in the headless part of the program. */
    static Optional<Pictures> find() {
        return ServiceLoader.load(Pictures.class, Pictures.class.getClassLoader())
                .findFirst();
    }

    /** How many pixels the picture of a map would have. */
    default long pixels(MapView view) {
        Frame whole = whole(view);
        return (long) whole.widthPixels(view.scale()) * whole.heightPixels(view.scale());
    }

    /** The whole ground with a small margin, and who sits beside it. */
    Frame whole(MapView view);

    /**
     * The {@link #whole} ground and what stands on it, as the editor shows them.
     *
     * @throws IllegalArgumentException if it would have more than {@value #MOST_PIXELS} pixels
     */
    default Picture map(MapView view) {
        return map(view, whole(view));
    }

    /**
     * A part of the ground, or more than the ground, at the scale of the view: the upper left corner of the frame is that
     * of the picture.
     *
     * @throws IllegalArgumentException if it would have more than {@value #MOST_PIXELS} pixels
     */
    Picture map(MapView view, Frame frame);

    /** The ground of one hex by itself, transparent around it, in a picture that it just fits into. */
    Picture hex(MapView view, Hex hex, int widthPixels, int heightPixels);

    /**
     * The face of a counter by itself on transparent ground: a square for a unit, lower for a leader. It shows the formation and
     * strength that the placement says, struck through if that is reduced; not its facing and markers, which lie beside
     * a counter.
     *
     * @param placement of the piece, wherever that is
     */
    Picture counter(Pack pack, RuleSystem rules, Placement placement, int widthPixels);

    /** The sign of a formation as counters have it, by itself on a square. @param formation its id */
    Picture formation(String formation, int widthPixels);

    /**
     * A piece on a table seen from above on transparent ground, turned so that it heads up the picture, in the middle of which
     * is the middle of its front: its bases to scale, without its name, or its counter where nothing says how large it is.
     *
     * @param placement of the piece, wherever that is
     * @param scale pixels of a map unit
     */
    Picture stand(Pack pack, RuleSystem rules, Placement placement, double scale);
}
