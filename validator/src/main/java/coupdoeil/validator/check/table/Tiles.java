package coupdoeil.validator.check.table;

import java.util.Collections;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.locationtech.jts.geom.Envelope;

/**
 * What lies on a table by tiles of four inches square: whoever asks about much ground reads these instead of square inches,
 * for to remember what was read would cost more than to look.
 */
record Tiles<T>(SortedMap<Block, SortedMap<Integer, T>> tiles) {

    private static final int SIDE = 4;
    /** More than a table of eight feet by six has. */
    private static final int MOST = 8_000;

    /** @param blocks what lies on each square inch, by number */
    static <T> Tiles<T> of(Map<Block, SortedMap<Integer, T>> blocks) {
        SortedMap<Block, SortedMap<Integer, T>> tiles = new TreeMap<>();
        blocks.forEach((block, things) ->
                tiles.computeIfAbsent(of(block), none -> new TreeMap<>()).putAll(things));
        return new Tiles<>(tiles);
    }

    /** The tile that holds a square inch. */
    private static Block of(Block block) {
        return new Block(Math.floorDiv(block.column(), SIDE), Math.floorDiv(block.row(), SIDE));
    }

    /** Whether so many square inches are better read by tiles. */
    static boolean areMany(Envelope bounds) {
        return Block.count(bounds) > 2 * SIDE * SIDE;
    }

    /** Whether a rectangle is so large that everything is better read as a whole. */
    static boolean isNearlyAll(Envelope bounds) {
        return Block.count(bounds) > MOST;
    }

    /** Those that hold a part of a rectangle, given in hundredths of a millimetre. */
    static Iterable<Block> of(Envelope bounds) {
        return Block.of(bounds, SIDE);
    }

    SortedMap<Integer, T> at(Block tile) {
        return tiles.getOrDefault(tile, Collections.emptySortedMap());
    }
}
