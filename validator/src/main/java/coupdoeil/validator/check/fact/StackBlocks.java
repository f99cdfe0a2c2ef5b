package coupdoeil.validator.check.fact;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexGrid;
import coupdoeil.validator.check.subject.Stack;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;

/** The stacks of a map by blocks of cells, read block by block; those outside the grid are a block of their own. */
final class StackBlocks {

    private static final int SIZE = 8;
    /** Further than any two hexes that a pack can name stand apart on a map, and no sum with it overflows. */
    private static final int FAR = 1_000_000;

    private final HexGrid grid;
    private final Tracker tracker;
    private final int columns;
    private final int rows;
    private final List<List<Stack>> blocks = new ArrayList<>();
    private final Readings readings;

    StackBlocks(HexGrid grid, Tracker tracker) {
        this.grid = grid;
        this.tracker = tracker;
        this.columns = (grid.columns() + SIZE - 1) / SIZE;
        this.rows = (grid.rows() + SIZE - 1) / SIZE;
        this.readings = tracker.readings(columns * rows + 1);
        for (int block = 0; block <= columns * rows; block++) {
            blocks.add(new ArrayList<>(0));
        }
    }

    /** Puts other stacks in place of those here. */
    void fill(Collection<Stack> stacks) {
        blocks.forEach(List::clear);
        stacks.stream()
                .sorted(Comparator.comparing(Stack::hex))
                .forEach(stack -> blocks.get(block(stack.hex())).add(stack));
    }

    /** What is in a hex differs. */
    void differ(Hex hex) {
        readings.differ(block(hex));
    }

    List<Stack> within(Hex centre, int atMost) {
        int distance = Math.max(-FAR, Math.min(FAR, atMost));
        List<Stack> found = new ArrayList<>();
        // A step changes the column by one at most, and the row by one at most.
        int firstColumn = block(grid.column(centre) - distance, columns);
        int lastColumn = block(grid.column(centre) + distance, columns);
        int lastRow = block(grid.row(centre) + distance, rows);
        for (int row = block(grid.row(centre) - distance, rows); row <= lastRow; row++) {
            for (int column = firstColumn; column <= lastColumn; column++) {
                collect(row * columns + column, centre, distance, found);
            }
        }
        collect(columns * rows, centre, distance, found);
        return found;
    }

    private void collect(int block, Hex centre, int distance, List<Stack> into) {
        tracker.read(readings, block);
        for (Stack stack : blocks.get(block)) {
            if (stack.hex().distance(centre) <= distance) {
                into.add(stack);
            }
        }
    }

    private static int block(int number, int count) {
        return Math.max(0, Math.min(count - 1, Math.floorDiv(number, SIZE)));
    }

    private int block(Hex hex) {
        return grid.contains(hex) ? grid.row(hex) / SIZE * columns + grid.column(hex) / SIZE : columns * rows;
    }
}
