package coupdoeil.validator.lb.fact;

import coupdoeil.model.Attributes;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexDirection;
import coupdoeil.model.grid.HexSide;
import coupdoeil.model.rules.TerrainChart;
import coupdoeil.model.rules.TerrainRecord;
import coupdoeil.model.scenario.Placement;
import coupdoeil.validator.check.hexes.Ground;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;

/**
 * What the terrain effects chart in force says of the hexes and hexsides of the map (LB 16, 18, 23), special rules left
 * aside; {@link Battleground} knows those.
 *
 * <p>A hex has the effects of its base terrain and of its overlay features together: it imposes or forbids whatever any
 * of them does. Where only one record can speak (family, stacking), a feature that says something outweighs the base.
 * Terrain without a record has no effects, and neither has a hex outside the map.
 */
public final class Terrain {

    private static final List<String> OPEN = List.of("clear", "slope");
    private static final String WOODED = "wooded";
    private static final String BLOCKS = "blocksLosThrough";

    private final TerrainChart chart;
    private final Ground ground;

    public Terrain(TerrainChart chart, Ground ground) {
        this.chart = chart;
        this.ground = ground;
    }

    /** The ids of what is in a hex: its overlay features, then its base terrain. */
    public List<String> ids(Hex hex) {
        List<String> ids = new ArrayList<>(ground.features(hex));
        ids.add(ground.terrain(hex));
        return ids;
    }

    /** What the hex is called: the names of its overlay features and its base terrain. */
    public String name(Hex hex) {
        return String.join(
                ", ",
                ids(hex).stream()
                        .map(id -> chart.record(id).map(TerrainRecord::name).orElse(id))
                        .toList());
    }

    /** The family of the hex: that of the first overlay feature which has one, else of the base terrain. */
    public String family(Hex hex) {
        return effects(hex).stream()
                .flatMap(on -> on.text("family").stream())
                .findFirst()
                .orElse("");
    }

    /** Whether the chart knows the terrain of the hex; if not, there is no saying what may be there. */
    public boolean known(Hex hex) {
        return chart.record(ground.terrain(hex)).isPresent();
    }

    /** Whether the hex is clear terrain; slopes count as clear (LB 16). */
    public boolean clear(Hex hex) {
        return OPEN.contains(family(hex)) && !impliesGeneralOrder(hex);
    }

    /** Whether the hex is a slope, be there vineyards or houses on it. */
    public boolean slope(Hex hex) {
        return effects(hex).stream()
                .anyMatch(on -> on.text("family").filter("slope"::equals).isPresent());
    }

    public boolean dwelling(Hex hex) {
        return family(hex).equals("dwelling");
    }

    public boolean wooded(Hex hex) {
        return family(hex).equals(WOODED);
    }

    public boolean impliesGeneralOrder(Hex hex) {
        return any(hex, "impliesGeneralOrder");
    }

    /** Whether nothing in the hex forbids what this chart field allows: {@code lineAllowed}, {@code carreAllowed}, … */
    public boolean allows(Hex hex, String field) {
        return effects(hex).stream().noneMatch(on -> on.has(field) && !on.flag(field));
    }

    public boolean chargeForbidden(Hex hex) {
        return any(hex, "chargeForbidden");
    }

    public boolean chargeForbidden(HexSide side) {
        return any(side, "chargeForbidden");
    }

    /** Whether nobody melees across the hexside (LB 33); a crossing on it opens what the rest of it closes. */
    public boolean closedToMelee(HexSide side) {
        List<Attributes> on = effects(side);
        return on.stream().anyMatch(record -> record.has("meleeAcross") && !record.flag("meleeAcross"))
                && on.stream()
                        .noneMatch(record ->
                                record.flag("crossing") && (!record.has("meleeAcross") || record.flag("meleeAcross")));
    }

    /** How many front hexsides works in the hex give whoever stands in them (LB 13); empty if nothing there says. */
    public OptionalInt frontHexsides(Hex hex) {
        return effects(hex).stream()
                .map(on -> on.integer("frontHexsides"))
                .filter(OptionalInt::isPresent)
                .findFirst()
                .orElse(OptionalInt.empty());
    }

