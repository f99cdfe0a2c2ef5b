package coupdoeil.validator.lb.oob;

import coupdoeil.model.oob.Army;
import coupdoeil.model.oob.Belonging;
import coupdoeil.model.oob.Formation;
import coupdoeil.model.oob.Roster;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.pack.PackEdits;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.Severity;
import coupdoeil.validator.check.subject.FormationEntry;
import coupdoeil.validator.check.subject.UnitEntry;
import coupdoeil.validator.lb.fact.Organisation;
import coupdoeil.validator.lb.fact.Presence;
import coupdoeil.validator.lb.fact.Units;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** The organisations whose battalions are counted each hour for their morale level (LB 42). */
public final class MoraleOrganisationChecks {

    private static final String CARRIES = "moraleOrganisation";

    /** A battalion of no organisation at all is LB-OOB-01. */
    @Rule("LB-OOB-09")
    void withoutLevel(UnitEntry entry, Units units, Organisation organisation, Roster roster, Reporter out) {
        Unit unit = entry.unit();
        boolean counted = units.is(unit, Units.INFANTRY, Units.BATTALION)
                || (units.is(unit, Units.INFANTRY, Units.REGIMENT)
                        && organisation.battalions(unit).isEmpty());
        List<Formation> superiors = organisation.superiors(unit);
        if (!counted
                || (superiors.isEmpty() && roster.armyOf(unit).isEmpty())
                || organisation.moraleOrganisation(unit).isPresent()) {
            return;
        }
        List<Fix.Change> fixes = new ArrayList<>();
        for (int i = superiors.size() - 1; i >= 0; i--) {
            fixes.add(carrying(superiors.get(i), true, "Let " + superiors.get(i).name() + " carry a level"));
        }
        if (fixes.isEmpty()) {
            Optional<Army> army = roster.armyOf(unit);
            roster.formations().stream()
                    .filter(organisation::carriesMorale)
                    .filter(body -> roster.armyOf(body.under()).equals(army))
                    .forEach(body -> fixes.add(new Fix.Change(
                            "Let it share the level of " + body.name(),
                            pack -> PackEdits.unit(
                                    pack,
                                    unit.id(),
                                    known -> known.withUnder(known.under().with(Belonging.MORALE, body.id()))))));
        }
        out.report()
                .with("b", entry.name())
                .fix(
                        fixes.isEmpty()
                                ? new Fix.Question("Assign it")
                                : fixes.size() == 1 ? fixes.get(0) : new Fix.Choose("Assign it", fixes));
    }

    private static Fix.Change carrying(Formation formation, boolean carries, String name) {
        return new Fix.Change(
                name,
                pack -> PackEdits.formation(
                        pack,
                        formation.id(),
                        known -> known.withAttributes(known.attributes().with(CARRIES, carries))));
    }

    /**
     * Battalions that count for a nearer organisation below it are battalions too. What carries a level only because all of
     * its kind do, and has troops but no infantry, is a corps of cavalry or guns and carries none.
     */
    @Rule("LB-OOB-11")
    void withoutBattalions(FormationEntry entry, Organisation organisation, Roster roster, Reporter out) {
        Formation formation = entry.formation();
        List<Unit> below = roster.units().stream()
                .filter(unit -> organisation.superiors(unit).contains(formation))
                .toList();
        boolean infantry = below.stream().anyMatch(unit -> unit.arm().equals(Units.INFANTRY));
        boolean meant = below.isEmpty()
                || formation.attributes().has(CARRIES)
                || formation.attributes().has(MoraleThresholdChecks.LEVELS);
        if (organisation.carriesMorale(formation)
                && organisation.battalionCount(formation) < 1
                && (formation.attributes().has(Organisation.BATTALIONS) || (!infantry && meant))) {
            out.report()
                    .with("o", entry.name())
                    .with("why", "has no battalions")
                    .fix(carrying(formation, false, "Let " + entry.name() + " carry no level"));
        }
    }

    /** A number smaller than that of the battalions there would let more than all of them be ineffective. */
    @Rule("LB-OOB-11")
    void fewerThanListed(FormationEntry entry, Organisation organisation, Presence presence, Reporter out) {
        Formation formation = entry.formation();
        OptionalInt given = formation.attributes().integer(Organisation.BATTALIONS);
        if (given.isEmpty() || given.getAsInt() < 1 || !organisation.carriesMorale(formation)) {
            return;
        }
        int listed = (int) organisation.battalions(formation).stream()
                .filter(battalion -> !presence.absent(battalion))
                .count();
        if (given.getAsInt() < listed) {
            out.report()
                    .severity(Severity.WARNING)
                    .with("o", entry.name())
                    .with("why", "counts " + given.getAsInt() + " of the " + listed + " battalions listed")
                    .fix(new Fix.Change(
                            "Make it " + listed,
                            pack -> PackEdits.formation(
                                    pack,
                                    formation.id(),
                                    known -> known.withAttributes(
                                            known.attributes().with(Organisation.BATTALIONS, listed)))));
        }
    }
}
