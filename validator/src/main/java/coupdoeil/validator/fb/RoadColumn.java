package coupdoeil.validator.fb;

import coupdoeil.model.Attributes;
import coupdoeil.model.oob.Unit;
import coupdoeil.validator.hexes.EntryColumn;
import java.util.List;

/**
 * A road column in the packing: how many road hexes units take one behind the other (FB 5.4.2, 5.4.8, 8.2.1).
 *
 * <p>Infantry and cavalry fill hexes with two steps each; a unit starts in the hex that the one before left half full if
 * both may share it: same nationality and arm, or one step of infantry and one of cavalry. A limbered battery and a
 * train take a hex to themselves.
 */
final class RoadColumn implements EntryColumn.Length {

    private final int stepsPerHex;
    private int hexes;
    private int free;
    private String nationality = "";
    private String arm = "";

    RoadColumn(Attributes tables) {
        this.stepsPerHex = Math.max(1, tables.nested("roadColumn").integer("stepsPerHex", 2));
    }

    /** Number of hexes that a column of these units takes. */
    static int hexes(Attributes tables, List<Unit> units) {
        RoadColumn column = new RoadColumn(tables);
        units.forEach(column::add);
        return column.hexes;
    }

    @Override
    public int hexes() {
        return hexes;
    }

    @Override
    public int of(Unit unit) {
        return fillsHexes(unit) ? (steps(unit) + stepsPerHex - 1) / stepsPerHex : 1;
    }

    @Override
    public void add(Unit unit) {
        if (!fillsHexes(unit)) {
            hexes++;
            free = 0;
            return;
        }
        int steps = steps(unit);
        boolean same = unit.arm().equals(arm);
        int shared = free > 0 && unit.nationality().equals(nationality) && (same || free == stepsPerHex - 1)
                ? Math.min(free, steps)
                : 0;
        int rest = steps - shared;
        hexes += (rest + stepsPerHex - 1) / stepsPerHex;
        if (rest > 0) {
            free = Math.floorMod(-rest, stepsPerHex);
        } else {
            free = same ? free - shared : 0;
        }
        nationality = unit.nationality();
        arm = unit.arm();
    }

    private static boolean fillsHexes(Unit unit) {
        return unit.arm().equals("infantry") || unit.arm().equals("cavalry");
    }

    private static int steps(Unit unit) {
        return Math.max(1, unit.attributes().integer("steps", 1));
    }
}
