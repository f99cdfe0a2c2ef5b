package coupdoeil.validator.lb;

import coupdoeil.model.Attributes;
import coupdoeil.model.scenario.ArrivalGroup;
import coupdoeil.model.scenario.TurnTrack;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.fact.Arrivals;
import coupdoeil.validator.check.fact.Ground;
import coupdoeil.validator.check.fact.Timetable;
import coupdoeil.validator.check.subject.Arrival;
import coupdoeil.validator.hexes.Entries;
import coupdoeil.validator.hexes.March;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/** Columns that enter by road: how long that takes, and who goes first (LB 16, 44). */
final class EntryColumns {

    private static final String SEQUENCE = "sequence";

    @Rule("LB-SCHED-10")
    void longColumn(Arrival arrival, LbMarches marches, LbStaggering staggering, Timetable timetable, Reporter out) {
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
                        () -> draft.fix(new Fix.Ask("Stagger the group")));
    }

    private static boolean inTime(ArrivalGroup group, LbMarches marches) {
        return marches.of(group).filter(march -> !march.late().isEmpty()).isEmpty();
    }

    /** At the later of two groups, as they are written. */
    @Rule("LB-SCHED-13")
    void noOrder(
            Arrival arrival, Arrivals arrivals, Timetable timetable, Entries entries, Ground ground, Reporter out) {
        ArrivalGroup group = arrival.group();
        List<ArrivalGroup> together = new ArrayList<>();
        for (ArrivalGroup other : arrivals.all()) {
            if (other.equals(group) || together(group, other, timetable, entries)) {
                together.add(other);
            }
        }
        for (ArrivalGroup other : together) {
            if (other.equals(group)) {
                return;
            }
            if (!ordered(group, other)) {
                List<String> ids = together.stream().map(ArrivalGroup::id).toList();
                String scenario = out.scenario();
                out.report()
                        .with("e1", new Arrival(other).name())
                        .with("e2", arrival.name())
                        .with("h", ground.grid().label(entries.hexes(group).get(0)))
                        .with("t", group.at())
                        .about(new Arrival(other).ref())
                        .at(entries.hexes(group).get(0))
                        .fix(new Fix.Change(
                                "Number the groups as they are written",
                                pack -> pack.withScenario(
                                        scenario, s -> s.withReinforcements(numbered(s.reinforcements(), ids)))));
                return;
            }
        }
    }

    /** Whether two groups of a side come on one turn by a hex that both may use. */
    private static boolean together(ArrivalGroup a, ArrivalGroup b, Timetable timetable, Entries entries) {
        OptionalInt turn = timetable.track().turnOf(a.at());
        return turn.isPresent()
                && turn.equals(timetable.track().turnOf(b.at()))
                && entries.side(a).equals(entries.side(b))
                && !Collections.disjoint(entries.hexes(a), entries.hexes(b));
    }

    private static boolean ordered(ArrivalGroup a, ArrivalGroup b) {
        OptionalInt first = a.attributes().integer(SEQUENCE);
        OptionalInt second = b.attributes().integer(SEQUENCE);
        return (first.isPresent() && second.isPresent() && first.getAsInt() != second.getAsInt())
                || waitsFor(a, b)
                || waitsFor(b, a);
    }

    private static boolean waitsFor(ArrivalGroup group, ArrivalGroup other) {
        return group.attributes()
                .nested("trigger")
                .text("group")
                .filter(other.id()::equals)
                .isPresent();
    }

    /** Numbers some groups from 1, those with a number by it, then the others as written. */
    private static List<ArrivalGroup> numbered(List<ArrivalGroup> groups, List<String> ids) {
        Map<String, Integer> places = new HashMap<>();
        groups.stream()
                .filter(group -> ids.contains(group.id()))
                .sorted(Comparator.comparingInt(group -> group.attributes().integer(SEQUENCE, Integer.MAX_VALUE)))
                .forEach(group -> places.putIfAbsent(group.id(), places.size() + 1));
        return groups.stream()
                .map(group -> places.containsKey(group.id()) ? at(group, places.get(group.id())) : group)
                .toList();
    }

    private static ArrivalGroup at(ArrivalGroup group, int place) {
        Attributes attributes = group.attributes();
        return group.withAttributes(attributes.with(SEQUENCE, place));
    }
}
