package coupdoeil.validator.table;

import coupdoeil.model.oob.Side;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.table.GroundShape;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.SharedRule;
import coupdoeil.validator.check.subject.PackItem;
import coupdoeil.validator.check.table.Stand;
import coupdoeil.validator.table.fact.Paths;
import coupdoeil.validator.table.fact.Zones;
import java.util.List;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.operation.overlayng.OverlayNGRobust;

/** Rules about whether anybody gets away from where he begins. Parameters of the messages are {@code side} or {@code u}. */
public final class WaysOut {

    /** Nobody gets out of the deployment zones of a side. */
    @SharedRule("no way out of zones")
    public static void sealed(PackItem subject, Zones zones, Paths paths, Reporter out) {
        if (!(subject.item().entry() instanceof Side side) || paths.isUnknown()) {
            return;
        }
        List<Geometry> own = zones.of(Zones.DEPLOYMENT, side.id()).stream()
                .flatMap(place -> Zones.shape(place).stream())
                .map(zone -> GroundShape.ground(zone, 0))
                .filter(zone -> !zone.isEmpty())
                .toList();
        if (own.isEmpty()) {
            return;
        }
        Geometry all = OverlayNGRobust.union(own);
        if (paths.of(all).stream().noneMatch(room -> room.leaves(all))) {
            out.report("side");
        }
    }

    /** A unit gets nowhere. @param awayInches who gets so far from its middle has got out */
    public static void enclosed(Stand stand, double awayInches, Paths paths, Reporter out) {
        if (stand.piece() instanceof Unit && paths.holds(stand)) {
            Coordinate from = stand.footprint().centre();
            if (paths.of(stand).stream().noneMatch(room -> room.reaches(from, awayInches))) {
                out.report("u");
            }
        }
    }

    /** A unit gets to no edge to which its side falls back. */
    @SharedRule("no way to a home edge")
    public static void cutOff(Stand stand, Zones zones, Paths paths, Reporter out) {
        if (!(stand.piece() instanceof Unit) || !paths.holds(stand)) {
            return;
        }
        List<Geometry> edges = zones.homeEdges(stand.side()).stream()
                .flatMap(place -> Zones.shape(place).stream())
                .toList();
        if (!edges.isEmpty()
                && paths.of(stand).stream().noneMatch(room -> edges.stream().anyMatch(room::touches))) {
            out.report("u");
        }
    }
}
