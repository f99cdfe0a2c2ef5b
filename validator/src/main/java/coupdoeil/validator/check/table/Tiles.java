package coupdoeil.validator.check.table;

import coupdoeil.model.table.Corner;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SortedMap;
import java.util.function.IntConsumer;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.locationtech.jts.geom.Envelope;

/**
 * What lies on a table by tiles of four inches square: whoever asks about much ground reads these instead of square inches,
 * for to remember what was read would cost more than to look. Tiles are counted from 0.
 */
final class Tiles<T> {

    private static final int SIDE = 4;
    private static final int OUTERMOST = Block.OUTERMOST / SIDE;
    private static final int ACROSS = 2 * OUTERMOST + 1;

    /** How many there are. */
    static final int COUNT = ACROSS * ACROSS;

    /** Square inches of all that is worth reading tile by tile: more than a table of sixteen feet by fifteen has. */
    private static final int MOST = 40_000;

    private final @Nullable BitSet[] numbers;
    private final Map<Integer, T> all;

    private Tiles(@Nullable BitSet[] numbers, Map<Integer, T> all) {
        this.numbers = numbers;
        this.all = all;
    }

    /**
     * @param blocks what lies on each square inch, by number
     * @param wide what reaches so far that it is on no tile, and is known by its number all the same
     */
    static <T> Tiles<T> of(Map<Block, SortedMap<Integer, T>> blocks, Map<Integer, T> wide) {
        Tiles<T> made = new Tiles<>(new BitSet[COUNT], new HashMap<>(wide));
        blocks.forEach((block, things) -> made.add(number(block), things));
        return made;
    }

    /** The same where some square inches differ. */
    Tiles<T> after(Map<Block, SortedMap<Integer, T>> blocks, Collection<Block> touched) {
        Tiles<T> made = new Tiles<>(numbers.clone(), new HashMap<>(all));
        touched.stream().mapToInt(Tiles::number).distinct().forEach(tile -> {
            made.numbers[tile] = null;
            int west = (tile % ACROSS - OUTERMOST) * SIDE;
            int south = (tile / ACROSS - OUTERMOST) * SIDE;
            for (int row = south; row < south + SIDE; row++) {
                for (int column = west; column < west + SIDE; column++) {
                    SortedMap<Integer, T> things = blocks.get(new Block(column, row));
                    if (things != null) {
                        made.add(tile, things);
                    }
                }
            }
        });
        return made;
    }

    private void add(int tile, Map<Integer, T> things) {
        BitSet its = numbers[tile];
        if (its == null) {
            its = new BitSet();
            numbers[tile] = its;
        }
        things.keySet().forEach(its::set);
        all.putAll(things);
    }

    /** Adds the numbers of what lies on a tile. */
    void addNumbers(int tile, BitSet to) {
        BitSet its = numbers[tile];
        if (its != null) {
            to.or(its);
        }
    }

    /** Adds the numbers of whatever lies on a tile. */
    void addAllNumbers(BitSet to) {
        for (int tile = 0; tile < COUNT; tile++) {
            addNumbers(tile, to);
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

    /** Whether the same lies on a tile of others. */
    boolean sameAt(int tile, Tiles<T> others) {
        BitSet its = numbers[tile];
        return Objects.equals(its, others.numbers[tile])
                && (its == null
                        || its.stream().allMatch(number -> Objects.equals(all.get(number), others.all.get(number))));
    }

    /** Whether so many square inches are better read by tiles. */
    static boolean areMany(Envelope bounds) {
        return Block.count(bounds) > 2 * SIDE * SIDE;
    }

    /** Whether a rectangle is so large that everything is better read as a whole. */
    static boolean isNearlyAll(Envelope bounds) {
        return Block.count(bounds) > MOST;
    }

    /** Those that hold a part of a rectangle, given in hundredths of a millimetre, if their ground passes. */
    static void forEach(Envelope bounds, Predicate<Envelope> ground, IntConsumer action) {
        if (bounds.isNull()) {
            return;
        }
        int west = Math.floorDiv(Block.number(bounds.getMinX()), SIDE);
        int east = Math.floorDiv(Block.number(bounds.getMaxX()), SIDE);
        int north = Math.floorDiv(Block.number(bounds.getMaxY()), SIDE);
        Envelope tile = new Envelope();
        for (int row = Math.floorDiv(Block.number(bounds.getMinY()), SIDE); row <= north; row++) {
            for (int column = west; column <= east; column++) {
                tile.init(least(column), most(column), least(row), most(row));
                if (ground.test(tile)) {
                    action.accept(number(column, row));
                }
            }
        }
    }

    /** The tile that holds a square inch. */
    static int number(Block block) {
        return number(Math.floorDiv(block.column(), SIDE), Math.floorDiv(block.row(), SIDE));
    }

    private static int number(int column, int row) {
        return (row + OUTERMOST) * ACROSS + column + OUTERMOST;
    }

    /** Where its ground begins, its edges included; that of an outermost one reaches as far as there is any. */
    private static double least(int number) {
        return number <= -OUTERMOST ? -Block.FAR : (double) number * SIDE * Corner.PER_INCH;
    }

    private static double most(int number) {
        return number >= OUTERMOST ? Block.FAR : (number + 1.0) * SIDE * Corner.PER_INCH;
    }
}
