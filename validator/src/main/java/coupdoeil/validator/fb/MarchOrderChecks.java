package coupdoeil.validator.fb;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.pack.PackEdits;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.scenario.ArrivalGroup;
import coupdoeil.model.scenario.TurnTrack;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.fact.Arrivals;
import coupdoeil.validator.check.fact.Switches;
import coupdoeil.validator.check.fact.Timetable;
import coupdoeil.validator.check.subject.Arrival;
import coupdoeil.validator.check.subject.EntryTurn;
import coupdoeil.validator.check.subject.SubjectRef;
import coupdoeil.validator.fb.fact.Counted;
import coupdoeil.validator.fb.fact.MarchColumns;
import coupdoeil.validator.fb.fact.RoadColumn;
import coupdoeil.validator.hexes.GroupSplit;
import coupdoeil.validator.hexes.March;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.stream.Stream;

/** How long a column of reinforcements takes to get onto the map (FB 7.3). */
final class MarchOrderChecks {

    /** A cure is tried on all that come by the road; what lacks among so many is not put right by one edit. */
    private static final int MAX_GROUPS = 50;

    private static final int MAX_MARCHERS = 60;

    @Rule("FB-REIN-06")
    void timetableOfTheColumn(Arrival arrival, MarchColumns columns, Reporter out) {
        Optional<March> march = columns.of(arrival.group());
        if (march.isEmpty() || march.get().steps().isEmpty()) {
            return;
        }
        List<String> lines = march.get().steps().stream()
                .map(step -> step.unit().name() + ": " + step.movement() + " MF, " + Counted.hexes(step.hexesAhead())
                        + " ahead, " + step.arrival().orElse("never"))
                .toList();
        out.report()
                .with("g", arrival.name())
                .with("n", march.get().columnHexes())
                .with("t", march.get().complete().orElse("never"))
                .with("units", lines)
                .at(march.get().entry());
    }

    @Rule("FB-REIN-07")
    void delayed(Arrival arrival, MarchColumns columns, Arrivals arrivals, Reporter out) {
        Optional<March> march = columns.of(arrival.group());
        if (march.isEmpty() || march.get().late().isEmpty()) {
            return;
        }
        List<March.Step> late = march.get().late();
        Reporter.Draft draft = out.report()
                .with("g", arrival.name())
                .with("n", late.size())
                .with("t", march.get().complete().orElse("no turn"))
                .with("units", late.stream().map(step -> step.unit().name()).toList())
                .at(march.get().entry());
        if (arrivals.all().size() > MAX_GROUPS || arrival.group().march().size() > MAX_MARCHERS) {
            draft.fix(new Fix.Question("Reorder or split the group: among so many no cure was tried"));
            return;
        }
        ArrivalGroup reordered = packed(arrival.group(), columns);
        if (columns.of(reordered).filter(m -> m.late().isEmpty()).isPresent()) {
            draft.fix(reorder(arrival.group(), reordered, out.scenario()));
        }
        split(march.get(), arrival.group(), arrivals, columns)
                .map(split -> split.fix(out.scenario()))
                .ifPresent(draft::fix);
    }

    @Rule("FB-REIN-08")
    void sharedEntry(EntryTurn together, Timetable timetable, MarchColumns columns, Reporter out) {
        Optional<Hex> entry = together.groups().stream()
                .flatMap(group -> columns.entryHex(group).stream())
                .findFirst();
        List<ArrivalGroup> marching =
                entry.map(hex -> columns.through(hex, together.at())).orElse(List.of());
        // Entries of one hex are one entry; the first of them speaks for all.
        if (marching.isEmpty() || !together.groups().contains(marching.get(0))) {
            return;
        }
        for (int i = 1; i < marching.size(); i++) {
            if (!ofOneFormation(marching.get(i - 1), marching.get(i), columns)) {
                shared(out, marching.get(i - 1), marching.get(i), together.at());
            }
        }
        TurnTrack track = timetable.track();
        OptionalInt due = track.turnOf(together.at());
        if (due.isEmpty()) {
            return;
        }
        for (ArrivalGroup earlier : columns.through(entry.orElseThrow())) {
            OptionalInt turn = track.turnOf(earlier.at());
            if (turn.isPresent() && turn.getAsInt() < due.getAsInt()) {
                boolean stillEntering = columns.of(earlier)
                        .filter(march -> march.steps().stream()
                                .anyMatch(step -> step.arrival()
                                        .map(label -> track.turnOf(label).orElse(0) >= due.getAsInt())
                                        .orElse(true)))
                        .isPresent();
                if (stillEntering) {
                    shared(out, earlier, marching.get(0), together.at());
                }
            }
        }
    }

