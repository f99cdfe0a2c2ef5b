package coupdoeil.validator.fb;

import coupdoeil.model.oob.Formation;
import coupdoeil.model.oob.Roster;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.rules.Choice;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.fact.Switches;
import coupdoeil.validator.check.hexes.Stack;
import coupdoeil.validator.check.subject.Occupant;
import coupdoeil.validator.fb.fact.Attachments;
import coupdoeil.validator.fb.fact.Formations;
import coupdoeil.validator.fb.fact.StackCompany;
import coupdoeil.validator.fb.fact.StackLoad;
import coupdoeil.validator.hexes.cure.Cures;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;

/** Who may share a hex with whom (FB 7.1.2, 8.2.1, 8.2.5). */
final class StackCompanyChecks {

    @Rule("FB-STACK-01")
    void enemies(Stack stack, Reporter out) {
        long sides = stack.occupants().stream()
                .map(Occupant::side)
                .filter(side -> !side.isEmpty())
                .distinct()
                .count();
        if (sides > 1) {
            List<String> names = stack.occupants().stream()
                    .map(occupant -> occupant.piece().name())
                    .toList();
            out.report().with("h", stack.label()).with("units", names);
        }
    }

    @Rule("FB-STACK-02")
    void cavalryWithGuns(Stack stack, RuleSystem system, StackCompany check, Cures cures, Reporter out) {
        List<Occupant> units = stack.friends();
        check.cavalryWithGuns(units).ifPresent(clash -> {
            Reporter.Draft draft = out.report()
                    .with("u", clash.upper().piece().name())
                    .with("t1", armName(system, clash.upper()))
                    .with("v", clash.lower().piece().name())
                    .with("t2", armName(system, clash.lower()))
                    .about(clash.upper().ref())
                    .about(clash.lower().ref());
            cures.moveAway(draft, stack, parts(units, Occupant::arm));
        });
    }

    @Rule("FB-STACK-04")
    void nationalities(Stack stack, StackCompany check, Cures cures, Reporter out) {
        List<Occupant> units = stack.friends();
        check.nationalityClash(units).ifPresent(clash -> {
            Reporter.Draft draft = out.report()
                    .with("u", clash.upper().piece().name())
                    .with("v", clash.lower().piece().name())
                    .with("a", nationality(clash.upper()))
                    .with("b", nationality(clash.lower()))
                    .about(clash.upper().ref())
                    .about(clash.lower().ref());
            cures.moveAway(draft, stack, parts(units, StackCompanyChecks::nationality));
        });
    }

    @Rule("FB-STACK-08")
    void limberedAlone(
            Stack stack, StackCompany check, StackLoad load, Formations formations, Cures cures, Reporter out) {
        List<Occupant> units = stack.friends();
        check.limberedInCompany(units).ifPresent(battery -> {
            Reporter.Draft draft = out.report()
                    .with("u", battery.piece().name())
                    .with("with", others(units, battery))
                    .about(battery.ref());
            cures.offer(draft, battery, "Unlimber", cures.into(Formations.UNLIMBERED, battery));
            List<Occupant> limbered = units.stream()
                    .filter(unit -> formations.of(unit).equals(Formations.LIMBERED))
                    .toList();
            cures.moveAway(draft, stack, Cures.singles(limbered));
        });
    }

    @Rule("FB-STACK-09")
    void trainAlone(Stack stack, StackCompany check, Switches switches, Cures cures, Reporter out) {
        List<Occupant> units = stack.friends();
        Optional<Occupant> train = check.trainInCompany(units);
        boolean barred = switches.is("leaderOnTrain", "BAR");
        List<Occupant> offenders = stack.occupants().stream()
                .filter(occupant -> barred || !occupant.isLeader())
                .toList();
        if (train.isEmpty() && offenders.stream().anyMatch(Occupant::isLeader)) {
            train = Occupant.ofArm(units, Formations.TRAIN).stream().findFirst();
        }
        train.ifPresent(alone -> {
            Reporter.Draft draft = out.report()
                    .with("u", alone.piece().name())
                    .with("with", others(offenders, alone))
                    .about(alone.ref());
            cures.moveAway(draft, stack, Cures.singles(Occupant.ofArm(units, Formations.TRAIN)));
        });
    }

    private static List<String> others(List<Occupant> there, Occupant but) {
        return there.stream()
                .filter(other -> !other.equals(but))
                .map(other -> other.piece().name())
                .toList();
    }

    @Rule("FB-STACK-15")
    void corps(Stack stack, RuleSystem system, Roster roster, Attachments attachments, Reporter out) {
        Map<String, Occupant> byCorps = new LinkedHashMap<>();
        List<String> names = new ArrayList<>();
        for (Occupant unit : stack.friends()) {
            corps(unit, system, roster, attachments)
                    .filter(corps -> byCorps.putIfAbsent(corps.id(), unit) == null)
                    .ifPresent(corps -> names.add(corps.name()));
        }
        if (byCorps.size() > 1) {
            Reporter.Draft draft = out.report()
                    .with("n", system.tables().nested("stacking").integer("differentCorpsTemDrm", 0))
                    .with("corps", names);
            byCorps.values().forEach(unit -> draft.about(unit.ref()));
        }
    }

    /** The corps of a unit: that of the formation it is attached to, else that of its own superiors; empty if none. */
    private static Optional<Formation> corps(
            Occupant occupant, RuleSystem system, Roster roster, Attachments attachments) {
        return roster.superiors(attachments.under(occupant.piece(), occupant.placement())).stream()
                .filter(formation -> rank(system, formation) == 1)
                .findFirst();
    }

    private static int rank(RuleSystem system, Formation formation) {
        return system.level(formation.level())
                .map(Choice::effects)
                .map(effects -> effects.integer("rank", 0))
                .orElse(0);
    }

    @Rule("FB-STACK-17")
    void freshWithSpent(Stack stack, Reporter out) {
        List<Occupant> cavalry = Occupant.ofArm(stack.friends(), Formations.CAVALRY);
        List<Occupant> spent = cavalry.stream()
                .filter(unit -> unit.placement().marked("spent"))
                .toList();
        if (!spent.isEmpty() && spent.size() < cavalry.size()) {
            out.report()
                    .with(
                            "spent",
                            spent.stream().map(unit -> unit.piece().name()).toList());
        }
    }

    @Rule("FB-STACK-18")
    void footWithHorse(Stack stack, StackCompany check, Cures cures, Reporter out) {
        List<Occupant> units = stack.friends();
        check.footWithHorse(units)
                .ifPresent(why -> cures.moveAway(out.report().with("why", why), stack, parts(units, Occupant::arm)));
    }

    /** The units by a property, the fewest first: those that would rather go than stay. */
    static List<List<Occupant>> parts(List<Occupant> units, Function<Occupant, String> property) {
        Map<String, List<Occupant>> byProperty = new LinkedHashMap<>();
        units.forEach(unit -> byProperty
                .computeIfAbsent(property.apply(unit), none -> new ArrayList<>())
                .add(unit));
        List<List<Occupant>> parts = new ArrayList<>(byProperty.values());
        Collections.reverse(parts);
        parts.sort(Comparator.comparingInt(List::size));
        return parts;
    }

    private static String nationality(Occupant occupant) {
        return occupant.unit().map(Unit::nationality).orElse("");
    }

    private static String armName(RuleSystem system, Occupant occupant) {
        return system.arm(occupant.arm()).map(arm -> arm.name()).orElse(occupant.arm());
    }
}
