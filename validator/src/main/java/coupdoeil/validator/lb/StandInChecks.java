package coupdoeil.validator.lb;

import coupdoeil.model.oob.Roster;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.scenario.Placement;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.subject.SubjectRef;
import coupdoeil.validator.check.subject.UnitEntry;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** A regiment or its battalions, a battalion or its companies: never both are in play (LB 6). */
final class StandInChecks {

    private static final Set<String> PARTS = Set.of(LbUnits.BATTALION, LbUnits.COMPANY);

    @Rule("LB-OOB-03")
    void regimentAndParts(
            UnitEntry entry,
            Roster roster,
            LbUnits units,
            LbOrganisation organisation,
            LbRegiments regiments,
            LbPresence presence,
            Reporter out) {
        Unit regiment = entry.unit();
        if (units.is(regiment, LbUnits.INFANTRY, LbUnits.REGIMENT) && presence.inPlay(regiment.id())) {
            List<Unit> parts = roster.units().stream()
                    .filter(unit -> unit.arm().equals(LbUnits.INFANTRY) && PARTS.contains(units.size(unit)))
                    .filter(unit -> organisation.wholes(unit).contains(regiment) && presence.inPlay(unit.id()))
                    .filter(unit -> regiments.isOf(unit, regiment))
                    .toList();
            report(regiment, "r", parts, "b", presence, out);
        }
    }

    @Rule("LB-OOB-04")
    void battalionAndCompanies(
            UnitEntry entry, LbUnits units, LbOrganisation organisation, LbPresence presence, Reporter out) {
        Unit battalion = entry.unit();
        if (units.is(battalion, LbUnits.INFANTRY, LbUnits.BATTALION) && presence.inPlay(battalion.id())) {
            List<Unit> companies = organisation.parts(battalion).stream()
                    .filter(unit -> units.is(unit, LbUnits.INFANTRY, LbUnits.COMPANY) && presence.inPlay(unit.id()))
                    .toList();
            report(battalion, "b", companies, "c", presence, out);
        }
    }

    private static void report(
            Unit whole, String wholeName, List<Unit> parts, String partsName, LbPresence presence, Reporter out) {
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
                        LbDisplay.keep(
                                "Keep " + whole.name(),
                                out.scenario(),
                                parts.stream().map(Unit::id).toList()),
                        LbDisplay.keep("Keep " + names, out.scenario(), List.of(whole.id())))));
    }

    private static void show(Unit unit, LbPresence presence, Reporter.Draft draft) {
        presence.placements(unit.id()).stream()
                .map(Placement::hexes)
                .flatMap(List::stream)
                .forEach(draft::at);
    }
}
