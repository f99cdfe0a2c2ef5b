package coupdoeil.validator.hm;

import coupdoeil.model.battlefield.Place;
import coupdoeil.model.oob.Roster;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.scenario.ArrivalGroup;
import coupdoeil.model.table.Corner;
import coupdoeil.model.table.GroundShape;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.fact.Arrivals;
import coupdoeil.validator.check.subject.Arrival;
import coupdoeil.validator.check.subject.EntryTurn;
import coupdoeil.validator.check.table.Stands;
import coupdoeil.validator.hm.fact.Distances;
import coupdoeil.validator.hm.fact.Marches;
import coupdoeil.validator.hm.fact.Troops;
import coupdoeil.validator.table.fact.Entrances;
import coupdoeil.validator.table.fact.Inches;
import coupdoeil.validator.table.fact.Zones;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.locationtech.jts.geom.Envelope;
import org.locationtech.jts.geom.Geometry;

/**
 * Whether reinforcements get onto the table where they enter (HM Route; Movement; Proximity to Enemy; The Table Edge).
 */
final class EntryChecks {

    @Rule("HM-REINF-04")
    void tooNarrow(Arrival arrival, Entrances entrances, Reporter out) {
        for (Place place : entrances.places(arrival.group())) {
            Optional<Double> width = Zones.shape(place).flatMap(Zones::width);
            for (Unit unit : entrances.units(arrival.group())) {
                double front = entrances.widthInches(unit, arrival.group());
                if (width.isPresent() && Inches.below(width.get(), front)) {
                    out.report("group")
                            .with("u", unit.name())
                            .with("front", Inches.told(front))
                            .with("place", entrances.name(place))
                            .with("width", Inches.told(width.get()));
                }
            }
        }
    }

    @Rule("HM-REINF-05")
    void tailOffTable(Arrival arrival, Entrances entrances, Marches marches, Reporter out) {
        for (Unit unit : entrances.units(arrival.group())) {
            double depth = entrances.depthInches(unit, arrival.group());
            marches.moveInches(unit, arrival.group(), depth)
                    .filter(move -> Inches.below(move, depth))
                    .ifPresent(move -> out.report("group")
                            .with("u", unit.name())
                            .with("move", Inches.told(move))
                            .with("depth", Inches.told(depth)));
        }
    }

    /** A unit that comes with a group. */
    private record Marching(Unit unit, ArrivalGroup group) {}

    /** Only of those in column: along an edge they enter beside each other. */
    @Rule("HM-REINF-06")
    void overloaded(EntryTurn subject, Entrances entrances, Marches marches, Reporter out) {
        List<Marching> column = new ArrayList<>();
        for (ArrivalGroup group : subject.groups()) {
            if (group.mode().equals(ArrivalGroup.COLUMN)) {
                entrances.units(group).forEach(unit -> column.add(new Marching(unit, group)));
            }
        }
        double depth = column.stream()
                .mapToDouble(one -> entrances.depthInches(one.unit(), one.group()))
                .sum();
        double move = column.size() < 2
                ? depth
                : column.stream()
                        .flatMap(one -> marches.moveInches(one.unit(), one.group(), depth).stream())
                        .mapToDouble(inches -> inches)
                        .min()
                        .orElse(depth);
        if (Inches.below(move, depth)) {
            out.report()
                    .with("n", column.size())
                    .with("depth", Inches.told(depth))
                    .with("move", Inches.told(move));
        }
    }

    @Rule("HM-REINF-09")
    void blocked(
            Arrival arrival, Entrances entrances, Stands stands, Distances distances, Roster roster, Reporter out) {
        String side = Arrivals.side(arrival.group(), roster);
        double apart = distances.of("enemies");
        for (Place place : entrances.places(arrival.group())) {
            Optional<Geometry> shape = Zones.shape(place);
            if (shape.isPresent() && !side.isEmpty()) {
                GroundShape ground = GroundShape.of(shape.get(), 0);
                Envelope around = ground.bounds();
                around.expandBy((apart + 1) * Corner.PER_INCH);
                stands.near(around).stream()
                        .filter(stand -> stand.piece() instanceof Unit
                                && !stand.side().isEmpty()
                                && !stand.side().equals(side))
                        .filter(stand -> stand.footprint().bases().stream()
                                .anyMatch(base -> Inches.below(ground.inchesFrom(base), apart)))
                        .findFirst()
                        .ifPresent(enemy -> out.report("group")
                                .with("place", entrances.name(place))
                                .about("enemy", enemy.ref())
                                .with("min", (int) apart));
            }
        }
    }

    @Rule("HM-REINF-10")
    void closedToGuns(Arrival arrival, Entrances entrances, Marches marches, Reporter out) {
        for (Unit unit : entrances.units(arrival.group())) {
            if (unit.arm().equals(Troops.ARTILLERY)) {
                marches.inTheWay(unit, arrival.group())
                        .ifPresent(feature -> out.report("group")
                                .with("u", unit.name())
                                .with("feature", feature.name())
                                .ask("Let it enter elsewhere, or open a gap"));
            }
        }
    }

    @Rule("HM-REINF-12")
    void onTheEnemysEdge(Arrival arrival, Entrances entrances, Zones zones, Roster roster, Reporter out) {
        String side = Arrivals.side(arrival.group(), roster);
        for (Place place : entrances.places(arrival.group())) {
            Optional<Geometry> shape = Zones.shape(place);
            zones.homeEdges().stream()
                    .filter(edge -> !Zones.side(edge).equals(side) && !side.isEmpty())
                    .filter(edge -> shape.isPresent()
                            && Zones.shape(edge)
                                    .filter(other -> zones.common(shape.get(), other) > 0)
                                    .isPresent())
                    .findFirst()
                    .ifPresent(edge -> out.report("group")
                            .with("place", entrances.name(place))
                            .with("edge", zones.name(edge)));
        }
    }
}
