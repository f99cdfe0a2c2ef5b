package coupdoeil.validator.cc.sight;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexSide;
import coupdoeil.model.rules.TerrainChart;
import coupdoeil.model.rules.TerrainRecord;
import coupdoeil.validator.check.hexes.Ground;
import coupdoeil.validator.check.hexes.Occupancy;
import coupdoeil.validator.check.subject.Occupant;
import coupdoeil.validator.hexes.SetupGround;
import coupdoeil.validator.sight.SightReading;
import coupdoeil.validator.sight.hexes.HexNames;
import coupdoeil.validator.sight.hexes.SightStep;
import coupdoeil.validator.sight.hexes.Sightline;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/**
 * What sight reads of the board with the pieces of the set-up (CC 5, 7): every unit and leader obstructs, terrain as the
 * chart says. A hill has its level from the chart; a level that is drawn makes a hill of any terrain.
 */
public final class LineGround extends SetupGround {

    private final Ground ground;
    private final TerrainChart chart;
    private final Set<String> blocking = new HashSet<>();
    private final Map<String, Integer> levels = new HashMap<>();

    public LineGround(Ground ground, Occupancy occupancy, TerrainChart chart) {
        super(ground, occupancy);
        this.ground = ground;
        this.chart = chart;
        for (TerrainRecord record : chart.records()) {
            String blocks = record.effects().text("blocksLos").orElse("no");
            if (record.kind().equals(TerrainRecord.HEX) && !blocks.equals("no")) {
                levels.put(record.id(), record.effects().integer("level", 0));
                if (blocks.equals("yes")) {
                    blocking.add(record.id());
                }
            }
        }
    }

    @Override
    public boolean blocksSight(Occupant occupant) {
        return true;
    }

    @Override
    public HexNames names() {
        return new ChartNames();
    }

    @Override
    protected boolean hides(Hex hex) {
        return blocking.contains(ground.terrain(hex));
    }

    @Override
    protected int height(Hex hex) {
        return Math.max(levels.getOrDefault(ground.terrain(hex), 0), ground.level(hex));
    }

    /** Field works do not block. */
    @Override
    protected boolean walled(HexSide side) {
        return false;
    }

    @Override
    protected boolean sloped(HexSide side) {
        return false;
    }

    private final class ChartNames extends Names {

        @Override
        public String terrain(Hex hex) {
            String id = ground.terrain(hex);
            return levels.containsKey(id)
                    ? chart.record(id).map(TerrainRecord::name).orElse(id)
                    : "Level " + LineGround.this.level(hex);
        }

        @Override
        public String because(SightStep step) {
            return LineExplanation.because(step, this);
        }

        @Override
        public String ends(Sightline line) {
            return LineExplanation.ends(line, this);
        }

        @Override
        public boolean countsSameLevel() {
            return false;
        }

        @Override
        public SightReading reading(String number) {
            return LineReadings.describe(number);
        }
    }
}
