package coupdoeil.validator.lb.arrival;

import coupdoeil.model.Attributes;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.pack.PackEdits;
import coupdoeil.model.scenario.ArrivalGroup;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.fact.Arrivals;
import coupdoeil.validator.check.fact.ScenarioFacts;
import coupdoeil.validator.check.hexes.Ground;
import coupdoeil.validator.check.subject.Arrival;
import coupdoeil.validator.check.subject.FindingPlace;
import coupdoeil.validator.check.subject.Landmark;
import coupdoeil.validator.check.subject.Occupant;
import coupdoeil.validator.hexes.Entries;
import coupdoeil.validator.lb.fact.EntryGround;
import coupdoeil.validator.lb.fact.EntryOrder;
import coupdoeil.validator.lb.fact.Fallbacks;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Entries that enemies block at the start, and where reinforcements enter then (LB 14, 44). */
public final class BlockedEntryChecks {

    private static final String BLOCKED = "blocked";

    @Rule("LB-SCHED-07")
    void blocked(
            Arrival arrival,
            EntryOrder order,
            ScenarioFacts scenario,
            Entries entries,
            Fallbacks fallbacks,
            Ground ground,
            Reporter out) {
        ArrivalGroup group = arrival.group();
        List<Occupant> blockers = fallbacks.blockers(group);
        if (blockers.isEmpty()) {
            String first = scenario.attributes().text("first").orElse("");
            // Whoever moves first finds nobody before him.
            if (first.isEmpty() || first.equals(entries.side(group))) {
                return;
            }
            order.holding(first, group)
                    .ifPresent(other -> out.report()
                            .with("e", arrival.name())
                            .with("h", ground.grid().label(entries.hexes(group).get(0)))
                            .with("why", "will be held by " + new Arrival(other).name())
                            .with("z", "the enemy, who moves first, comes by it on the same turn")
                            .about(new Arrival(other).ref()));
            return;
        }
        Optional<Fallbacks.Fallback> fallback = fallbacks.of(group);
        Reporter.Draft draft = out.report()
                .with("e", arrival.name())
                .with("h", ground.grid().label(entries.hexes(group).get(0)))
                .with("why", "starts blocked by " + names(blockers))
                .with(
                        "z",
                        fallback.map(found -> text(found, group, fallbacks, ground))
                                .orElse("it finds no other way in"));
        blockers.forEach(unit -> draft.about(unit.ref()));
        entries.hexes(group).forEach(draft::at);
        fallback.ifPresent(found -> {
            List<FindingPlace> places = found.hexes().stream()
                    .<FindingPlace>map(FindingPlace.AtHex::new)
                    .toList();
            places.forEach(draft::related);
            draft.fix(new Fix.Show("Show where it may enter", places));
        });
    }

    private static String names(List<Occupant> blockers) {
        return blockers.stream().map(unit -> unit.piece().name()).collect(Collectors.joining(", "));
    }

    private static String text(Fallbacks.Fallback fallback, ArrivalGroup group, Fallbacks fallbacks, Ground ground) {
        int turns = fallback.turns();
        List<Hex> edge = fallbacks.zone(group, fallbacks.policy(group).reach());
        return "it may enter at " + stretches(fallback.hexes(), edge, ground)
                + (turns == 0 ? "" : turns == 1 ? ", a turn late" : ", " + turns + " turns late");
    }

    /** Hexes of the edge in words, what follows one another as a stretch: "0101 to 0104, 0107". */
    private static String stretches(List<Hex> hexes, List<Hex> edge, Ground ground) {
        List<String> stretches = new ArrayList<>();
        for (int i = 0; i < hexes.size(); i++) {
            String first = ground.grid().label(hexes.get(i));
            int start = i;
            while (i + 1 < hexes.size() && edge.indexOf(hexes.get(i + 1)) == edge.indexOf(hexes.get(i)) + 1) {
                i++;
            }
            stretches.add(i == start ? first : first + " to " + ground.grid().label(hexes.get(i)));
        }
        return String.join(", ", stretches);
    }

    /** At the place, once for all groups that enter there; entries off the edge of the map are LB-MAP-12's. */
    @Rule("LB-SCHED-08")
    void narrow(Landmark place, Arrivals arrivals, Fallbacks fallbacks, EntryGround open, Reporter out) {
        List<ArrivalGroup> users = place.kind().equals("place")
                ? arrivals.all().stream()
                        .filter(group -> Arrivals.entries(group).contains(place.key()))
                        .map(group -> group.withEntry(place.key()))
                        .toList()
                : List.of();
        Optional<ArrivalGroup> widest = users.stream()
                .max(Comparator.comparingInt(group -> fallbacks.policy(group).radius(1)));
        int radius = widest.map(group -> fallbacks.policy(group).radius(1)).orElse(0);
        List<Hex> zone = widest.map(group -> fallbacks.zone(group, radius)).orElse(List.of());
        if (zone.isEmpty() || radius == 0) {
            return;
        }
        List<String> closed = users.stream()
                .flatMap(group -> fallbacks.arms(group).stream())
                .distinct()
                .filter(arm -> zone.stream().noneMatch(hex -> open.open(hex, arm)))
                .toList();
        List<String> why = new ArrayList<>();
        if (fallbacks.turnsCorner(zone)) {
            why.add("round a corner of the map");
        }
        if (zone.size() < 2 * radius + 1) {
            why.add("not " + (2 * radius + 1));
        }
        closed.forEach(arm -> why.add("none open to " + arm));
        if (!why.isEmpty()) {
            Reporter.Draft draft =
                    out.report().with("e", place.name()).with("n", zone.size()).with("why", String.join(", ", why));
            zone.forEach(hex -> draft.related(new FindingPlace.AtHex(hex)));
        }
    }

    @Rule("LB-SCHED-09")
    void noWayIn(Arrival arrival, Entries entries, Fallbacks fallbacks, EntryGround open, Ground ground, Reporter out) {
        ArrivalGroup group = arrival.group();
        int reach = fallbacks.policy(group).reach();
        List<Hex> zone = fallbacks.zone(group, reach);
        if (zone.isEmpty()) {
            return;
        }
        for (String arm : fallbacks.arms(group)) {
            if (zone.stream().noneMatch(hex -> open.usable(hex, entries.side(group), List.of(arm)))) {
                Hex hex = entries.hexes(group).get(0);
                out.report()
                        .with("e", arrival.name())
                        .with("arm", arm)
                        .with("n", reach)
                        .with("h", ground.grid().label(hex))
                        .at(hex);
            }
        }
    }

    @Rule("LB-SCHED-16")
    void ownPolicy(Arrival arrival, Reporter out) {
        Attributes attributes = arrival.group().attributes();
        List<String> missing = new ArrayList<>();
        if (attributes.integer("delayTurns").isEmpty()) {
            missing.add("delay");
        }
        if (attributes.integer("radius").isEmpty()) {
            missing.add("widening");
        }
        if (Fallbacks.custom(arrival.group()) && !missing.isEmpty()) {
            String scenario = out.scenario();
            out.report()
                    .with("e", arrival.name())
                    .with("what", String.join(" and no ", missing))
                    .fix(new Fix.Change(
                            "Keep to the rules",
                            pack -> PackEdits.group(
                                    pack,
                                    scenario,
                                    arrival.key(),
                                    g -> g.withAttributes(g.attributes().with(BLOCKED, "core")))))
                    .fix(new Fix.Question("Enter the " + String.join(" and the ", missing)));
        }
    }
}
