package coupdoeil.validator.sight.hexes;

import coupdoeil.validator.sight.Sighting;

/**
 * One sight rule on one ground, for many questions: answers by index, exact, and without allocating anything.
 *
 * <p>Hexes are named by their {@linkplain PackedGround#index index}; every index must be that of a hex of the grid. The
 * answers are those of {@link SightRule#look} with the same rule, so they are reciprocal where the rule is, as in Fix
 * Bayonets! (FB 3.3.2). All ranges are in hexes.
 *
 * <p>A kernel keeps its last {@link #witness} and room to work in, so it is for one thread: each makes its own (see {@link
 * SightRule#on}), and all may share the ground. Viewsheds of several observers share nothing else and scale with the
 * threads. After a change of the ground, a kernel of the old one goes on answering for the old one.
 */
public abstract class SightKernel {

    private static final Sighting[] SIGHTINGS = Sighting.values();

    private final PackedGround ground;

    protected SightKernel(PackedGround ground) {
        this.ground = ground;
    }

    public final PackedGround ground() {
        return ground;
    }

    /** The cells of the ground by index, perhaps with marks of its own; to be read only. */
    protected final int[] cells() {
        return ground.cells();
    }

    /** The byte that stands for a sighting in a viewshed: its ordinal and one, for 0 is no hex of the map. */
    public static byte code(Sighting sighting) {
        return (byte) (sighting.ordinal() + 1);
    }

    /** The sighting for which a byte stands that is not 0. */
    public static Sighting sighting(byte code) {
        return SIGHTINGS[code - 1];
    }

    /** The greatest range in hexes at which anything can be seen. */
    public abstract int visibilityHexes();

    /**
     * What one hex has of another; a hex sees itself. Cost follows the hexes from the higher end up to the first that
     * settles it: a fifth of a microsecond or so where woods and hills are about, some nanoseconds a hex in the open.
     */
    public abstract Sighting look(int from, int to);

    /**
     * The index of the hex by which alone the last {@link #look} came out {@link Sighting#BLOCKED}: for what is in it, or
     * for its height. As long as this hex keeps its cell, and no level and no slope changes on the line, the answer
     * stays, whatever else comes and goes.
     *
     * @return -1 if there is no such hex: nothing or not a single hex blocks, but for example a hexside, or two hexes, one
     *     on either side of the line
     */
    public abstract int witness();

    /** Whether it may make a difference that units are where terrain blocks already, or the reverse. */
    boolean tellsBlockersApart() {
        return false;
    }

    /**
     * What a hex has of every hex of the map: the same as a {@link #look} at each. Where the rule sweeps, hexes that
     * nothing can be seen of cost next to nothing, and the whole of a hilly map of 40,000 hexes some 2 milliseconds.
     *
     * @param into filled with a {@link #code} for every index, 0 where there is no map; of the ground's size
     */
    public void viewshed(int from, byte[] into) {
        viewshedByWalking(from, into);
    }

    /** The same as {@link #viewshed}, by one {@link #look} after the other: the yardstick of anything faster. */
    public final void viewshedByWalking(int from, byte[] into) {
        for (int to = 0; to < into.length; to++) {
            into[to] = ground.contains(to) ? code(look(from, to)) : 0;
        }
    }
}
