package coupdoeil.validator.hm;

import coupdoeil.model.oob.Belonging;
import coupdoeil.model.oob.Formation;
import coupdoeil.model.oob.Leader;
import coupdoeil.model.oob.Roster;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.pack.PackEdits;
import coupdoeil.model.rules.Choice;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.subject.ArmyEntry;
import coupdoeil.validator.check.subject.FormationEntry;
import coupdoeil.validator.check.subject.UnitEntry;
import coupdoeil.validator.hm.fact.Brigades;
import java.util.List;

/** Brigades, their Generals and the commander-in-chief of an army (HM Command Range; Attaching; Brigades; C-in-C). */
final class CommandChecks {

    @Rule("HM-CMD-01")
    void withoutBrigade(UnitEntry entry, Roster roster, Reporter out) {
        Unit unit = entry.unit();
        boolean has = roster.formationOf(unit)
                .filter(formation -> formation.level().equals(Brigades.BRIGADE))
                .isPresent();
        if (!has) {
            List<Fix.Change> brigades = roster.formations().stream()
                    .filter(formation -> formation.level().equals(Brigades.BRIGADE))
                    .filter(formation -> isOfSide(unit, formation, roster))
                    .map(formation -> new Fix.Change(
                            "Put it under " + formation.name(),
                            pack -> PackEdits.unit(
                                    pack,
                                    unit.id(),
                                    known -> known.withUnder(
                                            Belonging.NOWHERE.with(Belonging.COMMAND, formation.id())))))
                    .toList();
            out.report("u")
                    .fix(
                            brigades.isEmpty()
                                    ? new Fix.Question("Give it a brigade")
                                    : new Fix.Choose("Give it a brigade", brigades));
        }
    }

    @Rule("HM-CMD-02")
    void generals(FormationEntry entry, Roster roster, Reporter out) {
        int generals = Brigades.generals(roster, entry.formation().id()).size();
        if (isBrigade(entry) && generals != 1) {
            out.report("brigade")
                    .with("n", generals)
                    .ask(generals == 0 ? "Add a General who leads it" : "Keep one of its Generals");
        }
    }

    @Rule("HM-CMD-03")
    void size(FormationEntry entry, Roster roster, RuleSystem system, Reporter out) {
        int units = Brigades.units(roster, entry.formation().id()).size();
        List<Integer> usual = Choice.effects(
                        system.vocabulary().levels(), entry.formation().level())
                .integers("units");
        if (usual.size() == 2 && units > 0 && (units < usual.get(0) || units > usual.get(1))) {
            out.report("brigade").with("n", units).with("min", usual.get(0)).with("max", usual.get(1));
        }
    }

    @Rule("HM-CMD-04")
    void empty(FormationEntry entry, Roster roster, Reporter out) {
        String id = entry.formation().id();
        if (isBrigade(entry) && Brigades.units(roster, id).isEmpty()) {
            Reporter.Draft draft = out.report("brigade");
            if (roster.leadersOf(id).isEmpty()) {
                draft.fix(new Fix.Change(
                        "Delete it",
                        pack -> pack.withOrderOfBattle(pack.orderOfBattle()
                                .withFormations(pack.orderOfBattle().formations().stream()
                                        .filter(formation -> !formation.id().equals(id))
                                        .toList()))));
            }
        }
    }

    @Rule("HM-CMD-10")
    void commander(ArmyEntry entry, Roster roster, Reporter out) {
        long commanders = roster.leaders().stream()
                .filter(Brigades::isCommander)
                .filter(leader -> isOfArmy(leader, entry, roster))
                .count();
        if (commanders != 1) {
            out.report("army")
                    .with("n", commanders == 0 ? "none" : Long.toString(commanders))
                    .ask(commanders == 0 ? "Add a commander-in-chief" : "Keep one of them");
        }
    }

    private static boolean isBrigade(FormationEntry entry) {
        return entry.formation().level().equals(Brigades.BRIGADE);
    }

    private static boolean isOfArmy(Leader leader, ArmyEntry entry, Roster roster) {
        return leader.id().equals(entry.army().leader())
                || roster.armyOf(leader)
                        .filter(army -> army.id().equals(entry.army().id()))
                        .isPresent();
    }

    /** Any brigade may do for a unit that has no side. */
    private static boolean isOfSide(Unit unit, Formation formation, Roster roster) {
        return roster.sideOf(unit)
                .flatMap(side ->
                        roster.armyOf(formation.under()).map(army -> army.side().equals(side)))
                .orElse(true);
    }
}
