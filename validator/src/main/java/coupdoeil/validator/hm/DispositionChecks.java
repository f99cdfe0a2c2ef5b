package coupdoeil.validator.hm;

import coupdoeil.model.oob.Unit;
import coupdoeil.model.scenario.Facing;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.Position;
import coupdoeil.model.table.Arcs;
import coupdoeil.model.table.Corner;
import coupdoeil.model.table.GroundFeature;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.table.Feature;
import coupdoeil.validator.check.table.Stand;
import coupdoeil.validator.check.table.Stands;
import coupdoeil.validator.check.table.TableGround;
import coupdoeil.validator.hm.fact.Buildings;
import coupdoeil.validator.hm.fact.Distances;
import coupdoeil.validator.hm.fact.Garrisons;
import coupdoeil.validator.hm.fact.Garrisons.Garrison;
import coupdoeil.validator.hm.fact.Going;
import coupdoeil.validator.hm.fact.Troops;
import coupdoeil.validator.hm.fact.Weapons;
import coupdoeil.validator.table.WaysOut;
import coupdoeil.validator.table.fact.Enemies;
import coupdoeil.validator.table.fact.FreeGround;
import coupdoeil.validator.table.fact.Inches;
import coupdoeil.validator.table.fact.Paths;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Envelope;

/**
 * How units stand to the enemy, to cover and to their guns' needs (HM Movement; Mounting and Dismounting; Artillery
 * Limbering and Unlimbering; Resolving Charges; Fortified Positions).
 */
final class DispositionChecks {

    private static final double CHARGE_RESPONSE = 6;
    private static final double BESIDE_OBSTACLE = 1;
    private static final double AWAY = 12;

    @Rule("HM-POS-08")
    void capacity(Feature feature, Stands stands, Garrisons garrisons, Buildings buildings, Reporter out) {
        GroundFeature ground = feature.ground();
        OptionalInt capacity = buildings.capacity(ground);
        if (!buildings.hasRoom(ground)
                || capacity.isEmpty()
                || ground.shape().bounds().isNull()) {
            return;
        }
        List<Stand> inside = stands.near(ground.shape().bounds()).stream()
                .filter(stand -> stand.piece() instanceof Unit && stand.isOn(ground))
                .toList();
        List<Garrison> garrison = garrisons.in(ground).toList();
        int bases = inside.stream().mapToInt(stand -> bases(stand, ground)).sum()
                + garrison.stream().mapToInt(Garrison::bases).sum();
        if (bases > capacity.getAsInt()) {
            Reporter.Draft draft = out.report("feature").with("n", bases).with("m", capacity.getAsInt());
            inside.forEach(stand -> draft.about(stand.ref()));
            garrison.forEach(unit -> draft.about(unit.ref()));
        }
    }

    @Rule("HM-POS-09")
    void facingAway(Stand stand, Enemies enemies, Weapons weapons, FreeGround ground, Reporter out) {
        List<Stand> behind = behind(stand, enemies, weapons);
        if (behind.isEmpty()) {
            return;
        }
        Reporter.Draft draft = out.report("u").with("n", behind.size());
        nearest(stand, behind)
                .flatMap(enemy -> towards(stand, enemy))
                .flatMap(heading -> ground.standing(stand, stand.placement().withFacing(heading)))
                .filter(turned -> behind(turned, enemies, weapons).isEmpty())
                .ifPresent(turned -> draft.fix(
                        out.place("Let it face the nearest", stand.placement(), placed -> turned.placement())));
    }

    /** The enemies in range of a piece that has none of them before it; empty if it has one. */
    private static List<Stand> behind(Stand stand, Enemies enemies, Weapons weapons) {
        List<Stand> inRange = enemies.within(stand, weapons.longest(stand));
        return inRange.stream().anyMatch(enemy -> isInFront(stand, enemy)) ? List.of() : inRange;
    }

    @Rule("HM-POS-10")
    void holdOnly(Stand stand, Enemies enemies, Distances distances, Reporter out) {
        nearest(stand, enemies.within(stand, CHARGE_RESPONSE)).ifPresent(enemy -> {
            double inches = stand.footprint().inchesFrom(enemy.footprint());
            if (!Inches.below(inches, distances.of("enemies"))) {
                out.report("u").about("enemy", enemy.ref()).with("d", Inches.told(inches));
            }
        });
    }

