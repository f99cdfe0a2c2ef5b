package coupdoeil.editor.map;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * Tiles side by side that are painted in one go. What is painted near the edge of a tile is asked for on both sides of it,
 * which in tiles of few hexes is as much again; so neighbours are taken together.
 *
 * @param keys the tiles that are kept, all of one stratum and scale
 * @param first the tile at the left and the top
 * @param columns tiles from left to right
 * @param rows tiles from top to bottom
 */
record TileBlock(List<TileKey> keys, TileKey first, int columns, int rows) {

    /** Tiles along a side of the largest block. Larger ones would hold a processor with what nobody wants any more. */
    private static final int SIDE = 3;
    /** Map units along a side of the largest block: beyond, what is painted twice at its edge is little. */
    private static final double UNITS = 1024;

    TileBlock {
        keys = List.copyOf(keys);
    }

    /** One tile by itself. */
    static TileBlock of(TileKey key) {
        return new TileBlock(List.of(key), key, 1, 1);
    }

    /** A tile with those of its neighbours that are wanted, too. */
    static TileBlock around(TileKey key, Set<TileKey> wanted) {
        int side = Math.max(1, Math.min(SIDE, (int) (UNITS * key.scale() / TileKey.SIZE)));
        int left = Math.floorDiv(key.column(), side) * side;
        int top = Math.floorDiv(key.row(), side) * side;
        List<TileKey> keys = new ArrayList<>();
        int fromColumn = key.column();
        int toColumn = key.column();
        int fromRow = key.row();
        int toRow = key.row();
        for (int row = top; row < top + side; row++) {
            for (int column = left; column < left + side; column++) {
                TileKey next = key.at(column, row);
                if (wanted.contains(next)) {
                    keys.add(next);
                    fromColumn = Math.min(fromColumn, column);
                    toColumn = Math.max(toColumn, column);
                    fromRow = Math.min(fromRow, row);
                    toRow = Math.max(toRow, row);
                }
            }
        }
        return new TileBlock(keys, key.at(fromColumn, fromRow), toColumn - fromColumn + 1, toRow - fromRow + 1);
    }
}
