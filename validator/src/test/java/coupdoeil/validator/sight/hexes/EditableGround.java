package coupdoeil.validator.sight.hexes;

import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexDirection;
import coupdoeil.model.grid.HexGrid;
import coupdoeil.model.grid.HexSide;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Random;
import java.util.Set;

/** A ground that is edited in place, for tests and measurements of what follows an edit. */
public final class EditableGround implements SightGround {

    private final HexGrid grid;
    private final int[] levels;
    private final BitSet holes = new BitSet();
    private final BitSet woods = new BitSet();
    private final BitSet units = new BitSet();
    private final Map<Hex, Integer> outlooks = new HashMap<>();
    private final Set<HexSide> walls = new HashSet<>();
    private final Set<HexSide> level = new HashSet<>();

    public EditableGround(HexGrid grid) {
        this.grid = grid;
        this.levels = new int[grid.size()];
    }

    /** The levels, woods, dwellings and high walls of a map, and units on a share of its hexes. */
    public static EditableGround of(HexBattlefield map, double unitShare, long seed) {
        EditableGround ground = new EditableGround(map.grid());
        Random random = new Random(seed);
        map.grid().hexes().forEach(hex -> {
            ground.level(hex, map.level(hex));
            String terrain = map.terrain(hex);
            ground.woods(hex, terrain.equals("woods") || terrain.equals("dwellings"));
            ground.unit(hex, random.nextDouble() < unitShare);
        });
        map.sides()
                .forEach(written -> ground.wall(
                        new HexSide(written.hex(), written.side()),
                        written.features().contains("high-wall")));
        return ground;
    }

    public HexGrid grid() {
        return grid;
    }

    public PackedGround packed() {
        return PackedGround.copyOf(this, grid);
    }

    public void level(Hex hex, int changed) {
        levels[grid.index(hex)] = changed;
    }

    public void hole(Hex hex, boolean there) {
        holes.set(grid.index(hex), there);
    }

    public void woods(Hex hex, boolean there) {
        woods.set(grid.index(hex), there);
    }

    public void unit(Hex hex, boolean there) {
        units.set(grid.index(hex), there);
    }

    /** What one sees from a hex: no, one or both of the bits of {@link SightCell}. */
    public void outlook(Hex hex, int bits) {
        outlooks.put(hex, bits);
    }

    public void wall(HexSide side, boolean there) {
        put(walls, side, there);
    }

    /** Whether the hexside is no slope, whatever the levels. */
    public void levelled(HexSide side, boolean there) {
        put(level, side, there);
    }

    public boolean hasWoods(Hex hex) {
        return woods.get(grid.index(hex));
    }

    public boolean hasWall(HexSide side) {
        return walls.contains(side);
    }

    public boolean isLevelled(HexSide side) {
        return level.contains(side);
    }

    @Override
    public int cell(int q, int r) {
        Hex hex = new Hex(q, r);
        boolean inside = inside(hex);
        int index = grid.index(hex);
        int cell = inside ? SightCell.ofLevel(levels[index]) : SightCell.OUT;
        cell |= inside && woods.get(index) ? SightCell.TERRAIN : 0;
        cell |= inside && units.get(index) ? SightCell.UNIT : 0;
        cell |= inside ? outlooks.getOrDefault(hex, 0) : 0;
        for (int side = 0; side < 6; side++) {
            HexSide hexside = new HexSide(hex, HexDirection.of(side));
            Hex across = hexside.across(hex);
            cell |= walls.contains(hexside) ? SightCell.wallBit(side) : 0;
            boolean slope = inside && inside(across) && levels[index] != levels[grid.index(across)];
            cell |= slope && !level.contains(hexside) ? SightCell.slopeBit(side) : 0;
        }
        return cell;
    }

    private boolean inside(Hex hex) {
        int index = grid.index(hex);
        return index >= 0 && !holes.get(index);
    }

    private static void put(Set<HexSide> sides, HexSide side, boolean there) {
        if (there) {
            sides.add(side);
        } else {
            sides.remove(side);
        }
    }
}
