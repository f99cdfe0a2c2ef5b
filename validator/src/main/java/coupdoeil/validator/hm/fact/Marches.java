package coupdoeil.validator.hm.fact;

import coupdoeil.model.Attributes;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.scenario.ArrivalGroup;
import coupdoeil.model.table.GroundFeature;
import coupdoeil.validator.check.fact.Switches;
import coupdoeil.validator.table.fact.Entrances;
import coupdoeil.validator.table.fact.Inches;
import coupdoeil.validator.table.fact.WaysIn;
import coupdoeil.validator.table.fact.WaysIn.Way;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;

/** When reinforcements are due, and how far they get with their order (HM The Table Edge; Movement). */
public record Marches(Troops troops, Entrances entrances, WaysIn ways, ObstaclePenalty penalty, Switches switches) {

    private static final String RUN = "RUN";

    /** The number of the turn a group is due; empty if it is none. */
    public static OptionalInt turn(ArrivalGroup group) {
        return group.at().matches("-?\\d{1,6}") ? OptionalInt.of(Integer.parseInt(group.at())) : OptionalInt.empty();
    }

    /** The order with which a group enters. */
    public static String order(ArrivalGroup group) {
        return group.attributes().text("order").orElse("ADVANCE");
    }

    /** What keeps guns from the middle of their entries; empty if they get in anywhere. */
    public Optional<GroundFeature> inTheWay(Unit guns, ArrivalGroup group) {
        double depth = entrances.depthInches(guns, group);
        return WaysIn.inTheWay(ways(guns, group, depth), way -> closed(guns, way));
    }

    /**
     * How far a unit gets with the order of its group and the lowest roll, where the ground lets it furthest; empty if the
     * table does not say, and for guns that get in nowhere.
     *
     * @param inches how far it has to get; on the ground beyond nobody looks
     */
    public Optional<Double> moveInches(Unit unit, ArrivalGroup group, double inches) {
        String formation = Entrances.formation(unit, group).orElse("");
        Attributes row = troops.tables().nested("movement").nested(row(unit, formation));
        if (row.values().isEmpty()) {
            return Optional.empty();
        }
        boolean runs = order(group).equals(RUN);
        double rate = row.decimal(runs ? "run" : "advance");
        double open = rate == 0 ? 0 : rate + (formation.equals(Troops.MARCH_COLUMN) ? least(row, "marchColumn") : 0);
        Iterator<Way> all = ways(unit, group, inches).iterator();
        if (!all.hasNext() || open == 0) {
            return Optional.of(open);
        }
        Optional<Double> best = Optional.empty();
        while (all.hasNext()
                && best.filter(known -> !Inches.below(known, inches)).isEmpty()) {
            Way way = all.next();
            if (!isGun(unit) || closed(unit, way).findAny().isEmpty()) {
                double here = along(unit, way, open, rate, runs, least(row, "road"));
                best = Optional.of(Math.max(here, best.orElse(0.0)));
            }
        }
        return best;
    }

    private double along(Unit unit, Way way, double open, double rate, boolean runs, int road) {
        double stops = closed(unit, way)
                .mapToDouble(feature -> feature.shape().inchesFrom(way.edge()))
                .min()
                .orElse(Double.POSITIVE_INFINITY);
        List<GroundFeature> difficult = Troops.ignoresDifficult(unit)
                ? List.of()
                : way.met()
                        .filter(feature ->
                                Going.isDifficult(feature) && !WaysIn.isBridged(feature, way.ground(), way.near()))
                        .toList();
        if (!difficult.isEmpty() && (runs || (isGun(unit) && switches.is("artilleryNoMove", "NONE")))) {
            for (GroundFeature feature : difficult) {
                stops = Math.min(stops, feature.shape().inchesFrom(way.edge()));
            }
        }
        double move = isGun(unit) && !difficult.isEmpty() && !runs ? Math.ceil(rate / 2) : open;
        boolean onRoad = way.met()
                .anyMatch(feature -> feature.effects().flag("road")
                        && feature.shape().outline().contains(way.ground()));
        long obstacles = isGun(unit) ? 0 : way.met().filter(Going::isObstacle).count();
        return Math.max(0, Math.min(stops, move + (onRoad ? road : 0) - obstacles * penalty.most()));
    }

    /** What on a way a unit does not pass. */
    private static Stream<GroundFeature> closed(Unit unit, Way way) {
        return way.met()
                .filter(feature -> Going.isImpassable(feature) || (isGun(unit) && Going.isObstacle(feature)))
                .filter(feature -> !WaysIn.isBridged(feature, way.ground(), way.near()));
    }

    private Stream<Way> ways(Unit unit, ArrivalGroup group, double inches) {
        return entrances.places(group).stream().flatMap(place -> ways.of(unit, group, place, inches));
    }

    private String row(Unit unit, String formation) {
        return isGun(unit)
                ? formation.equals(Troops.UNLIMBERED) ? formation : Troops.LIMBERED
                : troops.row(unit, formation);
    }

    /** The lowest roll of some dice and what is added to it; 0 if the table has no such bonus. */
    private static int least(Attributes row, String bonus) {
        List<Integer> dice = row.integers(bonus);
        return dice.isEmpty() ? 0 : 1 + (dice.size() > 1 ? dice.get(1) : 0);
    }

    private static boolean isGun(Unit unit) {
        return unit.arm().equals(Troops.ARTILLERY);
    }
}
