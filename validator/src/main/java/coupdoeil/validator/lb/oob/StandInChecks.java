package coupdoeil.validator.lb.oob;

import coupdoeil.model.oob.Roster;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.scenario.Placement;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.subject.SubjectRef;
import coupdoeil.validator.check.subject.UnitEntry;
import coupdoeil.validator.lb.fact.CounterDisplay;
import coupdoeil.validator.lb.fact.Organisation;
import coupdoeil.validator.lb.fact.Presence;
import coupdoeil.validator.lb.fact.Regiments;
import coupdoeil.validator.lb.fact.Units;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** A regiment or its battalions, a battalion or its companies: never both are in play (LB 6). */
public final class StandInChecks {

    private static final Set<String> PARTS = Set.of(Units.BATTALION, Units.COMPANY);

    @Rule("LB-OOB-03")
    void regimentAndParts(
            UnitEntry entry,
            Roster roster,
            Units units,
            Organisation organisation,
            Regiments regiments,
            Presence presence,
            Reporter out) {
        Unit regiment = entry.unit();
        if (units.is(regiment, Units.INFANTRY, Units.REGIMENT) && presence.inPlay(regiment.id())) {
            List<Unit> parts = roster.units().stream()
                    .filter(unit -> unit.arm().equals(Units.INFANTRY) && PARTS.contains(units.size(unit)))
                    .filter(unit -> organisation.wholes(unit).contains(regiment) && presence.inPlay(unit.id()))
                    .filter(unit -> regiments.isOf(unit, regiment))
                    .toList();
            report(regiment, "r", parts, "b", presence, out);
        }
    }

    @Rule("LB-OOB-04")
    void battalionAndCompanies(
            UnitEntry entry, Units units, Organisation organisation, Presence presence, Reporter out) {
        Unit battalion = entry.unit();
        if (units.is(battalion, Units.INFANTRY, Units.BATTALION) && presence.inPlay(battalion.id())) {
            List<Unit> companies = organisation.parts(battalion).stream()
                    .filter(unit -> units.is(unit, Units.INFANTRY, Units.COMPANY) && presence.inPlay(unit.id()))
                    .toList();
            report(battalion, "b", companies, "c", presence, out);
        }
    }

    private static void report(
            Unit whole, String wholeName, List<Unit> parts, String partsName, Presence presence, Reporter out) {
        if (parts.isEmpty()) {
            return;
        }
        String names = parts.stream().map(Unit::name).collect(Collectors.joining(", "));
        Reporter.Draft draft = out.report().with(wholeName, whole.name()).with(partsName, names);
        show(whole, presence, draft);
        for (Unit part : parts) {
            draft.about(new SubjectRef("unit", part.id(), part.name()));
            show(part, presence, draft);
        }
        draft.fix(new Fix.Choose(
                "Keep one of them",
                List.of(
                        CounterDisplay.keep(
                                "Keep " + whole.name(),
                                out.scenario(),
                                parts.stream().map(Unit::id).toList()),
                        CounterDisplay.keep("Keep " + names, out.scenario(), List.of(whole.id())))));
    }

    private static void show(Unit unit, Presence presence, Reporter.Draft draft) {
        presence.placements(unit.id()).stream()
                .map(Placement::hexes)
                .flatMap(List::stream)
                .forEach(draft::at);
    }
}
