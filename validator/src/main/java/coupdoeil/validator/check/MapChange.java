package coupdoeil.validator.check;

import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.battlefield.SideLayer;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexDirection;
import coupdoeil.model.grid.HexGrid;
import coupdoeil.model.grid.HexSide;
import java.util.BitSet;
import java.util.Collection;
import java.util.HashSet;
import java.util.Set;
import java.util.TreeSet;

/**
 * What differs on the ground between two maps of the same grid.
 *
 * @param cells cells whose terrain, features or level differ
 * @param touched {@code cells}, and the cells on both sides of a hexside that differs
 * @param sides hexsides that differ or have a hex that differs
 */
record MapChange(BitSet cells, BitSet touched, Set<HexSide> sides) {

    static MapChange between(HexBattlefield before, HexBattlefield after) {
        HexGrid grid = after.grid();
        BitSet cells = new BitSet();
        before.terrain().difference(after.terrain(), cells::set);
        before.levels().difference(after.levels(), cells::set);
        before.features().difference(after.features(), cells::set);
        Set<HexSide> sides = new HashSet<>();
        cells.stream().mapToObj(grid::hexAt).forEach(hex -> {
            for (HexDirection direction : HexDirection.values()) {
                sides.add(new HexSide(hex, direction));
            }
        });
        BitSet touched = (BitSet) cells.clone();
        for (HexSide side : changed(before.sides(), after.sides(), grid)) {
            sides.add(side);
            touch(touched, grid.index(side.hex()));
            touch(touched, grid.index(side.other()));
        }
        return new MapChange(cells, touched, sides);
    }

    private static void touch(BitSet cells, int cell) {
        if (cell >= 0) {
            cells.set(cell);
        }
    }

    private static Collection<HexSide> changed(SideLayer before, SideLayer after, HexGrid grid) {
        Set<HexSide> changed = new TreeSet<>();
        before.slots()
                .difference(
                        after.slots(),
                        slot -> changed.add(new HexSide(grid.hexAt(slot / 6), HexDirection.of(slot % 6))));
        if (!before.strays().equals(after.strays())) {
            before.strays().forEach(stray -> changed.add(side(stray.hex(), stray.side())));
            after.strays().forEach(stray -> changed.add(side(stray.hex(), stray.side())));
        }
        return changed;
    }

    private static HexSide side(Hex hex, HexDirection direction) {
        return new HexSide(hex, direction);
    }
}
