package coupdoeil.editor.paint.sheet;

import coupdoeil.model.battlefield.Battlefield;
import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.battlefield.TableBattlefield;
import java.awt.geom.Rectangle2D;

/**
 * Where the ground of a battle lies on the drawing plane.
 *
 * <p>The plane is measured in map units: one unit is one pixel at a zoom of 100 %, x grows to the right, y downwards. A
 * hex is {@value HexLayout#HEX_WIDTH} units from side to side, an inch of a table is
 * {@value TableLayout#UNITS_PER_INCH} units.
 */
public sealed interface MapLayout permits HexLayout, TableLayout {

    /** The smallest rectangle around the whole ground. */
    Rectangle2D bounds();

    /** @param turned whether a map of hexes is seen from its top; a table never is */
    static MapLayout of(Battlefield battlefield, boolean turned) {
        if (battlefield instanceof HexBattlefield map) {
            return new HexLayout(map.grid(), turned);
        }
        TableBattlefield table = (TableBattlefield) battlefield;
        return new TableLayout(table.widthInches(), table.depthInches());
    }
}
