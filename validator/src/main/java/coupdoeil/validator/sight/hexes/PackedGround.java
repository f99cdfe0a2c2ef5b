package coupdoeil.validator.sight.hexes;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexDirection;
import coupdoeil.model.grid.HexGrid;
import java.util.Collection;

/**
 * A ground as one int array in axial order: what sight is worked out on fast. Immutable; safe for use by several threads.
 *
 * <p>A hex of the map has an index, and its neighbour in a direction lies at the constant distance {@link #step} from it,
 * whichever way the map's hexes stand. A border of two hexes surrounds the map: the inner ring holds the outer hexsides
 * and is all that a line between two hexes of the map, shifted to either side, can touch beyond it; the outer ring is
 * {@link #isBeyond beyond}. So walking such a line never leaves the array.
 *
 * <p>Four bytes per hex, up to half as many again for the slant: 1 MB for a map of 400 by 400.
 */
public final class PackedGround implements SightGround {

    /** Marks cells that neither belong to the map nor touch it; a bit that {@link SightCell} leaves free. */
    private static final int BEYOND = 1 << 15;

    private final HexGrid grid;
    private final int minQ;
    private final int minR;
    private final int width;
    private final int[] cells;
    private final int top;

    private PackedGround(HexGrid grid, int minQ, int minR, int width, int[] cells, int top) {
        this.grid = grid;
        this.minQ = minQ;
        this.minR = minR;
        this.width = width;
        this.cells = cells;
        this.top = top;
    }

    /** Reads every cell of a grid and those around it; everything else counts as {@link SightCell#OUT}. */
    public static PackedGround copyOf(SightGround source, HexGrid grid) {
        int lastColumn = grid.columns() - 1;
        int lastRow = grid.rows() - 1;
        Hex topLeft = grid.hexAt(0, 0);
        Hex topRight = grid.hexAt(lastColumn, 0);
        Hex bottomLeft = grid.hexAt(0, lastRow);
        Hex bottomRight = grid.hexAt(lastColumn, lastRow);
        // Shifted rows or columns reach half a hex further than the corners: one more hex on every side.
        int minQ = Math.min(topLeft.q(), bottomLeft.q()) - 3;
        int minR = Math.min(topLeft.r(), topRight.r()) - 3;
        int width = Math.max(topRight.q(), bottomRight.q()) + 3 - minQ + 1;
        int height = Math.max(bottomLeft.r(), bottomRight.r()) + 3 - minR + 1;
        int[] cells = new int[width * height];
        int top = SightCell.MIN_LEVEL;
        for (int i = 0; i < cells.length; i++) {
            Hex hex = new Hex(minQ + i % width, minR + i / width);
            cells[i] = touches(grid, hex) ? source.cell(hex) : SightCell.OUT | BEYOND;
            top = SightCell.isOut(cells[i]) ? top : Math.max(top, SightCell.level(cells[i]));
        }
        return new PackedGround(grid, minQ, minR, width, cells, top);
    }

    /**
     * This ground after a change: the changed hexes and all their neighbours, whose hexsides they share, read again.
     * Costs a copy of the array and seven cells for every hex; hexes that do not touch the map are left out.
     */
    public PackedGround withCells(SightGround source, Collection<Hex> changed) {
        int[] copy = cells.clone();
        int highest = top;
        for (Hex hex : changed) {
            for (Hex near : hex.within(1)) {
                if (touches(grid, near)) {
                    int cell = source.cell(near);
                    copy[position(near)] = cell;
                    highest = SightCell.isOut(cell) ? highest : Math.max(highest, SightCell.level(cell));
                }
            }
        }
        return new PackedGround(grid, minQ, minR, width, copy, highest);
    }

    /** Number of indices, those of the border included: the length of an array with an element for every hex. */
    public int size() {
        return cells.length;
    }

    /** The index of a hex, or -1 if the hex lies outside the grid. */
    public int index(Hex hex) {
        return grid.contains(hex) ? position(hex) : -1;
    }

    /** The index of a hex, or -1 if the hex lies outside the grid. */
    public int index(int q, int r) {
        return index(new Hex(q, r));
    }

    /** The hex with an index, 0 to {@link #size}-1; of the border too. */
    public Hex hex(int index) {
        return new Hex(minQ + index % width, minR + index / width);
    }

    /** The packed {@link SightCell} with an index. */
    public int cell(int index) {
        return cells[index] & ~BEYOND;
    }

    /** Whether the hex with an index is on the map. */
    public boolean contains(int index) {
        return !SightCell.isOut(cells[index]);
    }

    /** Whether the hex with an index neither belongs to the grid nor touches it. */
    public boolean isBeyond(int index) {
        return isBeyondCell(cells[index]);
    }

    /** What to add to an index to get that of the neighbour in a direction. @param direction 0..5 */
    public int step(int direction) {
        HexDirection to = HexDirection.of(direction);
        return to.dq() + to.dr() * width;
    }

    /** Indices from one row to the next: an index is {@code row * stride + column} of some slanted rows and columns. */
    public int stride() {
        return width;
    }

    /** No hex of the map is higher than this; after changes perhaps none as high. */
    public int topLevel() {
        return top;
    }

    public HexGrid grid() {
        return grid;
    }

    @Override
    public int cell(int q, int r) {
        int column = q - minQ;
        int row = r - minR;
        return column < 0 || row < 0 || column >= width || row * width >= cells.length
                ? SightCell.OUT
                : cell(row * width + column);
    }

    /** The cells by index, with the mark of {@link #isBeyondCell}: not to be changed. */
    int[] cells() {
        return cells;
    }

    static boolean isBeyondCell(int cell) {
        return (cell & BEYOND) != 0;
    }

    private int position(Hex hex) {
        return (hex.r() - minR) * width + hex.q() - minQ;
    }

    private static boolean touches(HexGrid grid, Hex hex) {
        if (grid.contains(hex)) {
            return true;
        }
        for (HexDirection direction : HexDirection.values()) {
            if (grid.contains(hex.plus(direction))) {
                return true;
            }
        }
        return false;
    }
}
