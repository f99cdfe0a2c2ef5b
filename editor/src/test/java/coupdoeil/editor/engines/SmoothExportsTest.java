package coupdoeil.editor.engines;

import static org.assertj.core.api.Assertions.assertThat;

import coupdoeil.model.battlefield.TableBattlefield;
import coupdoeil.model.battlefield.TableFeature;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.PackReader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.io.ParseException;
import org.locationtech.jts.io.WKTReader;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Ground with a curve through its points is written as it is drawn, not as its points. */
class SmoothExportsTest {

    private static final GeometryFactory SHAPES = new GeometryFactory();

    /** Inches; a curve is written in pieces at least as exact as this. */
    private static final double NEAR = 0.02;

    private static Pack pack(boolean smooth) {
        Pack pack = PackReader.read(Path.of(System.getProperty("basedir", "."))
                        .resolve("../model/src/test/resources/packs/napkin-hm"))
                .pack()
                .orElseThrow();
        TableBattlefield table = pack.battlefield().table().orElseThrow();
        return pack.withBattlefield(table.withFeatures(table.features().stream()
                .map(feature -> feature.points().getDimension() > 0 ? feature.withSmooth(smooth) : feature)
                .toList()));
    }

    private static TableFeature feature(Pack pack, String id) {
        return pack.battlefield().table().orElseThrow().features().stream()
                .filter(feature -> feature.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    private static Map<String, byte[]> files(Pack pack, String target, Map<String, String> options) {
        return Exports.of(pack, target, options).made().get(0).files();
    }

    /** How far the outline of a shape lies from that of a feature, at most. */
    private static double apart(Geometry written, Geometry shape) {
        Geometry one = written.getDimension() == 2 ? written.getBoundary() : written;
        Geometry other = shape.getDimension() == 2 ? shape.getBoundary() : shape;
        double far = 0;
        for (Coordinate point : one.getCoordinates()) {
            far = Math.max(far, other.distance(SHAPES.createPoint(point)));
        }
        for (Coordinate point : other.getCoordinates()) {
            far = Math.max(far, one.distance(SHAPES.createPoint(point)));
        }
        return far;
    }

    @ParameterizedTest
    @ValueSource(strings = {"wood", "wall", "hill", "road"})
    void theEngineFileHasTheCurve(String id) throws ParseException {
        Pack pack = pack(true);
        JsonNode map = new JsonMapper().readTree(EngineReader.file(files(pack, "engine", Map.of()), ".engine.json"));
        JsonNode found = all(map.findParents("wkt")).stream()
                .filter(node -> node.path("id").stringValue("").equals(id))
                .findFirst()
                .orElseThrow();
        Geometry written = new WKTReader().read(found.get("wkt").stringValue());
        isTheCurve(written, feature(pack, id));
    }

    @ParameterizedTest
    @ValueSource(strings = {"wood", "wall", "hill", "road"})
    void geoJsonHasTheCurve(String id) {
        Pack pack = pack(true);
        Geometry curve = geoJson(pack, id);
        assertThat(curve.getNumPoints())
                .isEqualTo(feature(pack, id).shape().getNumPoints())
                .isGreaterThan(2 * feature(pack, id).points().getNumPoints());
        assertThat(geoJson(pack(false), id).getNumPoints())
                .as("with straight sides")
                .isEqualTo(feature(pack, id).points().getNumPoints());
    }

    private static Geometry geoJson(Pack pack, String id) {
        JsonNode file = new JsonMapper()
                .readTree(EngineReader.file(files(pack, "geojson", Map.of("metres-per-inch", "25")), ".geojson"));
        JsonNode found = all(file.get("features")).stream()
                .filter(node -> node.at("/properties/id").stringValue("").equals(id)
                        && node.at("/properties/type")
                                .stringValue("")
                                .equals(feature(pack, id).type()))
                .findFirst()
                .orElseThrow();
        List<Coordinate> points = new ArrayList<>();
        collect(found.at("/geometry/coordinates"), points);
        return SHAPES.createMultiPointFromCoords(points.toArray(Coordinate[]::new));
    }

    private static void collect(JsonNode node, List<Coordinate> points) {
        if (node.size() > 0 && node.get(0).isNumber()) {
            points.add(new Coordinate(node.get(0).doubleValue(), node.get(1).doubleValue()));
        } else {
            node.forEach(child -> collect(child, points));
        }
    }

    @Test
    void wallsOfAVirtualTableFollowTheCurve() {
        Pack pack = pack(true);
        UvttReader file = new UvttReader(files(pack, "uvtt", Map.of("pixels", "12")));
        double depth = pack.battlefield().table().orElseThrow().depthInches();
        Geometry curve = feature(pack, "wood").shape();
        List<Geometry> walls = new ArrayList<>();
        file.walls()
                .forEach(wall -> walls.add(SHAPES.createLineString(all(wall).stream()
                        .map(point -> new Coordinate(
                                point.get("x").doubleValue(),
                                depth - point.get("y").doubleValue()))
                        .toArray(Coordinate[]::new))));
        Geometry around = SHAPES.buildGeometry(walls.stream()
                .filter(wall -> curve.getEnvelope().buffer(NEAR).covers(wall))
                .toList());
        assertThat(around.isEmpty()).isFalse();
        isTheCurve(around, feature(pack, "wood"));
    }

    private static void isTheCurve(Geometry written, TableFeature feature) {
        assertThat(apart(written, feature.shape())).isLessThan(NEAR);
        assertThat(apart(written, feature.points())).as("and not the points").isGreaterThan(5 * NEAR);
    }

    private static List<JsonNode> all(Iterable<JsonNode> nodes) {
        return StreamSupport.stream(nodes.spliterator(), false).toList();
    }

    @ParameterizedTest
    @ValueSource(strings = {"vassal", "tts"})
    void picturesOfTheGroundShowTheCurve(String target) {
        Map<String, String> options = new HashMap<>(Map.of("pixels", "8"));
        if (target.equals("tts")) {
            options.put("images-at", "https://example.org/battles");
        }
        Map<String, byte[]> smooth = files(pack(true), target, options);
        Map<String, byte[]> again = files(pack(true), target, options);
        Map<String, byte[]> straight = files(pack(false), target, options);
        assertThat(differing(smooth, again)).isEmpty();
        assertThat(differing(smooth, straight)).isNotEmpty();
    }

    private static List<String> differing(Map<String, byte[]> one, Map<String, byte[]> other) {
        return one.keySet().stream()
                .filter(name -> !Arrays.equals(one.get(name), other.get(name)))
                .toList();
    }
}
