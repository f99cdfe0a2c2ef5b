package coupdoeil.validator.check.table;

import coupdoeil.model.table.Corner;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Predicate;
import org.locationtech.jts.geom.Envelope;

/**
 * What lies on a table by tiles of four inches square: whoever asks about much ground reads these instead of square inches,
 * for to remember what was read would cost more than to look.
 */
final class Tiles<T> {

    private static final int SIDE = 4;
    /** More than a table of sixteen feet by fifteen has. */
    private static final int MOST = 40_000;
    /** Beyond everything, in hundredths of a millimetre. */
    private static final double FAR = 1e12;

    private final Map<Block, SortedMap<Integer, T>> tiles = new HashMap<>();
    private final Map<Block, BitSet> numbers = new HashMap<>();
    private final Map<Integer, T> all = new HashMap<>();

    /** @param blocks what lies on each square inch, by number */
    static <T> Tiles<T> of(Map<Block, SortedMap<Integer, T>> blocks) {
        Tiles<T> made = new Tiles<>();
        blocks.forEach((block, things) ->
                made.tiles.computeIfAbsent(of(block), none -> new TreeMap<>()).putAll(things));
        made.tiles.forEach((tile, things) -> {
            BitSet its = new BitSet();
            things.keySet().forEach(its::set);
            made.numbers.put(tile, its);
            made.all.putAll(things);
        });
        return made;
    }

    /** Adds the numbers of what lies on a tile. */
    void addNumbers(Block tile, BitSet to) {
        BitSet its = numbers.get(tile);
        if (its != null) {
            to.or(its);
        }
    }

    /** What has some numbers, in their order, if it passes. */
    List<T> of(BitSet some, Predicate<T> test) {
        List<T> passing = new ArrayList<>();
        for (int number = some.nextSetBit(0); number >= 0; number = some.nextSetBit(number + 1)) {
            T thing = all.get(number);
            if (thing != null && test.test(thing)) {
                passing.add(thing);
            }
        }
        return passing;
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

    /** The ground of one of them, its edges included; of an outermost one all that lies further out, too. */
    static Envelope ground(Block tile) {
        return new Envelope(least(tile.column()), most(tile.column()), least(tile.row()), most(tile.row()));
    }

    private static double least(int number) {
        return number <= -Block.OUTERMOST / SIDE ? -FAR : (double) number * SIDE * Corner.PER_INCH;
    }

    private static double most(int number) {
        return number >= Block.OUTERMOST / SIDE ? FAR : (number + 1.0) * SIDE * Corner.PER_INCH;
    }

    SortedMap<Integer, T> at(Block tile) {
        return tiles.getOrDefault(tile, Collections.emptySortedMap());
    }
}
