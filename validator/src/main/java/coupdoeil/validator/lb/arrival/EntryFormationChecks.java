package coupdoeil.validator.lb.arrival;

import coupdoeil.model.grid.Hex;
import coupdoeil.model.oob.Roster;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.pack.PackEdits;
import coupdoeil.model.scenario.ArrivalGroup;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.Severity;
import coupdoeil.validator.check.fact.Placements;
import coupdoeil.validator.check.hexes.Ground;
import coupdoeil.validator.check.subject.Arrival;
import coupdoeil.validator.check.subject.SubjectRef;
import coupdoeil.validator.hexes.Entries;
import coupdoeil.validator.lb.fact.ArrivingCompany;
import coupdoeil.validator.lb.fact.EntryFormations;
import coupdoeil.validator.lb.fact.EntryStacks;
import coupdoeil.validator.lb.fact.Formations;
import coupdoeil.validator.lb.fact.Organisation;
import coupdoeil.validator.lb.fact.RoadMarchFaults;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** In which formation reinforcements enter (LB 16, 44). */
public final class EntryFormationChecks {

    /** What is wrong with some units of a group alike. */
    private record Wrong(String formation, EntryFormations.Objection objection) {}

    @Rule("LB-SCHED-04")
    void formation(
            Arrival arrival,
            Roster roster,
            Entries entries,
            Ground ground,
            EntryFormations rules,
            EntryStacks stacks,
            Formations formations,
            Reporter out) {
        ArrivalGroup group = arrival.group();
        List<Hex> hexes = entries.hexes(group).stream().filter(ground::contains).toList();
        Map<Wrong, List<Unit>> wrong = new LinkedHashMap<>();
        for (ArrivalGroup.Marcher marcher : group.march()) {
            Optional<Unit> unit = roster.unit(marcher.piece());
            if (unit.isPresent() && !hexes.isEmpty()) {
                wrong(group, marcher, unit.get(), hexes, rules)
                        .ifPresent(why -> wrong.computeIfAbsent(why, none -> new ArrayList<>())
                                .add(unit.get()));
            }
        }
        wrong.forEach((why, units) -> {
            Reporter.Draft draft = out.report()
                    .severity(why.objection().severity())
                    .with("e", arrival.name())
                    .with("u", units.stream().map(Unit::name).toList())
                    .with("f", formations.in(why.formation()))
                    .with("h", ground.grid().label(hexes.get(0)))
                    .with("why", why.objection().why())
                    .at(hexes.get(0));
            units.forEach(unit -> draft.about(new SubjectRef("unit", unit.id(), unit.name())));
            List<Fix.Change> changes = changes(group, units, hexes, rules, stacks, formations, out.scenario());
            if (changes.isEmpty()) {
                draft.fix(new Fix.Question("Choose another formation, or another entry"));
            } else {
                draft.fix(changes.size() == 1 ? changes.get(0) : new Fix.Choose("Change the formation", changes));
            }
        });
    }

    /** The least that speaks against a unit at any hex of the entry; nothing if it may enter by one of them. */
    private static Optional<Wrong> wrong(
            ArrivalGroup group, ArrivalGroup.Marcher marcher, Unit unit, List<Hex> hexes, EntryFormations rules) {
        Wrong least = null;
        for (Hex hex : hexes) {
            String formation = rules.formation(group, marcher, unit, hex);
            Optional<EntryFormations.Objection> objection = rules.objection(unit, formation, hex);
            if (objection.isEmpty()) {
                return Optional.empty();
            }
            if (least == null || objection.get().severity() == Severity.WARNING) {
                least = new Wrong(formation, objection.get());
            }
        }
        return Optional.ofNullable(least);
    }

    private static List<Fix.Change> changes(
            ArrivalGroup group,
            List<Unit> units,
            List<Hex> hexes,
            EntryFormations rules,
            EntryStacks stacks,
            Formations formations,
            String scenario) {
        List<String> ids = units.stream().map(Unit::id).toList();
        boolean full = stacks.excess(group).isPresent();
        return rules.choices(units.get(0), hexes.get(0)).stream()
                .filter(choice -> units.stream()
                        .allMatch(unit -> rules.choices(unit, hexes.get(0)).contains(choice)))
                .filter(choice -> full || stacks.excess(in(choice, group, ids)).isEmpty())
                .map(choice -> new Fix.Change(
                        "Let " + (units.size() == 1 ? "it" : "them") + " enter " + formations.in(choice),
                        pack -> PackEdits.group(pack, scenario, group.id(), g -> in(choice, g, ids))))
                .toList();
    }

    /** A group with some of its pieces in a formation. */
    static ArrivalGroup in(String formation, ArrivalGroup group, List<String> pieces) {
        Set<String> chosen = Set.copyOf(pieces);
        return group.withMarch(group.march().stream()
                .map(marcher -> chosen.contains(marcher.piece())
                        ? new ArrivalGroup.Marcher(marcher.piece(), formation, marcher.attributes())
                        : marcher)
                .toList());
    }

    @Rule("LB-SCHED-11")
    void regiment(
            Arrival arrival,
            Roster roster,
            RoadMarchFaults roadMarch,
            Organisation organisation,
            Placements placements,
            ArrivingCompany company,
            Reporter out) {
        for (ArrivalGroup.Marcher marcher : arrival.group().march()) {
            Optional<Unit> regiment = roster.unit(marcher.piece()).filter(roadMarch::undivided);
            if (regiment.isPresent() && Formations.ROAD_MARCH.equals(marcher.formation())) {
                List<Unit> battalions = organisation.battalions(regiment.get());
                Reporter.Draft draft = out.report()
                        .with("r", regiment.get().name())
                        .about(new SubjectRef(
                                "unit", marcher.piece(), regiment.get().name()));
                if (battalions.stream().allMatch(battalion -> free(battalion, placements, company))) {
                    String scenario = out.scenario();
                    draft.fix(new Fix.Change(
                            "Let its battalions march",
                            pack -> PackEdits.group(
                                    pack, scenario, arrival.key(), g -> brokenUp(g, marcher.piece(), battalions))));
                } else {
                    draft.fix(new Fix.Question("Schedule its battalions"));
                }
            }
        }
    }

    /** Whether a unit neither stands on the map nor comes with any group. */
    private static boolean free(Unit unit, Placements placements, ArrivingCompany company) {
        return placements.of(unit.id()).stream()
                        .noneMatch(placement -> placement.hex().isPresent())
                && !company.comes(unit.id());
    }

    private static ArrivalGroup brokenUp(ArrivalGroup group, String regiment, List<Unit> battalions) {
        List<ArrivalGroup.Marcher> march = new ArrayList<>();
        for (ArrivalGroup.Marcher marcher : group.march()) {
            if (marcher.piece().equals(regiment)) {
                battalions.forEach(battalion ->
                        march.add(new ArrivalGroup.Marcher(battalion.id(), marcher.formation(), marcher.attributes())));
            } else {
                march.add(marcher);
            }
        }
        return group.withMarch(march);
    }
}
