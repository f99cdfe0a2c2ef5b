package coupdoeil.editor.draw;

import coupdoeil.model.battlefield.TableFeature;
import coupdoeil.model.rules.TerrainChart;
import coupdoeil.model.rules.TerrainRecord;
import coupdoeil.model.table.TableGrid;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;

/** The contours of a table, which lie within one another, each a level above the one around it. */
public final class Contours {

    /** Effect of a terrain record whose features are contours. */
    public static final String EFFECT = "contour";

    /** Attribute of a contour: how many there are from the ground up to it. */
    public static final String LEVEL = "level";

    private final List<TableFeature> features;
    private final TerrainChart chart;

    public Contours(List<TableFeature> features, TerrainChart chart) {
        this.features = features;
        this.chart = chart;
    }

    public boolean isContour(TableFeature feature) {
        return feature.shape().getDimension() == 2
                && chart.record(feature.type())
                        .map(TerrainRecord::effects)
                        .filter(effects -> effects.flag(EFFECT))
                        .isPresent();
    }

    public static int level(TableFeature feature) {
        return feature.attributes().integer(LEVEL, 1);
    }

    /**
     * All features with one more contour, a level above those around it; what lies within it rises where it must. Empty if
     * it would cross another.
     */
    public Optional<List<TableFeature>> with(TableFeature contour) {
        Geometry fresh = Cuts.whole(contour.shape());
        List<TableFeature> inside = new ArrayList<>();
        int below = 0;
        for (TableFeature known : features) {
            if (isContour(known)) {
                Geometry shape = Cuts.whole(known.shape());
                if (shape.covers(fresh)) {
                    below = Math.max(below, level(known));
                } else if (fresh.covers(shape)) {
                    inside.add(known);
                } else if (shape.intersects(fresh) && shape.intersection(fresh).getDimension() == 2) {
                    return Optional.empty();
                }
            }
        }
        int own = below + 1;
        int lowest = inside.stream().mapToInt(Contours::level).min().orElse(own + 1);
        int rise = Math.max(0, own + 1 - lowest);
        List<TableFeature> all = new ArrayList<>();
        for (TableFeature known : features) {
            all.add(rise > 0 && inside.contains(known) ? at(known, level(known) + rise) : known);
        }
        all.add(at(contour, own));
        return Optional.of(all);
    }

    private static TableFeature at(TableFeature feature, int level) {
        return feature.withAttributes(feature.attributes().with(LEVEL, level));
    }

    /** Where a point lies: the highest level of the contours around it; 0 on the ground. */
    public int levelAt(double xInches, double yInches) {
        Geometry point = TableGrid.whole(Figures.point(new Coordinate(xInches, yInches)));
        int level = 0;
        for (TableFeature known : features) {
            if (isContour(known) && Cuts.whole(known.shape()).covers(point)) {
                level = Math.max(level, level(known));
            }
        }
        return level;
    }
}
