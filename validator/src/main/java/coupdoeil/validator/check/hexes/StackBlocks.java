package coupdoeil.validator.check.hexes;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexGrid;
import coupdoeil.validator.check.fact.Readings;
import coupdoeil.validator.check.fact.Tracker;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

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

    StackBlocks(HexGrid grid, Collection<Stack> stacks, Tracker tracker) {
        this.grid = grid;
        this.tracker = tracker;
        this.columns = (grid.columns() + SIZE - 1) / SIZE;
        this.rows = (grid.rows() + SIZE - 1) / SIZE;
        this.readings = tracker.readings(columns * rows + 1);
        for (int block = 0; block <= columns * rows; block++) {
            blocks.add(new ArrayList<>(0));
        }
        stacks.stream()
                .sorted(Comparator.comparing(Stack::hex))
                .forEach(stack -> blocks.get(block(stack.hex())).add(stack));
    }

    /** Puts a stack in the place of whatever was in its hex. @param stack null if nothing is there any longer */
    void replace(Hex hex, @Nullable Stack stack) {
        List<Stack> block = blocks.get(block(hex));
        block.removeIf(known -> known.hex().equals(hex));
        if (stack != null) {
            block.add(stack);
            block.sort(Comparator.comparing(Stack::hex));
        }
        readings.differ(block(hex));
    }

    /** Whether any stack within a distance is as wanted, asked block by block round that of the centre. */
    boolean anyWithin(Hex centre, int atMost, Predicate<Stack> wanted) {
        int distance = Math.max(-FAR, Math.min(FAR, atMost));
        // A step changes the column by one at most, and the row by one at most.
        int firstColumn = block(grid.column(centre) - distance, columns);
        int lastColumn = block(grid.column(centre) + distance, columns);
        int firstRow = block(grid.row(centre) - distance, rows);
        int lastRow = block(grid.row(centre) + distance, rows);
        int middleColumn = block(grid.column(centre), columns);
        int middleRow = block(grid.row(centre), rows);
        for (int ring = 0; ring < columns + rows; ring++) {
            for (int row = Math.max(firstRow, middleRow - ring); row <= Math.min(lastRow, middleRow + ring); row++) {
                boolean whole = Math.abs(row - middleRow) == ring;
                for (int column = middleColumn - ring; column <= middleColumn + ring; column += whole ? 1 : 2 * ring) {
                    if (column >= firstColumn
                            && column <= lastColumn
                            && any(row * columns + column, centre, distance, wanted)) {
                        return true;
                    }
                }
            }
        }
        return any(columns * rows, centre, distance, wanted);
    }

    private boolean any(int block, Hex centre, int distance, Predicate<Stack> wanted) {
        tracker.read(readings, block);
        for (Stack stack : blocks.get(block)) {
            if (stack.hex().distance(centre) <= distance && wanted.test(stack)) {
                return true;
            }
        }
        return false;
    }

    private static int block(int number, int count) {
        return Math.max(0, Math.min(count - 1, Math.floorDiv(number, SIZE)));
    }

    private int block(Hex hex) {
        return grid.contains(hex) ? grid.row(hex) / SIZE * columns + grid.column(hex) / SIZE : columns * rows;
    }
}
