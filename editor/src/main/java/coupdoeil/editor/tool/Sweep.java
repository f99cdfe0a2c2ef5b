package coupdoeil.editor.tool;

import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.grid.Hex;

/**
 * A gesture of the brush.
 *
 * @param before the map before it
 * @param from the hex where it began
 * @param to the hex that it has come to
 * @param erase take away instead of putting
 */
record Sweep(HexBattlefield before, Hex from, Hex to, boolean erase) {

    Sweep to(Hex hex) {
        return new Sweep(before, from, hex, erase);
    }
}
