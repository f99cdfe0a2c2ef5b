package coupdoeil.editor.engines;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.battlefield.HexBattlefield;
import coupdoeil.model.grid.HexGrid;
import coupdoeil.model.pack.Pack;
import java.io.ByteArrayInputStream;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Reads maps of Tiled, by its documented rules of hexagonal maps: XML, and JSON, which must say the same. */
final class TiledReader implements EngineReader {

    @Override
    public Map<String, String> options() {
        return Map.of("pixels", "8");
    }

    @Override
    public Map<String, String> hexes(Map<String, byte[]> bundle, Pack pack) {
        Element map = xml(EngineReader.file(bundle, ".tmx"));
        Map<String, String> found = new HashMap<>();
        sound(map, bundle.keySet(), pack);
        for (Element object : all(map, "object")) {
            Map<String, String> properties = properties(object);
            boolean placed =
                    List.of("unit", "leader").contains(object.getAttribute("type")) && properties.containsKey("hex");
            if (placed) {
                double x = number(object, "x") + number(object, "width") / 2;
                double y = number(object, "y") - number(object, "height") / 2;
                found.put(properties.get("id"), nearest(map, x, y, pack));
            }
        }
        same(map, new JsonMapper().readTree(EngineReader.file(bundle, ".tmj")));
        return found;
    }

    /** Numbers of tiles that there are, ids that occur once, files that come with the map. */
    private static void sound(Element map, Set<String> files, Pack pack) {
        int tiles = all(map, "tile").size();
        HexBattlefield ground = pack.battlefield().hexMap().orElseThrow();
        for (Element data : all(map, "data")) {
            String[] gids = data.getTextContent().strip().split(",\\s*");
            assertThat(gids).hasSize(ground.grid().size());
            assertThat(IntStream.range(0, gids.length).map(i -> Integer.parseInt(gids[i])))
                    .allMatch(gid -> gid >= 0 && gid <= tiles);
        }
        String[] terrain = all(map, "data").get(0).getTextContent().strip().split(",\\s*");
        for (int cell = 0; cell < terrain.length; cell++) {
            assertThat(!terrain[cell].equals("0"))
                    .isEqualTo(ground.contains(ground.grid().hexAt(cell)));
        }
        Set<String> ids = new HashSet<>();
        assertThat(all(map, "object")).allMatch(object -> ids.add(object.getAttribute("id")));
        assertThat(all(map, "image")).allMatch(image -> files.contains(image.getAttribute("source")));
    }

    private static void same(Element map, JsonNode json) {
        assertThat(json.at("/tileheight").intValue()).isEqualTo((int) number(map, "tileheight"));
        assertThat(json.at("/staggerindex").stringValue()).isEqualTo(map.getAttribute("staggerindex"));
        List<String> objects = new ArrayList<>();
        for (JsonNode layer : json.at("/layers")) {
            layer.at("/objects")
                    .forEach(object -> objects.add(
                            object.at("/id").intValue() + " " + object.at("/x").doubleValue() + " "
                                    + object.at("/y").doubleValue()));
        }
        assertThat(all(map, "object").stream()
                        .map(object ->
                                object.getAttribute("id") + " " + number(object, "x") + " " + number(object, "y")))
                .isEqualTo(objects);
    }

    private static String nearest(Element map, double x, double y, Pack pack) {
        HexGrid grid = pack.battlefield().hexMap().orElseThrow().grid();
        String nearest = "";
        double least = Double.MAX_VALUE;
        for (int cell = 0; cell < grid.size(); cell++) {
            int column = cell % grid.columns();
            int row = cell / grid.columns();
            double away = Math.hypot(x - centreX(map, column, row), y - centreY(map, column, row));
            if (away < least) {
                least = away;
                nearest = grid.label(grid.hexAt(column, row));
            }
        }
        return nearest;
    }

    private static double centreX(Element map, int column, int row) {
        double width = number(map, "tilewidth");
        return map.getAttribute("staggeraxis").equals("x")
                ? column * (width + number(map, "hexsidelength")) / 2 + width / 2
                : column * width + (isStaggered(map, row) ? width / 2 : 0) + width / 2;
    }

    private static double centreY(Element map, int column, int row) {
        double height = number(map, "tileheight");
        return map.getAttribute("staggeraxis").equals("x")
                ? row * height + (isStaggered(map, column) ? height / 2 : 0) + height / 2
                : row * (height + number(map, "hexsidelength")) / 2 + height / 2;
    }

    private static boolean isStaggered(Element map, int line) {
        return line % 2 == (map.getAttribute("staggerindex").equals("odd") ? 1 : 0);
    }

    private static Map<String, String> properties(Element object) {
        Map<String, String> properties = new HashMap<>();
        all(object, "property")
                .forEach(property -> properties.put(property.getAttribute("name"), property.getAttribute("value")));
        return properties;
    }

    private static double number(Element element, String attribute) {
        return element.hasAttribute(attribute) ? Double.parseDouble(element.getAttribute(attribute)) : 0;
    }

    private static List<Element> all(Element within, String tag) {
        NodeList nodes = within.getElementsByTagName(tag);
        return IntStream.range(0, nodes.getLength())
                .mapToObj(i -> (Element) nodes.item(i))
                .toList();
    }

    private static Element xml(byte[] file) {
        try {
            return DocumentBuilderFactory.newInstance()
                    .newDocumentBuilder()
                    .parse(new ByteArrayInputStream(file))
                    .getDocumentElement();
        } catch (Exception notWellFormed) {
            throw new AssertionError(notWellFormed);
        }
    }
}
