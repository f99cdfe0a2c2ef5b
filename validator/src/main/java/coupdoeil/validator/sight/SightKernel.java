package coupdoeil.validator.sight;

/**
 * One sight rule on one ground, for many questions: answers by index, exact, and without allocating anything.
 *
 * <p>Hexes are named by their {@linkplain PackedGround#index index}; every index must be that of a hex of the grid. The
 * answers are those of {@link SightRule#look}. A kernel keeps its last {@link #witness} and room to work in, so each
 * thread makes its own (see {@link SightRule#on}); the ground may be shared.
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

    /** What one hex has of another. Cost follows the hexes from the higher end up to the first that settles it. */
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

    /**
     * What a hex has of every hex of the map.
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
