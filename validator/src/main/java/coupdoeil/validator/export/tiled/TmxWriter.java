package coupdoeil.validator.export.tiled;

import coupdoeil.model.grid.Orientation;
import coupdoeil.validator.export.XmlText;
import coupdoeil.validator.export.tiled.TiledMap.MapObject;
import coupdoeil.validator.export.tiled.TiledMap.ObjectLayer;
import coupdoeil.validator.export.tiled.TiledMap.Tile;
import coupdoeil.validator.export.tiled.TiledMap.TileLayer;
import coupdoeil.validator.export.tiled.TiledMap.Tileset;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/** Writes a map as XML, in the dialect of Tiled 1.8, which newer ones read too. */
final class TmxWriter {

    private final TiledMap map;
    private final StringBuilder out = new StringBuilder("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");

    private TmxWriter(TiledMap map) {
        this.map = map;
    }

    static byte[] of(TiledMap map) {
        TmxWriter writer = new TmxWriter(map);
        writer.map();
        return writer.out.toString().getBytes(StandardCharsets.UTF_8);
    }

    private void map() {
        TileShape shape = map.shape;
        open(
                0,
                "map",
                "version",
                "1.8",
                "orientation",
                "hexagonal",
                "renderorder",
                "right-down",
                "width",
                shape.grid().columns(),
                "height",
                shape.grid().rows(),
                "tilewidth",
                shape.width(),
                "tileheight",
                shape.height(),
                "infinite",
                0,
                "hexsidelength",
                shape.side(),
                "staggeraxis",
                shape.grid().orientation() == Orientation.POINTY ? "y" : "x",
                "staggerindex",
                shape.grid().shifted().name().toLowerCase(Locale.ROOT),
                "nextlayerid",
                map.nextLayer(),
                "nextobjectid",
                map.nextObject());
        properties(1, map.properties);
        map.tilesets.forEach(this::tileset);
        map.tileLayers.forEach(this::layer);
        map.objectLayers.forEach(this::layer);
        close(0, "map");
    }

    private void tileset(Tileset set) {
        open(
                1,
                "tileset",
                "firstgid",
                set.firstGid(),
                "name",
                set.name(),
                "tilewidth",
                set.tiles().stream()
                        .mapToInt(tile -> tile.picture().width())
                        .max()
                        .orElse(1),
                "tileheight",
                set.tiles().stream()
                        .mapToInt(tile -> tile.picture().height())
                        .max()
                        .orElse(1),
                "tilecount",
                set.tiles().size(),
                "columns",
                0);
        int id = 0;
        for (Tile tile : set.tiles()) {
            open(2, "tile", "id", id++, "type", tile.type());
            properties(3, tile.properties());
            empty(
                    3,
                    "image",
                    "width",
                    tile.picture().width(),
                    "height",
                    tile.picture().height(),
                    "source",
                    tile.file());
            close(2, "tile");
        }
        close(1, "tileset");
    }

    private void layer(TileLayer layer) {
        int columns = map.shape.grid().columns();
        open(
                1,
                "layer",
                "id",
                layer.id(),
                "name",
                layer.name(),
                "width",
                columns,
                "height",
                map.shape.grid().rows(),
                "opacity",
                layer.opacity());
        out.append("  <data encoding=\"csv\">\n");
        for (int i = 0; i < layer.gids().length; i++) {
            out.append(layer.gids()[i]);
            out.append(i == layer.gids().length - 1 ? "\n" : (i + 1) % columns == 0 ? ",\n" : ",");
        }
        out.append("</data>\n");
        close(1, "layer");
    }

    private void layer(ObjectLayer layer) {
        open(1, "objectgroup", "draworder", "index", "color", layer.colour(), "id", layer.id(), "name", layer.name());
        layer.objects().forEach(this::object);
        close(1, "objectgroup");
    }

    private void object(MapObject object) {
        List<Object> attributes =
                new ArrayList<>(List.of("id", object.id(), "name", object.name(), "type", object.type()));
        boolean tile = object.form() == TiledMap.Form.TILE;
        if (tile) {
            attributes.addAll(List.of("gid", object.gid()));
        }
        attributes.addAll(List.of("x", object.at().x(), "y", object.at().y()));
        if (tile) {
            attributes.addAll(List.of("width", object.width(), "height", object.height()));
        }
        open(2, "object", attributes.toArray());
        properties(3, object.properties());
        switch (object.form()) {
            case POINT -> empty(3, "point");
            case POLYLINE, POLYGON ->
                empty(
                        3,
                        object.form().name().toLowerCase(Locale.ROOT),
                        "points",
                        object.points().stream()
                                .map(point -> number(point.x()) + "," + number(point.y()))
                                .collect(Collectors.joining(" ")));
            case TILE -> {
                // The tile is its form.
            }
        }
        close(2, "object");
    }

    private void properties(int depth, Map<String, Object> properties) {
        if (properties.isEmpty()) {
            return;
        }
        open(depth, "properties");
        properties.forEach((name, value) -> {
            String type = TiledMap.type(value);
            if (type.equals("string")) {
                empty(depth + 1, "property", "name", name, "value", value);
            } else {
                empty(depth + 1, "property", "name", name, "type", type, "value", value);
            }
        });
        close(depth, "properties");
    }

    private void open(int depth, String tag, Object... attributes) {
        tag(depth, tag, attributes).append(">\n");
    }

    private void empty(int depth, String tag, Object... attributes) {
        tag(depth, tag, attributes).append("/>\n");
    }

    private StringBuilder tag(int depth, String tag, Object... attributes) {
        out.append(" ".repeat(depth)).append('<').append(tag);
        for (int i = 0; i < attributes.length; i += 2) {
            Object value = attributes[i + 1];
            String text = value instanceof Double number
                    ? number(number)
                    : value instanceof BigDecimal number ? number.toPlainString() : value.toString();
            out.append(' ')
                    .append(attributes[i])
                    .append("=\"")
                    .append(XmlText.attribute(text))
                    .append('"');
        }
        return out;
    }

    private void close(int depth, String tag) {
        out.append(" ".repeat(depth)).append("</").append(tag).append(">\n");
    }

    /** Halves and quarters of pixels, exactly. */
    private static String number(double number) {
        return number == Math.rint(number) ? String.valueOf((long) number) : String.valueOf(number);
    }
}
