package coupdoeil.validator.export.geojson;

import coupdoeil.model.json.JsonArray;
import coupdoeil.model.json.JsonObject;
import coupdoeil.model.json.JsonScalar;
import coupdoeil.model.json.JsonValue;
import coupdoeil.validator.export.Bundle;
import coupdoeil.validator.export.Loss;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.locationtech.jts.algorithm.Area;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryCollection;
import org.locationtech.jts.geom.LineString;
import org.locationtech.jts.geom.MultiLineString;
import org.locationtech.jts.geom.MultiPoint;
import org.locationtech.jts.geom.MultiPolygon;
import org.locationtech.jts.geom.Point;
import org.locationtech.jts.geom.Polygon;
import org.locationtech.jts.geom.util.GeometryFixer;

/** The features of a file. Shapes come in metres on the plane of the battlefield, x to its right and y to its top. */
final class FeatureList {

    private final Projection projection;
    private final Bundle bundle;
    private final List<JsonObject> features = new ArrayList<>();
    private final Set<String> ids = new HashSet<>();

    FeatureList(Projection projection, Bundle bundle) {
        this.projection = projection;
        this.bundle = bundle;
    }

    List<JsonObject> features() {
        return features;
    }

    /**
     * Adds a feature. A shape that crosses itself is mended, an empty one left out; both are told as losses.
     *
     * @param kind what it is: {@code hex}, {@code unit}
     * @param id of its kind no other's
     */
    void add(String kind, String id, Geometry metres, Map<String, Object> properties) {
        Geometry shape = metres.isValid() ? metres : GeometryFixer.fix(metres);
        if (shape.isEmpty()) {
            bundle.lose(Loss.dropped("empty-shapes", "a shape that is nowhere", List.of(id)));
            return;
        }
        if (!metres.isValid()) {
            bundle.lose(Loss.approximated("mended-shapes", "a shape that crossed itself", List.of(id)));
        }
        JsonObject.Builder json = JsonObject.builder().put("kind", kind);
        properties.forEach((name, value) -> {
            if (!name.equals("kind")) {
                json.put(name, value instanceof JsonValue known ? known : JsonScalar.of(value));
            }
        });
        features.add(JsonObject.builder()
                .put("type", "Feature")
                .put("id", unused(kind + ":" + id))
                .put("geometry", geometry(shape))
                .put("properties", json.done())
                .done());
    }

    /** Ids of packs with errors may occur twice, those of a file may not. */
    private String unused(String id) {
        String unused = id;
        for (int number = 2; !ids.add(unused); number++) {
            unused = id + "#" + number;
        }
        return unused;
    }

    void lose(Loss loss) {
        bundle.lose(loss);
    }

    private JsonObject geometry(Geometry shape) {
        JsonObject.Builder json = JsonObject.builder().put("type", shape.getGeometryType());
        return shape.getClass().equals(GeometryCollection.class)
                ? json.put(
                                "geometries",
                                JsonArray.of(parts(shape).stream()
                                        .map(this::geometry)
                                        .toList()))
                        .done()
                : json.put("coordinates", coordinates(shape)).done();
    }

    private JsonArray coordinates(Geometry shape) {
        if (shape instanceof Point) {
            return point(shape.getCoordinate());
        }
        if (shape instanceof LineString line) {
            return line(line.getCoordinates());
        }
        if (shape instanceof Polygon polygon) {
            List<JsonArray> rings = new ArrayList<>();
            rings.add(ring(polygon.getExteriorRing().getCoordinates(), true));
            for (int i = 0; i < polygon.getNumInteriorRing(); i++) {
                rings.add(ring(polygon.getInteriorRingN(i).getCoordinates(), false));
            }
            return JsonArray.of(rings);
        }
        if (shape instanceof MultiPoint || shape instanceof MultiLineString || shape instanceof MultiPolygon) {
            return JsonArray.of(parts(shape).stream().map(this::coordinates).toList());
        }
        throw new IllegalArgumentException(shape.getGeometryType());
    }

    private static List<Geometry> parts(Geometry shape) {
        List<Geometry> parts = new ArrayList<>();
        for (int i = 0; i < shape.getNumGeometries(); i++) {
            parts.add(shape.getGeometryN(i));
        }
        return parts;
    }

    /** A ring, outer ones anticlockwise (RFC 7946 3.1.6). */
    private JsonArray ring(Coordinate[] corners, boolean outer) {
        Coordinate[] ring = corners.clone();
        // Positive if clockwise.
        if (Area.ofRingSigned(ring) > 0 == outer) {
            for (int i = 0, j = ring.length - 1; i < j; i++, j--) {
                Coordinate swapped = ring[i];
                ring[i] = ring[j];
                ring[j] = swapped;
            }
        }
        return line(ring);
    }

    private JsonArray line(Coordinate[] points) {
        return JsonArray.of(Arrays.stream(points).map(this::point).toList());
    }

    private JsonArray point(Coordinate metres) {
        Coordinate at = projection.of(metres);
        return JsonArray.of(List.of(Numbers.of(at.x, projection.decimals()), Numbers.of(at.y, projection.decimals())));
    }
}
