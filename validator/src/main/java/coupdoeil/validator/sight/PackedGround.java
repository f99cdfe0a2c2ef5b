package coupdoeil.validator.sight;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexGrid;

/**
 * A ground as one int array in axial order, immutable. Neighbours lie at constant distances in the array, whichever way
 * the map's hexes stand; a border of one hex around the map holds the outer hexsides. Four bytes per hex, up to half as
 * many again for the slant.
 */
public final class PackedGround implements SightGround {

    private final int minQ;
    private final int minR;
    private final int width;
    private final int height;
    private final int[] cells;

    private PackedGround(SightGround source, int minQ, int minR, int maxQ, int maxR) {
        this.minQ = minQ;
        this.minR = minR;
        this.width = maxQ - minQ + 1;
        this.height = maxR - minR + 1;
        this.cells = new int[width * height];
        for (int i = 0; i < cells.length; i++) {
            cells[i] = source.cell(minQ + i % width, minR + i / width);
        }
    }

    /** Reads every cell of a grid and those around it; everything else counts as {@link SightCell#OUT}. */
    public static PackedGround copyOf(SightGround source, HexGrid grid) {
        int lastColumn = grid.columns() - 1;
        int lastRow = grid.rows() - 1;
        Hex topLeft = grid.hexAt(0, 0);
        Hex topRight = grid.hexAt(lastColumn, 0);
        Hex bottomLeft = grid.hexAt(0, lastRow);
        Hex bottomRight = grid.hexAt(lastColumn, lastRow);
        return new PackedGround(
                source,
                Math.min(topLeft.q(), bottomLeft.q()) - 2,
                Math.min(topLeft.r(), topRight.r()) - 2,
                Math.max(topRight.q(), bottomRight.q()) + 2,
                Math.max(bottomLeft.r(), bottomRight.r()) + 2);
    }

    @Override
    public int cell(int q, int r) {
        int column = q - minQ;
        int row = r - minR;
        return column < 0 || row < 0 || column >= width || row >= height ? SightCell.OUT : cells[row * width + column];
    }
}
