package coupdoeil.validator.fb;

import coupdoeil.model.Attributes;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexDirection;
import coupdoeil.model.grid.HexSide;
import coupdoeil.model.rules.TerrainChart;
import coupdoeil.model.rules.TerrainRecord;
import coupdoeil.validator.check.fact.Ground;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What the terrain effects chart in force says of the hexes and hexsides of the map (FB 2.6, 7.1).
 *
 * <p>A hex has the effects of its base terrain and of its overlay features together: the worse cover, whatever is true
 * of any of them, closed to whomever any of them closes. A hexside has the effects of all that is written on it, and
 * between two levels those of a slope if nothing on it says which slope there is. Terrain without a record has no
 * effects, and neither has a hex outside the map.
 *
 * <p>Movers are the arms and {@value #LEADER}.
 */
public final class FbTerrain {

    /** The mover that is no arm. */
    public static final String LEADER = "leader";

    private static final String SLOPE = "slope";

    /** How much cover a hex gives, worst for movement last (FB 8.2.5). */
    public enum Cover {
        OPEN,
        LIGHT,
        MEDIUM,
        HEAVY
    }

    private final TerrainChart chart;
    private final Ground ground;

    public FbTerrain(TerrainChart chart, Ground ground) {
        this.chart = chart;
        this.ground = ground;
    }

    public Cover cover(Hex hex) {
        Cover worst = Cover.OPEN;
        for (Attributes effects : effects(hex)) {
            for (Cover cover : Cover.values()) {
                if (cover.compareTo(worst) > 0
                        && effects.text("cover").filter(cover.name()::equals).isPresent()) {
                    worst = cover;
                }
            }
        }
        return worst;
    }

    public boolean mandatesGeneralOrder(Hex hex) {
        return any(effects(hex), "mandatesGeneralOrder");
    }

    public boolean difficult(Hex hex) {
        return any(effects(hex), "difficult");
    }

    public boolean dwellings(Hex hex) {
        return any(effects(hex), "dwellings");
    }

    /** Whether nobody may charge into the hex (FB 9.4, 12.1). */
    public boolean chargeProhibited(Hex hex) {
        return any(effects(hex), "chargeProhibited");
    }

    /** Whether a mover may never be in the hex (FB 7.1.2). */
    public boolean impassable(Hex hex, String mover) {
        return closes(effects(hex), mover);
    }

    /** Whether a road, not a mere trail, leads through one of the hexsides of the hex. */
    public boolean onRoad(Hex hex) {
        for (HexDirection direction : HexDirection.values()) {
            if (road(new HexSide(hex, direction))) {
                return true;
            }
        }
        return false;
    }

    public boolean road(HexSide side) {
        return any(effects(side), "road");
    }

    public boolean trail(HexSide side) {
        return any(effects(side), "trail");
    }

    public boolean difficult(HexSide side) {
        return any(effects(side), "difficult");
    }

    /** Whether nobody may charge across the hexside. */
    public boolean chargeProhibited(HexSide side) {
        return any(effects(side), "chargeProhibited");
    }

    /** Whether a mover may never cross the hexside; a crossing (bridge, ford) on it opens what the rest of it closes. */
    public boolean impassable(HexSide side, String mover) {
        List<Attributes> effects = effects(side);
        return closes(effects, mover)
                && effects.stream().noneMatch(on -> on.flag("crossing") && !closes(List.of(on), mover));
    }

    /** What the hex is called: the names of its overlay features and its base terrain. */
    public String name(Hex hex) {
        List<String> names = new ArrayList<>();
        for (String id : ids(hex)) {
            names.add(chart.record(id).map(TerrainRecord::name).orElse(id));
        }
        return String.join(", ", names);
    }

    /** The effects of the hex, one group for each record that applies. */
    public List<Attributes> effects(Hex hex) {
        return effectsOf(ids(hex));
    }

    /** The effects on the hexside, one group for each record that applies. */
    public List<Attributes> effects(HexSide side) {
        List<Attributes> effects = new ArrayList<>(effectsOf(ground.on(side)));
        if (effects.stream().noneMatch(on -> on.has(SLOPE)) && climbs(side)) {
            chart.record(SLOPE).map(TerrainRecord::effects).ifPresent(effects::add);
        }
        return effects;
    }

    private boolean climbs(HexSide side) {
        return ground.contains(side.hex())
                && ground.contains(side.other())
                && ground.level(side.hex()) != ground.level(side.other());
    }

    private List<String> ids(Hex hex) {
        List<String> ids = new ArrayList<>(ground.features(hex));
        ids.add(ground.terrain(hex));
        return ids;
    }

    private List<Attributes> effectsOf(List<String> ids) {
        return ids.stream()
                .map(chart::record)
                .flatMap(Optional::stream)
                .map(TerrainRecord::effects)
                .toList();
    }

    private static boolean any(List<Attributes> effects, String flag) {
        return effects.stream().anyMatch(on -> on.flag(flag));
    }

    private static boolean closes(List<Attributes> effects, String mover) {
        return effects.stream().anyMatch(on -> on.texts("impassable").contains(mover));
    }
}
