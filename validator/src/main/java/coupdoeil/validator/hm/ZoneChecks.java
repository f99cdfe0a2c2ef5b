package coupdoeil.validator.hm;

import coupdoeil.model.battlefield.Place;
import coupdoeil.model.oob.Roster;
import coupdoeil.model.oob.Side;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.table.GroundFeature;
import coupdoeil.model.table.GroundShape;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.fact.Cast;
import coupdoeil.validator.check.fact.Places;
import coupdoeil.validator.check.subject.MapPlace;
import coupdoeil.validator.check.subject.PackItem;
import coupdoeil.validator.check.table.Features;
import coupdoeil.validator.check.table.Stand;
import coupdoeil.validator.hm.fact.Brigades;
import coupdoeil.validator.hm.fact.Distances;
import coupdoeil.validator.hm.fact.Going;
import coupdoeil.validator.table.fact.Inches;
import coupdoeil.validator.table.fact.Zones;
import java.util.List;
import java.util.Set;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.Polygon;

/** Deployment zones, objectives and entries (HM 2.5, L138, L544). */
final class ZoneChecks {

    private static final Set<String> ON_TABLE = Set.of(Zones.DEPLOYMENT, Zones.OBJECTIVE, Zones.ENTRY);
    private static final int STEPS = 12;

    @Rule("HM-ZONE-01")
    void missing(PackItem subject, Zones zones, Cast cast, Roster roster, Brigades brigades, Reporter out) {
        if (subject.item().entry() instanceof Side side
                && zones.of(Zones.DEPLOYMENT, side.id()).isEmpty()
                && cast.parts().stream()
                        .anyMatch(part -> roster.piece(part.piece())
                                .filter(Unit.class::isInstance)
                                .filter(piece -> brigades.isOnTable(part.piece()))
                                .flatMap(roster::sideOf)
                                .filter(side.id()::equals)
                                .isPresent())) {
            out.report().with("side", subject.name()).fix(new Fix.Ask("Draw its deployment zone"));
        }
    }

    @Rule("HM-ZONE-02")
    void tooNear(MapPlace subject, Places places, Distances distances, Reporter out) {
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
            if (!Zones.side(other).equals(Zones.side(place)) && Inches.below(apart, distances.of("enemies"))) {
                out.report()
                        .with("place", subject.name())
                        .with("other", other.name())
                        .with("d", Inches.told(apart))
                        .with("min", (int) distances.of("enemies"));
            }
        }
    }

    @Rule("HM-ZONE-03")
    void offTable(MapPlace subject, Zones zones, Reporter out) {
        if (ON_TABLE.contains(subject.place().kind())
                && Zones.shape(subject.place())
                        .filter(shape -> !zones.isOnTable(shape))
                        .isPresent()) {
            out.report().with("place", subject.name()).fix(new Fix.Ask("Draw it on the table"));
        }
    }

    /** An entry is looked at in twelve steps from end to end. */
    @Rule("HM-ZONE-04")
    void impassableEntry(MapPlace subject, Features features, Reporter out) {
        if (!subject.place().kind().equals(Zones.ENTRY)) {
            return;
        }
        List<GroundFeature> impassable =
                features.all().stream().filter(Going::isImpassable).toList();
        if (Zones.shape(subject.place())
                .filter(shape -> !impassable.isEmpty() && isWithin(shape, impassable, features))
                .isPresent()) {
            out.report().with("place", subject.name()).fix(new Fix.Ask("Move it, or open a gap"));
        }
    }

    @Rule("HM-POS-06")
    void outside(Stand stand, Zones zones, Reporter out) {
        List<GroundShape> own = zones.deployment(stand.side());
        if (!own.isEmpty()
                && !stand.footprint().bases().stream()
                        .allMatch(base ->
                                own.stream().anyMatch(zone -> zone.outline().contains(base)))) {
            out.report().with("u", stand.name());
        }
    }

    private static boolean isWithin(Geometry shape, List<GroundFeature> impassable, Features features) {
        Coordinate[] points = shape.getCoordinates();
        Coordinate from = points[0];
        Coordinate to = points[points.length - 1];
        for (int step = 0; step <= STEPS; step++) {
            double x = from.x + (to.x - from.x) * step / STEPS;
            double y = from.y + (to.y - from.y) * step / STEPS;
            boolean closed =
                    impassable.stream().anyMatch(feature -> feature.shape().holdsInches(x, y));
            if (!closed || Going.isGap(features, x, y)) {
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
