package coupdoeil.validator.example.table;

import coupdoeil.model.Attributes;
import coupdoeil.model.battlefield.Area;
import coupdoeil.model.battlefield.Place;
import coupdoeil.model.battlefield.TableBattlefield;
import coupdoeil.model.battlefield.TableFeature;
import coupdoeil.model.rules.TerrainChart;
import coupdoeil.model.rules.TerrainRecord;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.LinearRing;
import org.locationtech.jts.geom.Polygon;

/** A free table as the lines of an example draw it. */
public final class ExampleTable {

    private static final GeometryFactory GEOMETRIES = new GeometryFactory();
    private static final String POINT = "-?\\d+(\\.\\d+)?,-?\\d+(\\.\\d+)?";

    private final TerrainChart chart;
    private TableBattlefield table;

    /** @param size in inches, {@code 48x36} */
    public ExampleTable(TerrainChart chart, String size) {
        this.chart = chart;
        String[] sides = size.split("x");
        table = new TableBattlefield(Double.parseDouble(sides[0]), Double.parseDouble(sides[1]), List.of(), List.of());
    }

    public TableBattlefield ground() {
        return table;
    }

    /** A table of another size, with what is drawn already. */
    public void resize(String size) {
        TableBattlefield other = new ExampleTable(chart, size).table;
        table = new TableBattlefield(other.widthInches(), other.depthInches(), table.features(), table.places());
    }

    /**
     * Draws what a line says.
     *
     * @param attributes those that the words give
     * @return false if lines that begin so are none of a table
     */
    public boolean line(String what, List<String> words, Attributes attributes) {
        switch (what) {
            case "feature" -> feature(words, attributes);
            case "hole" -> hole(words);
            case "place" -> place(words, attributes);
            default -> {
                return false;
            }
        }
        return true;
    }

    /** Whether there was a place or a feature of that id. */
    public boolean remove(String id) {
        List<Place> places = new ArrayList<>(table.places());
        List<TableFeature> features = new ArrayList<>(table.features());
        boolean there = places.removeIf(place -> place.id().equals(id))
                | features.removeIf(feature -> feature.id().equals(id));
        table = new TableBattlefield(table.widthInches(), table.depthInches(), features, places);
        return there;
    }

    private void feature(List<String> words, Attributes attributes) {
        if (!words.contains("also")) {
            remove(words.get(1));
        }
        List<TableFeature> features = new ArrayList<>(table.features());
        String kind = chart.record(words.get(0)).map(TerrainRecord::kind).orElse(TerrainRecord.AREA);
        Coordinate[] points = points(words);
        features.add(new TableFeature(
                words.get(1),
                words.get(0),
                named(words, ""),
                kind.equals(TerrainRecord.AREA) ? GEOMETRIES.createPolygon(closed(points)) : open(points),
                attributes));
        table = table.withFeatures(features);
    }

    private void hole(List<String> words) {
        table = table.withFeatures(table.features().stream()
                .map(feature -> feature.id().equals(words.get(0)) ? holed(feature, closed(points(words))) : feature)
                .toList());
    }

    private static TableFeature holed(TableFeature feature, LinearRing hole) {
        Polygon polygon = (Polygon) feature.shape();
        return feature.withShape(GEOMETRIES.createPolygon(polygon.getExteriorRing(), new LinearRing[] {hole}));
    }

    /** One point is a point, a line that ends where it began a polygon. */
    private void place(List<String> words, Attributes attributes) {
        remove(words.get(1));
        Coordinate[] points = points(words);
        boolean polygon = points.length > 3 && points[0].equals2D(points[points.length - 1]);
        List<Place> places = new ArrayList<>(table.places());
        places.add(new Place(
                words.get(1),
                words.get(0),
                named(words, words.get(1)),
                new Area.Shape(polygon ? GEOMETRIES.createPolygon(points) : open(points)),
                attributes));
        table = table.withPlaces(places);
    }

    private static Geometry open(Coordinate[] points) {
        return points.length == 0
                ? GEOMETRIES.createPoint()
                : points.length == 1 ? GEOMETRIES.createPoint(points[0]) : GEOMETRIES.createLineString(points);
    }

    private static LinearRing closed(Coordinate[] points) {
        Coordinate[] ring = Arrays.copyOf(points, points.length + 1);
        ring[points.length] = points[0].copy();
        return GEOMETRIES.createLinearRing(ring);
    }

    private static Coordinate[] points(List<String> words) {
        return words.stream()
                .filter(word -> word.matches(POINT))
                .map(word -> word.split(","))
                .map(point -> new Coordinate(Double.parseDouble(point[0]), Double.parseDouble(point[1])))
                .toArray(Coordinate[]::new);
    }

    private static String named(List<String> words, String otherwise) {
        return words.stream()
                .filter(word -> word.startsWith("name:"))
                .map(word -> word.substring("name:".length()))
                .findFirst()
                .orElse(otherwise);
    }
}
