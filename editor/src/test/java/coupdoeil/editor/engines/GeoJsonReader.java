package coupdoeil.editor.engines;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.pack.Pack;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.Polygon;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Reads GeoJSON by RFC 7946: a piece is where its point is, in whichever polygon of a hex that lies. */
final class GeoJsonReader implements EngineReader {

    private static final GeometryFactory SHAPES = new GeometryFactory();

    @Override
    public Map<String, String> options() {
        return Map.of("origin", "10.5,51", "bearing", "33");
    }

    @Override
    public Map<String, String> hexes(Map<String, byte[]> bundle, Pack pack) {
        JsonNode file = new JsonMapper().readTree(EngineReader.file(bundle, ".geojson"));
        Map<String, Polygon> hexes = new HashMap<>();
        Set<String> ids = new HashSet<>();
        Map<String, String> found = new HashMap<>();
        for (JsonNode feature : file.at("/features")) {
            assertThat(ids.add(feature.at("/id").stringValue())).isTrue();
            if (kind(feature).equals("hex")) {
                hexes.put(feature.at("/properties/hex").stringValue(), polygon(feature));
            }
        }
        for (JsonNode feature : file.at("/features")) {
            if (List.of("unit", "leader").contains(kind(feature))) {
                Coordinate at = point(feature.at("/geometry/coordinates"));
                found.put(
                        feature.at("/properties/id").stringValue(),
                        hexes.entrySet().stream()
                                .filter(hex -> hex.getValue().contains(SHAPES.createPoint(at)))
                                .map(Map.Entry::getKey)
                                .findFirst()
                                .orElse("nowhere"));
            }
        }
        assertThat(hexes.keySet()).hasSize((int) pack.battlefield().hexMap().stream()
                .flatMap(map -> map.grid().hexes().filter(map::contains))
                .count());
        return found;
    }

    private static String kind(JsonNode feature) {
        return feature.at("/properties/kind").stringValue();
    }

    private static Coordinate point(JsonNode pair) {
        return new Coordinate(pair.get(0).doubleValue(), pair.get(1).doubleValue());
    }

    private static Polygon polygon(JsonNode feature) {
        List<Coordinate> ring = new ArrayList<>();
        feature.at("/geometry/coordinates/0").forEach(pair -> ring.add(point(pair)));
        Polygon polygon = SHAPES.createPolygon(ring.toArray(Coordinate[]::new));
        assertThat(polygon.isValid()).isTrue();
        assertThat(org.locationtech.jts.algorithm.Orientation.isCCW(polygon.getCoordinates()))
                .as("outer rings run anticlockwise")
                .isTrue();
        return polygon;
    }
}
