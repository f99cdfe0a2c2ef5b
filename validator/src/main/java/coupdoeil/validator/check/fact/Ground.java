package coupdoeil.validator.check.fact;

import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexDirection;
import coupdoeil.model.grid.HexGrid;
import coupdoeil.model.grid.HexSide;
import java.util.List;

/** The hex map, read hex by hex; each reading is tracked. */
public final class Ground {

    private final HexBattlefield map;
    private final Tracker tracker;

    public Ground(HexBattlefield map, Tracker tracker) {
        this.map = map;
        this.tracker = tracker;
    }

    /** The grid, which never changes during a validation. */
    public HexGrid grid() {
        return map.grid();
    }

    /** Whether the hex is part of the map. */
    public boolean contains(Hex hex) {
        read(hex);
        return map.contains(hex);
    }

    /** The base terrain of a hex, {@link HexBattlefield#OFF_MAP} outside the grid. */
    public String terrain(Hex hex) {
        read(hex);
        return map.terrain(hex);
    }

    public List<String> features(Hex hex) {
        read(hex);
        return map.features(hex);
    }

    /** The level of a hex, 0 outside the grid. */
    public int level(Hex hex) {
        read(hex);
        return map.level(hex);
    }

    /** Everything on a hexside. */
    public List<String> on(HexSide side) {
        read(side.hex());
        read(side.other());
        return map.sides().on(side);
    }

    /** What was written at a hexside of this very hex: directed features belong to it. */
    public List<String> writtenAt(Hex hex, HexDirection side) {
        read(hex);
        return map.sides().writtenAt(hex, side);
    }

    /** Whether a neighbour of the hex is not part of the map. */
    public boolean isEdge(Hex hex) {
        for (HexDirection direction : HexDirection.values()) {
            if (!contains(hex.plus(direction))) {
                return true;
            }
        }
        return false;
    }

    /** Charges whoever asks with reading a hex, for a fact that answers from what it knows already. */
    public void read(Hex hex) {
        tracker.ground(map.grid().index(hex));
    }
}
