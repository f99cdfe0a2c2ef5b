package coupdoeil.validator.ot;

import coupdoeil.model.oob.Army;
import coupdoeil.model.oob.Belonging;
import coupdoeil.model.oob.Formation;
import coupdoeil.model.oob.Roster;
import coupdoeil.model.oob.Side;
import coupdoeil.model.oob.Unit;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.Severity;
import coupdoeil.validator.check.subject.FormationEntry;
import coupdoeil.validator.check.subject.ScenarioEntry;
import coupdoeil.validator.check.subject.UnitEntry;
import coupdoeil.validator.ot.fact.Commands;
import coupdoeil.validator.ot.fact.Units;
import coupdoeil.validator.table.fact.Forces;
import java.util.List;
import java.util.Optional;

/** How an army is put together (OT Army Organization; Commanders). */
final class OrganisationChecks {

    private static final double FEWEST_BATTERIES = 0.5;
    private static final double MOST_BATTERIES = 2;

    @Rule("OT-CMD-01")
    void nobodys(UnitEntry entry, Roster roster, Reporter out) {
        Unit unit = entry.unit();
        if (roster.superiors(unit.under()).isEmpty() && roster.armyOf(unit).isEmpty()) {
            out.report("u").ask("Choose its formation");
        }
    }

    @Rule("OT-CMD-06")
    void tooHigh(UnitEntry entry, Roster roster, Commands commands, Reporter out) {
        Unit unit = entry.unit();
        List<Formation> above = roster.superiors(unit.under());
        boolean ordered = above.stream().anyMatch(commands::ordersUnits);
        Optional<String> under = above.stream()
                .map(Formation::name)
                .findFirst()
                .or(() -> roster.armyOf(unit).map(Army::name));
        if (!ordered) {
            under.ifPresent(name -> out.report("u").with("formation", name).ask("Assign it to a division"));
        }
    }

    @Rule("OT-CMD-10")
    void parts(FormationEntry entry, Roster roster, Commands commands, Reporter out) {
        Formation formation = entry.formation();
        List<Integer> units = commands.level(formation).integers("units");
        List<Integer> brigades = commands.level(formation).integers("brigades");
        String arm = formation.level().equals(Commands.CAVALRY_BRIGADE) ? Units.CAVALRY : Units.INFANTRY;
        List<Integer> usual = units.isEmpty() ? brigades : units;
        if (usual.isEmpty()) {
            return;
        }
        long n = units.isEmpty()
                ? roster.formations().stream()
                        .filter(part -> isUnder(part.under(), formation))
                        .filter(part -> commands.level(part).integer("rank", 0) == Commands.BRIGADE_RANK)
                        .count()
                : roster.units().stream()
                        .filter(unit -> isUnder(unit.under(), formation) && Units.is(unit, arm))
                        .count();
        if (n < usual.get(0) || n > usual.get(1)) {
            boolean historical = formation.attributes().flag("historical");
            out.report("formation")
                    .severity(historical ? Severity.INFO : Severity.WARNING)
                    .with("n", n)
                    .with("least", usual.get(0))
                    .with("most", usual.get(1));
        }
    }

    private static boolean isUnder(Belonging under, Formation formation) {
        return under.to(Belonging.COMMAND).filter(formation.id()::equals).isPresent();
    }

    @Rule("OT-CMD-11")
    void guns(ScenarioEntry entry, Roster roster, Forces forces, Commands commands, Reporter out) {
        for (Side side : roster.sides()) {
            List<Unit> units = forces.units(side.id());
            long batteries = units.stream()
                    .filter(unit -> Units.is(unit, Units.ARTILLERY))
                    .count();
            long brigades = units.stream()
                    .flatMap(unit -> roster.superiors(unit.under()).stream())
                    .filter(part -> commands.level(part).integer("rank", 0) == Commands.BRIGADE_RANK)
                    .distinct()
                    .count();
            if (brigades > 0 && (batteries < brigades * FEWEST_BATTERIES || batteries > brigades * MOST_BATTERIES)) {
                out.report()
                        .with("side", side.name())
                        .with("batteries", batteries)
                        .with("brigades", brigades);
            }
        }
    }

    /** Chains that come back are said for all systems alike. */
    @Rule("OT-CMD-13")
    void formationOfTwo(FormationEntry entry, Roster roster, Reporter out) {
        twoParents(entry.name(), entry.formation().under(), roster, out);
    }

    @Rule("OT-CMD-13")
    void unitOfTwo(UnitEntry entry, Roster roster, Reporter out) {
        twoParents(entry.name(), entry.unit().under(), roster, out);
    }

    private static void twoParents(String name, Belonging under, Roster roster, Reporter out) {
        Optional<String> command = under.to(Belonging.COMMAND);
        Optional<String> asset = under.to(Belonging.ASSET);
        boolean formations = command.isPresent() && asset.isPresent() && !command.equals(asset);
        Optional<String> above = command.or(() -> asset)
                .flatMap(roster::formation)
                .flatMap(formation -> roster.armyOf(formation.under()))
                .map(Army::id);
        boolean armies = under.to(Belonging.ARMY)
                .filter(army -> above.filter(other -> !other.equals(army)).isPresent())
                .isPresent();
        if (formations || armies) {
            out.report()
                    .with("formation", name)
                    .with("why", formations ? "belongs to two formations" : "belongs to two armies")
                    .ask("Choose what it is under");
        }
    }

    @Rule("OT-CMD-16")
    void mixed(FormationEntry entry, Roster roster, Commands commands, Reporter out) {
        Formation formation = entry.formation();
        if (commands.level(formation).integer("rank", 0) != Commands.BRIGADE_RANK) {
            return;
        }
        List<String> arms = roster.units().stream()
                .filter(unit -> isUnder(unit.under(), formation))
                .map(Unit::arm)
                .distinct()
                .toList();
        if (arms.contains(Units.INFANTRY) && arms.contains(Units.CAVALRY)) {
            out.report("brigade").ask("Make two brigades of it");
        }
    }
}
