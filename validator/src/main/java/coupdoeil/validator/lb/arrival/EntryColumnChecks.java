package coupdoeil.validator.lb.arrival;

import coupdoeil.model.Attributes;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.scenario.ArrivalGroup;
import coupdoeil.model.scenario.TurnTrack;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.fact.Timetable;
import coupdoeil.validator.check.hexes.Ground;
import coupdoeil.validator.check.subject.Arrival;
import coupdoeil.validator.hexes.March;
import coupdoeil.validator.lb.fact.EntryOrder;
import coupdoeil.validator.lb.fact.Marches;
import coupdoeil.validator.lb.fact.Staggering;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Columns that enter by road: how long that takes, and who goes first (LB 16, 44). */
public final class EntryColumnChecks {

    @Rule("LB-SCHED-10")
    void longColumn(Arrival arrival, Marches marches, Staggering staggering, Timetable timetable, Reporter out) {
        Optional<March> march = marches.of(arrival.group());
        if (march.isEmpty() || march.get().late().isEmpty()) {
            return;
        }
        TurnTrack track = timetable.track();
        int due = track.turnOf(arrival.group().at()).orElse(0);
        Optional<Integer> turns =
                march.get().complete().map(label -> track.turnOf(label).orElse(due) - due + 1);
        Reporter.Draft draft = out.report()
                .with("e", arrival.name())
                .with("k", march.get().columnHexes())
                .with("n", turns.map(n -> n + " turns").orElse("for ever"))
                .with(
                        "units",
                        march.get().late().stream()
                                .map(step -> step.unit().name() + ": "
                                        + step.arrival().orElse("never"))
                                .toList())
                .at(march.get().entry());
        staggering
                .split(arrival.group(), part -> inTime(part, marches))
                .ifPresentOrElse(
                        split -> draft.fix(split.fix(out.scenario())),
                        () -> draft.fix(new Fix.Question("Stagger the group")));
    }

    private static boolean inTime(ArrivalGroup group, Marches marches) {
        return marches.of(group).filter(march -> !march.late().isEmpty()).isEmpty();
    }

    /** At the later of two groups, as they are written. */
    @Rule("LB-SCHED-13")
    void noOrder(Arrival arrival, EntryOrder order, Ground ground, Reporter out) {
        ArrivalGroup group = arrival.group();
        order.unordered(group).ifPresent(other -> {
            Hex hex = order.hexes(group).get(0);
            String scenario = out.scenario();
            out.report()
                    .with("e1", new Arrival(other).name())
                    .with("e2", arrival.name())
                    .with("h", ground.grid().label(hex))
                    .with("t", group.at())
                    .about(new Arrival(other).ref())
                    .at(hex)
                    .fix(new Fix.Change(
                            "Number the groups as they are written",
                            pack -> pack.withScenario(
                                    scenario,
                                    s -> s.withReinforcements(numbered(s.reinforcements(), order.together(group))))));
        });
    }

    /** Numbers some groups from 1, those with a number by it, then the others as written. */
    private static List<ArrivalGroup> numbered(List<ArrivalGroup> groups, Set<String> ids) {
        Map<String, Integer> places = new HashMap<>();
        groups.stream()
                .filter(group -> ids.contains(group.id()))
                .sorted(Comparator.comparingInt(
                        group -> EntryOrder.sequence(group).orElse(Integer.MAX_VALUE)))
                .forEach(group -> places.putIfAbsent(group.id(), places.size() + 1));
        return groups.stream()
                .map(group -> places.containsKey(group.id()) ? at(group, places.get(group.id())) : group)
                .toList();
    }

    private static ArrivalGroup at(ArrivalGroup group, int place) {
        Attributes attributes = group.attributes();
        return group.withAttributes(attributes.with(EntryOrder.SEQUENCE, place));
    }
}
