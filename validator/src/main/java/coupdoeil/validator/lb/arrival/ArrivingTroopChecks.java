package coupdoeil.validator.lb.arrival;

import coupdoeil.model.oob.Leader;
import coupdoeil.model.oob.Roster;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.pack.PackEdits;
import coupdoeil.model.scenario.ArrivalGroup;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.fact.Timetable;
import coupdoeil.validator.check.subject.Arrival;
import coupdoeil.validator.check.subject.SubjectRef;
import coupdoeil.validator.hexes.Entries;
import coupdoeil.validator.lb.fact.ArrivingCompany;
import coupdoeil.validator.lb.fact.Units;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Who may not do what as he enters (LB 7, 44): cavalry that would charge, leaders without troops. */
public final class ArrivingTroopChecks {

    private static final String CHARGE = "charge";

    @Rule("LB-SCHED-12")
    void charge(Arrival arrival, Entries entries, Reporter out) {
        ArrivalGroup group = arrival.group();
        if (!group.attributes().flag(CHARGE)) {
            return;
        }
        List<Unit> horse = entries.units(group).stream()
                .filter(unit -> unit.arm().equals(Units.CAVALRY))
                .toList();
        String scenario = out.scenario();
        Reporter.Draft draft = out.report()
                .with("e", arrival.name())
                .with(
                        "who",
                        horse.isEmpty()
                                ? "it"
                                : String.join(
                                        ", ", horse.stream().map(Unit::name).toList()))
                .fix(new Fix.Change(
                        "Remove the mark",
                        pack -> PackEdits.group(
                                pack,
                                scenario,
                                group.id(),
                                g -> g.withAttributes(g.attributes().without(CHARGE)))));
        horse.forEach(unit -> draft.about(new SubjectRef("unit", unit.id(), unit.name())));
    }

    @Rule("LB-SCHED-15")
    void leaderAlone(Arrival arrival, Roster roster, ArrivingCompany company, Timetable timetable, Reporter out) {
        ArrivalGroup group = arrival.group();
        if (group.march().stream()
                .noneMatch(marcher -> roster.leader(marcher.piece()).isPresent())) {
            return;
        }
        boolean alone = company.alone(group);
        Set<String> present = company.formationsWith(group);
        int due = timetable.track().turnOf(group.at()).orElse(Integer.MIN_VALUE);
        for (ArrivalGroup.Marcher marcher : group.march()) {
            Optional<Leader> leader = roster.leader(marcher.piece());
            if (leader.isPresent()) {
                boolean late = leader.get().leads().stream().noneMatch(present::contains)
                        && company.cameBefore(leader.get(), due);
                if (alone || late) {
                    out.report()
                            .with("l", leader.get().name())
                            .with("when", group.at())
                            .with("why", alone ? "alone" : "after his troops")
                            .about(new SubjectRef(
                                    "leader", marcher.piece(), leader.get().name()))
                            .fix(new Fix.Question("Let him come with a unit"));
                }
            }
        }
    }
}
