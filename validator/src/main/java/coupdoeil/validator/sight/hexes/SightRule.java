package coupdoeil.validator.sight.hexes;

import coupdoeil.model.grid.Hex;
import coupdoeil.validator.sight.Sighting;
import coupdoeil.validator.sight.Viewpoint;
import java.util.Collection;

/**
 * When one hex sees another, in one rule system at one turn.
 *
 * <p>Implementations are immutable and safe for use by several threads. They read the ground only through the
 * {@link SightGround} they are given. Every answer is exact, and none throws, whatever the hexes. A rule by itself is one
 * that all observers share.
 */
public interface SightRule extends Eyes {

    /** Further in hexes than any map is wide: the visibility where nothing limits it. */
    int UNLIMITED = 10_000;

    /** The greatest range in hexes at which anything can be seen; beyond it every hex is too far. */
    int visibilityHexes();

    /**
     * What {@code from} has of {@code to}. Reads the ground hex by hex, up to the first that settles it; on a ground that
     * records its readings these are the hexes on which the answer rests.
     */
    Sighting look(SightGround ground, Hex from, Hex to);

    /**
     * This rule on a ground, for many questions by one thread: the same answers, look by look. A rule may have a kernel of its
     * own that is faster than looks one by one. Making one costs next to nothing, its first viewshed a byte for every index of
     * the ground.
     */
    default SightKernel on(PackedGround ground) {
        return new LookKernel(this, ground);
    }

    /** The same answer with its explanation, which reads every hex of the line. */
    Sightline sightline(SightGround ground, Hex from, Hex to);

    @Override
    default SightRule eyesOf(Viewpoint observer) {
        return this;
    }

    default boolean sees(SightGround ground, Hex from, Hex to) {
        return look(ground, from, to) == Sighting.VISIBLE;
    }

    /** Whether any of some hexes sees any of others, as for pieces that occupy two hexes. */
    default boolean seesAny(SightGround ground, Collection<Hex> from, Collection<Hex> to) {
        return from.stream().anyMatch(a -> to.stream().anyMatch(b -> sees(ground, a, b)));
    }
}
