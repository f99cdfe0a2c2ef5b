package coupdoeil.validator.fb.fact;

import coupdoeil.model.Attributes;
import coupdoeil.model.oob.Unit;
import coupdoeil.validator.check.fact.Switches;
import coupdoeil.validator.hexes.EntryColumn;
import java.util.List;

/**
 * A road column in the packing: how many road hexes units take one behind the other (FB 5.4.2, 5.4.8, 8.2.1).
 *
 * <p>Infantry and cavalry fill hexes with two steps each; a unit starts in the hex that the one before left half full if
 * both may share it: same nationality and arm, or one step of infantry and one of cavalry. A limbered battery and a
 * train take a hex to themselves. The example of 7.3 packs step by step, so that a unit fills up the hex ahead with its
 * first; as 5.4.2 words it a unit has two steps in its own hex and the rest behind, so only who fits whole shares one
 * (switch {@code columnPacking}).
 */
public final class RoadColumn implements EntryColumn.Length {

    private static final String TRAIN = "train";

    private final int stepsPerHex;
    private final int hexesPerBattery;
    private final int hexesPerTrain;
    private final boolean stepByStep;
    private int hexes;
    private int free;
    private String nationality = "";
    private String arm = "";

    RoadColumn(Attributes tables, Switches switches) {
        this.stepByStep = packsSteps(switches);
        this.stepsPerHex = Math.max(1, tables.nested("roadColumn").integer("stepsPerHex", 2));
        this.hexesPerBattery = Math.max(1, tables.nested("roadColumn").integer("hexesPerBattery", 1));
        this.hexesPerTrain = Math.max(1, tables.nested("roadColumn").integer("hexesPerTrain", 1));
    }

    /** Whether a unit fills up the half hex ahead with its first step. */
    static boolean packsSteps(Switches switches) {
        return !switches.is("columnPacking", "UNITS");
    }

    /** Number of hexes that a column of these units takes. */
    public static int hexes(Attributes tables, Switches switches, List<Unit> units) {
        RoadColumn column = new RoadColumn(tables, switches);
        units.forEach(column::add);
        return column.hexes;
    }

    @Override
    public int hexes() {
        return hexes;
    }

    @Override
    public int of(Unit unit) {
        return fillsHexes(unit) ? (steps(unit) + stepsPerHex - 1) / stepsPerHex : ofWheels(unit);
    }

    /** What a battery or a train takes, alone. */
    private int ofWheels(Unit unit) {
        return unit.arm().equals(TRAIN) ? hexesPerTrain : hexesPerBattery;
    }

    @Override
    public void add(Unit unit) {
        if (!fillsHexes(unit)) {
            hexes += ofWheels(unit);
            free = 0;
            return;
        }
        int steps = steps(unit);
        boolean same = unit.arm().equals(arm);
        boolean mayShare = free > 0
                && unit.nationality().equals(nationality)
                && (same || free == stepsPerHex - 1)
                && (stepByStep || steps <= free);
        int shared = mayShare ? Math.min(free, steps) : 0;
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

    /** Whether a unit fills hexes with steps; others take one to themselves. */
    public static boolean fillsHexes(Unit unit) {
        return unit.arm().equals("infantry") || unit.arm().equals("cavalry");
    }

    private static int steps(Unit unit) {
        return Math.max(1, unit.attributes().integer("steps", 1));
    }
}
