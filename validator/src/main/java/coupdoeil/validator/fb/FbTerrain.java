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

    /** Movers in the order of the lowest bits of what is kept of a hex or hexside. */
    private static final List<String> MOVERS =
            List.of(FbFormations.INFANTRY, FbFormations.CAVALRY, FbFormations.ARTILLERY, FbFormations.TRAIN, LEADER);

    private static final int DIFFICULT = 1 << 5;
    private static final int CHARGE_PROHIBITED = 1 << 6;
    private static final int GENERAL_ORDER = 1 << 7;
    private static final int DWELLINGS = 1 << 8;
    private static final int ROAD = 1 << 9;
    private static final int TRAIL = 1 << 10;
    private static final int KNOWN = 1 << 11;
    private static final int COVER_SHIFT = 12;

    private final TerrainChart chart;
    private final Ground ground;
    private final int[] cells;
    private final int[] sides;

    public FbTerrain(TerrainChart chart, Ground ground) {
        this.chart = chart;
        this.ground = ground;
        this.cells = new int[ground.grid().size()];
        this.sides = new int[ground.grid().size() * 3];
    }

    public Cover cover(Hex hex) {
        return Cover.values()[cell(hex) >> COVER_SHIFT];
    }

    public boolean mandatesGeneralOrder(Hex hex) {
        return (cell(hex) & GENERAL_ORDER) != 0;
    }

    public boolean difficult(Hex hex) {
        return (cell(hex) & DIFFICULT) != 0;
    }

    public boolean dwellings(Hex hex) {
        return (cell(hex) & DWELLINGS) != 0;
    }

    /** Whether nobody may charge into the hex (FB 9.4, 12.1). */
    public boolean chargeProhibited(Hex hex) {
        return (cell(hex) & CHARGE_PROHIBITED) != 0;
    }

    /** Whether a mover may never be in the hex (FB 7.1.2). */
    public boolean impassable(Hex hex, String mover) {
        return closed(cell(hex), mover);
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
        return (side(side) & ROAD) != 0;
    }

    public boolean trail(HexSide side) {
        return (side(side) & TRAIL) != 0;
    }

    public boolean difficult(HexSide side) {
        return (side(side) & DIFFICULT) != 0;
    }

    /** Whether nobody may charge across the hexside. */
    public boolean chargeProhibited(HexSide side) {
        return (side(side) & CHARGE_PROHIBITED) != 0;
    }

    /** Whether a mover may never cross the hexside; a crossing (bridge, ford) on it opens what the rest of it closes. */
    public boolean impassable(HexSide side, String mover) {
        return closed(side(side), mover);
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

    private static boolean closed(int kept, String mover) {
        int number = MOVERS.indexOf(mover);
        return number >= 0 && (kept & (1 << number)) != 0;
    }

    /** What is kept of a hex: worked out once, charged at every reading. */
    private int cell(Hex hex) {
        int index = ground.grid().index(hex);
        if (index >= 0 && cells[index] != 0) {
            ground.read(hex);
            return cells[index];
        }
        List<Attributes> effects = effects(hex);
        int kept = KNOWN | flags(effects) | closed(effects);
        int cover = 0;
        for (Attributes on : effects) {
            for (Cover possible : Cover.values()) {
                if (on.text("cover").filter(possible.name()::equals).isPresent()) {
                    cover = Math.max(cover, possible.ordinal());
                }
            }
        }
        kept |= cover << COVER_SHIFT;
        if (index >= 0) {
            cells[index] = kept;
        }
        return kept;
    }

    /** What is kept of a hexside: worked out once, charged at every reading to both of its hexes. */
    private int side(HexSide side) {
        int index = ground.grid().index(side.hex()) * 3 + side.direction().ordinal();
        if (index >= 0 && sides[index] != 0) {
            ground.read(side.hex());
            ground.read(side.other());
            return sides[index];
        }
        List<Attributes> effects = effects(side);
        int kept = KNOWN | flags(effects);
        int closed = closed(effects);
        for (Attributes on : effects) {
            if (on.flag("crossing")) {
                closed &= closed(List.of(on));
            }
        }
        kept |= closed;
        if (index >= 0) {
            sides[index] = kept;
        }
        return kept;
    }

    private static int flags(List<Attributes> effects) {
        return bit(effects, "difficult", DIFFICULT)
                | bit(effects, "chargeProhibited", CHARGE_PROHIBITED)
                | bit(effects, "mandatesGeneralOrder", GENERAL_ORDER)
                | bit(effects, "dwellings", DWELLINGS)
                | bit(effects, "road", ROAD)
                | bit(effects, "trail", TRAIL);
    }

    private static int bit(List<Attributes> effects, String flag, int bit) {
        return effects.stream().anyMatch(on -> on.flag(flag)) ? bit : 0;
    }

    private static int closed(List<Attributes> effects) {
        int closed = 0;
        for (Attributes on : effects) {
            for (String mover : on.texts("impassable")) {
                int number = MOVERS.indexOf(mover);
                closed |= number >= 0 ? 1 << number : 0;
            }
        }
        return closed;
    }
}
