package coupdoeil.validator.table;

import coupdoeil.model.oob.Side;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.table.Corner;
import coupdoeil.model.table.GroundShape;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.subject.PackItem;
import coupdoeil.validator.check.table.Stand;
import coupdoeil.validator.table.fact.Paths;
import coupdoeil.validator.table.fact.Zones;
import java.util.List;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;

/** Rules about whether anybody gets away from where he begins. Parameters of the messages are {@code side} or {@code u}. */
public final class WaysOut {

    private WaysOut() {}

    /** Nobody gets out of the deployment zones of a side. */
    public static void sealed(PackItem subject, Zones zones, Paths paths, Reporter out) {
        if (!(subject.item().entry() instanceof Side side) || paths.isUnknown()) {
            return;
        }
        List<GroundShape> own = zones.deployment(side.id());
        boolean some = false;
        for (GroundShape zone : own) {
            Corner middle = new Corner(zone.bounds().centre().x, zone.bounds().centre().y);
            some |= paths.leads(
                    middle.xInches(), middle.yInches(), (x, y) -> own.stream().noneMatch(any -> any.holdsInches(x, y)));
        }
        if (!own.isEmpty() && !some) {
            out.report().with("side", subject.name());
        }
    }

    /** A unit gets nowhere. @param awayInches who gets so far has got out */
    public static void enclosed(Stand stand, double awayInches, Paths paths, Reporter out) {
        if (stand.piece() instanceof Unit unit && !paths.isUnknown()) {
            Coordinate from = middle(stand);
            if (!paths.leads(from.x, from.y, unit.arm(), (x, y) -> Math.hypot(x - from.x, y - from.y) >= awayInches)) {
                out.report().with("u", stand.name());
            }
        }
    }

    /** A unit gets to no edge to which its side falls back. */
    public static void cutOff(Stand stand, Zones zones, Paths paths, Reporter out) {
        if (!(stand.piece() instanceof Unit unit) || paths.isUnknown()) {
            return;
        }
        List<Geometry> edges = zones.homeEdges(stand.side()).stream()
                .flatMap(place -> Zones.shape(place).stream())
                .toList();
        Coordinate from = middle(stand);
        if (!edges.isEmpty() && !paths.leads(from.x, from.y, unit.arm(), (x, y) -> Paths.isAt(edges, x, y))) {
            out.report().with("u", stand.name());
        }
    }

    private static Coordinate middle(Stand stand) {
        Coordinate middle = stand.footprint().bounds().centre();
        return new Coordinate(middle.x / Corner.PER_INCH, middle.y / Corner.PER_INCH);
    }
}
