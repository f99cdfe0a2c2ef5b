package coupdoeil.validator.lb;

import coupdoeil.model.grid.Hex;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.fact.Setup;
import coupdoeil.validator.check.subject.FindingPlace;
import coupdoeil.validator.check.subject.PlacedLeader;
import coupdoeil.validator.check.subject.PlacedUnit;
import coupdoeil.validator.lb.fact.FieldsOfFire;
import coupdoeil.validator.lb.fact.Leaders;
import coupdoeil.validator.lb.fact.Relief;
import coupdoeil.validator.lb.fact.SightByTurn;
import coupdoeil.validator.lb.fact.SpecialRules;
import coupdoeil.validator.lb.sight.LineOfSight;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/** Whom batteries can fire at, alone and together (LB 25, 26). */
final class BatteryTargetChecks {

    /** More enemies in one hex are told of together, for each battery would speak of each: no hex holds so many units. */
    private static final int MAX_TOLD_APART = 20;

    /** A target is the better the more increments it offers. */
    @Rule("LB-LOS-03")
    void mustFireAtTheLesser(PlacedUnit placed, FieldsOfFire fields, Reporter out) {
        if (!fields.isGun(placed)) {
            return;
        }
        List<FieldsOfFire.Target> targets = fields.targets(placed);
        if (targets.isEmpty()) {
            return;
        }
        int closest = targets.get(0).range();
        int best = targets.stream()
                .filter(target -> target.range() == closest)
                .mapToInt(target -> fields.increments(target.hex()))
                .max()
                .orElse(0);
        targets.stream()
                .filter(target -> target.range() > closest && fields.increments(target.hex()) > best)
                .findFirst()
                .ifPresent(better -> out.report()
                        .with("u", placed.name())
                        .with("t", targets.get(0).unit().name())
                        .with("v", better.unit().name())
                        .about(targets.get(0).unit().ref())
                        .about(better.unit().ref()));
    }

    @Rule("LB-LOS-08")
    void restsOnAReading(
            PlacedUnit placed, FieldsOfFire fields, SightByTurn sights, Relief ground, Setup setup, Reporter out) {
        if (!fields.isGun(placed)) {
            return;
        }
        Hex from = placed.placement().hex().orElseThrow();
        LineOfSight sight = fields.sight(placed, sights.clearest());
        SortedMap<Integer, Runnable> reports = new TreeMap<>();
        fields.enemies(placed)
                .filter(post -> from.distance(post.hex()) <= fields.range(placed.unit()))
                .forEach(post -> {
                    List<String> readings = sight.readings(ground, from, post.hex());
                    int told = post.places().size() > MAX_TOLD_APART
                            ? 1
                            : post.places().size();
                    for (int place : readings.isEmpty()
                            ? List.<Integer>of()
                            : post.places().subList(0, told)) {
                        PlacedUnit enemy = setup.units().get(place);
                        int others = post.places().size() - told;
                        reports.put(
                                place,
                                () -> out.report()
                                        .with("a", placed.name())
                                        .with(
                                                "b",
                                                enemy.name()
                                                        + (others == 0 ? "" : " and " + others + " others in its hex"))
                                        .with("reading", String.join(", ", readings))
                                        .about(enemy.ref())
                                        .related(new FindingPlace.AtHex(post.hex())));
                    }
                });
        reports.values().forEach(Runnable::run);
    }

    /**
     * Two batteries side by side fire together behind a leader with an artillery bonus who can help both, unless the battle
     * keeps their nations from it (LB 7, 25).
     */
    @Rule("LB-LOS-12")
    void cannotCombine(
            PlacedUnit placed, FieldsOfFire fields, Leaders leaders, SpecialRules special, Setup setup, Reporter out) {
        if (!fields.isGun(placed)) {
            return;
        }
        List<PlacedUnit> beside = fields.beside(placed);
        for (PlacedUnit other : beside) {
            if (other.key().compareTo(placed.key()) <= 0) {
                continue;
            }
            if (keptApart(placed, other, special)) {
                Optional<FieldsOfFire.Target> target = fields.targets(placed).stream()
                        .filter(candidate -> fields.reaches(other, candidate.hex()))
                        .findFirst();
                if (target.isPresent()) {
                    String nations =
                            placed.unit().nationality() + " and " + other.unit().nationality();
                    report(List.of(placed, other), target.get(), "may not fire together: " + nations, out);
                    return;
                }
                continue;
            }
            Optional<FieldsOfFire.Target> target =
                    led(placed, other, leaders) ? Optional.empty() : common(placed, other, fields);
            if (target.isPresent()) {
                report(
                        List.of(placed, other),
                        target.get(),
                        "have no leader with an artillery bonus who may help both",
                        out);
                return;
            }
        }
        three(placed, beside, fields, leaders, special, setup, out);
    }

