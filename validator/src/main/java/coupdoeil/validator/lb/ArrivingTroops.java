package coupdoeil.validator.lb;

import coupdoeil.model.oob.Leader;
import coupdoeil.model.oob.Roster;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.pack.PackEdits;
import coupdoeil.model.scenario.ArrivalGroup;
import coupdoeil.model.scenario.TurnTrack;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.fact.Arrivals;
import coupdoeil.validator.check.fact.Placements;
import coupdoeil.validator.check.fact.Timetable;
import coupdoeil.validator.check.subject.Arrival;
import coupdoeil.validator.check.subject.SubjectRef;
import coupdoeil.validator.hexes.Entries;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Who may not do what as he enters (LB 7, 44): cavalry that would charge, leaders without troops. */
final class ArrivingTroops {

    private static final String CHARGE = "charge";

    @Rule("LB-SCHED-12")
    void charge(Arrival arrival, Entries entries, Reporter out) {
        ArrivalGroup group = arrival.group();
        if (!group.attributes().flag(CHARGE)) {
            return;
        }
        List<Unit> horse = entries.units(group).stream()
                .filter(unit -> unit.arm().equals(LbUnits.CAVALRY))
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
    void leaderAlone(
            Arrival arrival,
            Roster roster,
            Entries entries,
            Arrivals arrivals,
            Timetable timetable,
            Placements placements,
            Reporter out) {
        ArrivalGroup group = arrival.group();
        if (group.march().stream()
                .noneMatch(marcher -> roster.leader(marcher.piece()).isPresent())) {
            return;
        }
        List<Unit> company = new ArrayList<>(entries.units(group));
        arrivals.all().stream()
                .filter(other -> !other.equals(group) && !other.entry().isEmpty())
                .filter(other ->
                        other.entry().equals(group.entry()) && other.at().equals(group.at()))
                .filter(other -> entries.side(other).equals(entries.side(group)))
                .forEach(other -> company.addAll(entries.units(other)));
        for (ArrivalGroup.Marcher marcher : group.march()) {
            Optional<Leader> leader = roster.leader(marcher.piece());
            if (leader.isPresent()) {
                boolean alone = company.isEmpty();
                boolean late = company.stream().noneMatch(unit -> leads(leader.get(), unit, roster))
                        && cameBefore(leader.get(), group, roster, arrivals, timetable.track(), placements);
                if (alone || late) {
                    out.report()
                            .with("l", leader.get().name())
                            .with("when", group.at())
                            .with("why", alone ? "alone" : "after his troops")
                            .about(new SubjectRef(
                                    "leader", marcher.piece(), leader.get().name()))
                            .fix(new Fix.Ask("Let him come with a unit"));
                }
            }
        }
    }

    private static boolean leads(Leader leader, Unit unit, Roster roster) {
        return roster.superiors(unit.under()).stream()
                .anyMatch(formation -> leader.leads().contains(formation.id()));
    }

    /** Whether a leader has troops in this battle, and all of them are there before his group is due. */
    private static boolean cameBefore(
            Leader leader,
            ArrivalGroup group,
            Roster roster,
            Arrivals arrivals,
            TurnTrack track,
            Placements placements) {
        int due = track.turnOf(group.at()).orElse(Integer.MIN_VALUE);
        boolean any = false;
        for (Unit unit : roster.units()) {
            if (leads(leader, unit, roster)) {
                boolean placed = placements.of(unit.id()).stream()
                        .anyMatch(placement -> placement.hex().isPresent());
                List<ArrivalGroup> coming = arrivals.all().stream()
                        .filter(other -> other.march().stream()
                                .anyMatch(marcher -> marcher.piece().equals(unit.id())))
                        .toList();
                if (!placed
                        && coming.stream()
                                .anyMatch(other -> track.turnOf(other.at()).orElse(Integer.MAX_VALUE) >= due)) {
                    return false;
                }
                any |= placed || !coming.isEmpty();
            }
        }
        return any;
    }
}
