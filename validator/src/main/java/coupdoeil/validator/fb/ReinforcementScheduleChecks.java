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
import coupdoeil.model.scenario.SpecialRule;
import coupdoeil.model.scenario.TurnTrack;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.fact.ScenarioFacts;
import coupdoeil.validator.check.fact.Timetable;
import coupdoeil.validator.check.subject.ArmyEntry;
import coupdoeil.validator.check.subject.Arrival;
import coupdoeil.validator.check.subject.SubjectRef;
import coupdoeil.validator.fb.fact.ArrivalOrder;
import coupdoeil.validator.fb.fact.Attachments;
import coupdoeil.validator.fb.fact.Depots;
import coupdoeil.validator.fb.fact.MarchColumns;
import coupdoeil.validator.fb.fact.Muster;
import coupdoeil.validator.hexes.WrittenParts;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/** When reinforcements are due, and whether they can be (FB 3.2, 3.2.1, 6.7.4, 7.3). */
final class ReinforcementScheduleChecks {

    /** Where a piece that comes again and again comes already: pairs of all its groups would be their square. */
    private static final int MAX_ELSEWHERE = 5;

    @Rule("FB-REIN-01")
    void noGameTurn(Arrival arrival, Timetable timetable, Reporter out) {
        ArrivalGroup group = arrival.group();
        if (timetable.isTurn(group.at())) {
            return;
        }
        Reporter.Draft draft = out.report()
                .with("g", arrival.name())
                .with("t", group.at())
                .with(
                        "near",
                        timetable
                                .nearestTurn(group.at())
                                .map(label -> "; the nearest is " + label)
                                .orElse(""));
        timetable.nearestTurn(group.at()).ifPresent(label -> {
            String scenario = out.scenario();
            draft.fix(new Fix.Change(
                    "Let it arrive at " + label,
                    pack -> PackEdits.group(pack, scenario, group.id(), g -> g.withAt(label))));
        });
    }

    @Rule("FB-REIN-05")
    void nobodyToActivateThem(
            Arrival arrival, Roster roster, Attachments attachments, Muster muster, ArrivalOrder order, Reporter out) {
        ArrivalGroup group = arrival.group();
        if (!order.known(group)) {
            return;
        }
        Set<String> leaders = new HashSet<>(muster.leaders());
        List<Unit> orphans = units(group, roster).stream()
                .filter(unit -> leaders(unit, roster, attachments).stream()
                        .noneMatch(leader -> leaders.contains(leader.id()) || order.cameBy(leader.id(), group)))
                .toList();
        if (!orphans.isEmpty()) {
            out.report()
                    .with("g", arrival.name())
                    .with("units", orphans.stream().map(Unit::name).toList())
                    .fix(new Fix.Question("Add a leader to the group"));
        }
    }

    @Rule("FB-REIN-10")
    void twice(Arrival arrival, Muster muster, ArrivalOrder order, Roster roster, Reporter out) {
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
            order.before(group, id)
                    .limit(MAX_ELSEWHERE)
                    .map(other -> new Arrival(other).name())
                    .forEach(elsewhere::add);
            for (String where : elsewhere) {
                out.report()
                        .with("u", roster.piece(id).map(Piece::name).orElse(id))
                        .with("x", arrival.name())
                        .with("y", where);
            }
        }
    }

    /** Of who is delayed on the road, the weather of the turns on which he does enter counts too. */
    @Rule("FB-REIN-11")
    void slowWeather(Arrival arrival, Timetable timetable, MarchColumns columns, Reporter out) {
        Set<String> turns = new LinkedHashSet<>(List.of(arrival.group().at()));
        columns.of(arrival.group()).stream()
                .flatMap(march -> march.steps().stream())
                .flatMap(step -> step.arrival().stream())
                .forEach(turns::add);
        TurnTrack track = timetable.track();
        Map<List<String>, List<String>> slowed = new LinkedHashMap<>();
        for (String label : turns) {
            OptionalInt turn = track.turnOf(label);
            if (turn.isPresent() && track.contains(turn.getAsInt())) {
                List<String> slow = timetable.turns().get(turn.getAsInt()).conditions().stream()
                        .filter(condition -> condition.effects().has("mfFactor"))
                        .map(Choice::name)
                        .toList();
                slowed.computeIfAbsent(slow, none -> new ArrayList<>()).add(label);
            }
        }
        slowed.forEach((slow, labels) -> {
            if (!slow.isEmpty()) {
                out.report().with("g", arrival.name()).with("t", labels).with("cond", slow);
            }
        });
    }

    @Rule("FB-REIN-14")
    void trainsWithoutDepot(ArmyEntry entry, ScenarioFacts scenario, Roster roster, Depots depots, Reporter out) {
        Army army = entry.army();
        Optional<SpecialRule> resupply = scenario.specialRules().stream()
                .filter(rule -> rule.id().equals("resupply")
                        && rule.attributes()
                                .text("army")
                                .filter(army.id()::equals)
                                .isPresent())
                .findFirst();
        if (resupply.isEmpty() || !depots.usable(army).isEmpty()) {
            return;
        }
        SubjectRef said = WrittenParts.specialRule(scenario.specialRules(), resupply.get());
        roster.units().stream()
                .filter(unit -> unit.arm().equals("train"))
                .filter(unit -> roster.armyOf(unit).filter(army::equals).isPresent())
                .forEach(train -> out.report().with("u", train.name()).about(said));
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
