package coupdoeil.validator.fb;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexDirection;
import coupdoeil.model.grid.HexGrid;
import coupdoeil.model.grid.HexSide;
import coupdoeil.model.grid.LabelScheme;
import coupdoeil.model.grid.Orientation;
import coupdoeil.model.grid.Shifted;
import coupdoeil.validator.fb.sight.SightLimits;
import coupdoeil.validator.sight.hexes.SightCell;
import coupdoeil.validator.sight.hexes.SightGround;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.function.UnaryOperator;

/** A small rolling field with woods, orchards, units, walls, hexsides without slope and holes, the same for the same seed. */
final class RandomField {

    final HexGrid grid;
    final SightLimits limits;
    private final List<Hex> hexes;
    private final Map<Hex, Integer> levels = new HashMap<>();
    private final Set<Hex> woods = new HashSet<>();
    private final Set<Hex> orchards = new HashSet<>();
    private final Set<Hex> infantry = new HashSet<>();
    private final Set<Hex> batteries = new HashSet<>();
    private final Set<HexSide> walls = new HashSet<>();
    private final Set<HexSide> level = new HashSet<>();

    RandomField(long seed) {
        this(new Random(seed), 3, 11, 16, 1);
    }

    /** A field of 30 to 80 hexes a side, and so much more open; as seen from anywhere, or only so far. */
    static RandomField wide(long seed) {
        return new RandomField(new Random(seed), 30, 51, 100, 0.2);
    }

    private RandomField(Random random, int least, int more, int furthest, double density) {
        grid = new HexGrid(
                least + random.nextInt(more),
                least + random.nextInt(more),
                random.nextBoolean() ? Orientation.POINTY : Orientation.FLAT,
                random.nextBoolean() ? Shifted.ODD : Shifted.EVEN,
                LabelScheme.STANDARD);
        limits = new SightLimits(
                random.nextInt(8) == 0 ? random.nextInt(6) : furthest,
                random.nextInt(3) == 0 ? random.nextInt(5) : furthest * 3 / 4,
                random.nextBoolean() ? SightLimits.SameElevation.COUNT : SightLimits.SameElevation.RANGE);
        hexes = grid.hexes().toList();
        double hilly = random.nextDouble() * 0.5 * density;
        double wooded = random.nextDouble() * 0.25 * density;
        for (Hex hex : hexes) {
            if (random.nextDouble() > 0.02) {
                Integer above = levels.get(hex.plus(HexDirection.D4));
                Integer before = levels.get(hex.plus(HexDirection.D3));
                int like = above == null ? before == null ? 1 : before : above;
                levels.put(hex, random.nextDouble() < hilly ? random.nextInt(4) - 1 : like);
                put(random, wooded / 2, hex, woods);
                put(random, wooded / 2, hex, orchards);
                put(random, 0.05 * density, hex, infantry);
                put(random, 0.05, hex, batteries);
            }
            for (int side = 0; side < 3; side++) {
                put(random, 0.04 * density, new HexSide(hex, HexDirection.of(side)), walls);
                put(random, 0.04, new HexSide(hex, HexDirection.of(side)), level);
            }
        }
    }

    private static <T> void put(Random random, double chance, T thing, Set<T> things) {
        if (random.nextDouble() < chance) {
            things.add(thing);
        }
    }

    /** A hex of the grid. */
    Hex any(Random random) {
        return hexes.get(random.nextInt(hexes.size()));
    }

    boolean contains(Hex hex) {
        return levels.containsKey(hex);
    }

    int level(Hex hex) {
        return levels.getOrDefault(hex, 0);
    }

    boolean blocks(Hex hex) {
        return woods.contains(hex) || orchards.contains(hex) || infantry.contains(hex);
    }

    boolean wall(HexSide side) {
        return walls.contains(side);
    }

    boolean slope(HexSide side) {
        return contains(side.hex())
                && contains(side.other())
                && level(side.hex()) != level(side.other())
                && !level.contains(side);
    }

    /** This field as a battle with a scenario. */
    FbMaps battle() {
        FbMaps maps = FbMaps.on(grid)
                .visibility(limits.visibility(), limits.sameElevation())
                .switches("sameElevationMode", limits.mode().name());
        for (Hex hex : hexes) {
            int q = hex.q();
            int r = hex.r();
            if (contains(hex)) {
                maps.level(level(hex), q, r);
            } else {
                maps.hole(q, r);
            }
        }
        woods.forEach(hex -> maps.woods(hex.q(), hex.r()));
        orchards.forEach(hex -> maps.feature("orchard", hex.q(), hex.r()));
        infantry.forEach(hex -> maps.infantry(hex.q(), hex.r()));
        batteries.forEach(hex -> maps.unit("artillery", "unlimbered", hex.q(), hex.r()));
        Set<HexSide> sides = new HashSet<>(walls);
        sides.addAll(level);
        for (HexSide side : sides) {
            Hex a = side.hex();
            Hex b = side.other();
            String wall = walls.contains(side) ? "high-wall" : "stream";
            String slope = level.contains(side) ? "no-slope" : "hedge";
            maps.side(a.q(), a.r(), b.q(), b.r(), wall, slope);
        }
        return maps;
    }

    /** This field laid out elsewhere. @param back where a hex of the new layout lies in this field */
    SightGround moved(UnaryOperator<Hex> back) {
        return (q, r) -> {
            Hex there = new Hex(q, r);
            Hex hex = back.apply(there);
            int cell = contains(hex) ? SightCell.ofLevel(level(hex)) : SightCell.OUT;
            cell |= contains(hex) && blocks(hex) ? SightCell.TERRAIN : 0;
            for (HexDirection direction : HexDirection.values()) {
                HexSide side = HexSide.between(hex, back.apply(there.plus(direction)));
                cell |= wall(side) ? SightCell.wallBit(direction.ordinal()) : 0;
                cell |= slope(side) ? SightCell.slopeBit(direction.ordinal()) : 0;
            }
            return cell;
        };
    }
}
