package coupdoeil.validator.lb.arrival;

import coupdoeil.model.battlefield.Place;
import coupdoeil.model.grid.Hex;
import coupdoeil.model.oob.Roster;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.pack.PackEdits;
import coupdoeil.model.scenario.ArrivalGroup;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.Severity;
import coupdoeil.validator.check.fact.Places;
import coupdoeil.validator.check.hexes.Ground;
import coupdoeil.validator.check.subject.Arrival;
import coupdoeil.validator.hexes.Entries;
import coupdoeil.validator.hexes.GroupSplit;
import coupdoeil.validator.lb.fact.EntryFormations;
import coupdoeil.validator.lb.fact.EntryGround;
import coupdoeil.validator.lb.fact.EntryStacks;
import coupdoeil.validator.lb.fact.Fallbacks;
import coupdoeil.validator.lb.fact.Formations;
import coupdoeil.validator.lb.fact.Loads;
import coupdoeil.validator.lb.fact.Stacking;
import coupdoeil.validator.lb.fact.Staggering;
import coupdoeil.validator.lb.fact.Terrain;
import coupdoeil.validator.lb.fact.Units;
import java.util.List;
import java.util.Optional;

/** Whether the hexes of an entry hold those who come, and lead on (LB 18, 44). */
public final class EntryHexChecks {

    @Rule("LB-SCHED-05")
    void overstacked(
            Arrival arrival,
            EntryStacks stacks,
            EntryFormations rules,
            Stacking stacking,
            Loads loads,
            Terrain terrain,
            Staggering staggering,
            Entries entries,
            Ground ground,
            Reporter out) {
        ArrivalGroup group = arrival.group();
        Optional<EntryStacks.Excess> excess = stacks.excess(group);
        if (excess.isEmpty()) {
            return;
        }
        List<Hex> hexes = excess.get().hexes();
        Hex hex = hexes.get(0);
        Reporter.Draft draft = out.report()
                .with("e", arrival.name())
                .with("h", hexes.stream().map(ground.grid()::label).toList())
                .with("load", loads.text(excess.get().units()))
                .with("t", terrain.name(hex))
                .with("limit", stacking.limits(excess.get().units(), hex));
        hexes.forEach(draft::at);
        excess.get().units().forEach(unit -> draft.about(unit.ref()));
        Optional<Fix.Change> byRoad = byRoad(group, hex, rules, entries, stacks, out.scenario());
        Optional<GroupSplit> split =
                staggering.split(group, part -> stacks.excess(part).isEmpty());
        byRoad.ifPresent(draft::fix);
        split.ifPresent(found -> draft.fix(found.fix(out.scenario())));
        if (byRoad.isEmpty() && split.isEmpty()) {
            draft.fix(new Fix.Question("Stagger the group, or give it another entry"));
        }
    }

    /** All of a group in road march, one behind the other, where all of them may. */
    private static Optional<Fix.Change> byRoad(
            ArrivalGroup group, Hex hex, EntryFormations rules, Entries entries, EntryStacks stacks, String scenario) {
        List<Unit> units = entries.units(group).stream()
                .filter(unit -> !unit.arm().equals(Units.ARTILLERY))
                .toList();
        List<String> ids = units.stream().map(Unit::id).toList();
        boolean may = !ids.isEmpty()
                && units.stream().allMatch(unit -> rules.choices(unit, hex).contains(Formations.ROAD_MARCH));
        ArrivalGroup marching = EntryFormationChecks.in(Formations.ROAD_MARCH, group, ids);
        return may && stacks.excess(marching).isEmpty()
                ? Optional.of(new Fix.Change(
                        "Let the group enter in road march",
                        pack -> PackEdits.group(
                                pack,
                                scenario,
                                group.id(),
                                g -> EntryFormationChecks.in(Formations.ROAD_MARCH, g, ids))))
                : Optional.empty();
    }

    /** Entry hexes off the map are LB-MAP-12's. */
    @Rule("LB-SCHED-06")
    void closed(
            Arrival arrival,
            Places places,
            Entries entries,
            Ground ground,
            Roster roster,
            Fallbacks fallbacks,
            EntryGround open,
            EntryFormations rules,
            EntryStacks stacks,
            Reporter out) {
        ArrivalGroup group = arrival.group();
        List<Hex> hexes = entries.hexes(group).stream().filter(ground::contains).toList();
        for (String arm : hexes.isEmpty() ? List.<String>of() : fallbacks.arms(group)) {
            boolean enters = hexes.stream().anyMatch(hex -> open.open(hex, arm));
            if (hexes.stream().noneMatch(hex -> open.open(hex, arm) && open.leadsOn(hex, arm))) {
                Reporter.Draft draft = out.report()
                        .with("e", arrival.name())
                        .with("arm", arm)
                        .with("what", enters ? "leave" : "enter")
                        .with("h", ground.grid().label(hexes.get(0)))
                        .at(hexes.get(0));
                List<Fix.Change> others = places.ofKind("entry").stream()
                        .filter(place -> serves(place, group, entries))
                        .map(place -> group.withEntry(place.id()))
                        .filter(other -> isOpen(other, entries, fallbacks, open))
                        .filter(other -> stacks.excess(other).isEmpty() && formed(other, roster, entries, rules))
                        .map(other -> new Fix.Change(
                                "Enter through "
                                        + places.byId(other.entry())
                                                .map(places::name)
                                                .orElse(""),
                                pack -> PackEdits.group(
                                        pack, out.scenario(), group.id(), g -> g.withEntry(other.entry()))))
                        .toList();
                draft.fix(
                        others.isEmpty()
                                ? new Fix.Question("Choose another entry")
                                : others.size() == 1 ? others.get(0) : new Fix.Choose("Enter elsewhere", others));
            }
        }
    }

    /** Whether an entry is of the side of a group, or of no side. */
    private static boolean serves(Place place, ArrivalGroup group, Entries entries) {
        String side = place.attributes().text("side").orElse("");
        return side.isEmpty() || side.equals(entries.side(group));
    }

    private static boolean isOpen(ArrivalGroup group, Entries entries, Fallbacks fallbacks, EntryGround open) {
        List<Hex> hexes = entries.hexes(group);
        return !hexes.isEmpty()
                && fallbacks.arms(group).stream()
                        .allMatch(arm -> hexes.stream().anyMatch(hex -> open.open(hex, arm) && open.leadsOn(hex, arm)));
    }

    private static boolean formed(ArrivalGroup group, Roster roster, Entries entries, EntryFormations rules) {
        return group.march().stream()
                .allMatch(marcher -> roster.unit(marcher.piece()).stream()
                        .allMatch(unit -> entries.hexes(group).stream()
                                .anyMatch(hex -> rules.objection(unit, rules.formation(group, marcher, unit, hex), hex)
                                        .filter(objection -> objection.severity() == Severity.ERROR)
                                        .isEmpty())));
    }
}
