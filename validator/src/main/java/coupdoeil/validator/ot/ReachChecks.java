package coupdoeil.validator.ot;

import coupdoeil.model.battlefield.Place;
import coupdoeil.model.oob.Roster;
import coupdoeil.model.oob.Side;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.table.Corner;
import coupdoeil.model.table.GroundFeature;
import coupdoeil.model.table.TableGrid;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.fact.Places;
import coupdoeil.validator.check.subject.MapPlace;
import coupdoeil.validator.check.table.Features;
import coupdoeil.validator.check.table.Stand;
import coupdoeil.validator.ot.fact.Terrain;
import coupdoeil.validator.table.fact.Paths;
import coupdoeil.validator.table.fact.Zones;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.LineString;
import org.locationtech.jts.geom.Point;
import org.locationtech.jts.operation.distance.DistanceOp;

/** Whether units get to where they are to go (OT Movement: Terrain Effects; Movement: Routs). */
final class ReachChecks {

    private static final GeometryFactory GEOMETRIES = new GeometryFactory();
    /** Who gets so far from where he is has got away, in inches. */
    private static final double AWAY = 12;

    /** Who stands on ground that is closed to him has another fault. */
    @Rule("OT-MAP-18")
    void enclosed(Stand stand, Paths paths, Reporter out) {
        if (stand.piece() instanceof Unit && !paths.isUnknown()) {
            List<Paths.Room> rooms = paths.of(stand);
            Coordinate from = stand.footprint().centre();
            if (!rooms.isEmpty() && rooms.stream().noneMatch(room -> room.reaches(from, AWAY))) {
                out.report("what").with("place", "any other ground");
            }
        }
    }

    /** Infantry gets wherever any arm does; from an entry it must get away, and from a baseline to an objective. */
    @Rule("OT-MAP-18")
    void unreachable(MapPlace subject, Places places, Zones zones, Paths paths, Roster roster, Reporter out) {
        Place place = subject.place();
        if (paths.isUnknown() || Zones.shape(place).isEmpty()) {
            return;
        }
        Geometry shape = Zones.shape(place).get();
        List<Paths.Room> rooms = paths.touching(shape);
        if (place.kind().equals(Zones.ENTRY)) {
            Coordinate from = TableGrid.whole(shape).getCentroid().getCoordinate();
            if (rooms.stream().noneMatch(room -> room.reaches(from, AWAY))) {
                out.report().with("what", "Whoever enters at " + subject.name()).with("place", "the table");
            }
        } else if (place.kind().equals(Zones.OBJECTIVE)) {
            for (Side side : roster.sides()) {
                List<Geometry> from = Stream.of(
                                zones.homeEdges(side.id()),
                                zones.of(Zones.DEPLOYMENT, side.id()),
                                zones.of(Zones.ENTRY, side.id()))
                        .flatMap(List::stream)
                        .flatMap(start -> Zones.shape(start).stream())
                        .toList();
                boolean wanted =
                        Zones.side(place).isEmpty() || Zones.side(place).equals(side.id());
                if (wanted
                        && !from.isEmpty()
                        && rooms.stream().noneMatch(room -> from.stream().anyMatch(room::touches))) {
                    out.report().with("what", "Infantry of " + side.name()).with("place", subject.name());
                }
            }
        }
    }

    @Rule("OT-ROUT-01")
    void trapped(Stand stand, Zones zones, Paths paths, Features features, Reporter out) {
        if (!(stand.piece() instanceof Unit unit) || paths.isUnknown()) {
            return;
        }
        List<Geometry> edges = zones.homeEdges(stand.side()).stream()
                .flatMap(place -> Zones.shape(place).stream())
                .toList();
        List<Paths.Room> rooms = paths.of(stand);
        if (!edges.isEmpty()
                && !rooms.isEmpty()
                && rooms.stream().noneMatch(room -> edges.stream().anyMatch(room::touches))) {
            LineString straight = straight(middle(stand), edges);
            features.all().stream()
                    .filter(feature -> Terrain.isProhibited(feature, unit.arm())
                            && ground(feature).intersects(straight))
                    .min(Comparator.comparingDouble(feature -> ground(feature).distance(straight.getStartPoint())))
                    .ifPresent(feature ->
                            out.report("u").with("feature", feature.name()).ask("Draw a bridge or a ford"));
        }
    }

    private static Geometry ground(GroundFeature feature) {
        Geometry drawn = feature.feature().shape();
        return drawn instanceof Point || !drawn.isValid() ? GEOMETRIES.createPolygon() : drawn;
    }

    private static LineString straight(Coordinate from, List<Geometry> edges) {
        Point start = GEOMETRIES.createPoint(from);
        Coordinate[] best = edges.stream()
                .map(edge -> DistanceOp.nearestPoints(start, edge))
                .min(Comparator.comparingDouble(points -> points[0].distance(points[1])))
                .orElseThrow();
        return GEOMETRIES.createLineString(best);
    }

    private static Coordinate middle(Stand stand) {
        Coordinate middle = stand.footprint().bounds().centre();
        return new Coordinate(middle.x / Corner.PER_INCH, middle.y / Corner.PER_INCH);
    }
}
