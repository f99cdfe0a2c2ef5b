package coupdoeil.validator.fb;

import coupdoeil.model.Attributes;
import coupdoeil.model.oob.Army;
import coupdoeil.model.oob.Belonging;
import coupdoeil.model.oob.Formation;
import coupdoeil.model.oob.Leader;
import coupdoeil.model.oob.Piece;
import coupdoeil.model.oob.Roster;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.pack.PackEdits;
import coupdoeil.model.rules.Choice;
import coupdoeil.model.scenario.ArrivalGroup;
import coupdoeil.model.scenario.TurnTrack;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.fact.Arrivals;
import coupdoeil.validator.check.fact.ScenarioFacts;
import coupdoeil.validator.check.fact.Timetable;
import coupdoeil.validator.check.subject.ArmyEntry;
import coupdoeil.validator.check.subject.Arrival;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/** When reinforcements are due, and whether they can be (FB 3.2, 3.2.1, 6.7.4, 7.3). */
final class ReinforcementSchedule {

    @Rule("FB-REIN-01")
    void noGameTurn(Arrival arrival, Timetable timetable, Reporter out) {
        ArrivalGroup group = arrival.group();
        TurnTrack track = timetable.track();
        OptionalInt turn = track.turnOf(group.at());
        if (track.count() == 0 || (turn.isPresent() && track.contains(turn.getAsInt()))) {
            return;
        }
        Reporter.Draft draft = out.report().with("t", group.at());
        timetable.nearestTurn(group.at()).ifPresent(label -> {
            String scenario = out.scenario();
            draft.fix(new Fix.Change(
                    "Let it arrive at " + label,
                    pack -> PackEdits.group(pack, scenario, group.id(), g -> g.withAt(label))));
        });
    }

    @Rule("FB-REIN-05")
    void nobodyToActivateThem(
            Arrival arrival,
            Roster roster,
            Attachments attachments,
            Muster muster,
            Arrivals arrivals,
            Timetable timetable,
            Reporter out) {
        ArrivalGroup group = arrival.group();
        Set<String> present = new HashSet<>(muster.leaders());
        int due = timetable.track().turnOf(group.at()).orElse(Integer.MAX_VALUE);
        for (ArrivalGroup other : arrivals.all()) {
            int turn = timetable.track().turnOf(other.at()).orElse(Integer.MAX_VALUE);
            if (other.equals(group) || turn <= due) {
                other.march().forEach(marcher -> present.add(marcher.piece()));
            }
        }
        List<Unit> orphans = units(group, roster).stream()
                .filter(unit -> leaders(unit, roster, attachments).stream().noneMatch(l -> present.contains(l.id())))
                .toList();
        if (!orphans.isEmpty()) {
            out.report()
                    .with("g", arrival.name())
                    .with("units", orphans.stream().map(Unit::name).toList())
                    .fix(new Fix.Ask("Add a leader to the group"));
        }
    }

    @Rule("FB-REIN-10")
    void twice(Arrival arrival, Muster muster, Arrivals arrivals, Roster roster, Reporter out) {
        ArrivalGroup group = arrival.group();
        Set<String> seen = new LinkedHashSet<>();
        for (ArrivalGroup.Marcher marcher : group.march()) {
            String id = marcher.piece();
            List<String> elsewhere = new ArrayList<>();
            if (!seen.add(id)) {
                elsewhere.add(arrival.name());
            }
            if (muster.placed(id)) {
                elsewhere.add("the set-up");
            }
            // Each pair of groups is reported once, at the later of the two.
            for (ArrivalGroup other : arrivals.all()) {
                if (other.id().equals(group.id())) {
                    break;
                }
                if (other.march().stream().anyMatch(m -> m.piece().equals(id))) {
                    elsewhere.add(new Arrival(other).name());
                }
            }
            for (String where : elsewhere) {
                out.report()
                        .with("u", roster.piece(id).map(Piece::name).orElse(id))
                        .with("x", arrival.name())
                        .with("y", where);
            }
        }
    }

    @Rule("FB-REIN-11")
    void slowWeather(Arrival arrival, Timetable timetable, Reporter out) {
        OptionalInt turn = timetable.track().turnOf(arrival.group().at());
        if (turn.isEmpty() || !timetable.track().contains(turn.getAsInt())) {
            return;
        }
        List<String> slow = timetable.turns().get(turn.getAsInt()).conditions().stream()
                .filter(condition -> condition.effects().has("mfFactor"))
                .map(Choice::name)
                .toList();
        if (!slow.isEmpty()) {
            out.report().with("t", arrival.group().at()).with("cond", slow);
        }
    }

    @Rule("FB-REIN-14")
    void trainsWithoutDepot(ArmyEntry entry, ScenarioFacts scenario, Roster roster, Depots depots, Reporter out) {
        Army army = entry.army();
        boolean resupplied = scenario.specialRules().stream()
                .anyMatch(rule -> rule.id().equals("resupply")
                        && rule.attributes()
                                .text("army")
                                .filter(army.id()::equals)
                                .isPresent());
        if (!resupplied || !depots.usable(army).isEmpty()) {
            return;
        }
        roster.units().stream()
                .filter(unit -> unit.arm().equals("train"))
                .filter(unit -> roster.armyOf(unit).filter(army::equals).isPresent())
                .forEach(train -> out.report().with("u", train.name()));
    }

    private static List<Unit> units(ArrivalGroup group, Roster roster) {
        return group.march().stream()
                .flatMap(marcher -> roster.unit(marcher.piece()).stream())
                .toList();
    }

    /**
     * Who can activate a unit: the leader of its ad hoc formation, or those of its own formation, or where that has none
     * at all, of the nearest above that has; the leader of the army if none has, and the leader whose asset it is.
     */
    private static List<Leader> leaders(Unit unit, Roster roster, Attachments attachments) {
        Optional<String> adHoc = attachments.adHocLeader(unit);
        if (adHoc.isPresent()) {
            return adHoc.flatMap(roster::leader).stream().toList();
        }
        List<Leader> leaders = new ArrayList<>();
        for (Formation formation : roster.superiors(attachments.under(unit, Attributes.NONE))) {
            if (leaders.isEmpty()) {
                leaders.addAll(roster.leadersOf(formation.id()));
            }
        }
        if (leaders.isEmpty()) {
            roster.armyOf(unit).map(Army::leader).flatMap(roster::leader).ifPresent(leaders::add);
        }
        unit.under().to(Belonging.ASSET).flatMap(roster::leader).ifPresent(leaders::add);
        return leaders;
    }
}
