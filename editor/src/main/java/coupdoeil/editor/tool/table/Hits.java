package coupdoeil.editor.tool.table;

import coupdoeil.editor.document.Selection;
import coupdoeil.editor.draw.Contours;
import coupdoeil.editor.draw.Figures;
import coupdoeil.model.battlefield.Area;
import coupdoeil.model.battlefield.Place;
import coupdoeil.model.battlefield.TableBattlefield;
import coupdoeil.model.battlefield.TableFeature;
import coupdoeil.model.rules.TerrainChart;
import coupdoeil.model.table.GroundFeature;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.Point;

/** What of the ground lies under a point of a table, the uppermost first. */
record Hits(TableBattlefield table, TerrainChart chart) {

    /**
     * Points and lines before areas, these before contours from the top of a hill down; places where their outline or line
     * is near come before areas, those that only lie around come last.
     */
    List<Selection> at(Coordinate at, double reach) {
        Point point = Figures.point(at);
        List<Selection> hits = new ArrayList<>();
        features(0, point, reach).forEach(feature -> hits.add(selection(feature)));
        features(1, point, reach).forEach(feature -> hits.add(selection(feature)));
        places(point, reach, true).forEach(hits::add);
        Contours contours = new Contours(table.features(), chart);
        List<TableFeature> areas = features(2, point, 0);
        areas.stream().filter(area -> !contours.isContour(area)).forEach(area -> hits.add(selection(area)));
        areas.stream()
                .filter(contours::isContour)
                .sorted(Comparator.comparingInt(Contours::level).reversed())
                .forEach(area -> hits.add(selection(area)));
        places(point, 0, false).stream().filter(place -> !hits.contains(place)).forEach(hits::add);
        return hits;
    }

    private static Selection selection(TableFeature feature) {
        return new Selection.OfFeatures(List.of(feature.id()));
    }

    private List<TableFeature> features(int dimension, Point point, double reach) {
        List<TableFeature> found = new ArrayList<>(table.features().stream()
                .filter(feature -> feature.shape().getDimension() == dimension
                        && feature.shape().isWithinDistance(point, Math.max(reach, width(feature) / 2)))
                .toList());
        Collections.reverse(found);
        return found;
    }

    private double width(TableFeature feature) {
        return feature.shape().getDimension() == 1
                ? GroundFeature.of(feature, chart)
                        .effects()
                        .number(GroundFeature.WIDTH)
                        .map(BigDecimal::doubleValue)
                        .orElse(0.0)
                : 0;
    }

    private List<Selection> places(Point point, double reach, boolean outline) {
        List<Selection> found = new ArrayList<>();
        for (Place place : table.places()) {
            if (place.area() instanceof Area.Shape area) {
                Geometry shape = area.geometry();
                Geometry near = outline && shape.getDimension() == 2 ? shape.getBoundary() : shape;
                if (near.isWithinDistance(point, reach)) {
                    found.add(new Selection.OfPlace(place.id()));
                }
            }
        }
        Collections.reverse(found);
        return found;
    }
}
