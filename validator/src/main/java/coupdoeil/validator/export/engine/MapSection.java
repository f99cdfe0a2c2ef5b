package coupdoeil.validator.export.engine;

import coupdoeil.model.battlefield.Area;
import coupdoeil.model.battlefield.Battlefield;
import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.battlefield.Place;
import coupdoeil.model.battlefield.TableBattlefield;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.grid.HexGrid;
import coupdoeil.model.grid.HexSide;
import coupdoeil.model.json.JsonArray;
import coupdoeil.model.json.JsonObject;
import coupdoeil.model.json.JsonValue;
import coupdoeil.validator.check.Situation;
import coupdoeil.validator.engine.EngineFacts;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeSet;

/** The ground of an export. */
final class MapSection {

    private final Situation situation;
    private final EngineFacts facts;
    private final Written written;

    MapSection(Situation situation, EngineFacts facts, Written written) {
        this.situation = situation;
        this.facts = facts;
        this.written = written;
    }

    JsonObject json() {
        Battlefield battlefield = situation.pack().battlefield();
        return battlefield
                .hexMap()
                .map(this::hexMap)
                .orElseGet(() -> table(battlefield.table().orElseThrow()));
    }

    private JsonObject hexMap(HexBattlefield map) {
        HexGrid grid = map.grid();
        JsonArray panels = Written.list(
                map.panels(),
                panel -> JsonObject.builder()
                        .put("id", panel.id())
                        .put("name", panel.name())
                        .put("column", panel.column())
                        .put("row", panel.row())
                        .put("columns", panel.columns())
                        .put("rows", panel.rows())
                        .done());
        List<JsonValue> hexes = new ArrayList<>();
        grid.hexes().filter(map::contains).forEach(hex -> hexes.add(hex(map, hex)));
        JsonArray groups = Written.list(
                facts.groups(situation),
                group -> JsonObject.builder()
                        .put("kind", group.kind())
                        .put("hexes", written.labels(group.hexes()))
                        .done());
        return JsonObject.builder()
                .put("kind", "hex")
                .put("columns", grid.columns())
                .put("rows", grid.rows())
                .put("orientation", grid.orientation().name().toLowerCase(Locale.ROOT))
                .put("shifted", grid.shifted().name().toLowerCase(Locale.ROOT))
                .put("metresPerHex", map.metresPerHex())
                .put("panels", panels)
                .put("hexes", JsonArray.of(hexes))
                .put("hexsides", hexsides(map))
                .put("groups", groups)
                .put("places", Written.list(map.places(), this::place))
                .done();
    }

    private JsonObject hex(HexBattlefield map, Hex hex) {
        return JsonObject.builder()
                .put("hex", written.label(hex))
                .put("q", hex.q())
                .put("r", hex.r())
                .put("column", map.grid().column(hex))
                .put("row", map.grid().row(hex))
                .put("terrain", map.terrain(hex))
                .put("level", map.level(hex))
                .put("features", JsonArray.ofTexts(map.features(hex)))
                .done();
    }

    /** Every hexside that has a feature or is something by the rules, each once. */
    private JsonArray hexsides(HexBattlefield map) {
        SortedMap<HexSide, List<String>> derived = facts.hexsides(situation);
        TreeSet<HexSide> sides = new TreeSet<>(derived.keySet());
        map.sides().forEach(written -> sides.add(new HexSide(written.hex(), written.side())));
        sides.removeIf(side -> !map.contains(side.hex()) && !map.contains(side.other()));
        List<JsonValue> list = new ArrayList<>();
        for (HexSide side : sides) {
            list.add(JsonObject.builder()
                    .put("hex", written.label(side.hex()))
                    .put("side", side.direction().ordinal())
                    .put("other", written.label(side.other()))
                    .put("features", JsonArray.ofTexts(map.sides().on(side)))
                    .put("atHex", JsonArray.ofTexts(map.sides().writtenAt(side.hex(), side.direction())))
                    .put(
                            "atOther",
                            JsonArray.ofTexts(map.sides()
                                    .writtenAt(side.other(), side.direction().opposite())))
                    .put("derived", JsonArray.ofTexts(derived.getOrDefault(side, List.of())))
                    .done());
        }
        return JsonArray.of(list);
    }

    private JsonObject table(TableBattlefield table) {
        return JsonObject.builder()
                .put("kind", "table")
                .put("widthInches", BigDecimal.valueOf(table.widthInches()))
                .put("depthInches", BigDecimal.valueOf(table.depthInches()))
                .put(
                        "features",
                        Written.list(
                                table.features(),
                                feature -> JsonObject.builder()
                                        .put("id", feature.id())
                                        .put("type", feature.type())
                                        .put("name", feature.name())
                                        .put("wkt", feature.shape().toText())
                                        .put("attributes", Written.attributes(feature.attributes()))
                                        .done()))
                .put("places", Written.list(table.places(), this::place))
                .done();
    }

    private JsonObject place(Place place) {
        JsonObject.Builder json = JsonObject.builder()
                .put("id", place.id())
                .put("kind", place.kind())
                .put("name", place.name());
        if (place.area() instanceof Area.Shape shape) {
            json.put("wkt", shape.geometry().toText());
        } else {
            json.put("hexes", written.labels(place.area().hexList()));
        }
        return json.put("attributes", Written.attributes(place.attributes())).done();
    }
}
