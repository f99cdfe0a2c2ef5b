package coupdoeil.model.pack.format;

import coupdoeil.model.json.JsonArray;
import coupdoeil.model.json.JsonObject;
import coupdoeil.model.json.JsonScalar;
import coupdoeil.model.json.JsonValue;
import java.math.BigDecimal;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.LineString;
import org.locationtech.jts.geom.LinearRing;
import org.locationtech.jts.geom.Point;
import org.locationtech.jts.geom.Polygon;

/** Shapes on a table: {@code {"polygon": [[x, y], …]}}, {@code {"line": …}} or {@code {"point": [x, y]}}. */
final class Shapes {

    private static final GeometryFactory FACTORY = new GeometryFactory();

    private Shapes() {}

    /** The shape that an object says; an empty point where the schema has found fault with it. */
    static Geometry read(Fields shape) {
        List<JsonValue> polygon = shape.items("polygon");
        List<JsonValue> line = shape.items("line");
        if (polygon.size() >= 3) {
            LinearRing[] holes = shape.items("holes").stream()
                    .filter(hole ->
                            hole instanceof JsonArray ring && ring.items().size() >= 3)
                    .map(hole -> ring(((JsonArray) hole).items()))
                    .toArray(LinearRing[]::new);
            return FACTORY.createPolygon(ring(polygon), holes);
        }
        if (line.size() >= 2) {
            return FACTORY.createLineString(coordinates(line));
        }
        double[] point = point(shape.items("point"));
        return shape.items("point").size() == 2
                ? FACTORY.createPoint(new Coordinate(point[0], point[1]))
                : FACTORY.createPoint();
    }

    /** @throws IllegalArgumentException if the shape is no polygon, line or point */
    static JsonObject json(Geometry shape) {
        JsonObject.Builder json = JsonObject.builder();
        if (shape instanceof Polygon polygon) {
            json.put("polygon", ring(polygon.getExteriorRing()));
            List<JsonArray> holes = IntStream.range(0, polygon.getNumInteriorRing())
                    .mapToObj(hole -> ring(polygon.getInteriorRingN(hole)))
                    .toList();
            return json.putIfFilled("holes", JsonArray.of(holes)).done();
        }
        if (shape instanceof LineString line) {
            return json.put("line", points(line.getCoordinates())).done();
        }
        if (shape instanceof Point point) {
            return json.put("point", json(point.getX(), point.getY())).done();
        }
        throw new IllegalArgumentException("no shape of a pack: " + shape.getGeometryType());
    }

    /** x and y of a list of two numbers; 0 for what is none. */
    static double[] point(List<JsonValue> items) {
        double[] point = new double[2];
        for (int i = 0; i < Math.min(2, items.size()); i++) {
            point[i] = items.get(i) instanceof JsonScalar scalar
                    ? scalar.number().map(BigDecimal::doubleValue).orElse(0.0)
                    : 0;
        }
        return point;
    }

    static JsonArray json(double x, double y) {
        return JsonArray.of(List.of(number(x), number(y)));
    }

    /** A number in the fewest digits that read as the same one. */
    static JsonScalar number(double number) {
        BigDecimal shortest = BigDecimal.valueOf(number).stripTrailingZeros();
        return JsonScalar.of(shortest.scale() < 0 ? shortest.setScale(0) : shortest);
    }

    private static LinearRing ring(List<JsonValue> points) {
        Coordinate[] open = coordinates(points);
        Coordinate[] closed = Arrays.copyOf(open, open.length + 1);
        closed[open.length] = open[0].copy();
        return FACTORY.createLinearRing(closed);
    }

    private static JsonArray ring(LinearRing ring) {
        Coordinate[] closed = ring.getCoordinates();
        return points(Arrays.copyOf(closed, closed.length - 1));
    }

    private static Coordinate[] coordinates(List<JsonValue> points) {
        return points.stream()
                .map(item -> point(item instanceof JsonArray pair ? pair.items() : List.of()))
                .map(point -> new Coordinate(point[0], point[1]))
                .toArray(Coordinate[]::new);
    }

    private static JsonArray points(Coordinate[] points) {
        return JsonArray.of(
                Arrays.stream(points).map(point -> json(point.x, point.y)).toList());
    }
}
