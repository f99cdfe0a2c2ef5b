package coupdoeil.validator.ot;

import coupdoeil.model.battlefield.Place;
import coupdoeil.model.table.GroundFeature;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.table.Feature;
import coupdoeil.validator.ot.fact.Blocks;
import coupdoeil.validator.ot.fact.Blocks.Between;
import coupdoeil.validator.ot.fact.Terrain;
import coupdoeil.validator.table.fact.Inches;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import org.locationtech.jts.algorithm.MinimumDiameter;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.Polygon;
import org.locationtech.jts.operation.overlayng.OverlayNG;
import org.locationtech.jts.operation.overlayng.OverlayNGRobust;

/** Town blocks by themselves: their size, and which are adjacent (OT Towns: Blocks). */
final class BlockChecks {

    private static final double TOLERANCE = 0.01;

    @Rule("OT-TOWN-02")
    void area(Feature feature, Blocks blocks, Reporter out) {
        if (!isBlock(feature)) {
            return;
        }
        double area = feature.ground().feature().shape().getArea();
        if (area < blocks.limit("minArea") - TOLERANCE || area > blocks.mostArea() + TOLERANCE) {
            out.report("block")
                    .with("area", told(area))
                    .with("least", told(blocks.limit("minArea")))
                    .with("most", told(blocks.mostArea()))
                    .ask("Split it, or merge it with another");
        }
    }

    @Rule("OT-TOWN-03")
    void measures(Feature feature, Blocks blocks, Reporter out) {
        if (!isBlock(feature)) {
            return;
        }
        Geometry rectangle =
                MinimumDiameter.getMinimumRectangle(feature.ground().feature().shape());
        Coordinate[] corners = rectangle.getCoordinates();
        double one = corners[0].distance(corners[1]);
        double other = corners.length > 2 ? corners[1].distance(corners[2]) : 0;
        double least = blocks.limit("minSide");
        double most = blocks.limit("maxSide");
        if (Math.min(one, other) < least - TOLERANCE || Math.max(one, other) > most + TOLERANCE) {
            out.report("block")
                    .with("w", told(Math.min(one, other)))
                    .with("h", told(Math.max(one, other)))
                    .with("least", told(least))
                    .with("most", told(most));
        }
    }

    private static BigDecimal told(double number) {
        return Inches.plain(BigDecimal.valueOf(number).setScale(2, RoundingMode.HALF_UP));
    }

    private static boolean isBlock(Feature feature) {
        return Terrain.isBlock(feature.ground())
                && !feature.ground().shape().outline().isEmpty()
                && feature.ground().feature().shape().isValid();
    }

    @Rule("OT-TOWN-07")
    void acrossRivers(Feature feature, Blocks blocks, Reporter out) {
        if (!isBlock(feature)) {
            return;
        }
        for (GroundFeature other : blocks.near(feature.ground())) {
            if (blocks.isBefore(other, feature.ground())
                    && Blocks.said(feature.ground(), other).isEmpty()) {
                Between between = blocks.between(feature.ground(), other);
                between.crossing()
                        .ifPresent(crossing -> out.report("block")
                                .with("other", other.name())
                                .with("crossing", crossing.name())
                                .fix(new Fix.Choose(
                                        "Decide it",
                                        named("They are adjacent", Blocks.ADJACENT, other, out),
                                        named("They are not adjacent", Blocks.NOT_ADJACENT, other, out))));
            }
        }
    }

    private static Fix.Change named(String name, String attribute, GroundFeature other, Reporter out) {
        return out.change(name, known -> {
            List<String> ids = new ArrayList<>(known.texts(attribute));
            ids.add(other.id());
            return known.with(attribute, ids);
        });
    }

    @Rule("OT-TOWN-08")
    void overlap(Feature feature, Blocks blocks, Reporter out) {
        if (!isBlock(feature)) {
            return;
        }
        for (GroundFeature other : blocks.near(feature.ground())) {
            if (blocks.isBefore(other, feature.ground())
                    && feature.ground().shape().overlaps(other.shape())) {
                Geometry rest = OverlayNGRobust.overlay(
                        feature.ground().feature().shape(), other.feature().shape(), OverlayNG.DIFFERENCE);
                out.report("block")
                        .with("other", other.name())
                        .fix(
                                rest instanceof Polygon left && !left.isEmpty()
                                        ? feature.replace(
                                                "Trim " + feature.name(),
                                                List.of(feature.ground()
                                                        .feature()
                                                        .withShape(left)))
                                        : new Fix.Question("Trim one of them"));
            }
        }
    }

    @Rule("OT-TOWN-09")
    void cutOff(Feature feature, Blocks blocks, Reporter out) {
        if (!isBlock(feature)) {
            return;
        }
        for (Place town : blocks.towns(feature.ground())) {
            List<String> others = Blocks.blocksOf(town).stream()
                    .filter(id -> !id.equals(feature.ground().id())
                            && blocks.block(id).isPresent())
                    .toList();
            if (!others.isEmpty()
                    && blocks.adjacent(feature.ground()).stream().noneMatch(other -> others.contains(other.id()))) {
                out.report("block").with("town", town.name()).ask("Draw it nearer");
            }
        }
    }

    @Rule("OT-TOWN-10")
    void contradiction(Feature feature, Blocks blocks, Reporter out) {
        if (!isBlock(feature)) {
            return;
        }
        for (String id : feature.ground().effects().texts(Blocks.ADJACENT)) {
            blocks.block(id).ifPresent(other -> {
                Between between = blocks.between(feature.ground(), other);
                if (between.inches() > blocks.limit("adjacentInches") + TOLERANCE) {
                    report(feature, other, "adjacent", Inches.told(between.inches()) + " inches away", out);
                } else if (between.barrier().isPresent() && between.crossing().isEmpty()) {
                    report(
                            feature,
                            other,
                            "adjacent",
                            "beyond " + between.barrier().get().name(),
                            out);
                }
            });
        }
        for (String id : feature.ground().effects().texts(Blocks.NOT_ADJACENT)) {
            blocks.block(id)
                    .filter(other -> blocks.isAdjacentByGeometry(blocks.between(feature.ground(), other)))
                    .ifPresent(other -> report(feature, other, "not adjacent", "adjacent", out));
        }
    }

    private static void report(Feature feature, GroundFeature other, String said, String measured, Reporter out) {
        out.report("block").with("other", other.name()).with("said", said).with("measured", measured);
    }

    @Rule("OT-TOWN-12")
    void ofNoTown(Feature feature, Blocks blocks, Reporter out) {
        if (Terrain.isBlock(feature.ground()) && blocks.towns(feature.ground()).isEmpty()) {
            out.report("block");
        }
    }
}
