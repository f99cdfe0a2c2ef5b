package coupdoeil.validator.lb;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexDirection;
import coupdoeil.model.grid.HexGrid;
import coupdoeil.model.grid.HexSide;
import coupdoeil.model.rules.TerrainChart;
import coupdoeil.model.rules.TerrainRecord;
import coupdoeil.validator.check.fact.Ground;
import coupdoeil.validator.check.fact.HexMemo;
import coupdoeil.validator.check.fact.Occupancy;
import coupdoeil.validator.check.fact.Switches;
import coupdoeil.validator.check.subject.Occupant;
import coupdoeil.validator.sight.PackedGround;
import coupdoeil.validator.sight.SightCell;
import coupdoeil.validator.sight.SightGround;
import coupdoeil.validator.sight.SightNames;
import coupdoeil.validator.sight.SightReading;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * What sight reads of a map with the units of the set-up (LB 23): a fact, which charges whoever asks with the hexes read.
 *
 * <p>Dwellings block, and woods unless a special rule exempts them, as the chart says; so do all units that are not
 * routed, in each of their hexes.
 */
public final class LbGround implements SightGround {

    private static final Predicate<Occupant> EVERYBODY = occupant -> true;

    private final Ground ground;
    private final Occupancy occupancy;
    private final TerrainChart chart;
    private final LbTerrain terrain;
    private final LbBattleground battleground;
    private final HexGrid grid;
    private final boolean onlyInOrder;
    private final HexMemo cells;
    private final HexMemo units;

    public LbGround(
            Ground ground,
            Occupancy occupancy,
            TerrainChart chart,
            LbTerrain terrain,
            LbBattleground battleground,
            Switches switches) {
        this.ground = ground;
        this.occupancy = occupancy;
        this.chart = chart;
        this.terrain = terrain;
        this.battleground = battleground;
        this.grid = ground.grid();
        this.onlyInOrder = switches.is("los.units", "GOOD_ORDER");
        this.cells = new HexMemo(ground, 1, (hex, slot) -> make(hex));
        this.units = new HexMemo(occupancy, hex -> unitBlocks(hex, EVERYBODY) ? SightCell.UNIT : 0);
    }

    @Override
    public int cell(int q, int r) {
        Hex hex = new Hex(q, r);
        return cells.get(hex) | units.get(hex);
    }

    /** Without units, and without charging anyone with reading where they are. */
    @Override
    public SightGround withoutUnits() {
        return (q, r) -> cells.get(new Hex(q, r));
    }

    /** This ground as it would be without some pieces. */
    public SightGround ignoring(Set<String> pieces) {
        return (q, r) -> {
            Hex hex = new Hex(q, r);
            int cell = cells.get(hex);
            return unitBlocks(hex, occupant -> !pieces.contains(occupant.piece().id())) ? cell | SightCell.UNIT : cell;
        };
    }

    /** Whether a piece standing in a hex blocks sight through it. */
    public boolean blocksSight(Occupant occupant) {
        return !occupant.isLeader()
                && (onlyInOrder ? LbUnits.inOrder(occupant.placement()) : !LbUnits.routed(occupant.placement()));
    }

    /** The units in a hex that block sight through it. */
    public List<Occupant> blockers(Hex hex) {
        return occupancy.at(hex).stream().filter(this::blocksSight).toList();
    }

    /** Labels of the map, names of the chart and of the units. */
    public SightNames names() {
        return new Names();
    }

    /** A copy in which reading a hex takes nanoseconds and charges nobody. */
    public PackedGround packed() {
        return PackedGround.copyOf(this, grid);
    }

    private int make(Hex hex) {
        boolean inside = ground.contains(hex);
        int cell = inside ? SightCell.ofLevel(ground.level(hex)) : SightCell.OUT;
        if (inside && battleground.blocksSight(hex)) {
            cell |= SightCell.TERRAIN;
        }
        for (HexDirection direction : HexDirection.values()) {
            if (grid.contains(hex) || grid.contains(hex.plus(direction))) {
                HexSide side = new HexSide(hex, direction);
                cell |= terrain.blocksSight(side) ? SightCell.wallBit(direction.ordinal()) : 0;
                cell |= terrain.slope(side) ? SightCell.slopeBit(direction.ordinal()) : 0;
            }
        }
        return cell;
    }

    private boolean unitBlocks(Hex hex, Predicate<Occupant> counted) {
        for (Occupant occupant : occupancy.at(hex)) {
            if (blocksSight(occupant) && counted.test(occupant)) {
                return true;
            }
        }
        return false;
    }

    private final class Names implements SightNames {

        @Override
        public String hex(Hex hex) {
            return grid.label(hex);
        }

        @Override
        public String side(HexSide side) {
            return grid.label(side);
        }

        @Override
        public String terrain(Hex hex) {
            return named(terrain.ids(hex), "blocksLosThrough");
        }

        @Override
        public String units(Hex hex) {
            return blockers(hex).stream()
                    .map(occupant -> occupant.piece().name())
                    .distinct()
                    .collect(Collectors.joining(", "));
        }

        @Override
        public String features(HexSide side) {
            return named(ground.on(side), "blocksLosAcross");
        }

        @Override
        public SightReading reading(String number) {
            return LbReadings.describe(number);
        }

        private String named(List<String> ids, String flag) {
            return ids.stream()
                    .flatMap(id -> chart.record(id).stream())
                    .filter(record -> record.effects().flag(flag))
                    .map(TerrainRecord::name)
                    .collect(Collectors.joining(", "));
        }
    }
}