    /**
     * Three fire together if a leader of special ability is next to all of them, none being needed against a target next
     * to them all (LB 25). Pairs that lack a leader are reported as such.
     */
    private static void three(
            PlacedUnit placed,
            List<PlacedUnit> beside,
            FieldsOfFire fields,
            Leaders leaders,
            SpecialRules special,
            Setup setup,
            Reporter out) {
        for (int i = 0; i < beside.size(); i++) {
            for (int k = i + 1; k < beside.size(); k++) {
                List<PlacedUnit> three = List.of(placed, beside.get(i), beside.get(k));
                if (!isFirst(three) || hex(three.get(1)).equals(hex(three.get(2)))) {
                    continue;
                }
                Optional<FieldsOfFire.Target> target = fields.targets(placed).stream()
                        .filter(candidate ->
                                three.stream().skip(1).allMatch(gun -> fields.reaches(gun, candidate.hex())))
                        .filter(candidate -> three.stream().anyMatch(gun -> hex(gun).distance(candidate.hex()) > 1))
                        .findFirst();
                boolean paired = three.stream()
                        .skip(1)
                        .allMatch(gun -> led(placed, gun, leaders) && !keptApart(placed, gun, special));
                if (target.isPresent() && paired && !directed(three, leaders, setup)) {
                    report(three, target.get(), "have no leader of special ability next to all three", out);
                    return;
                }
            }
        }
    }

    /** Of three batteries that all lie next to one another one tells of it; of a row, the one in the middle. */
    private static boolean isFirst(List<PlacedUnit> three) {
        return !adjacent(three.get(1), three.get(2))
                || three.stream()
                        .skip(1)
                        .allMatch(gun -> gun.key().compareTo(three.get(0).key()) > 0);
    }

    private static boolean directed(List<PlacedUnit> three, Leaders leaders, Setup setup) {
        return setup.leaders().stream()
                .filter(leader -> leader.leader().attributes().flag("special"))
                .filter(leader -> three.stream().allMatch(gun -> helps(leader, gun, leaders)))
                .flatMap(leader -> leader.placement().hex().stream())
                .anyMatch(at -> three.stream().allMatch(gun -> hex(gun).distance(at) <= 1));
    }

    private static void report(List<PlacedUnit> guns, FieldsOfFire.Target target, String why, Reporter out) {
        List<String> names = guns.stream().map(PlacedUnit::name).toList();
        Reporter.Draft draft = out.report()
                .with("u", String.join(", ", names.subList(0, names.size() - 1)))
                .with("v", names.get(names.size() - 1))
                .with("t", target.unit().name())
                .with("why", why);
        guns.forEach(gun -> draft.about(gun.ref()));
        draft.about(target.unit().ref());
    }

    private static boolean adjacent(PlacedUnit one, PlacedUnit other) {
        return hex(one).distance(hex(other)) == 1;
    }

    private static Hex hex(PlacedUnit gun) {
        return gun.placement().hex().orElseThrow();
    }

    /** A target of both, for which they need a leader. */
    private static Optional<FieldsOfFire.Target> common(PlacedUnit one, PlacedUnit other, FieldsOfFire fields) {
        return fields.targets(one).stream()
                .filter(candidate -> fields.reaches(other, candidate.hex()))
                .filter(candidate -> !nextToBoth(candidate, one, other))
                .findFirst();
    }

    /** No leader is needed against a target that is adjacent to both (LB 25). */
    private static boolean nextToBoth(FieldsOfFire.Target target, PlacedUnit one, PlacedUnit other) {
        return hex(one).distance(target.hex()) == 1 && hex(other).distance(target.hex()) == 1;
    }

    /** Whether a leader with an artillery bonus, in the hex of one of two batteries, can help both. */
    private static boolean led(PlacedUnit one, PlacedUnit other, Leaders leaders) {
        return Stream.of(one, other)
                .flatMap(gun -> leaders.at(hex(gun)).stream())
                .filter(leader -> Leaders.has(leader.leader(), Leaders.ARTILLERY_BONUS))
                .anyMatch(leader -> helps(leader, one, leaders) && helps(leader, other, leaders));
    }

    private static boolean helps(PlacedLeader leader, PlacedUnit gun, Leaders leaders) {
        return leaders.helps(leader, gun.side(), gun.unit().nationality());
    }

    /** Whether a special rule of the battle keeps the nations of two batteries from firing together. */
    private static boolean keptApart(PlacedUnit one, PlacedUnit other, SpecialRules special) {
        String nation = one.unit().nationality();
        String another = other.unit().nationality();
        return !nation.equals(another)
                && special.all("no-combined-fire").stream()
                        .anyMatch(ban -> ban.texts("nationalities").containsAll(List.of(nation, another)));
    }
}