    /** Whether a unit stands in works whose front lies around what it faces, whatever its formation faces elsewhere. */
    public boolean facesAsWorks(Placement placement) {
        return placement.hex().isPresent()
                && placement.hexes().stream()
                        .allMatch(hex -> WorksFront.around(frontHexsides(hex), placement.facing()));
    }

    public boolean blocksSight(Hex hex) {
        return any(hex, BLOCKS);
    }

    static boolean blocksSight(TerrainRecord record) {
        return record.effects().flag(BLOCKS);
    }

    static boolean wooded(TerrainRecord record) {
        return record.effects().text("family").filter(WOODED::equals).isPresent();
    }

    public boolean blocksSight(HexSide side) {
        return any(side, "blocksLosAcross");
    }

    /** Whether zones of influence reach neither into nor out of the hex. */
    public boolean noZone(Hex hex) {
        return any(hex, "noZone");
    }

    public boolean noZone(HexSide side) {
        return any(side, "noZone");
    }

    /** Whether an arm may never be in the hex; where it may come by road only, a road in the hex opens it (LB 18). */
    public boolean prohibited(Hex hex, String arm) {
        return effects(hex).stream()
                .anyMatch(on -> on.texts("prohibited").contains(arm)
                        || (on.texts("prohibitedOffRoad").contains(arm) && !onRoad(hex)));
    }

    /** Whether an arm may be in the hex on a road only (LB 18). */
    public boolean onlyByRoad(Hex hex, String arm) {
        return effects(hex).stream()
                .anyMatch(on -> on.texts("prohibitedOffRoad").contains(arm));
    }

    /** Whether an arm may never cross the hexside; a crossing on it opens what the rest of it closes. */
    public boolean prohibited(HexSide side, String arm) {
        List<Attributes> on = effects(side);
        return on.stream().anyMatch(record -> record.texts("prohibited").contains(arm))
                && on.stream()
                        .noneMatch(record -> record.flag("crossing")
                                && !record.texts("prohibited").contains(arm));
    }

    /** Movement points that an arm pays to enter the hex: the most that anything in it costs; empty if nothing says. */
    public Optional<BigDecimal> cost(Hex hex, String arm) {
        return effects(hex).stream()
                .flatMap(on -> on.nested("cost").number(arm).stream())
                .max(BigDecimal::compareTo);
    }

    /** Whether a road leads through one of the hexsides of the hex. */
    public boolean onRoad(Hex hex) {
        for (HexDirection direction : HexDirection.values()) {
            if (road(new HexSide(hex, direction))) {
                return true;
            }
        }
        return false;
    }

    public boolean road(HexSide side) {
        return any(side, "road");
    }

    /** Whether a slope is drawn on the hexside. */
    public boolean slope(HexSide side) {
        return any(side, "slope");
    }

    /** The rows of the stacking chart for the hex, any of which admits what stands there; none if the chart has none. */
    public List<Attributes> stacking(Hex hex) {
        return effects(hex).stream()
                .map(on -> on.groups("stacking"))
                .filter(rows -> !rows.isEmpty())
                .findFirst()
                .orElse(List.of());
    }

    /** Whether anything in the hex has this flag. */
    public boolean any(Hex hex, String flag) {
        return effects(hex).stream().anyMatch(on -> on.flag(flag));
    }

    /** Whether anything on the hexside has this flag. */
    public boolean any(HexSide side, String flag) {
        return effects(side).stream().anyMatch(on -> on.flag(flag));
    }

    /** The effects of the hex, one group for each record that applies, overlay features first. */
    public List<Attributes> effects(Hex hex) {
        return effectsOf(ids(hex));
    }

    /** The effects on the hexside, one group for each record that applies. */
    public List<Attributes> effects(HexSide side) {
        return effectsOf(ground.on(side));
    }

    /** What the chart knows of what is in the hex, overlay features first. */
    List<TerrainRecord> records(Hex hex) {
        return records(ids(hex)).toList();
    }

    private List<Attributes> effectsOf(List<String> ids) {
        return records(ids).map(TerrainRecord::effects).toList();
    }

    private Stream<TerrainRecord> records(List<String> ids) {
        return ids.stream().flatMap(id -> chart.record(id).stream());
    }
}
