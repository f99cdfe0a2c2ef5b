package coupdoeil.validator.sight.hexes;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexSide;

/**
 * All that a sight rule reads of a hex map at one moment: one packed {@link SightCell} per hex. Whoever wants to know on
 * which hexes an answer rests wraps this single method.
 */
@FunctionalInterface
public interface SightGround {

    /** The packed cell of any hex; {@link SightCell#OUT} (perhaps with side bits) where there is no map. */
    int cell(int q, int r);

    default int cell(Hex hex) {
        return cell(hex.q(), hex.r());
    }

    default boolean contains(Hex hex) {
        return !SightCell.isOut(cell(hex));
    }

    /** The level of a hex; 0 where there is no map. */
    default int level(Hex hex) {
        return SightCell.level(cell(hex));
    }

    default boolean terrainBlocks(Hex hex) {
        return SightCell.terrainBlocks(cell(hex));
    }

    default boolean unitBlocks(Hex hex) {
        return SightCell.unitBlocks(cell(hex));
    }

    default boolean isSlope(HexSide side) {
        return SightCell.isSlope(cell(side.hex()), side.direction().ordinal());
    }

    /** The level of the upper hex of a hexside. */
    default int slopeHeight(HexSide side) {
        return Math.max(level(side.hex()), level(side.other()));
    }

    /** Whether a hexside carries a feature that blocks sight. */
    default boolean sideBlocks(HexSide side) {
        return SightCell.sideBlocks(cell(side.hex()), side.direction().ordinal());
    }

    /** This ground without any units. */
    default SightGround withoutUnits() {
        return (q, r) -> cell(q, r) & ~SightCell.UNIT;
    }
}
