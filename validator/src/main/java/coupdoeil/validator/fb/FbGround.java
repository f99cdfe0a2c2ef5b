package coupdoeil.validator.fb;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexDirection;
import coupdoeil.model.grid.HexGrid;
import coupdoeil.model.grid.HexSide;
import coupdoeil.model.rules.TerrainChart;
import coupdoeil.model.rules.TerrainRecord;
import coupdoeil.validator.check.fact.Ground;
import coupdoeil.validator.check.fact.HexMemo;
import coupdoeil.validator.check.fact.Occupancy;
import coupdoeil.validator.check.subject.Occupant;
import coupdoeil.validator.sight.PackedGround;
import coupdoeil.validator.sight.SightCell;
import coupdoeil.validator.sight.SightGround;
import coupdoeil.validator.sight.SightNames;
import coupdoeil.validator.sight.SightReading;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

/**
 * What sight reads of a map with the units of the set-up (FB 2.6, 3.3.2): a fact, which charges whoever asks with the
 * hexes read.
 *
 * <p>A hex blocks sight if its base terrain or one of its overlay features does, or if a unit in it {@linkplain
 * #blocksSight does}. A hexside between two hexes of the map with different levels is a slope, unless its features say
 * that there is none; it blocks sight if one of its features does. Unknown terrain and features block nothing.
 *
 * <p>Cells are worked out when first read and kept; the first reading of a hex costs about a microsecond.
 */
public final class FbGround implements SightGround {

    private static final String NO_SLOPE = "none";

    private static final Predicate<Occupant> NOBODY = occupant -> false;

    private final Ground ground;
    private final Occupancy occupancy;
    private final TerrainChart chart;
    private final HexGrid grid;
    private final Set<String> blocking = new HashSet<>();
    private final Map<String, String> slopes = new HashMap<>();
    private final HexMemo cells;
    private final HexMemo units;

    public FbGround(Ground ground, Occupancy occupancy, TerrainChart chart) {
        this.ground = ground;
        this.occupancy = occupancy;
        this.chart = chart;
        this.grid = ground.grid();
        this.cells = new HexMemo(ground, 1, (hex, slot) -> make(hex));
        this.units = new HexMemo(occupancy, hex -> unitBlocks(hex, NOBODY) ? SightCell.UNIT : 0);
        for (TerrainRecord record : chart.records()) {
            if (record.effects().flag("blocksLos")) {
                blocking.add(record.id());
            }
            record.effects().text("slope").ifPresent(slope -> slopes.put(record.id(), slope));
        }
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
        return ignoring(occupant -> pieces.contains(occupant.piece().id()));
    }

    /** This ground as it would be without some pieces. @param ignored asked only of those that block sight */
    public SightGround ignoring(Predicate<Occupant> ignored) {
        return (q, r) -> {
            Hex hex = new Hex(q, r);
            int cell = cells.get(hex);
            return units.get(hex) != 0 && unitBlocks(hex, ignored) ? cell | SightCell.UNIT : cell;
        };
    }

    /** Whether a piece standing in a hex blocks sight through it: any unit but Skirmish Screens, artillery and trains. */
    public static boolean blocksSight(Occupant occupant) {
        return !occupant.isLeader()
                && !occupant.arm().equals("artillery")
                && !occupant.arm().equals("train")
                && !occupant.formation().equals("skirmish-screen");
    }

    /** The ids of the pieces in a hex that block sight. */
    public List<String> blockers(Hex hex) {
        return occupancy.at(hex).stream()
                .filter(FbGround::blocksSight)
                .map(occupant -> occupant.piece().id())
                .distinct()
                .toList();
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
        int level = ground.level(hex);
        int cell = inside ? SightCell.ofLevel(level) : SightCell.OUT;
        if (inside && (blocking.contains(ground.terrain(hex)) || anyBlocks(ground.features(hex)))) {
            cell |= SightCell.TERRAIN;
        }
        for (int side = 0; side < 6; side++) {
            HexDirection direction = HexDirection.of(side);
            Hex across = hex.plus(direction);
            if (grid.contains(hex) || grid.contains(across)) {
                List<String> features = ground.on(new HexSide(hex, direction));
                if (anyBlocks(features)) {
                    cell |= SightCell.wallBit(side);
                }
                if (inside && ground.contains(across) && ground.level(across) != level && !levelled(features)) {
                    cell |= SightCell.slopeBit(side);
                }
            }
        }
        return cell;
    }

    private boolean anyBlocks(List<String> features) {
        for (String feature : features) {
            if (blocking.contains(feature)) {
                return true;
            }
        }
        return false;
    }

    /** Whether features say that there is no slope; one that says which slope there is outweighs them. */
    private boolean levelled(List<String> features) {
        boolean none = false;
        for (String feature : features) {
            String slope = slopes.get(feature);
            if (slope != null && !slope.equals(NO_SLOPE)) {
                return false;
            }
            none |= slope != null;
        }
        return none;
    }

    private boolean unitBlocks(Hex hex, Predicate<Occupant> ignored) {
        for (Occupant occupant : occupancy.at(hex)) {
            if (blocksSight(occupant) && !ignored.test(occupant)) {
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
            List<String> ids = new ArrayList<>(ground.features(hex));
            ids.add(0, ground.terrain(hex));
            return blockingNames(ids);
        }

        @Override
        public String units(Hex hex) {
            return String.join(
                    ", ",
                    occupancy.at(hex).stream()
                            .filter(FbGround::blocksSight)
                            .map(occupant -> occupant.piece().name())
                            .distinct()
                            .toList());
        }

        @Override
        public String features(HexSide side) {
            return blockingNames(ground.on(side));
        }

        @Override
        public SightReading reading(String number) {
            return Reading.describe(number);
        }

        private String blockingNames(List<String> ids) {
            return String.join(
                    ", ",
                    ids.stream()
                            .filter(blocking::contains)
                            .map(id -> chart.record(id).map(TerrainRecord::name).orElse(id))
                            .toList());
        }
    }
}
