package coupdoeil.validator.hexes;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexDirection;
import coupdoeil.model.grid.HexGrid;
import java.util.Arrays;
import java.util.function.IntPredicate;

/**
 * The patches that the hexes of a map hang together in. Making them costs some ten nanoseconds a hexside.
 *
 * @param numbers of each cell the number of its patch; {@link #NONE} if it belongs to none
 */
public record Patches(HexGrid grid, int[] numbers) {

    public static final int NONE = -1;

    /** Whether one may step across a hexside between two cells, and back. */
    public interface Step {
        /** @param slot which of the first three hexsides of the cell leads to the other */
        boolean open(int cell, int slot, int other);
    }

    /** The patches of the cells that belong to any. */
    public static Patches of(HexGrid grid, IntPredicate belongs, Step step) {
        int[] roots = new int[grid.size()];
        for (int cell = 0; cell < roots.length; cell++) {
            roots[cell] = belongs.test(cell) ? cell : NONE;
        }
        for (int cell = 0; cell < roots.length; cell++) {
            Hex hex = roots[cell] == NONE ? Hex.ORIGIN : grid.hexAt(cell);
            for (int slot = 0; slot < 3 && roots[cell] != NONE; slot++) {
                int other = grid.index(hex.plus(HexDirection.of(slot)));
                if (other >= 0 && roots[other] != NONE && step.open(cell, slot, other)) {
                    roots[root(roots, cell)] = root(roots, other);
                }
            }
        }
        for (int cell = 0; cell < roots.length; cell++) {
            roots[cell] = roots[cell] == NONE ? NONE : root(roots, cell);
        }
        return new Patches(grid, roots);
    }

    /** The number of the patch of a hex; {@link #NONE} if it belongs to none. */
    public int of(Hex hex) {
        int cell = grid.index(hex);
        return cell < 0 ? NONE : numbers[cell];
    }

    private static int root(int[] roots, int cell) {
        int root = cell;
        while (roots[root] != root) {
            roots[root] = roots[roots[root]];
            root = roots[root];
        }
        return root;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Patches patches && grid.equals(patches.grid) && Arrays.equals(numbers, patches.numbers);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(numbers);
    }

    @Override
    public String toString() {
        return "patches of " + grid;
    }
}
