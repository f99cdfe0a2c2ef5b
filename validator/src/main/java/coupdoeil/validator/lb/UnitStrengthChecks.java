package coupdoeil.validator.lb;

import coupdoeil.model.Attributes;
import coupdoeil.model.oob.Roster;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.pack.PackEdits;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.fact.ScenarioFacts;
import coupdoeil.validator.check.subject.Arrival;
import coupdoeil.validator.check.subject.PlacedUnit;
import coupdoeil.validator.check.subject.UnitEntry;
import coupdoeil.validator.lb.fact.Units;
import java.util.List;
import java.util.OptionalInt;

/** Increments, those lost before the start, and what losses do to a counter (LB 5, 10, 12). */
final class UnitStrengthChecks {

    private static final String LOSSES = "losses";
    private static final String FRACTIONS = "fractions";

    @Rule("LB-UNIT-02")
    void printed(UnitEntry entry, Reporter out) {
        OptionalInt increments = entry.unit().attributes().integer("increments");
        if (increments.isPresent() && increments.getAsInt() < 1) {
            out.report()
                    .with("u", entry.name())
                    .with("n", increments.getAsInt())
                    .with("m", increments.getAsInt())
                    .fix(new Fix.Question("Enter its increments"));
        }
    }

    @Rule("LB-UNIT-02")
    void left(PlacedUnit placed, Units units, Reporter out) {
        int printed = units.printed(placed.unit());
        if (printed >= 1 && losses(placed) >= printed) {
            String scenario = out.scenario();
            String name = printed == 1 ? "Remove its losses" : "Leave it 1 increment";
            out.report()
                    .with("u", placed.name())
                    .with("n", units.increments(placed.unit(), placed.placement()))
                    .with("m", printed)
                    .fix(new Fix.Change(
                            name,
                            pack -> PackEdits.placement(
                                    pack,
                                    scenario,
                                    placed.unit().id(),
                                    p -> p.withAttributes(lost(p.attributes(), printed - 1)))));
        }
    }

    private static Attributes lost(Attributes placement, int losses) {
        return losses == 0 ? placement.without(LOSSES) : placement.with(LOSSES, losses);
    }

    @Rule("LB-UNIT-13")
    void crippled(PlacedUnit placed, Units units, RuleSystem system, Reporter out) {
        int printed = units.printed(placed.unit());
        int losses = losses(placed);
        if (printed < 1 || losses < 1 || losses >= printed) {
            return;
        }
        Attributes limits = system.tables().nested("morale");
        long percent = 100L * losses;
        boolean crippled = switch (placed.unit().arm()) {
            case Units.INFANTRY -> percent > (long) limits.integer("heavyLossPercent", 100) * printed;
            case Units.CAVALRY -> percent >= (long) limits.integer("cavalryFireHalvedPercent", 100) * printed;
            default -> false;
        };
        if (crippled) {
            out.report().with("u", placed.name()).with("p", percent / printed);
        }
    }

    @Rule("LB-UNIT-17")
    void fractions(PlacedUnit placed, Units units, ScenarioFacts scenario, Reporter out) {
        undecided(placed.unit(), units, scenario, out);
    }

    @Rule("LB-UNIT-17")
    void fractionsOfArrivals(Arrival arrival, Roster roster, Units units, ScenarioFacts scenario, Reporter out) {
        arrival.group().march().stream()
                .flatMap(marcher -> roster.unit(marcher.piece()).stream())
                .distinct()
                .forEach(unit -> undecided(unit, units, scenario, out));
    }

    /** A value that loses a whole number with each increment never comes to a fraction. */
    private static void undecided(Unit unit, Units units, ScenarioFacts scenario, Reporter out) {
        int printed = units.printed(unit);
        if (printed > 1
                && units.melee(unit, printed - 1).isEmpty()
                && !scenario.attributes().has(FRACTIONS)) {
            out.report()
                    .with("u", unit.name())
                    .with("m", unit.attributes().integer("melee", 0))
                    .with("n", printed)
                    .fix(new Fix.Choose(
                            "Decide on fractions",
                            List.of(decision("Keep them", true, out), decision("Drop them", false, out))));
        }
    }

    private static Fix.Change decision(String name, boolean kept, Reporter out) {
        String scenario = out.scenario();
        return new Fix.Change(
                name,
                pack -> pack.withScenario(
                        scenario, s -> s.withAttributes(s.attributes().with(FRACTIONS, kept))));
    }

    private static int losses(PlacedUnit placed) {
        return placed.placement().attributes().integer(LOSSES, 0);
    }
}
