package coupdoeil.validator.lb;

import coupdoeil.model.Attributes;
import coupdoeil.model.oob.Formation;
import coupdoeil.model.pack.PackEdits;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.Severity;
import coupdoeil.validator.check.subject.PlacedUnit;
import coupdoeil.validator.lb.fact.Organisation;
import coupdoeil.validator.lb.fact.SpecialRules;
import coupdoeil.validator.lb.fact.Units;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;

/** Morale and readiness at the start: only infantry and artillery are disordered, only cavalry tires (LB 30, 35, 36). */
final class UnitMarkerChecks {

    private static final List<String> READINESS = List.of(Units.TIRED, Units.EXHAUSTED);

    @Rule("LB-UNIT-14")
    void disordered(PlacedUnit placed, Reporter out) {
        if (placed.unit().arm().equals(Units.CAVALRY) && Units.disordered(placed.placement())) {
            Fix.Change order =
                    markers("Remove the marker", placed, out, markers -> without(markers, List.of(Units.DISORDERED)));
            Fix.Change rout = markers("Rout it", placed, out, UnitMarkerChecks::routed);
            out.report()
                    .with("u", placed.name())
                    .with("why", "cavalry is in good order or routed")
                    .fix(
                            Units.routed(placed.placement())
                                    ? order
                                    : new Fix.Choose("In good order or routed", List.of(order, rout)));
        } else if (Units.disordered(placed.placement()) && Units.routed(placed.placement())) {
            out.report()
                    .with("u", placed.name())
                    .with("why", "it is disordered or routed, not both")
                    .fix(new Fix.Choose(
                            "Leave one of them",
                            List.of(
                                    markers(
                                            "Leave it disordered",
                                            placed,
                                            out,
                                            markers -> without(markers, List.of(Units.ROUTED))),
                                    markers("Leave it routed", placed, out, UnitMarkerChecks::routed))));
        }
    }

    private static List<String> routed(List<String> markers) {
        List<String> result = new ArrayList<>(without(markers, List.of(Units.DISORDERED, Units.ROUTED)));
        result.add(Units.ROUTED);
        return result;
    }

    @Rule("LB-UNIT-15")
    void readiness(PlacedUnit placed, Organisation organisation, SpecialRules special, Reporter out) {
        List<String> readiness =
                READINESS.stream().filter(placed.placement()::marked).toList();
        boolean cavalry = placed.unit().arm().equals(Units.CAVALRY);
        if (cavalry && readiness.size() > 1) {
            List<Fix.Change> one = readiness.stream()
                    .map(other -> markers(
                            "Leave it " + other,
                            placed,
                            out,
                            markers -> markers.stream()
                                    .filter(marker -> marker.equals(other) || !READINESS.contains(marker))
                                    .toList()))
                    .toList();
            out.report()
                    .severity(Severity.ERROR)
                    .with("u", placed.name())
                    .with("r", String.join(" and ", readiness))
                    .with("why", "and can be but one of them")
                    .fix(new Fix.Choose("Leave one of them", one));
        } else if (!readiness.isEmpty() && !(cavalry && allowed(placed, organisation, special))) {
            out.report()
                    .severity(cavalry ? Severity.WARNING : Severity.ERROR)
                    .with("u", placed.name())
                    .with("r", String.join(" and ", readiness))
                    .with("why", cavalry ? "and no special rule says so" : "and only cavalry tires")
                    .fix(markers("Remove the marker", placed, out, markers -> without(markers, READINESS)));
        }
    }

    /** Whether a special rule lets the unit begin other than fresh: one for its organisation or for all. */
    private static boolean allowed(PlacedUnit placed, Organisation organisation, SpecialRules special) {
        List<String> superiors = organisation.superiors(placed.unit()).stream()
                .map(Formation::id)
                .toList();
        return special.all("readiness").stream()
                .map((Attributes rule) -> rule.text("formation").orElse(""))
                .anyMatch(formation -> formation.isEmpty() || superiors.contains(formation));
    }

    private static List<String> without(List<String> markers, List<String> removed) {
        return markers.stream().filter(marker -> !removed.contains(marker)).toList();
    }

    private static Fix.Change markers(
            String name, PlacedUnit placed, Reporter out, UnaryOperator<List<String>> change) {
        String scenario = out.scenario();
        return new Fix.Change(
                name,
                pack -> PackEdits.placement(
                        pack, scenario, placed.unit().id(), p -> p.withMarkers(change.apply(p.markers()))));
    }
}
