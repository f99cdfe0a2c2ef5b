package coupdoeil.validator.fb.fact;

import coupdoeil.model.Attributes;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexDirection;
import coupdoeil.model.grid.HexSide;
import coupdoeil.model.rules.TerrainChart;
import coupdoeil.model.rules.TerrainRecord;
import coupdoeil.validator.check.hexes.Ground;
import coupdoeil.validator.check.hexes.HexMemo;
import coupdoeil.validator.hexes.Patches;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
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
public final class Terrain {

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
            List.of(Formations.INFANTRY, Formations.CAVALRY, Formations.ARTILLERY, Formations.TRAIN, LEADER);

    private static final int DIFFICULT = 1 << 5;
    private static final int CHARGE_PROHIBITED = 1 << 6;
    private static final int GENERAL_ORDER = 1 << 7;
    private static final int DWELLINGS = 1 << 8;
    private static final int ROAD = 1 << 9;
    private static final int TRAIL = 1 << 10;
    private static final int INSIDE = 1 << 11;
    private static final int CROSSING = 1 << 12;
    private static final int SAYS_SLOPE = 1 << 13;
    private static final int COVER_SHIFT = 14;

    private static final int CLOSED = (1 << 5) - 1;
    private static final int FLAGS = DIFFICULT | CHARGE_PROHIBITED | GENERAL_ORDER | DWELLINGS | ROAD | TRAIL;

    private final TerrainChart chart;
    private final Ground ground;
    private final Map<String, Integer> records = new HashMap<>();
    private final HexMemo cells;
    private final HexMemo sides;

    public Terrain(TerrainChart chart, Ground ground) {
        this.chart = chart;
        this.ground = ground;
        chart.records().forEach(record -> records.put(record.id(), pack(record.effects())));
        this.cells = new HexMemo(ground, 1, (hex, slot) -> make(hex));
        this.sides = new HexMemo(ground, 3, (hex, slot) -> make(new HexSide(hex, HexDirection.of(slot))));
    }

    public Cover cover(Hex hex) {
        return Cover.values()[cell(hex) >> COVER_SHIFT];
    }

    /** Whether the chart knows the terrain of the hex; if not, there is no saying what may be there. */
    public boolean known(Hex hex) {
        return records.containsKey(ground.terrain(hex));
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

    /** Whether the hexside is crossed only in formations of which this is none (FB 5.3.4). */
    public boolean requiresOther(HexSide side, String formation) {
        return requiresOther(effects(side), formation);
    }

    /** Whether the hex is entered only in formations of which this is none (FB 5.3.4). */
    public boolean requiresOther(Hex hex, String formation) {
        return requiresOther(effects(hex), formation);
    }

    private static boolean requiresOther(List<Attributes> on, String formation) {
        return on.stream()
                .map(record -> record.texts("requiresFormation"))
                .anyMatch(only -> !only.isEmpty() && !only.contains(formation));
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

    /** Which hexes of the map a mover can get to from each other (FB 7.1.2). */
    public Patches patches(String mover) {
        int number = MOVERS.indexOf(mover);
        int closed = number < 0 ? 0 : 1 << number;
        int[] hexes = cells.all(INSIDE | closed);
        int[] hexsides = sides.all(closed);
        return Patches.of(
                ground.grid(),
                cell -> (hexes[cell] & (INSIDE | closed)) == INSIDE,
                (cell, slot, other) -> (hexsides[cell * 3 + slot] & closed) == 0);
    }

    /** Which hexes of the map roads, trails and dwellings side by side join. */
    public Patches routes() {
        int[] hexes = cells.all(INSIDE | DWELLINGS);
        int[] hexsides = sides.all(ROAD | TRAIL);
        return Patches.of(
                ground.grid(),
                cell -> (hexes[cell] & INSIDE) != 0,
                (cell, slot, other) -> (hexsides[cell * 3 + slot] & (ROAD | TRAIL)) != 0
                        || (hexes[cell] & hexes[other] & DWELLINGS) != 0);
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

    private int cell(Hex hex) {
        return cells.get(hex);
    }

    private int side(HexSide side) {
        return sides.get(side.hex(), side.direction().ordinal());
    }

    /** What is kept of a hex. */
    private int make(Hex hex) {
        int kept = ground.contains(hex) ? INSIDE : 0;
        kept = together(kept, ofRecord(ground.terrain(hex)));
        for (String id : ground.features(hex)) {
            kept = together(kept, ofRecord(id));
        }
        return kept;
    }

    /** What is kept of a hexside. */
    private int make(HexSide side) {
        List<String> ids = ground.on(side);
        int kept = 0;
        int crossings = CLOSED;
        boolean saysSlope = false;
        for (String id : ids) {
            int of = ofRecord(id);
            kept |= of;
            crossings &= (of & CROSSING) != 0 ? of : CLOSED;
            saysSlope |= (of & SAYS_SLOPE) != 0;
        }
        if (!saysSlope && climbs(side)) {
            kept |= ofRecord(SLOPE);
        }
        return kept & (FLAGS | crossings & CLOSED);
    }

    /** What two records say of a hex together: the worse cover, and whatever is true of either. */
    private static int together(int kept, int other) {
        int cover = Math.max(kept >> COVER_SHIFT, other >> COVER_SHIFT);
        return (kept | other) & (INSIDE | CLOSED | FLAGS) | cover << COVER_SHIFT;
    }

    /** What is kept of a record of the chart; nothing if there is no such record. */
    private int ofRecord(String id) {
        return records.getOrDefault(id, 0);
    }

    private static int pack(Attributes on) {
        int kept = bit(on, "difficult", DIFFICULT)
                | bit(on, "chargeProhibited", CHARGE_PROHIBITED)
                | bit(on, "mandatesGeneralOrder", GENERAL_ORDER)
                | bit(on, "dwellings", DWELLINGS)
                | bit(on, "road", ROAD)
                | bit(on, "trail", TRAIL)
                | bit(on, "crossing", CROSSING)
                | (on.has(SLOPE) ? SAYS_SLOPE : 0);
        for (String mover : on.texts("impassable")) {
            int number = MOVERS.indexOf(mover);
            kept |= number >= 0 ? 1 << number : 0;
        }
        int cover = 0;
        for (Cover possible : Cover.values()) {
            if (on.text("cover").filter(possible.name()::equals).isPresent()) {
                cover = possible.ordinal();
            }
        }
        return kept | cover << COVER_SHIFT;
    }

    private static int bit(Attributes effects, String flag, int bit) {
        return effects.flag(flag) ? bit : 0;
    }
}
