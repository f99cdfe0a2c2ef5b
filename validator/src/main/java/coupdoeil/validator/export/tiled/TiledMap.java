package coupdoeil.validator.export.tiled;

import coupdoeil.validator.picture.Picture;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A map as Tiled has it, whichever way it is written. Properties are texts, whole or broken numbers, or truth values. */
final class TiledMap {

    /** A picture with a number of its own in the map. */
    record Tile(String type, Map<String, Object> properties, Picture picture, String file) {}

    /** Tiles of one kind; the first has the number {@code firstGid}. */
    record Tileset(String name, int firstGid, List<Tile> tiles) {}

    /** Numbers of tiles, row by row; 0 for none. */
    record TileLayer(int id, String name, double opacity, int[] gids) {}

    /** The form of an object. */
    enum Form {
        POINT,
        POLYLINE,
        POLYGON,
        TILE
    }

    /**
     * Something at a place of the map.
     *
     * @param points of a line or polygon, from the first one, which is the place of the object
     * @param gid number of the tile that shows it; 0 for none
     */
    record MapObject(
            int id,
            String name,
            String type,
            Form form,
            TileShape.Pixel at,
            List<TileShape.Pixel> points,
            int gid,
            int width,
            int height,
            Map<String, Object> properties) {}

    /** Objects, those below first. @param colour of lines and points, {@code #rrggbb} */
    record ObjectLayer(int id, String name, String colour, List<MapObject> objects) {}

    final TileShape shape;
    final Map<String, Object> properties = new LinkedHashMap<>();
    final List<Tileset> tilesets = new ArrayList<>();
    final List<TileLayer> tileLayers = new ArrayList<>();
    final List<ObjectLayer> objectLayers = new ArrayList<>();
    private int nextGid = 1;
    private int nextLayer = 1;
    private int nextObject = 1;

    TiledMap(TileShape shape) {
        this.shape = shape;
    }

    /** Adds a set of tiles. @return the number of its first */
    int add(String name, List<Tile> tiles) {
        int first = nextGid;
        if (!tiles.isEmpty()) {
            tilesets.add(new Tileset(name, first, tiles));
            nextGid += tiles.size();
        }
        return first;
    }

    void add(String name, double opacity, int[] gids) {
        tileLayers.add(new TileLayer(nextLayer++, name, opacity, gids));
    }

    void add(String name, String colour, List<MapObject> objects) {
        objectLayers.add(new ObjectLayer(nextLayer++, name, colour, objects));
    }

    int nextLayer() {
        return nextLayer;
    }

    int nextObject() {
        return nextObject;
    }

    MapObject point(String name, String type, TileShape.Pixel at, Map<String, Object> properties) {
        return new MapObject(nextObject++, name, type, Form.POINT, at, List.of(), 0, 0, 0, properties);
    }

    /** @param path at least two points */
    MapObject line(String name, String type, Form form, List<TileShape.Pixel> path, Map<String, Object> properties) {
        TileShape.Pixel first = path.get(0);
        List<TileShape.Pixel> points = path.stream()
                .map(point -> new TileShape.Pixel(point.x() - first.x(), point.y() - first.y()))
                .toList();
        return new MapObject(nextObject++, name, type, form, first, points, 0, 0, 0, properties);
    }

    /** A tile around a point, in its own size. */
    MapObject tile(
            String name,
            String type,
            TileShape.Pixel middle,
            int gid,
            Picture picture,
            Map<String, Object> properties) {
        TileShape.Pixel corner =
                new TileShape.Pixel(middle.x() - picture.width() / 2.0, middle.y() + picture.height() / 2.0);
        return new MapObject(
                nextObject++,
                name,
                type,
                Form.TILE,
                corner,
                List.of(),
                gid,
                picture.width(),
                picture.height(),
                properties);
    }

    /** How Tiled calls the type of a property. */
    static String type(@Nullable Object value) {
        if (value instanceof Boolean) {
            return "bool";
        }
        if (value instanceof BigDecimal number) {
            return isInt(number) ? "int" : "float";
        }
        return value instanceof Integer ? "int" : "string";
    }

    private static boolean isInt(BigDecimal number) {
        try {
            number.intValueExact();
            return true;
        } catch (ArithmeticException broken) {
            return false;
        }
    }
}
