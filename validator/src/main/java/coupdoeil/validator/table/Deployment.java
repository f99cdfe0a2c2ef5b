package coupdoeil.validator.table;

import coupdoeil.model.battlefield.Place;
import coupdoeil.model.table.GroundFeature;
import coupdoeil.model.table.GroundShape;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.SharedRule;
import coupdoeil.validator.check.fact.Places;
import coupdoeil.validator.check.subject.MapPlace;
import coupdoeil.validator.check.table.Features;
import coupdoeil.validator.check.table.Stand;
import coupdoeil.validator.table.fact.GroundRules;
import coupdoeil.validator.table.fact.Inches;
import coupdoeil.validator.table.fact.Zones;
import java.util.List;
import java.util.Set;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.Polygon;

/**
 * Rules about deployment zones, objectives and entries. Parameters of the messages are {@code place} or {@code u} and, as
 * the rule has them, {@code other} and what was measured.
 */
public final class Deployment {

    private static final Set<String> ON_TABLE = Set.of(Zones.DEPLOYMENT, Zones.OBJECTIVE, Zones.ENTRY);
    private static final int STEPS = 12;

    /** Zones of two sides are {@code d} inches apart, less than {@code min}. */
    public static void tooNear(MapPlace subject, double apartInches, Places places, Reporter out) {
        Place place = subject.place();
        if (!place.kind().equals(Zones.DEPLOYMENT)) {
            return;
        }
        for (Place other : places.ofKind(Zones.DEPLOYMENT)) {
            if (other.id().equals(place.id())) {
                return;
            }
            double apart = Zones.shape(place)
                    .flatMap(one -> Zones.shape(other).map(two -> apart(one, two)))
                    .orElse(Double.POSITIVE_INFINITY);
            if (!Zones.side(other).equals(Zones.side(place)) && Inches.below(apart, apartInches)) {
                out.report("place")
                        .with("other", places.name(other))
                        .with("d", Inches.told(apart))
                        .with("min", (int) apartInches);
            }
        }
    }

    /** Not all of a zone, objective or entry is on the table. */
    @SharedRule("place off the table")
    public static void offTable(MapPlace subject, Zones zones, Reporter out) {
        if (ON_TABLE.contains(subject.place().kind())
                && Zones.shape(subject.place())
                        .filter(shape -> !zones.isOnTable(shape))
                        .isPresent()) {
            out.report("place").ask("Draw it on the table");
        }
    }

    /** All of an entry, looked at in twelve steps from end to end, is on ground that nobody enters. */
    @SharedRule("impassable entry")
    public static void impassableEntry(MapPlace subject, Features features, GroundRules rules, Reporter out) {
        if (!subject.place().kind().equals(Zones.ENTRY)) {
            return;
        }
        List<GroundFeature> impassable =
                features.all().stream().filter(rules::isImpassable).toList();
        if (Zones.shape(subject.place())
                .filter(shape -> !impassable.isEmpty() && isWithin(shape, impassable, features, rules))
                .isPresent()) {
            out.report("place").ask("Move it, or open a gap");
        }
    }

    /** A piece does not stand in the zones of its side, which has some. */
    @SharedRule("outside of zones")
    public static void outside(Stand stand, Zones zones, Reporter out) {
        List<GroundShape> own = zones.deployment(stand.side());
        if (!own.isEmpty()
                && !stand.footprint().bases().stream()
                        .allMatch(base ->
                                own.stream().anyMatch(zone -> zone.outline().contains(base)))) {
            out.report("u");
        }
    }

    private static boolean isWithin(
            Geometry shape, List<GroundFeature> impassable, Features features, GroundRules rules) {
        Coordinate[] points = shape.getCoordinates();
        Coordinate from = points[0];
        Coordinate to = points[points.length - 1];
        for (int step = 0; step <= STEPS; step++) {
            double x = from.x + (to.x - from.x) * step / STEPS;
            double y = from.y + (to.y - from.y) * step / STEPS;
            boolean closed =
                    impassable.stream().anyMatch(feature -> feature.shape().holdsInches(x, y));
            boolean gap = features.all().stream()
                    .anyMatch(feature ->
                            rules.isCrossing(feature) && feature.shape().holdsInches(x, y));
            if (!closed || gap) {
                return false;
            }
        }
        return true;
    }

    private static double apart(Geometry one, Geometry other) {
        return one instanceof Polygon && other instanceof Polygon
                ? GroundShape.of(one, 0).inchesFrom(GroundShape.of(other, 0))
                : Double.POSITIVE_INFINITY;
    }
}