    @Rule("HM-POS-11")
    void besideObstacle(Stand stand, TableGround features, Distances distances, Reporter out) {
        if (!(stand.piece() instanceof Unit)) {
            return;
        }
        Envelope around = stand.footprint().bounds();
        around.expandBy(2 * BESIDE_OBSTACLE * Corner.PER_INCH);
        for (GroundFeature feature : features.near(around)) {
            if (Going.isObstacle(feature)
                    && !distances.isAtObstacle(feature, stand.footprint().bases())
                    && stand.footprint().front().stream()
                            .anyMatch(base -> Inches.within(feature.shape().inchesFrom(base), BESIDE_OBSTACLE))) {
                out.report("u").with("feature", feature.name()).with("max", distances.of("obstacleCover"));
            }
        }
    }

    @Rule("HM-POS-12")
    void fortified(Stand stand, TableGround features, Reporter out) {
        if (stand.piece() instanceof Unit) {
            features.under(stand)
                    .filter(feature -> feature.effects().flag(Buildings.FORTIFIED))
                    .forEach(feature -> out.report("u").with("feature", feature.name()));
        }
    }

    @Rule("HM-ARTY-01")
    void difficult(Stand stand, TableGround features, Reporter out) {
        if (isArtillery(stand)) {
            features.under(stand)
                    .filter(Going::isDifficult)
                    .forEach(feature -> out.report("u").with("feature", feature.name()));
        }
    }

    @Rule("HM-ARTY-02")
    void limbered(Stand stand, Enemies enemies, Weapons weapons, FreeGround ground, Reporter out) {
        if (!isArtillery(stand) || !Troops.LIMBERED.equals(stand.placement().formation())) {
            return;
        }
        int inRange = enemies.within(stand, weapons.longest(stand)).size();
        if (inRange > 0) {
            Reporter.Draft draft = out.report("u").with("n", inRange);
            Placement unlimbered = stand.placement().withFormation("unlimbered");
            boolean runs = OrderChecks.order(stand.placement()).equals(OrderChecks.RUN);
            if (!runs && ground.isFree(stand, unlimbered)) {
                draft.fix(out.place("Unlimber it", stand.placement(), placed -> unlimbered));
            }
        }
    }

    /** Of orders for which they have no rate HM-STATE-08 speaks. */
    @Rule("HM-ARTY-04")
    void order(Stand stand, Reporter out) {
        String order = OrderChecks.order(stand.placement());
        if (isArtillery(stand)
                && Troops.UNLIMBERED.equals(stand.placement().formation())
                && !order.isEmpty()
                && !order.equals(OrderChecks.HOLD)
                && !OrderChecks.isBeyondMen(order)) {
            out.report("u").fix(out.set("Let it hold", OrderChecks.ORDER, OrderChecks.HOLD));
        }
    }

    @Rule("HM-ARTY-03")
    void enclosed(Stand stand, Paths paths, Reporter out) {
        if (isArtillery(stand)) {
            WaysOut.enclosed(stand, AWAY, paths, out);
        }
    }

    private static boolean isArtillery(Stand stand) {
        return stand.piece() instanceof Unit unit && unit.arm().equals(Troops.ARTILLERY);
    }

    private static int bases(Stand stand, GroundFeature feature) {
        return (int) stand.footprint().bases().stream()
                .filter(feature.shape().outline()::overlaps)
                .count();
    }

    private static boolean isInFront(Stand stand, Stand enemy) {
        Arcs arcs = new Arcs(stand.footprint().rectangle());
        return enemy.footprint().bases().stream()
                .anyMatch(base -> !arcs.inFront(base).isEmpty());
    }

    private static Optional<Stand> nearest(Stand stand, List<Stand> others) {
        return others.stream()
                .min(Comparator.comparingDouble(other -> stand.footprint().inchesFrom(other.footprint())));
    }

    /** The heading from where a piece stands to the middle of another, in tenths of a degree. */
    private static Optional<Facing> towards(Stand stand, Stand other) {
        if (!(stand.placement().position() instanceof Position.OnTable from)) {
            return Optional.empty();
        }
        Coordinate to = other.footprint().bounds().centre();
        double degrees =
                Math.toDegrees(Math.atan2(to.y / Corner.PER_INCH - from.y(), to.x / Corner.PER_INCH - from.x()));
        return Optional.of(new Facing.Heading((Math.rint(degrees * 10) / 10 + 360) % 360));
    }
}
