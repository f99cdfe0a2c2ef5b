package coupdoeil.validator.check.hexes;

import coupdoeil.model.battlefield.Battlefield;
import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.battlefield.MapDifference;
import coupdoeil.model.grid.HexSide;
import coupdoeil.validator.check.GroundChange;
import java.util.BitSet;
import java.util.Set;
import java.util.function.BiFunction;

/**
 * What an edit did to a map, as facts and subjects are told of it.
 *
 * @param cells cells whose terrain, features or level differ
 * @param touched {@code cells}, and the cells on both sides of a hexside that differs
 * @param sides hexsides that differ or have a hex that differs
 */
record MapChange(BitSet cells, BitSet touched, Set<HexSide> sides) {

    private static final BiFunction<Battlefield, Battlefield, MapChange> QUESTION =
            (before, after) -> of(before.hexMap().orElseThrow(), after.hexMap().orElseThrow());

    /** Worked out once for all scenarios. */
    static MapChange of(GroundChange change) {
        return change.of(QUESTION);
    }

    private static MapChange of(HexBattlefield before, HexBattlefield after) {
        MapDifference difference = MapDifference.between(before, after);
        return new MapChange(difference.cells(), difference.touched(), difference.sides());
    }
}
