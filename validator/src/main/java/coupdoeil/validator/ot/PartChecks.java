package coupdoeil.validator.ot;

import coupdoeil.model.oob.Roster;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.scenario.Placement;
import coupdoeil.model.scenario.SpecialRule;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.fact.ScenarioFacts;
import coupdoeil.validator.check.subject.PlacedUnit;
import coupdoeil.validator.check.subject.ScenarioItem;
import coupdoeil.validator.check.subject.UnitEntry;
import coupdoeil.validator.ot.fact.Options;
import coupdoeil.validator.ot.fact.Units;
import coupdoeil.validator.table.UnitFixes;
import java.util.List;
import java.util.Optional;

/** Units that are parts or sums of others, and states that units begin in (OT Battle Groups; Skirmishers; Routs). */
final class PartChecks {

    private static final String CONVERGED_IN = "convergedIn";
    private static final String GIVEN = "convergedFigures";
    private static final String CONVERGED = "organicConverged";
    private static final String ABANDONED = "gunsAbandoned";
    private static final int SMALLEST_GROUP = 4;

    @Rule("OT-UNIT-11")
    void battleGroups(ScenarioItem subject, ScenarioFacts scenario, Roster roster, Reporter out) {
        if (!(subject.item().entry() instanceof SpecialRule rule) || !rule.id().equals("battle-group")) {
            return;
        }
        Optional<Unit> unit = rule.attributes().text("unit").flatMap(roster::unit);
        List<Integer> groups = rule.attributes().integers("figures");
        int sum = groups.stream().mapToInt(Integer::intValue).sum();
        unit.flatMap(regiment -> why(regiment, groups, sum, scenario))
                .ifPresent(why -> out.report()
                        .with("u", unit.get().name())
                        .with("why", why)
                        .ask("Merge the groups, or correct them"));
    }

    private static Optional<String> why(Unit unit, List<Integer> groups, int sum, ScenarioFacts scenario) {
        int figures = unit.attributes().integer("figures", 0);
        if (!Units.is(unit, Units.CAVALRY)) {
            return Optional.of("is no cavalry and has battle groups");
        }
        if (!Options.has(scenario, Options.BATTLE_GROUPS)) {
            return Optional.of("has battle groups, which the scenario does not allow");
        }
        if (groups.stream().anyMatch(group -> group < SMALLEST_GROUP)) {
            return Optional.of("has a battle group of less than " + SMALLEST_GROUP + " figures");
        }
        return sum == figures
                ? Optional.empty()
                : Optional.of("has " + figures + " figures, and " + sum + " in its battle groups");
    }

    @Rule("OT-UNIT-12")
    void converged(UnitEntry entry, Roster roster, Reporter out) {
        Unit unit = entry.unit();
        List<Unit> parents = roster.units().stream()
                .filter(parent -> parent.attributes().is(CONVERGED_IN, unit.id()))
                .toList();
        if (parents.isEmpty()) {
            return;
        }
        int sum = parents.stream()
                .mapToInt(parent -> parent.attributes().integer(GIVEN, 0))
                .sum();
        int figures = unit.attributes().integer("figures", 0);
        if (sum != figures) {
            out.report("u")
                    .with("why", "has " + figures + " figures, and its parents give " + sum)
                    .fix(out.set("Give it " + sum, "figures", sum));
        }
        parents.stream()
                .filter(parent -> !parent.attributes().flag(CONVERGED))
                .forEach(parent -> out.report("u")
                        .with("why", "has the skirmishers of " + parent.name() + ", which still counts them as its own")
                        .fix(UnitFixes.set(
                                "Say that " + parent.name() + " has them no longer", parent, CONVERGED, true)));
    }

    @Rule("OT-UNIT-13")
    void giver(UnitEntry entry, Reporter out) {
        Unit unit = entry.unit();
        int given = unit.attributes().integer(GIVEN, 0);
        int has =
                unit.attributes().is("skirmish", "ORGANIC") ? unit.attributes().integer("skirmishFigures", 0) : 0;
        if (unit.attributes().has(CONVERGED_IN) && given > has) {
            out.report("u")
                    .with("given", given)
                    .with("has", has)
                    .fix(out.clear("Give none", CONVERGED_IN))
                    .ask("Say how many it gives");
        }
    }

    @Rule("OT-UNIT-14")
    void disordered(PlacedUnit placed, Reporter out) {
        if (Units.isSkirmishing(placed.placement()) && placed.placement().marked("disordered")) {
            out.report("u").fix(out.place("Take the marker away", placed.placement(), PartChecks::ordered));
        }
    }

    private static Placement ordered(Placement placement) {
        return placement.withMarkers(placement.markers().stream()
                .filter(marker -> !marker.equals("disordered"))
                .toList());
    }

    @Rule("OT-UNIT-18")
    void abandoned(PlacedUnit placed, Reporter out) {
        Placement placement = placed.placement();
        if (!Units.is(placed.unit(), Units.ARTILLERY)) {
            return;
        }
        boolean abandoned = placement.attributes().flag(ABANDONED);
        boolean attached = !Units.attachedTo(placement).isEmpty();
        if (Units.isRouted(placement) && !placement.attributes().has(ABANDONED)) {
            out.report("u")
                    .with("why", "begins routed, and nobody says whether its guns stand abandoned")
                    .fix(out.set("It has its guns", ABANDONED, false))
                    .ask("Say where they stand");
        } else if (abandoned
                && Units.isRouted(placement)
                && !placement.attributes().has("gunsAt")) {
            out.report("u")
                    .with("why", "has abandoned its guns, and nobody says where")
                    .ask("Say where they stand");
        } else if (abandoned && !Units.isRouted(placement) && !attached) {
            out.report("u")
                    .with("why", "has abandoned its guns, and neither routs nor shelters with infantry")
                    .fix(out.clear("It has its guns", ABANDONED));
        }
    }
}
