package coupdoeil.validator.table;

import coupdoeil.model.battlefield.TableFeature;
import coupdoeil.model.table.GroundFeature;
import coupdoeil.model.table.GroundShape;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.SharedRule;
import coupdoeil.validator.check.table.Feature;
import coupdoeil.validator.check.table.Features;
import coupdoeil.validator.check.table.TableSize;
import coupdoeil.validator.table.fact.GroundRules;
import coupdoeil.validator.table.fact.Overlaps;
import coupdoeil.validator.table.fact.Zones;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.LineString;
import org.locationtech.jts.geom.Polygon;
import org.locationtech.jts.operation.overlayng.OverlayNG;
import org.locationtech.jts.operation.overlayng.OverlayNGRobust;

/**
 * Rules about how the features of a table are drawn, and how they lie in each other. Parameters of the messages are
 * {@code feature} and, as the rule has them, {@code other}, {@code level} and {@code why}.
 */
public final class Outlines {

    private static final GeometryFactory GEOMETRIES = new GeometryFactory();

    /** It crosses itself, or takes no ground. */
    @SharedRule("invalid outline")
    public static void invalid(Feature feature, Features features, Reporter out) {
        Geometry drawn = feature.ground().feature().shape();
        GroundShape shape = feature.ground().shape();
        if (shape.isRepaired() || isNothing(drawn, shape)) {
            Reporter.Draft draft = out.report("feature");
            List<Polygon> parts = drawn instanceof Polygon ? GroundShape.repair(drawn) : List.of();
            if (parts.isEmpty()) {
                draft.ask("Draw it anew");
            } else {
                draft.fix(feature.replace("Repair its outline", parts(feature, parts, features)));
            }
        }
    }

    /** Not all of it is on the table. */
    @SharedRule("ground off the table")
    public static void offTable(Feature feature, Zones zones, TableSize table, Reporter out) {
        Geometry drawn = feature.ground().feature().shape();
        if (drawn.isEmpty() || zones.isOnTable(drawn)) {
            return;
        }
        Reporter.Draft draft = out.report("feature");
        clipped(drawn, table)
                .ifPresent(inside -> draft.fix(feature.replace(
                        "Clip it to the table",
                        List.of(feature.ground().feature().withShape(inside)))));
    }

    /** It lies over ground of another kind, and none of the two counts more. */
    @SharedRule("ground over other ground")
    public static void overlap(Feature feature, Overlaps overlaps, Reporter out) {
        for (GroundFeature other : overlaps.atOdds(feature.ground())) {
            out.report("feature")
                    .with("other", other.name())
                    .fix(out.set(
                            "Let " + feature.name() + " count", GroundRules.PRIORITY, overlaps.highestPriority() + 1));
        }
    }

    /** A contour has no level, or does not rise from one of the level below. */
    @SharedRule("contours")
    public static void nesting(Feature feature, Overlaps overlaps, GroundRules rules, Reporter out) {
        GroundFeature own = feature.ground();
        if (!rules.isContour(own)) {
            return;
        }
        int level = rules.level(own);
        if (level < 1) {
            out.report("feature").with("why", "has no level").fix(out.set("Put it at level 1", GroundRules.LEVEL, 1));
        } else if (level > 1
                && overlaps.contours(level - 1).noneMatch(other -> other.shape().contains(own.shape()))) {
            out.report("feature")
                    .with("why", "is at level " + level + " and does not lie within one of level " + (level - 1))
                    .ask("Draw what it rises from, or set its level");
        }
    }

    /** A contour takes ground of another of its level. */
    @SharedRule("contours of one level")
    public static void sameLevel(Feature feature, Overlaps overlaps, GroundRules rules, Reporter out) {
        for (GroundFeature other : overlaps.sameLevel(feature.ground())) {
            out.report("feature")
                    .with("other", other.name())
                    .with("level", rules.level(other))
                    .ask("Draw one hill of them");
        }
    }

    private static boolean isNothing(Geometry drawn, GroundShape shape) {
        return drawn.isEmpty()
                || (drawn instanceof Polygon && shape.outline().isEmpty())
                || (drawn instanceof LineString && drawn.getLength() == 0);
    }

    /** The first part stays what it was; further ones are features of their own. */
    private static List<TableFeature> parts(Feature feature, List<Polygon> parts, Features features) {
        TableFeature written = feature.ground().feature();
        List<TableFeature> all = new ArrayList<>();
        int number = 1;
        for (Polygon part : parts) {
            String id = written.id();
            while (number > 1 && features.byId(id).isPresent()) {
                id = written.id() + "-" + number++;
            }
            number = Math.max(2, number);
            all.add(written.withId(id).withShape(part));
        }
        return all;
    }

    private static Optional<Geometry> clipped(Geometry drawn, TableSize table) {
        if (!drawn.isValid()) {
            return Optional.empty();
        }
        Geometry all = GEOMETRIES.toGeometry(new Envelope(0, table.widthInches(), 0, table.depthInches()));
        // A copy: what comes out may share its corners with what went in.
        Geometry inside =
                OverlayNGRobust.overlay(drawn, all, OverlayNG.INTERSECTION).copy();
        inside.apply((Coordinate point) -> {
            point.x = Math.rint(point.x * 1000) / 1000;
            point.y = Math.rint(point.y * 1000) / 1000;
        });
        inside.geometryChanged();
        boolean one = !inside.isEmpty() && inside.getClass().equals(drawn.getClass()) && inside.isValid();
        return one ? Optional.of(inside) : Optional.empty();
    }
}
