package coupdoeil.validator.fb.fact;

import coupdoeil.model.Attributes;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexSide;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.rules.TerrainChart;
import coupdoeil.model.rules.TerrainRecord;
import coupdoeil.validator.check.hexes.Ground;
import coupdoeil.validator.check.hexes.Occupancy;
import coupdoeil.validator.check.subject.Occupant;
import coupdoeil.validator.fb.sight.Reading;
import coupdoeil.validator.hexes.SetupGround;
import coupdoeil.validator.sight.SightReading;
import coupdoeil.validator.sight.hexes.HexNames;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What sight reads of a map with the units of the set-up (FB 2.6, 3.3.2).
 *
 * <p>A hex blocks sight if its base terrain or one of its overlay features does, or if a unit in it {@linkplain
 * #blocksSight does}. A hexside between two hexes of the map with different levels is a slope, unless its features say
 * that there is none; it blocks sight if one of its features does. Unknown terrain and features block nothing.
 */
public final class Relief extends SetupGround {

    private static final String NO_SLOPE = "none";

    private final Ground ground;
    private final Formations formations;
    private final TerrainChart chart;
    private final Set<String> blocking = new HashSet<>();
    private final Set<String> transparentArms;
    private final Set<String> transparentFormations;
    private final Map<String, String> slopes = new HashMap<>();

    public Relief(Ground ground, Occupancy occupancy, Formations formations, TerrainChart chart, RuleSystem system) {
        super(ground, occupancy);
        Attributes sight = system.tables().nested("sight");
        this.transparentArms = Set.copyOf(sight.texts("transparentArms"));
        this.transparentFormations = Set.copyOf(sight.texts("transparentFormations"));
        this.formations = formations;
        this.ground = ground;
        this.chart = chart;
        for (TerrainRecord record : chart.records()) {
            if (record.effects().flag("blocksLos")) {
                blocking.add(record.id());
            }
            record.effects().text("slope").ifPresent(slope -> slopes.put(record.id(), slope));
        }
    }

    /** Any unit but Skirmish Screens in order, artillery and trains. */
    @Override
    public boolean blocksSight(Occupant occupant) {
        return !occupant.isLeader()
                && !transparentArms.contains(occupant.arm())
                && !transparentFormations.contains(formations.of(occupant));
    }

    @Override
    public HexNames names() {
        return new ChartNames();
    }

    @Override
    protected boolean hides(Hex hex) {
        return blocking.contains(ground.terrain(hex)) || anyBlocks(ground.features(hex));
    }

    @Override
    protected boolean walled(HexSide side) {
        return anyBlocks(ground.on(side));
    }

    @Override
    protected boolean sloped(HexSide side) {
        return ground.contains(side.hex())
                && ground.contains(side.other())
                && ground.level(side.hex()) != ground.level(side.other())
                && !levelled(ground.on(side));
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

    private final class ChartNames extends Names {

        @Override
        public String terrain(Hex hex) {
            List<String> ids = new ArrayList<>(ground.features(hex));
            ids.add(0, ground.terrain(hex));
            return blockingNames(ids);
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
