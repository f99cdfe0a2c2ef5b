package coupdoeil.validator.check.hexes;

import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexDirection;
import coupdoeil.model.grid.HexGrid;
import coupdoeil.model.grid.HexSide;
import coupdoeil.validator.check.fact.Readings;
import coupdoeil.validator.check.fact.Tracker;
import java.util.BitSet;
import java.util.List;

/** The hex map, read hex by hex; each reading is tracked. A session keeps it and lets it follow the edits of the map. */
public final class Ground {

    private HexBattlefield map;
    private final Tracker tracker;
    private final Readings readings;
    private final HexMemos memos = new HexMemos();

    public Ground(HexBattlefield map, Tracker tracker) {
        this.map = map;
        this.tracker = tracker;
        this.readings = tracker.readings(map.grid().size());
    }

    /**
     * Goes on with another map of the same grid; whatever read a cell that differs is out of date.
     *
     * @param touched the cells that differ, and those on both sides of a hexside that does
     */
    public void follow(HexBattlefield other, BitSet touched) {
        map = other;
        BitSet around = new BitSet();
        touched.stream().forEach(cell -> {
            readings.differ(cell);
            grid().hexAt(cell).within(1).stream()
                    .mapToInt(grid()::index)
                    .filter(near -> near >= 0)
                    .forEach(around::set);
        });
        memos.forEach(memo -> around.stream().forEach(memo::differ));
    }

    Tracker tracker() {
        return tracker;
    }

    void join(HexMemo memo) {
        memos.add(memo);
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

    private void read(Hex hex) {
        int cell = map.grid().index(hex);
        if (cell >= 0) {
            tracker.read(readings, cell);
        }
    }
}
