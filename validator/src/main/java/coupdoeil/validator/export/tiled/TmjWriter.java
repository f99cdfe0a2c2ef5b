package coupdoeil.validator.export.tiled;

import coupdoeil.model.grid.Orientation;
import coupdoeil.model.json.JsonArray;
import coupdoeil.model.json.JsonObject;
import coupdoeil.model.json.JsonPrinter;
import coupdoeil.model.json.JsonScalar;
import coupdoeil.validator.export.tiled.TiledMap.MapObject;
import coupdoeil.validator.export.tiled.TiledMap.ObjectLayer;
import coupdoeil.validator.export.tiled.TiledMap.Tile;
import coupdoeil.validator.export.tiled.TiledMap.TileLayer;
import coupdoeil.validator.export.tiled.TiledMap.Tileset;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** Writes a map as JSON, in the dialect of Tiled 1.8. */
final class TmjWriter {

    private TmjWriter() {}

    static byte[] of(TiledMap map) {
        TileShape shape = map.shape;
        List<JsonObject> layers = new ArrayList<>();
        map.tileLayers.forEach(layer -> layers.add(layer(layer, shape)));
        map.objectLayers.forEach(layer -> layers.add(layer(layer)));
        JsonObject file = JsonObject.builder()
                .put("type", "map")
                .put("version", "1.8")
                .put("orientation", "hexagonal")
                .put("renderorder", "right-down")
                .put("width", shape.grid().columns())
                .put("height", shape.grid().rows())
                .put("tilewidth", shape.width())
                .put("tileheight", shape.height())
                .put("hexsidelength", shape.side())
                .put("staggeraxis", shape.grid().orientation() == Orientation.POINTY ? "y" : "x")
                .put("staggerindex", shape.grid().shifted().name().toLowerCase(Locale.ROOT))
                .put("infinite", false)
                .put("nextlayerid", map.nextLayer())
                .put("nextobjectid", map.nextObject())
                .putIfFilled("properties", properties(map.properties))
                .put(
                        "tilesets",
                        JsonArray.of(
                                map.tilesets.stream().map(TmjWriter::tileset).toList()))
                .put("layers", JsonArray.of(layers))
                .done();
        return JsonPrinter.printForOthers(file, Set.of());
    }

    private static JsonObject tileset(Tileset set) {
        List<JsonObject> tiles = new ArrayList<>();
        for (Tile tile : set.tiles()) {
            tiles.add(JsonObject.builder()
                    .put("id", tiles.size())
                    .put("type", tile.type())
                    .put("image", tile.file())
                    .put("imagewidth", tile.picture().width())
                    .put("imageheight", tile.picture().height())
                    .putIfFilled("properties", properties(tile.properties()))
                    .done());
        }
        return JsonObject.builder()
                .put("firstgid", set.firstGid())
                .put("name", set.name())
                .put(
                        "tilewidth",
                        set.tiles().stream()
                                .mapToInt(tile -> tile.picture().width())
                                .max()
                                .orElse(1))
                .put(
                        "tileheight",
                        set.tiles().stream()
                                .mapToInt(tile -> tile.picture().height())
                                .max()
                                .orElse(1))
                .put("tilecount", tiles.size())
                .put("columns", 0)
                .put("margin", 0)
                .put("spacing", 0)
                .put("tiles", JsonArray.of(tiles))
                .done();
    }

    private static JsonObject layer(TileLayer layer, TileShape shape) {
        return JsonObject.builder()
                .put("type", "tilelayer")
                .put("id", layer.id())
                .put("name", layer.name())
                .put("x", 0)
                .put("y", 0)
                .put("width", shape.grid().columns())
                .put("height", shape.grid().rows())
                .put("opacity", number(layer.opacity()))
                .put("visible", true)
                .put(
                        "data",
                        JsonArray.of(Arrays.stream(layer.gids())
                                .mapToObj(JsonScalar::of)
                                .toList()))
                .done();
    }

    private static JsonObject layer(ObjectLayer layer) {
        return JsonObject.builder()
                .put("type", "objectgroup")
                .put("id", layer.id())
                .put("name", layer.name())
                .put("color", layer.colour())
                .put("draworder", "index")
                .put("x", 0)
                .put("y", 0)
                .put("opacity", 1)
                .put("visible", true)
                .put(
                        "objects",
                        JsonArray.of(
                                layer.objects().stream().map(TmjWriter::object).toList()))
                .done();
    }

    private static JsonObject object(MapObject object) {
        JsonObject.Builder json = JsonObject.builder()
                .put("id", object.id())
                .put("name", object.name())
                .put("type", object.type())
                .put("x", number(object.at().x()))
                .put("y", number(object.at().y()))
                .put("width", object.width())
                .put("height", object.height())
                .put("rotation", 0)
                .put("visible", true);
        switch (object.form()) {
            case POINT -> json.put("point", true);
            case TILE -> json.put("gid", object.gid());
            case POLYLINE, POLYGON ->
                json.put(
                        object.form().name().toLowerCase(Locale.ROOT),
                        JsonArray.of(object.points().stream()
                                .map(point -> JsonObject.builder()
                                        .put("x", number(point.x()))
                                        .put("y", number(point.y()))
                                        .done())
                                .toList()));
        }
        return json.putIfFilled("properties", properties(object.properties())).done();
    }

    private static JsonArray properties(Map<String, Object> properties) {
        return JsonArray.of(properties.entrySet().stream()
                .map(each -> JsonObject.builder()
                        .put("name", each.getKey())
                        .put("type", TiledMap.type(each.getValue()))
                        .put("value", each.getValue())
                        .done())
                .toList());
    }

    private static BigDecimal number(double number) {
        return BigDecimal.valueOf(number).stripTrailingZeros();
    }
}
