package coupdoeil.validator.ot;

import coupdoeil.model.Attributes;
import coupdoeil.model.battlefield.TableFeature;
import coupdoeil.model.table.Corner;
import coupdoeil.model.table.GroundFeature;
import coupdoeil.model.table.GroundShape;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.subject.FindingPlace;
import coupdoeil.validator.check.table.Feature;
import coupdoeil.validator.check.table.Features;
import coupdoeil.validator.check.table.TableSize;
import coupdoeil.validator.ot.fact.Terrain;
import coupdoeil.validator.table.fact.Inches;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.LineSegment;
import org.locationtech.jts.geom.LineString;
import org.locationtech.jts.geom.util.AffineTransformation;
import org.locationtech.jts.operation.distance.DistanceOp;
import org.locationtech.jts.operation.overlayng.OverlayNG;
import org.locationtech.jts.operation.overlayng.OverlayNGRobust;

/** Rivers, streams and ditches, and what leads over them (OT Movement: Terrain Effects; Random Event Phase). */
final class WaterChecks {

    private static final GeometryFactory GEOMETRIES = new GeometryFactory();
    /** How far from a crossing a road may be in the river, in inches. */
    private static final double AT_CROSSING = 0.5;
    /** Half the length of a bridge that a fix draws. */
    private static final double HALF_BRIDGE = 1.5;

    @Rule("OT-MAP-07")
    void bridges(Feature feature, Features features, Reporter out) {
        if (Terrain.isBridge(feature.ground())) {
            crosses(feature, features, other -> Terrain.isWater(other) || Terrain.mayDisorder(other), out);
        }
    }

    @Rule("OT-MAP-08")
    void fords(Feature feature, Features features, Reporter out) {
        if (Terrain.isCrossing(feature.ground()) && !Terrain.isBridge(feature.ground())) {
            crosses(feature, features, Terrain::isFordable, out);
        }
    }

    private static void crosses(Feature feature, Features features, Predicate<GroundFeature> crossed, Reporter out) {
        GroundShape own = feature.ground().shape();
        List<GroundFeature> waters = features.all().stream().filter(crossed).toList();
        if (waters.stream().noneMatch(water -> own.inchesFrom(water.shape()) == 0)) {
            Geometry drawn = feature.ground().feature().points();
            out.report("feature")
                    .fix(nearest(drawn, waters)
                            .<Fix>map(water -> feature.replace(
                                    "Move it to " + water.name(),
                                    List.of(feature.ground().feature().withPoints(moved(drawn, water)))))
                            .orElse(new Fix.Question("Draw what it crosses")));
        }
    }

    private static Optional<GroundFeature> nearest(Geometry drawn, List<GroundFeature> waters) {
        return drawn.isEmpty()
                ? Optional.empty()
                : waters.stream()
                        .filter(water -> !water.feature().shape().isEmpty())
                        .min(Comparator.comparingDouble(
                                water -> water.feature().shape().distance(drawn)));
    }

    /** With its middle at the nearest point of what it crosses. */
    private static Geometry moved(Geometry drawn, GroundFeature water) {
        Coordinate middle = drawn.getEnvelopeInternal().centre();
        Coordinate to = DistanceOp.nearestPoints(water.feature().shape(), GEOMETRIES.createPoint(middle))[0];
        return AffineTransformation.translationInstance(to.x - middle.x, to.y - middle.y)
                .transform(drawn);
    }

    @Rule("OT-MAP-09")
    void classes(Feature feature, Features features, Reporter out) {
        if (!Terrain.isRiver(feature.ground())) {
            return;
        }
        Optional<String> rank = feature.ground().effects().text(Terrain.RIVER_CLASS);
        Fix minor = out.set("Call it minor", Terrain.RIVER_CLASS, "minor");
        if (rank.isEmpty()) {
            out.report()
                    .with("why", "Nobody says whether " + feature.name() + " is minor or major")
                    .fix(minor);
        } else if (rank.get().equals("major")) {
            features.all().stream()
                    .filter(other -> Terrain.isCrossing(other) && !Terrain.isBridge(other))
                    .filter(ford -> ford.shape().inchesFrom(feature.ground().shape()) == 0)
                    .findFirst()
                    .ifPresent(ford -> out.report()
                            .with("why", feature.name() + " is a major river, and " + ford.name() + " fords it")
                            .fix(minor));
        }
    }

