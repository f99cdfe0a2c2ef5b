package coupdoeil.validator.lb;

import coupdoeil.model.Attributes;
import coupdoeil.model.oob.Army;
import coupdoeil.model.oob.Belonging;
import coupdoeil.model.oob.Formation;
import coupdoeil.model.oob.Roster;
import coupdoeil.model.oob.Unit;
import coupdoeil.model.pack.PackEdits;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.subject.FormationEntry;
import coupdoeil.validator.check.subject.UnitEntry;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** The organisations whose battalions are counted each hour for their morale level (LB 42). */
final class MoraleOrganisations {

    private static final String CARRIES = "moraleOrganisation";
    private static final String LEVELS = "moraleLevels";
    private static final String LEVEL = "level";
    private static final String FROM = "fromPercent";
    private static final String MODIFIER = "modifier";

    /** A battalion of no organisation at all is LB-OOB-01. */
    @Rule("LB-OOB-09")
    void withoutLevel(UnitEntry entry, LbUnits units, LbOrganisation organisation, Roster roster, Reporter out) {
        Unit unit = entry.unit();
        boolean counted = units.is(unit, LbUnits.INFANTRY, LbUnits.BATTALION)
                || (units.is(unit, LbUnits.INFANTRY, LbUnits.REGIMENT)
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
                                ? new Fix.Ask("Assign it")
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

    @Rule("LB-OOB-10")
    void thresholds(
            FormationEntry entry,
            LbOrganisation organisation,
            LbSpecialRules special,
            RuleSystem system,
            Reporter out) {
        Formation formation = entry.formation();
        Map<Integer, Integer> own = thresholds(formation.attributes().groups(LEVELS));
        Map<Integer, Integer> table = thresholds(system.tables().groups(LEVELS));
        if (!organisation.carriesMorale(formation) || !formation.attributes().has(LEVELS)) {
            return;
        }
        boolean eachOnce = own.size() == formation.attributes().groups(LEVELS).size();
        table.forEach((level, from) -> {
            if (from == 0) {
                own.putIfAbsent(level, from);
            }
        });
        boolean increasing = eachOnce && isIncreasing(List.copyOf(own.values()));
        boolean ruled = special.all("morale-levels").stream()
                .anyMatch(rule ->
                        rule.text("formation").filter(formation.id()::equals).isPresent());
        if (!increasing || (!own.equals(table) && !ruled)) {
            out.report()
                    .with("o", entry.name())
                    .with("x", text(own))
                    .with(
                            "why",
                            increasing ? "differ from " + text(table) + " without a special rule" : "do not increase")
                    .fix(new Fix.Change(
                            "Take those of the table",
                            pack -> PackEdits.formation(
                                    pack,
                                    formation.id(),
                                    known -> known.withAttributes(reset(known.attributes(), table)))));
        }
    }

    /** The least percentages by level; a row without one counts as nought. */
    private static Map<Integer, Integer> thresholds(List<Attributes> rows) {
        Map<Integer, Integer> thresholds = new TreeMap<>();
        rows.forEach(row -> thresholds.putIfAbsent(row.integer(LEVEL, 0), row.integer(FROM, 0)));
        return thresholds;
    }

    private static boolean isIncreasing(List<Integer> values) {
        for (int i = 1; i < values.size(); i++) {
            if (values.get(i) <= values.get(i - 1)) {
                return false;
            }
        }
        return true;
    }

    private static String text(Map<Integer, Integer> thresholds) {
        return thresholds.values().stream().map(String::valueOf).collect(Collectors.joining("-"));
    }

    /** The thresholds of the table with the organisation's own modifiers; without modifiers none are needed. */
    private static Attributes reset(Attributes formation, Map<Integer, Integer> table) {
        Map<Integer, Integer> modifiers = new TreeMap<>();
        formation
                .groups(LEVELS)
                .forEach(row -> row.integer(MODIFIER)
                        .ifPresent(modifier -> modifiers.putIfAbsent(row.integer(LEVEL, 0), modifier)));
        if (modifiers.isEmpty()) {
            return formation.without(LEVELS);
        }
        List<Attributes> rows = table.entrySet().stream()
                .map(row -> {
                    Attributes own = Attributes.of(LEVEL, row.getKey(), FROM, row.getValue());
                    Integer modifier = modifiers.get(row.getKey());
                    return modifier == null ? own : own.with(MODIFIER, modifier);
                })
                .toList();
        return formation.with(LEVELS, rows);
    }

    /**
     * Battalions that count for a nearer organisation below it are battalions too. What carries a level only because all of
     * its kind do, and has troops but no infantry, is a corps of cavalry or guns and carries none.
     */
    @Rule("LB-OOB-11")
    void withoutBattalions(FormationEntry entry, LbOrganisation organisation, Roster roster, Reporter out) {
        Formation formation = entry.formation();
        List<Unit> below = roster.units().stream()
                .filter(unit -> organisation.superiors(unit).contains(formation))
                .toList();
        boolean infantry = below.stream().anyMatch(unit -> unit.arm().equals(LbUnits.INFANTRY));
        boolean meant = below.isEmpty()
                || formation.attributes().has(CARRIES)
                || formation.attributes().has(LEVELS);
        if (organisation.carriesMorale(formation)
                && organisation.battalionCount(formation) < 1
                && (formation.attributes().has("battalions") || (!infantry && meant))) {
            out.report()
                    .with("o", entry.name())
                    .fix(carrying(formation, false, "Let " + entry.name() + " carry no level"));
        }
    }
}
