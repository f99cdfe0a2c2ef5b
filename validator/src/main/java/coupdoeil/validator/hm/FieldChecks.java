package coupdoeil.validator.hm;

import coupdoeil.model.battlefield.Place;
import coupdoeil.model.oob.Side;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.table.Corner;
import coupdoeil.model.table.GroundFeature;
import coupdoeil.model.table.GroundShape;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.subject.FindingPlace;
import coupdoeil.validator.check.subject.MapPlace;
import coupdoeil.validator.check.table.Feature;
import coupdoeil.validator.check.table.Stand;
import coupdoeil.validator.check.table.WholeTable;
import coupdoeil.validator.hm.fact.Troops;
import coupdoeil.validator.hm.fact.Visibility;
import coupdoeil.validator.hm.fact.Weapons;
import coupdoeil.validator.sight.table.PointSight;
import coupdoeil.validator.sight.table.Squares;
import coupdoeil.validator.table.fact.Hilltops;
import coupdoeil.validator.table.fact.Zones;
import coupdoeil.validator.table.sight.TableViewsheds;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import org.locationtech.jts.geom.Coordinate;

/** What units and sides see of the ground, by square inches (HM Line of Sight; Arc of Fire). */
final class FieldChecks {

    @Rule("HM-LOS-02")
    void poorField(Stand stand, TableViewsheds lookout, Weapons weapons, Reporter out) {
        if (!(stand.piece() instanceof Unit unit)
                || !unit.arm().equals(Troops.ARTILLERY)
                || !"unlimbered".equals(stand.placement().formation())) {
            return;
        }
        BitSet blind = lookout.before(stand, weapons.longest(stand));
        int all = blind.cardinality();
        blind.andNot(lookout.seen(stand));
        if (2 * blind.cardinality() > all) {
            out.report("u").with("share", 100 * blind.cardinality() / all).with("range", weapons.longest(stand));
        }
    }

    /**
     * From the middles of the square inches of its zones, or that of a zone that holds none; whoever stands there is
     * left out.
     */
    @Rule("HM-LOS-03")
    void hiddenObjective(MapPlace subject, Zones zones, TableViewsheds lookout, Reporter out) {
        Place place = subject.place();
        if (!place.kind().equals(Zones.OBJECTIVE) || Zones.shape(place).isEmpty()) {
            return;
        }
        PointSight sight = lookout.overGround(Zones.middle(Zones.shape(place).get()));
        for (Side side : zones.sides()) {
            List<GroundShape> own = zones.deployment(side.id());
            boolean seen = own.stream().anyMatch(zone -> sees(sight, zone, lookout.squares()));
            if (!own.isEmpty() && !seen) {
                out.report("place").with("side", side.name());
            }
        }
    }

    private static boolean sees(PointSight sight, GroundShape zone, Squares squares) {
        BitSet inside = squares.where(point -> zone.holdsInches(point.xInches(), point.yInches()));
        Coordinate middle = zone.bounds().centre();
        return inside.isEmpty()
                ? sight.sees(new Corner(middle.x, middle.y))
                : inside.stream().anyMatch(square -> sight.sees(squares.middle(square)));
    }

    @Rule("HM-LOS-04")
    void blindGround(WholeTable table, Zones zones, TableViewsheds lookout, Reporter out) {
        for (Side side : zones.sides()) {
            BitSet blind = lookout.blind(side.id());
            if (!blind.isEmpty()) {
                out.report()
                        .with("side", side.name())
                        .with("n", blind.cardinality())
                        .with("all", lookout.squares().count())
                        .at(new FindingPlace.AtShape(lookout.squares().shape(blind)));
            }
        }
    }

    @Rule("HM-LOS-09")
    void seenOverByNobody(Feature feature, Hilltops hilltops, Reporter out) {
        GroundFeature ground = feature.ground();
        if (!Visibility.isBlockingFromHeights(ground) || !Visibility.isBlocking(ground)) {
            return;
        }
        Optional<Hilltops.Pair> pair = hilltops.over(ground);
        pair.ifPresent(hills -> out.report("feature")
                .with("one", hills.one().name())
                .with("other", hills.other().name()));
    }
}