    /** Whether all units of two groups serve in the same formation, which enters as one. */
    private static boolean ofOneFormation(ArrivalGroup one, ArrivalGroup other, MarchColumns columns) {
        Optional<String> formation = columns.formation(one);
        return formation.isPresent() && formation.equals(columns.formation(other));
    }

    /** Each formation has a pace of its own (FB 7.3): reported of each. */
    @Rule("FB-REIN-13")
    void slowestSetsThePace(Arrival arrival, MarchColumns columns, Reporter out) {
        ArrivalGroup group = arrival.group();
        if (!columns.inColumn(group)) {
            return;
        }
        Map<Integer, List<String>> faster = new TreeMap<>();
        for (Unit unit : columns.units(group)) {
            columns.slowest(group, unit).ifPresent(slowest -> {
                if (mf(unit) > slowest) {
                    faster.computeIfAbsent(slowest, none -> new ArrayList<>()).add(unit.name());
                }
            });
        }
        faster.forEach((slowest, units) -> out.report()
                .with("g", arrival.name())
                .with("u", units)
                .with("m", slowest)
                .about(new SubjectRef("pace", String.valueOf(slowest), slowest + " MF"))
                .fix(new Fix.Question("Split the group by pace")));
    }

    @Rule("FB-REIN-15")
    void orderWastesRoad(Arrival arrival, RuleSystem system, Switches switches, MarchColumns columns, Reporter out) {
        if (!columns.inColumn(arrival.group())) {
            return;
        }
        ArrivalGroup reordered = packed(arrival.group(), columns);
        int saved = RoadColumn.hexes(system.tables(), switches, columns.units(arrival.group()))
                - RoadColumn.hexes(system.tables(), switches, columns.units(reordered));
        if (saved > 0) {
            out.report()
                    .with("g", arrival.name())
                    .with("n", saved)
                    .fix(reorder(arrival.group(), reordered, out.scenario()));
        }
    }

    private static void shared(Reporter out, ArrivalGroup first, ArrivalGroup second, String at) {
        out.report()
                .with("f", new Arrival(first).name())
                .with("g", new Arrival(second).name())
                .with("h", second.entry())
                .with("t", at)
                .about(new Arrival(second).ref());
    }

    /**
     * The group in the order that takes the fewest hexes: each nationality together as it first comes, first who fills hexes
     * with steps, arm by arm, so that a last odd step of the one arm shares a hex with the first of the other, then
     * batteries and trains, which share with nobody.
     */
    private static ArrivalGroup packed(ArrivalGroup group, MarchColumns columns) {
        Map<String, Unit> byId = new LinkedHashMap<>();
        columns.units(group).forEach(unit -> byId.put(unit.id(), unit));
        Map<String, Integer> nations = new HashMap<>();
        Map<String, Integer> arms = new HashMap<>();
        byId.values().forEach(unit -> {
            nations.putIfAbsent(unit.nationality(), nations.size());
            arms.putIfAbsent(unit.arm(), arms.size());
        });
        Comparator<Unit> order = Comparator.comparing((Unit unit) -> nations.get(unit.nationality()))
                .thenComparing(unit -> !RoadColumn.fillsHexes(unit))
                .thenComparing(unit -> arms.get(unit.arm()));
        List<ArrivalGroup.Marcher> march = new ArrayList<>(group.march());
        march.sort(Comparator.comparing(marcher -> byId.get(marcher.piece()), Comparator.nullsFirst(order)));
        return group.withMarch(march);
    }

    private static Fix.Change reorder(ArrivalGroup group, ArrivalGroup reordered, String scenario) {
        return new Fix.Change(
                "Reorder the column",
                pack -> PackEdits.group(pack, scenario, group.id(), g -> g.withMarch(reordered.march())));
    }

    /** The units that would be late as a group of their own on the turn when the road is free, if nobody is late then. */
    private static Optional<GroupSplit> split(
            March march, ArrivalGroup group, Arrivals arrivals, MarchColumns columns) {
        List<String> late = march.late().stream().map(step -> step.unit().id()).toList();
        return march.late()
                .get(0)
                .arrival()
                .map(turn -> GroupSplit.of(group, late, turn, arrivals))
                .filter(split -> {
                    List<ArrivalGroup> all = arrivals.all().stream()
                            .flatMap(known -> known.id().equals(group.id())
                                    ? Stream.of(split.head(), split.rear())
                                    : Stream.of(known))
                            .toList();
                    return inTime(split.head(), all, columns) && inTime(split.rear(), all, columns);
                });
    }

    private static boolean inTime(ArrivalGroup group, List<ArrivalGroup> all, MarchColumns columns) {
        return columns.of(group, all).filter(march -> march.late().isEmpty()).isPresent();
    }

    private static int mf(Unit unit) {
        return unit.attributes().integer("mf", 0);
    }
}
