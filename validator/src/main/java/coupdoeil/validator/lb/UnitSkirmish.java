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

/** Who may be in skirmish order (LB 13, 19, 20). */
final class UnitSkirmish {

    @Rule("LB-UNIT-07")
    void regiment(PlacedUnit placed, LbUnits units, FormationCheck check, Cures cures, Reporter out) {
        if (skirmishing(placed) && units.is(placed.unit(), LbUnits.INFANTRY, LbUnits.REGIMENT)) {
            Reporter.Draft draft = out.report().with("u", placed.name());
            massed(placed, check, cures, draft);
            draft.fix(new Fix.Ask("Place its battalions"));
        }
    }

    @Rule("LB-UNIT-07")
    void regiment(Arrival arrival, Roster roster, LbUnits units, Reporter out) {
        for (ArrivalGroup.Marcher marcher : arrival.group().march()) {
            roster.unit(marcher.piece())
                    .filter(unit -> LbFormations.SKIRMISH.equals(marcher.formation())
                            && units.is(unit, LbUnits.INFANTRY, LbUnits.REGIMENT))
                    .ifPresent(unit -> out.report()
                            .with("u", unit.name())
                            .about(new SubjectRef("unit", unit.id(), unit.name()))
                            .fix(new Fix.Ask("Let its battalions come")));
        }
    }

    /** Infantry regiments are LB-UNIT-07 whatever they print; that heavy cavalry prints it at all is LB-UNIT-06 besides. */
    @Rule("LB-UNIT-08")
    void unable(PlacedUnit placed, LbSkirmishers skirmishers, FormationCheck check, Cures cures, Reporter out) {
        Unit unit = placed.unit();
        if (skirmishing(placed) && !skirmishers.may(unit) && !skirmishers.isRegiment(unit)) {
            Reporter.Draft draft = out.report().with("u", placed.name());
            massed(placed, check, cures, draft);
        }
    }

    /** Artillery in skirmish order is in a formation that its arm does not have, whatever it prints. */
    private static boolean skirmishing(PlacedUnit placed) {
        return placed.formation().equals(LbFormations.SKIRMISH)
                && !placed.unit().arm().equals(LbUnits.ARTILLERY);
    }

    /** Into column, or general order where the ground demands it. */
    private static void massed(PlacedUnit placed, FormationCheck check, Cures cures, Reporter.Draft draft) {
        cures.offer(draft, placed.occupant(), "Change the formation", check.massed(placed, cures));
    }
}
