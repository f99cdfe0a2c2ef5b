package coupdoeil.validator.lb;

import coupdoeil.model.oob.Roster;
import coupdoeil.model.oob.Unit;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.hexes.Occupancy;
import coupdoeil.validator.check.hexes.Stack;
import coupdoeil.validator.check.subject.Arrival;
import coupdoeil.validator.check.subject.Occupant;
import coupdoeil.validator.check.subject.PlacedUnit;
import coupdoeil.validator.check.subject.SubjectRef;
import coupdoeil.validator.hexes.cure.Cures;
import coupdoeil.validator.hexes.cure.Option;
import coupdoeil.validator.lb.fact.ExtentFaults;
import coupdoeil.validator.lb.fact.FormationFaults;
import coupdoeil.validator.lb.fact.Formations;
import coupdoeil.validator.lb.fact.Loads;
import coupdoeil.validator.lb.fact.SharedHexFaults;
import coupdoeil.validator.lb.fact.Units;
import java.util.ArrayList;
import java.util.List;

/** Who forms a carré, and how many (LB 16, 44). */
final class CarreChecks {

    /** What several units form together is reported once, of the topmost. */
    @Rule("LB-FORM-11")
    void tooSmall(
            PlacedUnit placed,
            SharedHexFaults check,
            FormationFaults formations,
            Occupancy occupancy,
            Cures cures,
            Reporter out) {
        if (!placed.formation().equals(Formations.CARRE)) {
            return;
        }
        List<Occupant> friends = FormationFacingChecks.friends(placed, occupancy);
        List<Occupant> carre = SharedHexFaults.carre(friends);
        boolean noInfantry = SharedHexFaults.noInfantry(placed.occupant());
        boolean top = !carre.isEmpty() && carre.get(0).placement().equals(placed.placement());
        if (noInfantry || (top && check.tooSmall(friends))) {
            Reporter.Draft draft = out.report()
                    .with("u", placed.name())
                    .with("why", noInfantry ? notInfantry(placed.unit()) : tooFew(check.strength(friends), check));
            carre.stream()
                    .filter(other -> !noInfantry && !other.placement().equals(placed.placement()))
                    .forEach(other -> draft.about(other.ref()));
            cures.offer(draft, placed.occupant(), "Change the formation", options(placed, formations, cures));
        }
    }

    private static List<Option> options(PlacedUnit placed, FormationFaults formations, Cures cures) {
        return placed.unit().arm().equals(Units.ARTILLERY)
                ? cures.into(Formations.UNLIMBERED, placed.occupant())
                : formations.massed(placed, cures);
    }

    /** The carrés of a group enter together, and count as one. */
    @Rule("LB-FORM-11")
    void tooSmall(Arrival arrival, Roster roster, Units units, SharedHexFaults check, Reporter out) {
        List<Unit> infantry = new ArrayList<>();
        arrival.group().march().stream()
                .filter(marcher -> Formations.CARRE.equals(marcher.formation()))
                .flatMap(marcher -> roster.unit(marcher.piece()).stream())
                .forEach(unit -> {
                    if (unit.arm().equals(Units.INFANTRY)) {
                        infantry.add(unit);
                    } else {
                        report(unit, notInfantry(unit), out);
                    }
                });
        int increments = infantry.stream().mapToInt(units::printed).sum();
        if (!infantry.isEmpty() && increments < check.least()) {
            report(infantry.get(0), tooFew(increments, check), out);
        }
    }

    private static void report(Unit unit, String why, Reporter out) {
        out.report()
                .with("u", unit.name())
                .with("why", why)
                .about(new SubjectRef("unit", unit.id(), unit.name()))
                .fix(new Fix.Question("Change its formation"));
    }

    private static String notInfantry(Unit unit) {
        return unit.arm() + " forms no carré";
    }

    private static String tooFew(int increments, SharedHexFaults check) {
        return increments + (increments == 1 ? " increment" : " increments") + " in carré, which takes "
                + check.least();
    }

    @Rule("LB-FORM-12")
    void tooLarge(Stack stack, SharedHexFaults check, Loads loads, Cures cures, Reporter out) {
        List<Occupant> friends = stack.friends();
        if (check.tooLarge(friends)) {
            List<Occupant> carre = SharedHexFaults.carre(friends);
            Reporter.Draft draft = out.report()
                    .with("h", stack.label())
                    .with("n", loads.increments(carre))
                    .with("k", loads.regiments(carre, Units.INFANTRY))
                    .with("limit", check.most());
            carre.forEach(unit -> draft.about(unit.ref()));
            if (!cures.moveAway(draft, stack)) {
                draft.fix(new Fix.Question("Split the carré in " + stack.label()));
            }
        }
    }

    @Rule("LB-FORM-13")
    void acrossHexes(PlacedUnit placed, ExtentFaults check, Cures cures, Reporter out) {
        if (check.brokenCarre(placed.placement())) {
            Reporter.Draft draft = out.report().with("u", placed.name());
            cures.offer(draft, placed.occupant(), "Contract", cures.contracted(placed.occupant()));
        }
    }
}
