package coupdoeil.validator.hexes;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexDirection;
import coupdoeil.model.grid.HexGrid;
import coupdoeil.model.grid.HexSide;
import coupdoeil.validator.check.hexes.Ground;
import coupdoeil.validator.check.hexes.HexMemo;
import coupdoeil.validator.check.hexes.Occupancy;
import coupdoeil.validator.check.subject.Occupant;
import coupdoeil.validator.sight.hexes.HexNames;
import coupdoeil.validator.sight.hexes.PackedGround;
import coupdoeil.validator.sight.hexes.SightCell;
import coupdoeil.validator.sight.hexes.SightGround;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * What sight reads of a map with the units of the set-up: a fact, which charges whoever asks with the hexes read. A rule
 * system says what blocks and where slopes are.
 *
 * <p>Cells are worked out when first read and kept; the first reading of a hex costs about a microsecond.
 */
public abstract class SetupGround implements SightGround {

    private static final Predicate<Occupant> NOBODY = occupant -> false;

    private final Ground ground;
    private final Occupancy occupancy;
    private final HexGrid grid;
    private final HexMemo cells;
    private final HexMemo units;
    private @Nullable PackedGround bare;
    private int[] bareCells = {};

    protected SetupGround(Ground ground, Occupancy occupancy) {
        this.ground = ground;
        this.occupancy = occupancy;
        this.grid = ground.grid();
        this.cells = new HexMemo(ground, 1, (hex, slot) -> make(hex));
        this.units = new HexMemo(occupancy, hex -> unitBlocks(hex, NOBODY) ? SightCell.UNIT : 0);
    }

    /** Whether a hex of the map blocks sight by its terrain. */
    protected abstract boolean hides(Hex hex);

    /** Whether what is on a hexside blocks sight. */
    protected abstract boolean walled(HexSide side);

    /** Whether a hexside is a slope; both its hexes say the same of it. */
    protected abstract boolean sloped(HexSide side);

    /** The level of a hex of the map for sight, by default as it is drawn. */
    protected int height(Hex hex) {
        return ground.level(hex);
    }

    /** What the terrain of a hex of the map does to who looks out of it: bits of {@link SightCell}, none by default. */
    protected int outlook(Hex hex) {
        return 0;
    }

    /** Whether a piece standing in a hex blocks sight through it. */
    public abstract boolean blocksSight(Occupant occupant);

    /** Labels of the map, names of the chart and of the units. */
    public abstract HexNames names();

    @Override
    public final int cell(int q, int r) {
        Hex hex = new Hex(q, r);
        return cells.get(hex) | units.get(hex);
    }

    /** Without units, and without charging anyone with reading where they are. */
    @Override
    public final SightGround withoutUnits() {
        return (q, r) -> cells.get(new Hex(q, r));
    }

    /** This ground as it would be without some pieces. */
    public final SightGround ignoring(Set<String> pieces) {
        return ignoring(occupant -> pieces.contains(occupant.piece().id()));
    }

    /** This ground as it would be without some pieces. @param ignored asked only of those that block sight */
    public final SightGround ignoring(Predicate<Occupant> ignored) {
        return (q, r) -> {
            Hex hex = new Hex(q, r);
            int cell = cells.get(hex);
            return units.get(hex) != 0 && unitBlocks(hex, ignored) ? cell | SightCell.UNIT : cell;
        };
    }

    /** The pieces in a hex that block sight through it, each once. */
    public final List<Occupant> blockers(Hex hex) {
        Map<String, Occupant> blockers = new LinkedHashMap<>();
        for (Occupant occupant : occupancy.at(hex)) {
            if (blocksSight(occupant)) {
                blockers.putIfAbsent(occupant.piece().id(), occupant);
            }
        }
        return List.copyOf(blockers.values());
    }

    /** A copy in which reading a hex takes nanoseconds and charges nobody. */
    public final PackedGround packed() {
        return PackedGround.copyOf(this, grid);
    }

    /**
     * Such a copy without units; charges with the whole map, at the price of a single reading. Costs what differs from the
     * last such copy.
     */
    public final PackedGround packedWithoutUnits() {
        int[] now = cells.all(-1);
        PackedGround before = bare;
        if (before == null) {
            before = PackedGround.copyOf(withoutUnits(), grid);
        } else if (!Arrays.equals(bareCells, now)) {
            int[] was = bareCells;
            List<Hex> changed = IntStream.range(0, now.length)
                    .filter(cell -> now[cell] != was[cell])
                    .mapToObj(grid::hexAt)
                    .toList();
            before = before.withCells(withoutUnits(), changed);
        }
        bare = before;
        bareCells = now.clone();
        return before;
    }

    private int make(Hex hex) {
        boolean inside = ground.contains(hex);
        int cell = inside ? SightCell.ofLevel(height(hex)) : SightCell.OUT;
        if (inside && hides(hex)) {
            cell |= SightCell.TERRAIN;
        }
        cell |= inside ? outlook(hex) : 0;
        for (HexDirection direction : HexDirection.values()) {
            if (grid.contains(hex) || grid.contains(hex.plus(direction))) {
                HexSide side = new HexSide(hex, direction);
                cell |= walled(side) ? SightCell.wallBit(direction.ordinal()) : 0;
                cell |= sloped(side) ? SightCell.slopeBit(direction.ordinal()) : 0;
            }
        }
        return cell;
    }

    private boolean unitBlocks(Hex hex, Predicate<Occupant> ignored) {
        for (Occupant occupant : occupancy.at(hex)) {
            if (blocksSight(occupant) && !ignored.test(occupant)) {
                return true;
            }
        }
        return false;
    }

    /** What every system calls alike. */
    protected abstract class Names implements HexNames {

        @Override
        public final String hex(Hex hex) {
            return grid.label(hex);
        }

        @Override
        public final String side(HexSide side) {
            return grid.label(side);
        }

        @Override
        public final String units(Hex hex) {
            return String.join(
                    ", ",
                    blockers(hex).stream()
                            .map(occupant -> occupant.piece().name())
                            .distinct()
                            .toList());
        }
    }
}
