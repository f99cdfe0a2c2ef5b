package coupdoeil.validator.lb.oob;

import coupdoeil.model.Attributes;
import coupdoeil.model.oob.Formation;
import coupdoeil.model.pack.PackEdits;
import coupdoeil.model.rules.RuleSystem;
import coupdoeil.validator.check.Fix;
import coupdoeil.validator.check.Reporter;
import coupdoeil.validator.check.Rule;
import coupdoeil.validator.check.subject.FormationEntry;
import coupdoeil.validator.lb.fact.Organisation;
import coupdoeil.validator.lb.fact.SpecialRules;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** From which share of ineffective battalions on each morale level holds (LB 42). */
public final class MoraleThresholdChecks {

    /** The attribute of an organisation, and the table of the rules, that say so. */
    static final String LEVELS = "moraleLevels";

    private static final String LEVEL = "level";
    private static final String FROM = "fromPercent";
    private static final String MODIFIER = "modifier";

    @Rule("LB-OOB-10")
    void thresholds(
            FormationEntry entry, Organisation organisation, SpecialRules special, RuleSystem system, Reporter out) {
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
        List<Attributes> rules = special.all("morale-levels").stream()
                .filter(rule ->
                        rule.text("formation").filter(formation.id()::equals).isPresent())
                .toList();
        String why;
        if (!eachOnce || !isIncreasing(List.copyOf(own.values()))) {
            why = "do not increase";
        } else if (rules.isEmpty()) {
            why = own.equals(table) ? "" : "differ from " + text(table) + " without a special rule";
        } else {
            why = leftOut(own, table, rules)
                    .map(level -> "leave out level " + level + ", which has a modifier")
                    .orElse("");
        }
        if (!why.isEmpty()) {
            out.report()
                    .with("o", entry.name())
                    .with("x", text(own))
                    .with("why", why)
                    .fix(new Fix.Change(
                            "Take those of the table",
                            pack -> PackEdits.formation(
                                    pack,
                                    formation.id(),
                                    known -> known.withAttributes(reset(known.attributes(), table)))));
        }
    }

    /** The first level that a special rule gives a modifier, and the organisation's own thresholds never reach. */
    private static Optional<Integer> leftOut(
            Map<Integer, Integer> own, Map<Integer, Integer> table, List<Attributes> rules) {
        return table.keySet().stream()
                .filter(level -> !own.containsKey(level))
                .filter(level -> rules.stream()
                        .anyMatch(rule -> rule.integers("modifiers").size() > level))
                .findFirst();
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
}
