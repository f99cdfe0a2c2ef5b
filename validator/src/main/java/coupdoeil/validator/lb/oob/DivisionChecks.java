package coupdoeil.validator.lb.oob;

import coupdoeil.model.oob.Army;
import coupdoeil.model.oob.Belonging;
import coupdoeil.model.oob.Formation;
import coupdoeil.model.oob.Roster;
import coupdoeil.model.oob.Side;
import coupdoeil.model.oob.Unit;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.subject.ArmyEntry;
import coupdoeil.validator.check.subject.UnitEntry;
import coupdoeil.validator.lb.fact.Organisation;
import coupdoeil.validator.lb.fact.RatingFixes;
import coupdoeil.validator.lb.fact.SpecialRules;
import coupdoeil.validator.lb.fact.Units;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/** Forced marches are made by divisions, and by the batteries attached to them (LB 43). */
public final class DivisionChecks {

    private static final int MAX_DIVISIONS = 8;

    /** Once for a side, at the first of its armies. */
    @Rule("LB-OOB-12")
    void noDivision(ArmyEntry entry, Organisation organisation, SpecialRules special, Roster roster, Reporter out) {
        String side = entry.army().side();
        boolean first = roster.armies().stream()
                .filter(army -> army.side().equals(side))
                .findFirst()
                .filter(entry.army()::equals)
                .isPresent();
        if (!first || forbidden(special)) {
            return;
        }
        List<Unit> infantry = roster.units().stream()
                .filter(unit -> unit.arm().equals(Units.INFANTRY)
                        && roster.sideOf(unit).filter(side::equals).isPresent())
                .toList();
        if (!infantry.isEmpty()
                && infantry.stream()
                        .allMatch(unit -> organisation.division(unit).isEmpty())) {
            out.report()
                    .with("s", roster.side(side).map(Side::name).orElse(side))
                    .fix(new Fix.Question("Mark the divisions"));
        }
    }

    /** A battery of nobody is LB-OOB-01, one attached to nothing that exists PACK-62. */
    @Rule("LB-OOB-13")
    void noDivisionOfBattery(
            UnitEntry entry, Organisation organisation, SpecialRules special, Roster roster, Reporter out) {
        Unit battery = entry.unit();
        Optional<Army> army = roster.armyOf(battery);
        boolean nowhere = organisation.superiors(battery).isEmpty() && army.isEmpty();
        boolean unknown = battery.attributes()
                .text("attachedTo")
                .filter(to -> roster.formation(to).isEmpty())
                .isPresent();
        if (!battery.arm().equals(Units.ARTILLERY)
                || nowhere
                || unknown
                || forbidden(special)
                || organisation.division(battery).isPresent()) {
            return;
        }
        List<Fix.Change> fixes = roster.formations().stream()
                .filter(body -> organisation.isDivision(body)
                        && roster.armyOf(body.under()).equals(army))
                .sorted(Comparator.comparing(body -> !isNear(body, organisation.superiors(battery), roster)))
                .limit(MAX_DIVISIONS)
                .map(body -> RatingFixes.rating(
                        battery, "Attach it to " + body.name(), a -> a.with("attachedTo", body.id())))
                .toList();
        out.report()
                .with("b", entry.name())
                .fix(
                        fixes.isEmpty()
                                ? new Fix.Question("Attach " + entry.name() + " to a division")
                                : fixes.size() == 1 ? fixes.get(0) : new Fix.Choose("Attach it", fixes));
    }

    /** Whether a division stands below one of the superiors of a battery. */
    private static boolean isNear(Formation division, List<Formation> superiors, Roster roster) {
        return roster.superiors(Belonging.NOWHERE.with(Belonging.COMMAND, division.id())).stream()
                .anyMatch(superiors::contains);
    }

    private static boolean forbidden(SpecialRules special) {
        return special.all("force-march").stream().anyMatch(rule -> rule.has("allowed") && !rule.flag("allowed"));
    }
}
