package coupdoeil.validator.fb;

import coupdoeil.model.oob.Unit;
import coupdoeil.model.pack.Pack;
import coupdoeil.model.pack.PackEdits;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.model.scenario.ArrivalGroup;
import coupdoeil.model.scenario.TurnTrack;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.fact.Arrivals;
import coupdoeil.validator.check.fact.Timetable;
import coupdoeil.validator.check.subject.Arrival;
import coupdoeil.validator.check.subject.EntryTurn;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/** How long a column of reinforcements takes to get onto the map (FB 7.3). */
final class MarchOrder {

    @Rule("FB-REIN-06")
    void timetableOfTheColumn(Arrival arrival, MarchColumns columns, Reporter out) {
        Optional<March> march = columns.of(arrival.group());
        if (march.isEmpty() || march.get().steps().isEmpty()) {
            return;
        }
        List<String> lines = march.get().steps().stream()
                .map(step -> step.unit().name() + ": " + step.mf() + " MF, " + step.hexesAhead() + " hexes ahead, "
                        + step.arrival().orElse("never"))
                .toList();
        out.report()
                .with("n", march.get().columnHexes())
                .with("t", march.get().complete().orElse("never"))
                .with("units", lines)
                .at(march.get().entry());
    }

    @Rule("FB-REIN-07")
    void delayed(Arrival arrival, RuleSystem system, MarchColumns columns, Arrivals arrivals, Reporter out) {
        Optional<March> march = columns.of(arrival.group());
        if (march.isEmpty() || march.get().late().isEmpty()) {
            return;
        }
        List<March.Step> late = march.get().late();
        Reporter.Draft draft = out.report()
                .with("n", late.size())
                .with("t", march.get().complete().orElse("no turn"))
                .with("units", late.stream().map(step -> step.unit().name()).toList())
                .at(march.get().entry());
        ArrivalGroup reordered = packed(arrival.group(), system, columns);
        if (columns.of(reordered).filter(m -> m.late().isEmpty()).isPresent()) {
            draft.fix(reorder(arrival.group(), reordered, out.scenario()));
        }
        split(march.get(), arrival.group(), arrivals, out.scenario())
                .filter(fix -> splitCures(march.get(), arrival.group(), columns))
                .ifPresent(draft::fix);
    }

