package coupdoeil.validator.lb.arrival;

import coupdoeil.model.Attributes;
import coupdoeil.model.oob.Roster;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.scenario.ArrivalGroup;
import coupdoeil.model.scenario.TurnTrack;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.fact.Arrivals;
import coupdoeil.validator.check.fact.Placements;
import coupdoeil.validator.check.fact.Places;
import coupdoeil.validator.check.fact.Timetable;
import coupdoeil.validator.check.subject.Arrival;
import coupdoeil.validator.lb.fact.ArrivalDice;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/** What reinforcements wait for, and whether they ever come (LB 44). */
public final class ArrivalConditionChecks {

    /** Organisations and places that do not exist are PACK-62's. */
    @Rule("LB-SCHED-14")
    void condition(
            Arrival arrival,
            Arrivals arrivals,
            Timetable timetable,
            Roster roster,
            Places places,
            Placements placements,
            Reporter out) {
        Attributes trigger = arrival.group().attributes().nested("trigger");
        trigger.text("group")
                .flatMap(id -> wrongGroup(arrival.group(), id, arrivals, timetable.track()))
                .ifPresent(why -> report(arrival, trigger.text("group").orElse(""), why, out)
                        .fix(new Fix.Question("Name the group")));
        trigger.text("place")
                .flatMap(places::byId)
                .filter(place -> place.area().hexList().isEmpty())
                .ifPresent(place -> report(arrival, places.name(place), "which has no hex", out)
                        .fix(new Fix.Question("Draw its hexes")));
        trigger.text("formation")
                .flatMap(roster::formation)
                .filter(formation -> roster.units().stream()
                        .filter(unit -> within(unit, formation.id(), roster))
                        .noneMatch(unit -> takesPart(unit, placements, arrivals)))
                .ifPresent(formation -> report(arrival, formation.name(), "which has nobody in this battle", out)
                        .fix(new Fix.Question("Name another organisation")));
    }

    private static Reporter.Draft report(Arrival arrival, String what, String why, Reporter out) {
        return out.report().with("e", arrival.name()).with("x", what).with("why", why);
    }

    private static boolean within(Unit unit, String formation, Roster roster) {
        return roster.superiors(unit.under()).stream()
                .anyMatch(above -> above.id().equals(formation));
    }

    private static boolean takesPart(Unit unit, Placements placements, Arrivals arrivals) {
        return placements.of(unit.id()).stream()
                        .anyMatch(placement -> placement.hex().isPresent())
                || arrivals.all().stream()
                        .flatMap(group -> group.march().stream())
                        .anyMatch(marcher -> marcher.piece().equals(unit.id()));
    }

    private static Optional<String> wrongGroup(ArrivalGroup group, String id, Arrivals arrivals, TurnTrack track) {
        Optional<ArrivalGroup> awaited = byId(id, arrivals);
        if (awaited.isEmpty()) {
            return Optional.of("which does not exist");
        }
        if (waits(awaited.get(), group.id(), arrivals)) {
            return Optional.of(id.equals(group.id()) ? "which is itself" : "which waits for it in turn");
        }
        OptionalInt due = track.turnOf(group.at());
        OptionalInt first = track.turnOf(awaited.get().at());
        return due.isPresent() && first.isPresent() && first.getAsInt() > due.getAsInt()
                ? Optional.of("which is due later")
                : Optional.empty();
    }

    /** Whether a group is another, or waits for it in the end. */
    private static boolean waits(ArrivalGroup group, String other, Arrivals arrivals) {
        Set<String> seen = new HashSet<>();
        Optional<ArrivalGroup> next = Optional.of(group);
        while (next.isPresent() && seen.add(next.get().id())) {
            if (next.get().id().equals(other)) {
                return true;
            }
            next = awaited(next.get(), arrivals);
        }
        return false;
    }

    private static Optional<ArrivalGroup> awaited(ArrivalGroup group, Arrivals arrivals) {
        return group.attributes().nested("trigger").text("group").flatMap(id -> byId(id, arrivals));
    }

    private static Optional<ArrivalGroup> byId(String id, Arrivals arrivals) {
        return arrivals.all().stream().filter(group -> group.id().equals(id)).findFirst();
    }

    /** A group that waits for one which never comes never comes either. */
    @Rule("LB-SCHED-17")
    void never(Arrival arrival, Arrivals arrivals, Timetable timetable, Reporter out) {
        Set<String> seen = new HashSet<>();
        Optional<ArrivalGroup> next = Optional.of(arrival.group());
        while (next.isPresent() && seen.add(next.get().id())) {
            ArrivalGroup group = next.get();
            List<Attributes> rows = ArrivalDice.of(group).live();
            if (!rows.isEmpty() && rows.stream().allMatch(row -> never(row, group, timetable.track()))) {
                out.report()
                        .with("e", arrival.name())
                        .with(
                                "why",
                                group.equals(arrival.group())
                                        ? "no result of its dice brings it in time"
                                        : "it waits for " + new Arrival(group).name() + ", which never comes")
                        .fix(new Fix.Question("Correct the rows"));
                return;
            }
            next = awaited(group, arrivals);
        }
    }

    /** Whether a row brings the group never, or after the end. */
    private static boolean never(Attributes row, ArrivalGroup group, TurnTrack track) {
        OptionalInt due = track.turnOf(group.at());
        return row.flag("never")
                || (due.isPresent()
                        && track.contains(due.getAsInt())
                        && !track.contains(due.getAsInt() + row.integer("turns", 0)));
    }
}
