package coupdoeil.validator.lb;

import coupdoeil.model.Attributes;
import coupdoeil.model.oob.Roster;
import coupdoeil.model.oob.Unit;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.subject.Arrival;
import coupdoeil.validator.check.subject.PlacedUnit;
import coupdoeil.validator.check.subject.UnitEntry;
import coupdoeil.validator.lb.fact.SpecialRules;
import coupdoeil.validator.lb.fact.Units;
import java.util.List;
import java.util.Optional;

/** What troops fire with: guns and skirmishing cavalry a printed value, infantry the multiple of its class (LB 6, 16, 24). */
final class UnitFireChecks {

    private static final String CHART = "fire-effects";

    @Rule("LB-UNIT-11")
    void printed(UnitEntry entry, Units units, Reporter out) {
        Unit unit = entry.unit();
        boolean fires = unit.arm().equals(Units.ARTILLERY) || (units.light(unit) && units.skirmishes(unit));
        if (fires && unit.attributes().integer("fire", 0) < 1) {
            out.report()
                    .with("u", entry.name())
                    .with("c", unit.attributes().text("type").orElse(unit.arm()))
                    .fix(new Fix.Question("Enter its fire value"));
        }
    }

    @Rule("LB-UNIT-11")
    void placed(PlacedUnit placed, SpecialRules special, Reporter out) {
        withoutRow(placed.unit(), special)
                .ifPresent(troops -> out.report()
                        .with("u", placed.name())
                        .with("c", troops)
                        .fix(new Fix.Question("Add a row for " + troops + " to the fire effects")));
    }

    /** Each class is reported once for a group. */
    @Rule("LB-UNIT-11")
    void arriving(Arrival arrival, Roster roster, SpecialRules special, Reporter out) {
        List<Unit> units = arrival.group().march().stream()
                .flatMap(marcher -> roster.unit(marcher.piece()).stream())
                .toList();
        units.stream()
                .flatMap(unit -> withoutRow(unit, special).stream())
                .distinct()
                .forEach(troops -> out.report()
                        .with("u", arrival.name())
                        .with("c", troops)
                        .fix(new Fix.Question("Add a row for " + troops + " to the fire effects")));
    }

    /** The class of an infantry unit that the chart has no row for; empty also where there is no chart at all, or no class. */
    private static Optional<String> withoutRow(Unit unit, SpecialRules special) {
        List<Attributes> rows = special.rows(CHART);
        return unit.attributes()
                .text("type")
                .filter(troops -> unit.arm().equals(Units.INFANTRY) && !troops.isBlank() && !rows.isEmpty())
                .filter(troops -> rows.stream()
                        .noneMatch(
                                row -> row.text("class").filter(troops::equals).isPresent()));
    }
}
