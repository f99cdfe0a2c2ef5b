package coupdoeil.validator.lb;

import coupdoeil.model.oob.Roster;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.scenario.ArrivalGroup;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.subject.Arrival;
import coupdoeil.validator.check.subject.PlacedUnit;
import coupdoeil.validator.check.subject.SubjectRef;
import coupdoeil.validator.hexes.cure.Cures;
import coupdoeil.validator.lb.fact.FormationFaults;
import coupdoeil.validator.lb.fact.Formations;
import coupdoeil.validator.lb.fact.Skirmishers;
import coupdoeil.validator.lb.fact.Units;

/** Who may be in skirmish order (LB 13, 19, 20). */
final class UnitSkirmishChecks {

    @Rule("LB-UNIT-07")
    void regiment(PlacedUnit placed, Units units, FormationFaults check, Cures cures, Reporter out) {
        if (skirmishing(placed) && units.is(placed.unit(), Units.INFANTRY, Units.REGIMENT)) {
            Reporter.Draft draft = out.report().with("u", placed.name());
            massed(placed, check, cures, draft);
            draft.fix(new Fix.Question("Place its battalions"));
        }
    }

    @Rule("LB-UNIT-07")
    void regiment(Arrival arrival, Roster roster, Units units, Reporter out) {
        for (ArrivalGroup.Marcher marcher : arrival.group().march()) {
            roster.unit(marcher.piece())
                    .filter(unit -> Formations.SKIRMISH.equals(marcher.formation())
                            && units.is(unit, Units.INFANTRY, Units.REGIMENT))
                    .ifPresent(unit -> out.report()
                            .with("u", unit.name())
                            .about(new SubjectRef("unit", unit.id(), unit.name()))
                            .fix(new Fix.Question("Let its battalions come")));
        }
    }

    /** Infantry regiments are LB-UNIT-07 whatever they print; heavy cavalry that prints it is LB-UNIT-06. */
    @Rule("LB-UNIT-08")
    void unable(PlacedUnit placed, Skirmishers skirmishers, FormationFaults check, Cures cures, Reporter out) {
        Unit unit = placed.unit();
        if (skirmishing(placed) && !skirmishers.has(unit) && !skirmishers.isRegiment(unit)) {
            Reporter.Draft draft = out.report().with("u", placed.name());
            massed(placed, check, cures, draft);
        }
    }

    /** Artillery in skirmish order is in a formation that its arm does not have, whatever it prints. */
    private static boolean skirmishing(PlacedUnit placed) {
        return placed.formation().equals(Formations.SKIRMISH)
                && !placed.unit().arm().equals(Units.ARTILLERY);
    }

    /** Into column, or general order where the ground demands it. */
    private static void massed(PlacedUnit placed, FormationFaults check, Cures cures, Reporter.Draft draft) {
        cures.offer(draft, placed.occupant(), "Change the formation", check.massed(placed, cures));
    }
}
