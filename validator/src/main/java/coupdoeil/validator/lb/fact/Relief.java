package coupdoeil.validator.lb.fact;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexSide;
import coupdoeil.model.rules.TerrainChart;
import coupdoeil.model.rules.TerrainRecord;
import coupdoeil.validator.check.fact.Switches;
import coupdoeil.validator.check.hexes.Ground;
import coupdoeil.validator.check.hexes.Occupancy;
import coupdoeil.validator.check.subject.Occupant;
import coupdoeil.validator.hexes.SetupGround;
import coupdoeil.validator.lb.sight.PathStory;
import coupdoeil.validator.lb.sight.Readings;
import coupdoeil.validator.sight.SightReading;
import coupdoeil.validator.sight.hexes.HexNames;
import coupdoeil.validator.sight.hexes.SightCell;
import coupdoeil.validator.sight.hexes.SightStep;
import coupdoeil.validator.sight.hexes.Sightline;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What sight reads of a map with the units of the set-up (LB 23).
 *
 * <p>Dwellings block, and woods unless a special rule exempts them, as the chart says; so do all units that are not
 * routed, in each of their hexes.
 */
public final class Relief extends SetupGround {

    private final Ground ground;
    private final TerrainChart chart;
    private final Terrain terrain;
    private final Battleground battleground;
    private final boolean onlyInOrder;

    public Relief(
            Ground ground,
            Occupancy occupancy,
            TerrainChart chart,
            Terrain terrain,
            Battleground battleground,
            Switches switches) {
        super(ground, occupancy);
        this.ground = ground;
        this.chart = chart;
        this.terrain = terrain;
        this.battleground = battleground;
        this.onlyInOrder = switches.is("los.units", "GOOD_ORDER");
    }

    @Override
    public boolean blocksSight(Occupant occupant) {
        return !occupant.isLeader()
                && (onlyInOrder ? Units.inOrder(occupant.placement()) : !Units.routed(occupant.placement()));
    }

    @Override
    public HexNames names() {
        return new ChartNames();
    }

    @Override
    protected boolean hides(Hex hex) {
        return battleground.blocksSight(hex);
    }

    /** From a vantage point nothing blocks, whatever closes the view from the rest of its hex (LB 23). */
    @Override
    protected int outlook(Hex hex) {
        return terrain.any(hex, "vantage")
                ? SightCell.VANTAGE
                : terrain.any(hex, "seesOnlyAdjacent") ? SightCell.ADJACENT_ONLY : 0;
    }

    @Override
    protected boolean walled(HexSide side) {
        return terrain.blocksSight(side);
    }

    @Override
    protected boolean sloped(HexSide side) {
        return terrain.slope(side);
    }

    private final class ChartNames extends Names {

        @Override
        public String terrain(Hex hex) {
            return named(battleground.blockingSight(hex).stream());
        }

        @Override
        public String features(HexSide side) {
            return named(ground.on(side).stream()
                    .flatMap(id -> chart.record(id).stream())
                    .filter(record -> record.effects().flag("blocksLosAcross")));
        }

        @Override
        public String because(SightStep step) {
            return PathStory.because(step);
        }

        @Override
        public String ends(Sightline line) {
            return PathStory.ends(line, this, SightCell.isVantage(cell(line.from())));
        }

        @Override
        public boolean countsSameLevel() {
            return false;
        }

        @Override
        public SightReading reading(String number) {
            return Readings.describe(number);
        }

        private String named(Stream<TerrainRecord> records) {
            return records.map(TerrainRecord::name).collect(Collectors.joining(", "));
        }
    }
}
