package coupdoeil.validator.ot.sight;

import coupdoeil.model.table.Base;
import coupdoeil.model.table.Corner;
import coupdoeil.model.table.GroundFeature;
import coupdoeil.model.table.GroundShape;
import coupdoeil.model.table.Outline;
import coupdoeil.validator.check.table.Features;
import coupdoeil.validator.ot.fact.OtGround;
import coupdoeil.validator.ot.fact.Terrain;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.LineString;
import org.locationtech.jts.geom.Polygon;
import org.locationtech.jts.operation.overlayng.OverlayNGRobust;

/**
 * The ground that matters to sight: contours, woods, which are one where they touch, and what else stops sight. The same as
 * before while an edit changes other ground only (OT Visibility).
 */
public final class SightGround {

    private static final GeometryFactory GEOMETRIES = new GeometryFactory();

    private final List<GroundFeature> relevant;
    private final List<Contour> contours = new ArrayList<>();
    private final List<GroundFeature> woods = new ArrayList<>();
    private final List<Blocker> areas = new ArrayList<>();
    private final List<Blocker> lines = new ArrayList<>();
    private final Outline wood;

    /** Ground of a level. */
    record Contour(GroundFeature feature, int level, Outline outline, Envelope bounds) {}

    /**
     * Ground that stops sight.
     *
     * @param outline empty of a line
     * @param path none of an area
     * @param height above ground, in levels; empty if nobody sees over it
     * @param seenFromHigher whether whoever is higher than its ground sees over it
     */
    record Blocker(
            GroundFeature feature,
            Outline outline,
            List<Corner> path,
            OptionalInt height,
            boolean seenFromHigher,
            Envelope bounds) {}

    public SightGround(Features features, OtGround rules) {
        this.relevant = features.all().stream()
                .filter(feature -> Terrain.blocksSight(feature) || rules.level(feature) > 0)
                .toList();
        for (GroundFeature feature : relevant) {
            Geometry drawn = feature.feature().shape();
            Envelope bounds = feature.shape().bounds();
            if (rules.level(feature) > 0 && drawn instanceof Polygon) {
                contours.add(new Contour(
                        feature, rules.level(feature), feature.shape().outline(), bounds));
            }
            if (!Terrain.blocksSight(feature)) {
                continue;
            }
            if (Terrain.isWood(feature) && drawn instanceof Polygon) {
                woods.add(feature);
            } else if (drawn instanceof Polygon) {
                areas.add(blocker(feature, feature.shape().outline(), List.of(), bounds));
            } else if (drawn instanceof LineString) {
                lines.add(blocker(
                        feature, feature.shape().outline(), feature.shape().path(), bounds));
            }
        }
        this.wood = union(woods);
    }

    private SightGround(SightGround all, Predicate<GroundFeature> kept) {
        this.relevant = all.relevant;
        this.contours.addAll(all.contours);
        all.woods.stream().filter(kept).forEach(woods::add);
        all.areas.stream().filter(area -> kept.test(area.feature())).forEach(areas::add);
        all.lines.stream().filter(line -> kept.test(line.feature())).forEach(lines::add);
        this.wood = woods.size() == all.woods.size() ? all.wood : union(woods);
    }

    private static Blocker blocker(GroundFeature feature, Outline outline, List<Corner> path, Envelope bounds) {
        return new Blocker(
                feature,
                outline,
                path,
                feature.effects().integer("losHeight"),
                feature.effects().flag("seenFromHigher"),
                bounds);
    }

    private static Outline union(List<GroundFeature> woods) {
        Geometry all = GEOMETRIES.createPolygon();
        List<Geometry> shapes = woods.stream()
                .map(wood -> wood.feature().shape())
                .filter(Geometry::isValid)
                .toList();
        if (!shapes.isEmpty()) {
            all = OverlayNGRobust.union(shapes);
        }
        return GroundShape.of(all, 0).outline();
    }

    /** The same without some of what stops sight. */
    SightGround only(Predicate<GroundFeature> kept) {
        return new SightGround(this, kept);
    }

    /** What of it may meet a rectangle, in hundredths of a millimetre. */
    List<Contour> contours(Envelope within) {
        return contours.stream()
                .filter(contour -> contour.bounds().intersects(within))
                .toList();
    }

    List<Blocker> areas(Envelope within) {
        return areas.stream().filter(area -> area.bounds().intersects(within)).toList();
    }

    List<Blocker> lines(Envelope within) {
        return lines.stream().filter(line -> line.bounds().intersects(within)).toList();
    }

    List<GroundFeature> woods(Envelope within) {
        return woods.stream().filter(feature -> feature.shape().mayMeet(within)).toList();
    }

    /** All woods together; empty if there are none. */
    Outline wood() {
        return wood;
    }

    /** The wood in which every one of some stands is deeper than a distance in inches; empty if one is not. */
    public Optional<GroundFeature> woodAround(List<Base> stands, double inches) {
        Envelope around = new Envelope();
        stands.forEach(stand -> around.expandToInclude(stand.bounds()));
        return !wood.isEmpty() && stands.stream().allMatch(stand -> isDeep(stand, inches))
                ? woods(around).stream().findFirst()
                : Optional.empty();
    }

    private boolean isDeep(Base stand, double inches) {
        double limit = (inches + TerrainSight.TOLERANCE) * Spot.PER_INCH;
        return wood.contains(stand)
                && wood.edges().stream()
                        .noneMatch(edge -> Outline.of(stand).edges().stream()
                                .anyMatch(side -> Spot.segment(edge).distance(Spot.segment(side)) <= limit));
    }

    /** The level of a point: that of the highest contour that holds it, its edge included. */
    int level(Spot spot) {
        int level = 0;
        for (Contour contour : contours) {
            if (contour.level() > level && contour.outline().holds(spot.x(), spot.y())) {
                level = contour.level();
            }
        }
        return level;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof SightGround that && relevant.equals(that.relevant);
    }

    @Override
    public int hashCode() {
        return relevant.hashCode();
    }
}
