package coupdoeil.editor.draw;

import coupdoeil.model.Attributes;
import coupdoeil.model.battlefield.TableFeature;
import coupdoeil.model.rules.TerrainChart;
import coupdoeil.model.rules.TerrainRecord;
import coupdoeil.model.table.GroundFeature;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.LineSegment;
import org.locationtech.jts.geom.LineString;
import org.locationtech.jts.linearref.LengthIndexedLine;

/** Where bridges and fords belong: over water, along the road where one crosses it, else straight across. */
public final class Crossings {

    /** Effect of a terrain record whose features lead over water. */
    public static final String EFFECT = "crossing";

    private static final String WATER = "water";
    private static final String ROAD = "road";

    /** Inches that a crossing reaches beyond either bank. */
    private static final double BANK = 0.5;

    /** A crossing that was found. @param water the id of what it leads over */
    public record Found(LineString line, String water) {}

    private final List<TableFeature> features;
    private final TerrainChart chart;

    public Crossings(List<TableFeature> features, TerrainChart chart) {
        this.features = features;
        this.chart = chart;
    }

    /** The crossing nearest to a point, no further than a reach in inches; where roads meet water before others. */
    public Optional<Found> near(Coordinate at, double reach) {
        return byRoad(at, reach).or(() -> across(at, reach));
    }

    private Optional<Found> byRoad(Coordinate at, double reach) {
        Found best = null;
        double nearest = reach;
        for (TableFeature water : lines(WATER)) {
            for (TableFeature road : lines(ROAD)) {
                for (Coordinate meeting : Cuts.meetings(water.shape(), road.shape())) {
                    double distance = meeting.distance(at);
                    if (distance <= nearest) {
                        nearest = distance;
                        best = new Found(along((LineString) road.shape(), meeting, width(water)), water.id());
                    }
                }
            }
        }
        return Optional.ofNullable(best);
    }

    /** The part of a road around a point, over water of a width. */
    private static LineString along(LineString road, Coordinate meeting, double width) {
        LengthIndexedLine way = new LengthIndexedLine(road);
        double middle = way.project(meeting);
        double half = width / 2 + BANK;
        Geometry part = way.extractLine(Math.max(0, middle - half), Math.min(road.getLength(), middle + half));
        return Figures.line(List.of(part.getCoordinates())).orElse(road);
    }

    private Optional<Found> across(Coordinate at, double reach) {
        TableFeature best = null;
        LineSegment side = new LineSegment();
        double nearest = reach;
        for (TableFeature water : lines(WATER)) {
            Coordinate[] points = water.shape().getCoordinates();
            for (int i = 1; i < points.length; i++) {
                LineSegment known = new LineSegment(points[i - 1], points[i]);
                if (known.getLength() > 0 && known.distance(at) <= nearest) {
                    nearest = known.distance(at);
                    side = known;
                    best = water;
                }
            }
        }
        if (best == null) {
            return Optional.empty();
        }
        Coordinate middle = side.closestPoint(at);
        double half = width(best) / 2 + BANK;
        double east = -(side.p1.y - side.p0.y) / side.getLength() * half;
        double north = (side.p1.x - side.p0.x) / side.getLength() * half;
        String water = best.id();
        return Figures.line(List.of(
                        new Coordinate(middle.x - east, middle.y - north),
                        new Coordinate(middle.x + east, middle.y + north)))
                .map(line -> new Found(line, water));
    }

    private List<TableFeature> lines(String effect) {
        return features.stream()
                .filter(feature -> feature.shape() instanceof LineString
                        && effects(feature).flag(effect)
                        && !effects(feature).flag(EFFECT))
                .toList();
    }

    private double width(TableFeature feature) {
        return effects(feature)
                .number(GroundFeature.WIDTH)
                .map(BigDecimal::doubleValue)
                .orElse(0.0);
    }

    private Attributes effects(TableFeature feature) {
        return chart.record(feature.type())
                .map(TerrainRecord::effects)
                .orElse(Attributes.NONE)
                .overriddenBy(feature.attributes());
    }
}