    @Rule("FB-REIN-08")
    void sharedEntry(EntryTurn together, Arrivals arrivals, Timetable timetable, MarchColumns columns, Reporter out) {
        List<ArrivalGroup> marching = together.groups().stream()
                .filter(columns::inColumn)
                .filter(group -> !columns.units(group).isEmpty())
                .toList();
        for (int i = 1; i < marching.size(); i++) {
            shared(out, marching.get(i - 1), marching.get(i), together.at());
        }
        TurnTrack track = timetable.track();
        OptionalInt due = track.turnOf(together.at());
        if (marching.isEmpty() || due.isEmpty()) {
            return;
        }
        for (ArrivalGroup earlier : arrivals.all()) {
            OptionalInt turn = track.turnOf(earlier.at());
            if (earlier.entry().equals(together.entry()) && turn.isPresent() && turn.getAsInt() < due.getAsInt()) {
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

    @Rule("FB-REIN-13")
    void slowestSetsThePace(Arrival arrival, MarchColumns columns, Arrivals arrivals, Reporter out) {
        if (!columns.inColumn(arrival.group())) {
            return;
        }
        List<Unit> units = columns.units(arrival.group()).stream()
                .filter(unit -> unit.attributes().integer("mf").isPresent())
                .toList();
        OptionalInt slowest = units.stream().mapToInt(MarchOrder::mf).min();
        List<String> faster = units.stream()
                .filter(unit -> mf(unit) > slowest.orElse(0))
                .map(Unit::name)
                .toList();
        if (!faster.isEmpty()) {
            out.report().with("u", faster).with("m", slowest.getAsInt()).fix(new Fix.Ask("Split the group by pace"));
        }
    }

    @Rule("FB-REIN-15")
    void orderWastesRoad(Arrival arrival, RuleSystem system, MarchColumns columns, Reporter out) {
        if (!columns.inColumn(arrival.group())) {
            return;
        }
        ArrivalGroup reordered = packed(arrival.group(), system, columns);
        int saved = RoadColumn.hexes(system.tables(), columns.units(arrival.group()))
                - RoadColumn.hexes(system.tables(), columns.units(reordered));
        if (saved > 0) {
            out.report().with("n", saved).fix(reorder(arrival.group(), reordered, out.scenario()));
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

    /** The group with units that can share hexes side by side: by nationality, then arm, each as it first comes. */
    private static ArrivalGroup packed(ArrivalGroup group, RuleSystem system, MarchColumns columns) {
        Map<String, Integer> blocks = new LinkedHashMap<>();
        columns.units(group).forEach(unit -> blocks.putIfAbsent(block(unit), blocks.size()));
        Map<String, Unit> byId = new LinkedHashMap<>();
        columns.units(group).forEach(unit -> byId.put(unit.id(), unit));
        List<ArrivalGroup.Marcher> march = new ArrayList<>(group.march());
        march.sort(Comparator.comparingInt(marcher -> {
            Unit unit = byId.get(marcher.piece());
            return unit == null ? -1 : blocks.getOrDefault(block(unit), 0);
        }));
        return group.withMarch(march);
    }

    private static String block(Unit unit) {
        return unit.nationality() + "/" + unit.arm();
    }

    private static Fix.Change reorder(ArrivalGroup group, ArrivalGroup reordered, String scenario) {
        return new Fix.Change(
                "Reorder the column",
                pack -> PackEdits.group(pack, scenario, group.id(), g -> g.withMarch(reordered.march())));
    }

    /** Lets the units that would be late come as a group of their own on the turn when the road is free. */
    private static Optional<Fix> split(March march, ArrivalGroup group, Arrivals arrivals, String scenario) {
        Optional<String> turn = march.late().get(0).arrival();
        return turn.map(label -> {
            String id = freeId(group.id(), arrivals);
            return new Fix.Change(
                    "Split the group: the rest arrives at " + label,
                    pack -> splitOff(pack, scenario, group.id(), id, label, march));
        });
    }

    private static boolean splitCures(March march, ArrivalGroup group, MarchColumns columns) {
        return march.late().get(0).arrival().isPresent()
                && columns.of(rest(
                                group, group.id(), march.late().get(0).arrival().get(), march))
                        .filter(later -> later.late().isEmpty())
                        .isPresent()
                && columns.of(head(group, march))
                        .filter(m -> m.late().isEmpty())
                        .isPresent();
    }

    private static Pack splitOff(Pack pack, String scenario, String group, String id, String at, March march) {
        return pack.withScenario(scenario, s -> {
            List<ArrivalGroup> groups = new ArrayList<>();
            for (ArrivalGroup known : s.reinforcements()) {
                if (known.id().equals(group)) {
                    groups.add(head(known, march));
                    groups.add(rest(known, id, at, march));
                } else {
                    groups.add(known);
                }
            }
            return s.withReinforcements(groups);
        });
    }

    private static ArrivalGroup head(ArrivalGroup group, March march) {
        return group.withMarch(group.march().stream()
                .filter(marcher -> !isLate(marcher, march))
                .toList());
    }

    private static ArrivalGroup rest(ArrivalGroup group, String id, String at, March march) {
        return new ArrivalGroup(
                id,
                group.name().isEmpty() ? "" : group.name() + " (rear)",
                group.side(),
                at,
                group.entry(),
                group.mode(),
                group.condition(),
                group.march().stream().filter(marcher -> isLate(marcher, march)).toList(),
                List.of(),
                group.attributes());
    }

    private static boolean isLate(ArrivalGroup.Marcher marcher, March march) {
        return march.late().stream().anyMatch(step -> step.unit().id().equals(marcher.piece()));
    }

    private static String freeId(String id, Arrivals arrivals) {
        String free = id + "-rear";
        for (int i = 2; ; i++) {
            String candidate = free;
            if (arrivals.all().stream().noneMatch(group -> group.id().equals(candidate))) {
                return candidate;
            }
            free = id + "-rear-" + i;
        }
    }

    private static int mf(Unit unit) {
        return unit.attributes().integer("mf", 0);
    }
}