    @Rule("OT-MAP-10")
    void roads(Feature feature, Features features, Reporter out) {
        GroundFeature road = feature.ground();
        if (!Terrain.isRoad(road) || !(road.feature().shape() instanceof LineString)) {
            return;
        }
        List<GroundFeature> crossings =
                features.all().stream().filter(Terrain::isCrossing).toList();
        for (GroundFeature river : features.all()) {
            if (Terrain.isRiver(river)
                    && river.shape().bounds().intersects(road.shape().bounds())) {
                Stream.of(common(road, river))
                        .filter(point -> crossings.stream().noneMatch(crossing -> isAt(crossing, point)))
                        .findFirst()
                        .ifPresent(point -> out.report("feature")
                                .with("other", river.name())
                                .with("d", AT_CROSSING)
                                .at(FindingPlace.AtShape.point(point.x, point.y))
                                .fix(feature.replace(
                                        "Draw a bridge",
                                        List.of(road.feature(), bridge(features, road, river, point)))));
            }
        }
    }

    private static Coordinate[] common(GroundFeature road, GroundFeature river) {
        return OverlayNGRobust.overlay(road.feature().shape(), river.feature().shape(), OverlayNG.INTERSECTION)
                .getCoordinates();
    }

    private static boolean isAt(GroundFeature crossing, Coordinate point) {
        return Inches.within(
                crossing.shape().inchesFrom(GroundShape.of(GEOMETRIES.createPoint(point), 0)), AT_CROSSING);
    }

    /** Along the road, over the middle of the river. */
    private static TableFeature bridge(Features features, GroundFeature road, GroundFeature river, Coordinate at) {
        Coordinate[] path = road.feature().shape().getCoordinates();
        Coordinate to = path[path.length - 1];
        for (int i = 1; i < path.length; i++) {
            if (new LineSegment(path[i - 1], path[i]).distance(at) < 1 / Corner.PER_INCH) {
                to = path[i].equals2D(at)
                        ? new Coordinate(2 * at.x - path[i - 1].x, 2 * at.y - path[i - 1].y)
                        : path[i];
                break;
            }
        }
        double length = Math.max(1 / Corner.PER_INCH, at.distance(to));
        double dx = (to.x - at.x) / length * HALF_BRIDGE;
        double dy = (to.y - at.y) / length * HALF_BRIDGE;
        String id = river.id() + "-bridge";
        while (features.byId(id).isPresent()) {
            id = id + "-2";
        }
        return new TableFeature(
                id,
                "bridge",
                "",
                GEOMETRIES.createLineString(
                        new Coordinate[] {new Coordinate(at.x - dx, at.y - dy), new Coordinate(at.x + dx, at.y + dy)}),
                Attributes.of("over", river.id()));
    }

    @Rule("OT-MAP-15")
    void disorders(Feature feature, Reporter out) {
        if (Terrain.mayDisorder(feature.ground()) && !feature.ground().effects().has("disorders")) {
            out.report("feature").fix(out.set("It disorders nobody", "disorders", false));
        }
    }

    @Rule("OT-MAP-19")
    void ends(Feature feature, Features features, TableSize table, Reporter out) {
        List<Corner> path = feature.ground().shape().path();
        if (!Terrain.isRiver(feature.ground()) || path.size() < 2) {
            return;
        }
        for (Corner end : List.of(path.get(0), path.get(path.size() - 1))) {
            boolean inside = end.xInches() > AT_CROSSING
                    && end.yInches() > AT_CROSSING
                    && end.xInches() < table.widthInches() - AT_CROSSING
                    && end.yInches() < table.depthInches() - AT_CROSSING;
            GroundShape there = GroundShape.of(GEOMETRIES.createPoint(new Coordinate(end.xInches(), end.yInches())), 0);
            if (inside
                    && features.all().stream()
                            .noneMatch(other -> Terrain.isWater(other)
                                    && !other.equals(feature.ground())
                                    && Inches.within(other.shape().inchesFrom(there), AT_CROSSING))) {
                out.report("feature")
                        .with("x", Inches.told(end.xInches()))
                        .with("y", Inches.told(end.yInches()))
                        .at(FindingPlace.AtShape.point(end.xInches(), end.yInches()))
                        .ask("Draw it on");
            }
        }
    }
}
