package coupdoeil.validator.lb;

import coupdoeil.model.scenario.Placement;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.hexes.Ground;
import coupdoeil.validator.check.subject.PlacedUnit;
import coupdoeil.validator.hexes.cure.Cures;
import coupdoeil.validator.hexes.cure.Option;
import coupdoeil.validator.lb.fact.ExtentFaults;
import coupdoeil.validator.lb.fact.Formations;
import coupdoeil.validator.lb.fact.Skirmishers;
import coupdoeil.validator.lb.fact.Units;
import java.util.ArrayList;
import java.util.List;

/** Units in line and skirmish order that take several hexes (LB 13, 16, 19, 20). */
final class FormationExtentChecks {

    @Rule("LB-FORM-04")
    void infantryLine(
            PlacedUnit placed, ExtentFaults check, Formations formations, Units units, Cures cures, Reporter out) {
        if (check.longLine(placed.unit(), placed.placement())) {
            int hexes = ExtentFaults.hexes(placed.placement());
            Reporter.Draft draft = counted(placed, units, out)
                    .with(
                            "why",
                            hexes > check.infantryMaxHexes()
                                    ? "infantry takes " + check.infantryMaxHexes() + " at most"
                                    : hexes + " hexes need " + formations.leastForLine(placed.unit(), hexes));
            shorter(placed, cures, draft);
        }
    }

    /** Who may not skirmish at all (LB-UNIT-07, -08) is not told how. */
    @Rule("LB-FORM-05")
    void skirmishers(PlacedUnit placed, ExtentFaults check, Units units, Skirmishers able, Cures cures, Reporter out) {
        if (!able.may(placed.unit())) {
            return;
        }
        check.skirmishSpread(placed.unit(), placed.placement()).ifPresent(why -> {
            Reporter.Draft draft = counted(placed, units, out).with("why", why);
            int needed = check.skirmishHexes(units.increments(placed.unit(), placed.placement()));
            List<Option> options = new ArrayList<>();
            if (ExtentFaults.hexes(placed.placement()) == needed) {
                options.add(new Option(
                        "Spread " + placed.name() + " evenly", now -> withSteps(now, now.parts(), List.of())));
            } else {
                options.addAll(cures.inRow(placed.occupant(), needed));
            }
            cures.offer(draft, placed.occupant(), "Spread it", options);
        });
    }

    @Rule("LB-FORM-06")
    void skirmishCavalry(PlacedUnit placed, ExtentFaults check, Skirmishers able, Cures cures, Reporter out) {
        if (able.may(placed.unit()) && check.skirmishCavalry(placed.unit(), placed.placement())) {
            Reporter.Draft draft =
                    out.report().with("u", placed.name()).with("k", ExtentFaults.hexes(placed.placement()));
            cures.offer(draft, placed.occupant(), "Spread it", cures.inRow(placed.occupant(), check.cavalryHexes()));
        }
    }

    @Rule("LB-FORM-07")
    void stray(PlacedUnit placed, ExtentFaults check, Ground ground, Cures cures, Reporter out) {
        check.stray(placed.unit(), placed.placement()).ifPresent(stray -> {
            Reporter.Draft draft = out.report()
                    .with("u", placed.name())
                    .with("h", ground.grid().label(stray.hex()))
                    .with("why", stray.why())
                    .at(stray.hex());
            List<Option> options =
                    new ArrayList<>(cures.inRow(placed.occupant(), ExtentFaults.hexes(placed.placement())));
            options.addAll(cures.contracted(placed.occupant()));
            cures.offer(draft, placed.occupant(), "Lay it out anew", options);
        });
    }

    @Rule("LB-FORM-08")
    void cavalryLine(
            PlacedUnit placed, ExtentFaults check, Formations formations, Units units, Cures cures, Reporter out) {
        if (check.thinCavalry(placed.unit(), placed.placement())) {
            Reporter.Draft draft = counted(placed, units, out)
                    .with("least", formations.leastForLine(placed.unit(), ExtentFaults.hexes(placed.placement())));
            shorter(placed, cures, draft);
        }
    }

    @Rule("LB-FORM-09")
    void wideLine(PlacedUnit placed, ExtentFaults check, Reporter out) {
        if (check.wideCavalry(placed.unit(), placed.placement())) {
            out.report()
                    .with("u", placed.name())
                    .with("k", ExtentFaults.hexes(placed.placement()))
                    .with("limit", check.cavalryMaxHexes())
                    .fix(new Fix.Question("Shorten the line of " + placed.name()));
        }
    }

    /** Of the shorter rows, the longest that will do. */
    private static void shorter(PlacedUnit placed, Cures cures, Reporter.Draft draft) {
        List<Option> options = new ArrayList<>();
        for (int hexes = ExtentFaults.hexes(placed.placement()) - 1; hexes > 1; hexes--) {
            options.addAll(cures.inRow(placed.occupant(), hexes));
        }
        options.addAll(cures.contracted(placed.occupant()));
        cures.offer(draft, placed.occupant(), "Shorten the line", options);
    }

    private static Reporter.Draft counted(PlacedUnit placed, Units units, Reporter out) {
        return out.report()
                .with("u", placed.name())
                .with("n", units.increments(placed.unit(), placed.placement()))
                .with("k", ExtentFaults.hexes(placed.placement()));
    }

    /** The same hexes with these increments in the further ones, or none said. */
    static Placement withSteps(Placement placement, List<Placement.Part> parts, List<Integer> steps) {
        List<Placement.Part> changed = new ArrayList<>();
        for (int i = 0; i < parts.size(); i++) {
            Placement.Part part = parts.get(i);
            changed.add(
                    new Placement.Part(part.hex(), part.facing(), steps.isEmpty() ? null : steps.get(i), part.stack()));
        }
        return placement.withParts(changed);
    }
}
