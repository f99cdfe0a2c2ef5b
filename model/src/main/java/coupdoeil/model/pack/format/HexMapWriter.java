package coupdoeil.model.pack.format;

import coupdoeil.model.battlefield.CellLayer;
import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.battlefield.Panel;
import coupdoeil.model.grid.HexGrid;
import coupdoeil.model.grid.LabelScheme;
import coupdoeil.model.json.JsonArray;
import coupdoeil.model.json.JsonObject;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;

/** Writes a map of hexes. */
public final class HexMapWriter {

    /** What is laid out over several lines. */
    public static final Set<String> BLOCKS = Set.of("/grid", "/terrain", "/terrain/rows", "/levels", "/levels/rows");

    private HexMapWriter() {}

    /** Everything but the places. */
    static void write(HexBattlefield map, JsonObject.Builder json) {
        json.put("grid", grid(map))
                .putIfFilled(
                        "panels",
                        JsonArray.of(
                                map.panels().stream().map(HexMapWriter::panel).toList()))
                .put("terrain", terrain(map))
                .putIfFilled("levels", levels(map))
                .putIfFilled("features", features(map))
                .putIfFilled("hexsides", hexsides(map));
    }

    private static JsonObject grid(HexBattlefield map) {
        HexGrid grid = map.grid();
        return JsonObject.builder()
                .put("columns", grid.columns())
                .put("rows", grid.rows())
                .put("orientation", grid.orientation().name().toLowerCase(Locale.ROOT))
                .put("shifted", grid.shifted().name().toLowerCase(Locale.ROOT))
                .putUnlessNull("metresPerHex", map.metresPerHex() == 0 ? null : map.metresPerHex())
                .put("labels", labels(grid.labels()))
                .done();
    }

    private static JsonObject labels(LabelScheme labels) {
        return JsonObject.builder()
                .put("pattern", labels.pattern())
                .put("firstColumn", labels.firstColumn())
                .put("firstRow", labels.firstRow())
                .done();
    }

    private static JsonObject panel(Panel panel) {
        JsonObject.Builder json = JsonObject.builder()
                .put("id", panel.id())
                .put("name", panel.name())
                .put("column", panel.column())
                .put("row", panel.row())
                .put("columns", panel.columns())
                .put("rows", panel.rows());
        return (panel.labels() == null ? json : json.put("labels", labels(panel.labels()))).done();
    }

    private static JsonObject terrain(HexBattlefield map) {
        Spelling<String> spelling = Spelling.ofTerrain(map);
        return section(map, map.terrain(), spelling);
    }

    private static JsonObject levels(HexBattlefield map) {
        CellLayer<Integer> flat = CellLayer.filled(map.grid().size(), 0);
        return map.levels().equals(flat) && map.legend().levels().isEmpty()
                ? JsonObject.builder().done()
                : section(map, map.levels(), Spelling.ofLevels(map));
    }

    private static <T> JsonObject section(HexBattlefield map, CellLayer<T> layer, Spelling<T> spelling) {
        JsonObject.Builder legend = JsonObject.builder();
        spelling.legend().forEach((character, value) -> legend.put(character.toString(), value));
        List<String> rows = new ArrayList<>();
        for (int row = 0; row < map.grid().rows(); row++) {
            StringBuilder text = new StringBuilder();
            for (int column = 0; column < map.grid().columns(); column++) {
                T value = layer.get(row * map.grid().columns() + column);
                text.append(Objects.requireNonNull(spelling.characters().get(value)));
            }
            rows.add(text.toString());
        }
        return JsonObject.builder()
                .putIfFilled("legend", legend.done())
                .put("rows", JsonArray.ofTexts(rows))
                .done();
    }

    private static JsonArray features(HexBattlefield map) {
        List<JsonObject> entries = new ArrayList<>();
        for (int cell = 0; cell < map.grid().size(); cell++) {
            List<String> ids = map.features().get(cell);
            if (!ids.isEmpty()) {
                entries.add(JsonObject.builder()
                        .put("hex", map.grid().label(map.grid().hexAt(cell)))
                        .put("is", JsonArray.ofTexts(ids))
                        .done());
            }
        }
        return JsonArray.of(entries);
    }

    private static JsonArray hexsides(HexBattlefield map) {
        List<JsonObject> entries = new ArrayList<>();
        map.sides()
                .forEach(written -> entries.add(JsonObject.builder()
                        .put("hex", map.grid().label(written.hex()))
                        .put("side", written.side().ordinal())
                        .put("is", JsonArray.ofTexts(written.features()))
                        .done()));
        return JsonArray.of(entries);
    }
}
