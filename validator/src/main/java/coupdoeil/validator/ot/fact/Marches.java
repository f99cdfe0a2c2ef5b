package coupdoeil.validator.ot.fact;

import coupdoeil.model.Attributes;
import coupdoeil.model.battlefield.Place;
import coupdoeil.model.oob.Roster;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.scenario.ArrivalGroup;
import coupdoeil.model.scenario.TurnTrack;
import coupdoeil.model.table.GroundFeature;
import coupdoeil.validator.check.fact.Switches;
import coupdoeil.validator.check.fact.Timetable;
import coupdoeil.validator.table.fact.Entrances;
import coupdoeil.validator.table.fact.WaysIn;
import coupdoeil.validator.table.fact.WaysIn.Way;
import coupdoeil.validator.table.fact.Zones;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.LineSegment;
import org.locationtech.jts.operation.distance.DistanceOp;

/**
 * How reinforcements enter and how soon they are where they go. Whose formation nobody names is in company column or
 * limbered if its group enters in column, else in line or unlimbered (OT Movement: Rates; Operational Movement).
 */
public record Marches(
        Roster roster, Entrances entrances, WaysIn ways, Rates rates, Posts posts, Spacing spacing, Switches switches) {

    private static final GeometryFactory GEOMETRIES = new GeometryFactory();

    /** The formation in which a unit of a group enters. */
    public String formation(Unit unit, ArrivalGroup group) {
        String usual = group.mode().equals(ArrivalGroup.COLUMN)
                ? narrowest(unit)
                : unit.arm().equals(Units.ARTILLERY) ? Units.UNLIMBERED : Units.LINE;
        return Entrances.formation(unit, group).orElse(usual);
    }

    /** The formation in which a unit needs least room. */
    private static String narrowest(Unit unit) {
        return unit.arm().equals(Units.ARTILLERY) ? Units.LIMBERED : Units.COMPANY_COLUMN;
    }

    /** The group with the formation of each of its units. */
    public ArrivalGroup formed(ArrivalGroup group) {
        return group.withMarch(group.march().stream()
                .map(marcher -> roster.unit(marcher.piece())
                        .map(unit -> marcher.withFormation(formation(unit, group)))
                        .orElse(marcher))
                .toList());
    }

    /** The least width that a unit needs, in inches. */
    public double leastWidthInches(Unit unit, ArrivalGroup group) {
        return entrances.widthInches(
                unit, group.withMarch(List.of(new ArrivalGroup.Marcher(unit.id(), narrowest(unit), Attributes.NONE))));
    }

    /** What keeps a unit out of an entry; empty if it gets in anywhere along it. */
    public Optional<GroundFeature> inTheWay(Unit unit, ArrivalGroup group, Place entry) {
        ArrivalGroup formed = formed(group);
        boolean skirmishes = formation(unit, group).equals(Units.SKIRMISH);
        Stream<Way> all = ways.of(unit, formed, entry, entrances.depthInches(unit, formed));
        return WaysIn.inTheWay(
                all,
                way -> way.met()
                        .filter(feature -> Terrain.isProhibited(feature, unit.arm())
                                || (Terrain.isHeavyWood(feature) && !skirmishes))
                        .filter(feature -> !WaysIn.isBridged(feature, way.ground(), way.near())));
    }

    /** How many turns the slowest of a group marches straight to some ground, over clear ground; empty if it never arrives. */
    public OptionalInt turns(ArrivalGroup group, Geometry entry, Geometry to, String side) {
        List<Unit> units = entrances.units(group);
        double rate = units.stream()
                .mapToDouble(unit -> rates.inches(unit, formation(unit, group)))
                .min()
                .orElse(0);
        Coordinate[] ends = DistanceOp.nearestPoints(entry, to);
        LineSegment way = new LineSegment(ends[0], ends[1]);
        double done = 0;
        int turns = 0;
        while (rate > 0 && done < way.getLength() && turns <= TurnTrack.MAX_TURNS) {
            double far = rate * rates.operationalFactor();
            boolean free = isFree(at(way, done), side) && (!stopsAtAnyEnemy() || isFree(at(way, done + far), side));
            done += free ? far : rate;
            turns++;
        }
        return rate > 0 ? OptionalInt.of(turns) : OptionalInt.empty();
    }

    private static Coordinate at(LineSegment way, double inches) {
        return way.getLength() == 0 ? way.p0 : way.pointAlong(Math.min(1, inches / way.getLength()));
    }

    /** Whether one may move operationally for all that is near a point: more than eight inches from the enemy. */
    private boolean isFree(Coordinate point, String side) {
        Geometry there = GEOMETRIES.createPoint(point);
        return posts.enemiesOf(side)
                .filter(post -> stopsAtAnyEnemy() || post.isFormed())
                .allMatch(post -> post.inchesFrom(there) > spacing.range("engagement"));
    }

    private boolean stopsAtAnyEnemy() {
        return switches.is("operationalEnemy", "ANY");
    }

    /** The number of the turn in which a group is due, from 0; empty if it is none of the scenario. */
    public static OptionalInt turn(ArrivalGroup group, Timetable timetable) {
        OptionalInt turn = timetable.track().turnOf(group.at());
        return turn.isPresent() && timetable.track().contains(turn.getAsInt()) ? turn : OptionalInt.empty();
    }

    /** How wide an entry is, in inches; 0 if it is a point. */
    public static double widthInches(Place entry) {
        return Zones.shape(entry).flatMap(Zones::width).orElse(0.0);
    }
}
