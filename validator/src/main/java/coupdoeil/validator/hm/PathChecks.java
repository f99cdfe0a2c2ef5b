package coupdoeil.validator.hm;

import coupdoeil.model.oob.Side;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.table.Corner;
import coupdoeil.model.table.GroundShape;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.subject.PackItem;
import coupdoeil.validator.check.table.Stand;
import coupdoeil.validator.hm.fact.Paths;
import coupdoeil.validator.hm.fact.Troops;
import coupdoeil.validator.hm.fact.Zones;
import java.util.List;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;

/** Whether anybody gets away from where he begins (HM L75, L87, L116, L528). */
final class PathChecks {

    /** Guns that get so far have got out. */
    private static final double AWAY_INCHES = 12;

    @Rule("HM-TER-17")
    void sealed(PackItem subject, Zones zones, Paths paths, Reporter out) {
        if (!(subject.item().entry() instanceof Side side) || paths.isUnknown()) {
            return;
        }
        List<GroundShape> own = zones.deployment(side.id());
        boolean some = false;
        for (GroundShape zone : own) {
            Corner middle = new Corner(zone.bounds().centre().x, zone.bounds().centre().y);
            some |= paths.leads(
                    middle.xInches(),
                    middle.yInches(),
                    false,
                    (x, y) -> own.stream().noneMatch(any -> any.holdsInches(x, y)));
        }
        if (!own.isEmpty() && !some) {
            out.report().with("side", subject.name());
        }
    }

    @Rule("HM-ARTY-03")
    void enclosed(Stand stand, Paths paths, Reporter out) {
        if (stand.piece() instanceof Unit unit && unit.arm().equals(Troops.ARTILLERY) && !paths.isUnknown()) {
            Coordinate from = middle(stand);
            if (!paths.leads(from.x, from.y, true, (x, y) -> Math.hypot(x - from.x, y - from.y) >= AWAY_INCHES)) {
                out.report().with("u", stand.name());
            }
        }
    }

    @Rule("HM-ROUT-01")
    void cutOff(Stand stand, Zones zones, Paths paths, Reporter out) {
        if (!(stand.piece() instanceof Unit unit) || paths.isUnknown()) {
            return;
        }
        List<Geometry> edges = zones.of(Zones.HOME_EDGE, stand.side()).stream()
                .flatMap(place -> Zones.shape(place).stream())
                .toList();
        Coordinate from = middle(stand);
        boolean guns = unit.arm().equals(Troops.ARTILLERY);
        if (!edges.isEmpty() && !paths.leads(from.x, from.y, guns, (x, y) -> Paths.isAt(edges, x, y))) {
            out.report().with("u", stand.name());
        }
    }

    private static Coordinate middle(Stand stand) {
        Coordinate middle = stand.footprint().bounds().centre();
        return new Coordinate(middle.x / Corner.PER_INCH, middle.y / Corner.PER_INCH);
    }
}
