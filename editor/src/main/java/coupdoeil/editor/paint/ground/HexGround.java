package coupdoeil.editor.paint.ground;

import coupdoeil.editor.paint.sheet.HexLayout;
import coupdoeil.editor.paint.sheet.Ink;
import coupdoeil.editor.paint.sheet.PaintScene;
import coupdoeil.editor.paint.sheet.PaintTheme;
import coupdoeil.editor.paint.sheet.TerrainStyle;
import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexSide;
import coupdoeil.model.rules.TerrainChart;
import coupdoeil.model.rules.TerrainRecord;
import coupdoeil.validator.picture.LayerId;
import java.awt.Color;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;

/** A hex map with the looks of its terrain: what all layers of the ground paint from. Safe for any thread. */
public final class HexGround {

    private final PaintScene scene;
    private final HexBattlefield map;
    private final HexLayout layout;
    private final TerrainChart chart;
    private final Map<String, TerrainStyle> looks = new ConcurrentHashMap<>();
    private final Map<Kind, Color> colours = new ConcurrentHashMap<>();

    private record Kind(String terrain, int level) {}

    public HexGround(PaintScene scene, HexBattlefield map) {
        this.scene = scene;
        this.map = map;
        this.layout = new HexLayout(map.grid(), scene.turned());
        this.chart = scene.rules().chart().overriddenBy(scene.pack().chart());
    }

    HexBattlefield map() {
        return map;
    }

    public HexLayout layout() {
        return layout;
    }

    PaintTheme theme() {
        return scene.theme();
    }

    PaintScene scene() {
        return scene;
    }

    Optional<TerrainRecord> record(String id) {
        return chart.record(id);
    }

    /** The look of a terrain or feature; what the chart does not know looks like a question mark. */
    TerrainStyle look(String id) {
        return looks.computeIfAbsent(
                id,
                key -> chart.record(key)
                        .map(record -> TerrainStyle.of(record, theme(), HexLayout.HEX_WIDTH))
                        .orElseGet(() -> TerrainStyle.unknown(key, theme())));
    }

    /** Whether a feature runs through hexsides, from hex to hex, and not along them. */
    boolean isLink(String id) {
        return chart.record(id)
                .map(record -> record.kind().equals(TerrainRecord.LINK))
                .orElse(false);
    }

    /** The colour of the ground of a hex of the map. */
    Color colour(Hex hex) {
        int level = scene.shows(LayerId.LEVELS) ? map.level(hex) : 0;
        return colours.computeIfAbsent(new Kind(map.terrain(hex), level), this::mixed);
    }

    private Color mixed(Kind kind) {
        Color fill = look(kind.terrain()).fill();
        Color paper = Ink.PAPER.onPaper();
        return theme().ground(fill == null || !scene.shows(LayerId.TERRAIN) ? paper : fill, kind.level());
    }

    /** The features along a hexside, links left out. */
    List<String> along(HexSide side) {
        List<String> all = map.sides().on(side);
        return all.isEmpty() ? all : all.stream().filter(id -> !isLink(id)).toList();
    }

    /** Whether a feature takes the place of the slope that follows from the levels. */
    boolean saysSlope(String id) {
        return look(id).style().isRelief()
                || chart.record(id).map(record -> record.effects().has("slope")).orElse(false);
    }

    /** The lower hex of a hexside; of two alike the far one. */
    Hex lower(HexSide side) {
        return map.level(side.hex()) < map.level(side.other()) ? side.hex() : side.other();
    }

    /** Whether both hexes of a hexside are on the map. */
    boolean inside(HexSide side) {
        return map.contains(side.hex()) && map.contains(side.other());
    }
}
