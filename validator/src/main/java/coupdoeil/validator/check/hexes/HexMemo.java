package coupdoeil.validator.check.hexes;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexGrid;
import coupdoeil.validator.check.fact.Readings;
import coupdoeil.validator.check.fact.Tracker;
import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import java.util.function.ToIntFunction;

/**
 * Numbers that a fact makes of each hex, worked out when first asked for and kept. When the map differs they are worked
 * out again, and only who read a number that differs is repeated: painting what makes no difference to a rule repeats
 * nothing.
 *
 * <p>The first reading of a hex costs what the answer costs, every other some nanoseconds.
 */
public final class HexMemo {

    /** Makes a number of a hex. */
    public interface Answer {
        /** @param slot which of the numbers of the hex, from 0 */
        int of(Hex hex, int slot);
    }

    private final Tracker tracker;
    private final HexGrid grid;
    private final int slots;
    private final Answer answer;
    private final int[] numbers;
    private final BitSet known;
    private final Readings readings;
    private final Map<Integer, Readings> wholes = new HashMap<>();

    /**
     * Numbers made of the ground.
     *
     * @param slots how many numbers a hex has
     * @param answer may read the ground of the hex, of its neighbours and the hexsides around it, and nothing else
     */
    public HexMemo(Ground ground, int slots, Answer answer) {
        this(ground.tracker(), ground.grid(), slots, answer);
        ground.join(this);
    }

    /** Numbers made of who is in a hex. @param answer may read the occupants of the hex, and nothing else */
    public HexMemo(Occupancy occupancy, ToIntFunction<Hex> answer) {
        this(occupancy.tracker(), occupancy.grid(), 1, (hex, slot) -> answer.applyAsInt(hex));
        occupancy.join(this);
    }

    private HexMemo(Tracker tracker, HexGrid grid, int slots, Answer answer) {
        this.tracker = tracker;
        this.grid = grid;
        this.slots = slots;
        this.answer = answer;
        this.numbers = new int[grid.size() * slots];
        this.known = new BitSet(numbers.length);
        this.readings = tracker.readings(numbers.length);
    }

    public int get(Hex hex) {
        return get(hex, 0);
    }

    /** A number of a hex; of a hex outside the grid it is worked out each time. */
    public int get(Hex hex, int slot) {
        int cell = grid.index(hex);
        return cell < 0 ? answer.of(hex, slot) : get(cell, hex, slot);
    }

    private int get(int cell, Hex hex, int slot) {
        int index = cell * slots + slot;
        tracker.read(readings, index);
        if (!known.get(index)) {
            numbers[index] = unrecorded(hex, slot);
            known.set(index);
        }
        return numbers[index];
    }

    /**
     * All numbers, by cell and slot: {@code numbers[cell * slots + slot]}, for answers about the whole map, which are
     * repeated when any of some bits of any of them differs. The array is not to be changed, nor kept.
     */
    public int[] all(int bits) {
        tracker.read(wholes.computeIfAbsent(bits, none -> tracker.readings(1)), 0);
        for (int index = known.nextClearBit(0); index < numbers.length; index = known.nextClearBit(index + 1)) {
            numbers[index] = unrecorded(grid.hexAt(index / slots), index % slots);
            known.set(index);
        }
        return numbers;
    }

    /** Works the numbers of a hex out again. */
    void differ(int cell) {
        for (int slot = 0; slot < slots; slot++) {
            int index = cell * slots + slot;
            if (known.get(index)) {
                int number = unrecorded(grid.hexAt(cell), slot);
                int bits = number ^ numbers[index];
                if (bits != 0) {
                    numbers[index] = number;
                    readings.differ(index);
                    wholes.forEach((wanted, whole) -> {
                        if ((wanted & bits) != 0) {
                            whole.differ(0);
                        }
                    });
                }
            }
        }
    }

    private int unrecorded(Hex hex, int slot) {
        tracker.pass();
        try {
            return answer.of(hex, slot);
        } finally {
            tracker.record();
        }
    }
}
