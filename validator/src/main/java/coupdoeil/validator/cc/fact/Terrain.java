package coupdoeil.validator.cc.fact;

import coupdoeil.model.Attributes;
import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexDirection;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.rules.TerrainChart;
import coupdoeil.model.rules.TerrainRecord;
import coupdoeil.validator.check.hexes.Ground;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** What the tiles on the board do (CC 7), by the chart in force. */
public final class Terrain {

    public static final List<String> ARMS = List.of("infantry", "cavalry", "artillery");

    private final TerrainChart chart;
    private final Ground ground;
    private final String bare;

    public Terrain(TerrainChart chart, RuleSystem system, Ground ground) {
        this.chart = chart;
        this.ground = ground;
        this.bare = system.tables().nested("board").text("bare").orElse("");
    }

    /** The terrain of the board itself, where no tile lies. */
    public String bare() {
        return bare;
    }

    /** Whether there is a hex of the board without a tile, and without field works. */
    public boolean isBare(Hex hex) {
        return ground.terrain(hex).equals(bare)
                && ground.features(hex).isEmpty()
                && works(hex).isEmpty();
    }

    /** How many tiles lie on a board: bridges, fords and the field works of a hex are tiles on tiles (CC 2). */
    public int tiles(HexBattlefield map) {
        return map.grid()
                .hexes()
                .filter(map::contains)
                .mapToInt(hex -> (map.terrain(hex).equals(bare) ? 0 : 1)
                        + map.features(hex).size()
                        + (works(hex).isEmpty() ? 0 : 1))
                .sum();
    }

    /** Whether an arm, or a {@code leader}, may not be in a hex: bridges and fords let all across. */
    public boolean prohibited(Hex hex, String arm) {
        return !ground.contains(hex)
                || (effects(ground.terrain(hex)).texts("impassable").contains(arm)
                        && ground.features(hex).stream().noneMatch(feature -> opens(feature, arm)));
    }

    /** Whether no unit whatever may be in a hex. */
    public boolean closed(Hex hex) {
        return ARMS.stream().allMatch(arm -> prohibited(hex, arm));
    }

    /** Whether nobody sees through a hex, from whatever height; who is on it is seen. */
    public boolean blocksSight(Hex hex) {
        return effects(ground.terrain(hex))
                .text("blocksLos")
                .filter("yes"::equals)
                .isPresent();
    }

    /** Whether units cannot cross the water of a hex but by what lies on it. */
    public boolean river(Hex hex) {
        Attributes effects = effects(ground.terrain(hex));
        return effects.flag("water") && effects.texts("impassable").containsAll(ARMS);
    }

    public boolean water(Hex hex) {
        return effects(ground.terrain(hex)).flag("water");
    }

    /** Whether something on a hex lets all across as if the terrain below were not there, such as a bridge. */
    boolean bridged(Hex hex) {
        return ground.features(hex).stream()
                .anyMatch(feature -> feature(feature).flag("liftsMovement"));
    }

    /** Whether something on a hex spares who battles there the dice that its terrain costs. */
    boolean sparesDice(Hex hex) {
        return ground.features(hex).stream()
                .anyMatch(feature -> feature(feature).flag("liftsDice"));
    }

    /** The terrain that a ford makes of a hex. */
    Optional<String> fordedInto(Hex hex) {
        return ground.features(hex).stream()
                .flatMap(feature -> feature(feature).text("becomes").stream())
                .findFirst();
    }

    /** The hexsides of a hex that have field works of its own. */
    public List<HexDirection> works(Hex hex) {
        return Arrays.stream(HexDirection.values())
                .filter(side -> !works(hex, side).isEmpty())
                .toList();
    }

    /** The field works of a hex on one of its hexsides. */
    public List<String> works(Hex hex, HexDirection side) {
        return ground.writtenAt(hex, side).stream().filter(this::isWork).toList();
    }

    public boolean isWork(String feature) {
        return record(feature, TerrainRecord.SIDE)
                .filter(record -> record.effects().flag("directed"))
                .isPresent();
    }

    /** A record of the chart; empty if it has none of that id and kind. */
    public Optional<TerrainRecord> record(String id, String kind) {
        return chart.record(id).filter(record -> record.kind().equals(kind));
    }

    /** What a terrain is called: by its id if the chart does not know it. */
    public String name(String id) {
        return chart.record(id).map(TerrainRecord::name).orElse(id);
    }

    private boolean opens(String feature, String arm) {
        Attributes effects = feature(feature);
        return effects.flag("liftsMovement")
                || effects.text("becomes")
                        .filter(other -> !effects(other).texts("impassable").contains(arm))
                        .isPresent();
    }

    private Attributes feature(String id) {
        return record(id, TerrainRecord.FEATURE).map(TerrainRecord::effects).orElse(Attributes.NONE);
    }

    /** What a terrain does; nothing if the chart does not know it. */
    Attributes effects(String terrain) {
        return record(terrain, TerrainRecord.HEX).map(TerrainRecord::effects).orElse(Attributes.NONE);
    }
}
