package coupdoeil.validator.lb;

import coupdoeil.model.grid.Hex;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.fact.Occupancy;
import coupdoeil.validator.check.fact.Setup;
import coupdoeil.validator.check.subject.FindingPlace;
import coupdoeil.validator.check.subject.PlacedUnit;
import java.util.List;
import java.util.Optional;

/** Whom batteries can fire at, alone and together (LB 25, 26). */
final class BatteryTargets {

    /** A target is the better the more increments it offers. */
    @Rule("LB-LOS-03")
    void mustFireAtTheLesser(PlacedUnit placed, LbFields fields, LbLoads loads, Occupancy occupancy, Reporter out) {
        if (!fields.isGun(placed)) {
            return;
        }
        List<LbFields.Target> targets = fields.targets(placed);
        if (targets.isEmpty()) {
            return;
        }
        int closest = targets.get(0).range();
        int best = targets.stream()
                .filter(target -> target.range() == closest)
                .mapToInt(target -> loads.increments(occupancy.at(target.hex())))
                .max()
                .orElse(0);
        targets.stream()
                .filter(target -> target.range() > closest && loads.increments(occupancy.at(target.hex())) > best)
                .findFirst()
                .ifPresent(better -> out.report()
                        .with("u", placed.name())
                        .with("t", targets.get(0).unit().name())
                        .with("v", better.unit().name())
                        .about(targets.get(0).unit().ref())
                        .about(better.unit().ref()));
    }

    @Rule("LB-LOS-08")
    void restsOnAReading(PlacedUnit placed, LbFields fields, LbSights sights, LbGround ground, Reporter out) {
        if (!fields.isGun(placed)) {
            return;
        }
        Hex from = placed.placement().hex().orElseThrow();
        LbSight sight = fields.sight(placed, sights.clearest());
        for (PlacedUnit enemy : fields.enemies(placed)) {
            Optional<Hex> at = enemy.placement().hex();
            if (at.isEmpty() || from.distance(at.get()) > fields.range(placed.unit())) {
                continue;
            }
            List<String> readings = sight.readings(ground, from, at.get());
            if (!readings.isEmpty()) {
                out.report()
                        .with("a", placed.name())
                        .with("b", enemy.name())
                        .with("reading", String.join(", ", readings))
                        .about(enemy.ref())
                        .related(new FindingPlace.AtHex(at.get()));
            }
        }
    }

    @Rule("LB-LOS-12")
    void cannotCombine(PlacedUnit placed, LbFields fields, LbLeaders leaders, Setup setup, Reporter out) {
        if (!fields.isGun(placed) || led(placed, leaders)) {
            return;
        }
        Hex from = placed.placement().hex().orElseThrow();
        for (PlacedUnit other : setup.units()) {
            if (other.key().compareTo(placed.key()) > 0
                    && other.side().equals(placed.side())
                    && fields.isGun(other)
                    && other.placement()
                            .hex()
                            .filter(hex -> hex.distance(from) == 1)
                            .isPresent()
                    && !led(other, leaders)) {
                Optional<LbFields.Target> target = fields.targets(placed).stream()
                        .filter(candidate -> fields.reaches(other, candidate.hex()))
                        .filter(candidate -> !nextToBoth(candidate, placed, other))
                        .findFirst();
                if (target.isPresent()) {
                    out.report()
                            .with("u", placed.name())
                            .with("v", other.name())
                            .with("t", target.get().unit().name())
                            .about(other.ref())
                            .about(target.get().unit().ref());
                    return;
                }
            }
        }
    }

    /** No leader is needed against a target that is adjacent to both (LB 25). */
    private static boolean nextToBoth(LbFields.Target target, PlacedUnit one, PlacedUnit other) {
        return one.placement().hex().orElseThrow().distance(target.hex()) == 1
                && other.placement().hex().orElseThrow().distance(target.hex()) == 1;
    }

    private static boolean led(PlacedUnit placed, LbLeaders leaders) {
        return leaders.at(placed.placement().hex().orElseThrow()).stream()
                .anyMatch(leader -> leader.side().equals(placed.side())
                        && LbLeaders.has(leader.leader(), LbLeaders.ARTILLERY_BONUS));
    }
}
