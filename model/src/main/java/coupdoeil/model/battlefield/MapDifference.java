package coupdoeil.model.battlefield;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexDirection;
import coupdoeil.model.grid.HexGrid;
import coupdoeil.model.grid.HexSide;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * What differs on the ground between two maps of the same grid.
 *
 * @param cells cells whose terrain, features or level differ
 * @param written hexsides of which something else is written, at either hex
 * @param writers hexes at which something else is written of a hexside
 */
public record MapDifference(HexGrid grid, BitSet cells, Set<HexSide> written, Set<Hex> writers) {

    /** Costs what differs, by and large: layers share the parts that no edit touched. */
    public static MapDifference between(HexBattlefield before, HexBattlefield after) {
        HexGrid grid = after.grid();
        BitSet cells = new BitSet();
        before.terrain().difference(after.terrain(), cells::set);
        before.levels().difference(after.levels(), cells::set);
        before.features().difference(after.features(), cells::set);
        Set<HexSide> written = new TreeSet<>();
        Set<Hex> writers = new TreeSet<>();
        before.sides().slots().difference(after.sides().slots(), slot -> {
            writers.add(grid.hexAt(slot / 6));
            written.add(new HexSide(grid.hexAt(slot / 6), HexDirection.of(slot % 6)));
        });
        if (!before.sides().strays().equals(after.sides().strays())) {
            for (SideLayer sides : List.of(before.sides(), after.sides())) {
                sides.strays().forEach(stray -> {
                    writers.add(stray.hex());
                    written.add(new HexSide(stray.hex(), stray.side()));
                });
            }
        }
        return new MapDifference(grid, cells, written, writers);
    }

    /** {@link #cells}, and those on both sides of a hexside that differs. */
    public BitSet touched() {
        BitSet touched = (BitSet) cells.clone();
        for (HexSide side : written) {
            touch(touched, grid.index(side.hex()));
            touch(touched, grid.index(side.other()));
        }
        return touched;
    }

    /** Hexsides that differ or have a hex that differs. */
    public Set<HexSide> sides() {
        Set<HexSide> sides = new HashSet<>(written);
        cells.stream().mapToObj(grid::hexAt).forEach(hex -> {
            for (HexDirection direction : HexDirection.values()) {
                sides.add(new HexSide(hex, direction));
            }
        });
        return sides;
    }

    /** Hexes that differ in themselves or in what is written of their hexsides at them. */
    public Set<Hex> hexes() {
        Set<Hex> hexes = new TreeSet<>(writers);
        cells.stream().mapToObj(grid::hexAt).forEach(hexes::add);
        return hexes;
    }

    private static void touch(BitSet cells, int cell) {
        if (cell >= 0) {
            cells.set(cell);
        }
    }
}
